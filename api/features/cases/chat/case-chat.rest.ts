import { RestCaseChatDocument } from './case-chat.rest.generated.ts';
import { restRoute, type RestRoute } from '#api/kernel/http/rest-route.ts';

/** The newest messages; older ones are read over GraphQL, page by page. */
const LAST = 100;

export const caseChatRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/cases/:id/chat',
    document: RestCaseChatDocument,
    variables: ({ params }) => ({ caseId: params['id'] ?? '', last: LAST }),
    reply: ({ caseMessages: { nodes } }) => ({
      body: {
        messages: nodes.map((message) => ({
          id: message.id,
          caseId: message.caseId,
          case_id: message.caseId,
          sequence: message.sequence,
          user_email: message.authorEmail,
          user_name: message.authorName,
          message: message.text,
          created_at: message.createdAt,
          timestamp: message.createdAt,
          edited_at: message.editedAt,
          deleted_at: message.deletedAt,
        })),
      },
    }),
  }),
];
