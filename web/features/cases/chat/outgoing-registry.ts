import type { ApolloClient } from '@apollo/client';
import { collabChatText } from '#schema/text/collab-chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { SendCaseMessageDocument } from './send-message.generated.ts';
import { casesWithOutgoing, Outgoing, type Send } from './outgoing.ts';

/** A reply that takes longer is given up; the message is sent again under its id. */
const PATIENCE_MS = 10_000;
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
        context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
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

const held = new WeakMap<ApolloClient, Map<string, Outgoing>>();

/** What goes out in a case, one for the whole page: it goes on when its panel is closed. */
export function outgoingOf(client: ApolloClient, socket: LiveSocket, caseId: string): Outgoing {
  const known = held.get(client) ?? new Map<string, Outgoing>();
  held.set(client, known);
  const outgoing = known.get(caseId) ?? new Outgoing(caseId, sendThrough(client, caseId), socket);
  known.set(caseId, outgoing);
  return outgoing;
}

/** What waits in a case that the caller lost goes nowhere. */
export function dropOutgoing(client: ApolloClient, caseId: string): void {
  const outgoing = held.get(client)?.get(caseId);
  outgoing?.view().forEach(({ clientId }) => outgoing.drop(clientId));
}

/** What this tab still has to send goes, whatever is opened: also after a reload. Returns the end of it. */
export function runAllOutgoing(client: ApolloClient, socket: LiveSocket): () => void {
  held.get(client)?.forEach((outgoing) => outgoing.start());
  casesWithOutgoing().forEach((caseId) => outgoingOf(client, socket, caseId));
  return () => held.get(client)?.forEach((outgoing) => outgoing.stop());
}
