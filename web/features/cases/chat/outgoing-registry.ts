import type { ApolloClient } from '@apollo/client';
import { collabChatText } from '#schema/text/collab-chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { SendCaseMessageDocument } from './send-message.generated.ts';
import { casesWithOutgoing, Outgoing, type Send } from './outgoing.ts';

/** Timeout of a reply; the message is then sent again with the same id. */
const TIMEOUT_MS = 10_000;
const PASSING = new Set(['NETWORK', 'UNAVAILABLE', 'UPSTREAM', 'INTERNAL', 'RATE_LIMITED']);

const sendThrough =
  (client: ApolloClient, caseId: string): Send =>
  async ({ clientId, text, replyTo, attachments }) => {
    try {
      const { data } = await client.mutate({
        mutation: SendCaseMessageDocument,
        variables: {
          input: {
            caseId,
            clientId,
            text,
            ...(replyTo ? { replyToId: replyTo.id } : {}),
            ...(attachments.length > 0 ? { attachments: attachments.map(({ kind, id }) => ({ kind, id })) } : {}),
          },
        },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
      });
      const reply = data?.sendCaseMessage;
      const refused = reply?.userErrors[0];
      if (refused) return { is: 'refused', reason: refused.message || collabChatText.sendFailed };
      return reply?.message ? { is: 'accepted', message: reply.message } : { is: 'lost' };
    } catch (error) {
      const { code, message } = readFailure(error);
      return PASSING.has(code) ? { is: 'lost' } : { is: 'refused', reason: message };
    }
  };

const queues = new WeakMap<ApolloClient, Map<string, Outgoing>>();

/** The queue of outgoing messages of a case, one for the whole page: it continues when the panel is closed. */
export function outgoingOf(client: ApolloClient, socket: LiveSocket, caseId: string): Outgoing {
  const known = queues.get(client) ?? new Map<string, Outgoing>();
  queues.set(client, known);
  const outgoing = known.get(caseId) ?? new Outgoing(caseId, sendThrough(client, caseId), socket);
  known.set(caseId, outgoing);
  return outgoing;
}

/** Removes the queue of a case that the user lost. */
export function dropOutgoing(client: ApolloClient, caseId: string): void {
  const outgoing = queues.get(client)?.get(caseId);
  outgoing?.view().forEach(({ clientId }) => outgoing.drop(clientId));
}

/**
 * Sends what this tab still has in its queues, whatever is open, also after a reload. Returns the function that stops
 * it.
 */
export function runAllOutgoing(client: ApolloClient, socket: LiveSocket): () => void {
  queues.get(client)?.forEach((outgoing) => outgoing.start());
  casesWithOutgoing().forEach((caseId) => outgoingOf(client, socket, caseId));
  return () => queues.get(client)?.forEach((outgoing) => outgoing.stop());
}
