import { RestAskDocument } from '#schema/generated/rest-operations.ts';
import { errorText } from '#schema/text/errors.ts';
import { restRow, textOf, type RestRow } from '../../kernel/rest-row.ts';

export const chatRest: RestRow[] = [
  // `user_plan` of the specification is accepted and ignored: the account's own plan is what counts.
  restRow({
    method: 'POST',
    path: '/api/chat',
    document: RestAskDocument,
    variables: ({ body }) => ({ input: { text: textOf(body['message']) } }),
    reply: ({ askQuestion: { finishedAnswer: answer } }) => {
      // The server is being stopped, or nobody's patience lasts this long: the answer goes on and will be in the history.
      if (!answer) return { status: 503, body: { success: false, error: errorText.UNAVAILABLE, code: 'UNAVAILABLE' } };
      if (answer.status === 'FAILED')
        return { status: 502, body: { success: false, error: answer.error, code: 'UPSTREAM' } };
      return {
        body: {
          response: answer.text,
          message_id: answer.id,
          thread_id: answer.threadId,
          notice: answer.notice,
          abstained: answer.isAbstention,
          citations: answer.citations.map((citation) => ({
            number: citation.ordinal,
            citation: citation.label,
            state: citation.state.toLowerCase(),
            reason: citation.reason,
            text_as_of: citation.textAsOf,
            official_url: citation.officialUrl,
          })),
        },
      };
    },
  }),
];
