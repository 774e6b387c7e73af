import type { AnswerStyle } from '#schema/generated/contract.ts';
import { withoutBreak } from '#schema/text/answers.ts';
import { errorText } from '#schema/text/errors.ts';
import { restStyles } from '#schema/text/chat.ts';
import { restSearchText } from '#schema/text/research.ts';
import { RestAskDocument } from './chat.rest.generated.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, textOf, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { parseArea } from '../research/index.ts';

const styleOf = (given: unknown): AnswerStyle => (given === restStyles.PLAIN ? 'PLAIN' : 'STANDARD');

/** An unknown area is an error: the question is not silently asked of all areas. */
function areaOf(given: unknown) {
  const { value, isUnknown, known } = parseArea(given);
  if (isUnknown) throw new Refusal('VALIDATION', restSearchText.unknownValue('area', known), { field: 'area' });
  return value;
}

/** Old clients show the text alone, so the labels of its citations are added at the end. */
function withLegend(text: string, citations: readonly { ordinal: number; label: string }[]): string {
  const shown = withoutBreak(text);
  if (citations.length === 0) return shown;
  return `${shown}\n\n${citations.map(({ ordinal, label }) => `[${ordinal}] ${label}`).join('\n')}`;
}

export const chatRest: RestRoute[] = [
  // `user_plan` of the specification is accepted and ignored: the plan of the account applies.
  restRoute({
    method: 'POST',
    path: '/api/chat',
    document: RestAskDocument,
    opensDemo: true,
    fields: { text: 'message', threadId: 'thread_id' },
    variables: ({ body }) => ({
      input: {
        text: textOf(body['message']),
        threadId: optionalText(body['thread_id']),
        area: areaOf(body['area']),
        style: styleOf(body['style']),
      },
    }),
    reply: ({ askQuestion: { finishedAnswer: answer } }) => {
      // The server is stopping or the wait timed out: the answer continues and will be in the history.
      if (!answer) return { status: 503, body: { success: false, error: errorText.UNAVAILABLE, code: 'UNAVAILABLE' } };
      if (answer.status === 'FAILED')
        return { status: 502, body: { success: false, error: answer.error, code: 'UPSTREAM' } };
      return {
        body: {
          response: withLegend(answer.text, answer.citations),
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
