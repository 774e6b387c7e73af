import type { ApolloClient } from '@apollo/client';
import { dispatchWindowEvent } from '#web/shared/realtime/window-events.ts';
import { CaseUnreadFragmentDoc } from './unread.generated.ts';
import type { ChatMessage } from './message-feed.ts';

type IncomingMessage = Pick<
  ChatMessage,
  'id' | 'caseId' | 'sequence' | 'authorId' | 'authorEmail' | 'text' | 'createdAt'
>;

interface ChatState {
  /**
   * Messages already dispatched on `window`: the open conversation and the subscription of the user deliver the same
   * ones.
   */
  dispatched: Set<string>;
  /** Sequence of the last message read in each case, as far as this page knows. */
  read: Map<string, number>;
  /** The case whose newest messages are on the screen. */
  reading: string | null;
}

const MAX_DISPATCHED = 500;
const states = new WeakMap<ApolloClient, ChatState>();

function stateOf(client: ApolloClient): ChatState {
  const state = states.get(client) ?? { dispatched: new Set(), read: new Map(), reading: null };
  states.set(client, state);
  return state;
}

function setUnread(client: ApolloClient, caseId: string, count: (before: number) => number): void {
  const id = `Case:${caseId}`;
  const held = client.cache.readFragment({ id, fragment: CaseUnreadFragmentDoc });
  if (held)
    client.cache.modify({ id, fields: { unreadMessageCount: () => Math.max(0, count(held.unreadMessageCount)) } });
}

/** Dispatches a new message on `window`, once, even if two subscriptions deliver it. */
export function dispatchMessage(client: ApolloClient, message: IncomingMessage): void {
  const { dispatched } = stateOf(client);
  if (dispatched.has(message.id)) return;
  dispatched.add(message.id);
  const [oldest] = dispatched;
  if (dispatched.size > MAX_DISPATCHED && oldest) dispatched.delete(oldest);
  dispatchWindowEvent('newChatMessage', {
    id: message.id,
    caseId: message.caseId,
    user_email: message.authorEmail,
    message: message.text,
    created_at: message.createdAt,
    timestamp: message.createdAt,
    sequence: message.sequence,
    userId: message.authorId,
  });
}

/** Adds a message of somebody else to the unread counts. */
export function countUnread(client: ApolloClient, message: IncomingMessage, userId: string): void {
  const { caseId, authorId, sequence } = message;
  const { read, reading } = stateOf(client);
  if (authorId === userId || caseId === reading || sequence <= (read.get(caseId) ?? 0)) return;
  setUnread(client, caseId, (before) => before + 1);
}

/** Marks messages of this case as read when they arrive. Returns the function that stops it. */
export function startReading(client: ApolloClient, caseId: string): () => void {
  const held = stateOf(client);
  held.reading = caseId;
  return () => {
    if (held.reading === caseId) held.reading = null;
  };
}

/** The user has read up to this message. */
export function markRead(client: ApolloClient, caseId: string, sequence: number): void {
  const { read } = stateOf(client);
  read.set(caseId, Math.max(sequence, read.get(caseId) ?? 0));
  setUnread(client, caseId, () => 0);
}
