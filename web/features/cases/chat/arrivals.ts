import type { ApolloClient } from '@apollo/client';
import { raiseWindowEvent } from '#web/shared/realtime/window-events.ts';
import { CaseUnreadFragmentDoc } from './unread.generated.ts';
import type { ChatMessage } from './message-feed.ts';

type Arrived = Pick<ChatMessage, 'id' | 'caseId' | 'sequence' | 'authorId' | 'authorEmail' | 'text' | 'createdAt'>;

interface Known {
  /** Messages that were told on `window`: the open conversation and the caller's own line bring the same ones. */
  told: Set<string>;
  /** How far the caller has read in each case, as far as it was told from here. */
  read: Map<string, number>;
  /** The case whose newest messages are before the caller's eyes. */
  reading: string | null;
}

const MOST_TOLD = 500;
const known = new WeakMap<ApolloClient, Known>();

function knownOf(client: ApolloClient): Known {
  const held = known.get(client) ?? { told: new Set(), read: new Map(), reading: null };
  known.set(client, held);
  return held;
}

function setUnread(client: ApolloClient, caseId: string, count: (before: number) => number): void {
  const id = `Case:${caseId}`;
  const held = client.cache.readFragment({ id, fragment: CaseUnreadFragmentDoc });
  if (held)
    client.cache.modify({ id, fields: { unreadMessageCount: () => Math.max(0, count(held.unreadMessageCount)) } });
}

/** Tells a new message on `window`, once, whichever way it came. */
export function tellMessage(client: ApolloClient, message: Arrived): void {
  const { told } = knownOf(client);
  if (told.has(message.id)) return;
  told.add(message.id);
  const [oldest] = told;
  if (told.size > MOST_TOLD && oldest) told.delete(oldest);
  raiseWindowEvent('newChatMessage', {
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

/** Counts what somebody else wrote, wherever unread messages are shown. */
export function countArrival(client: ApolloClient, message: Arrived, userId: string): void {
  const { caseId, authorId, sequence } = message;
  const { read, reading } = knownOf(client);
  if (authorId === userId || caseId === reading || sequence <= (read.get(caseId) ?? 0)) return;
  setUnread(client, caseId, (before) => before + 1);
}

/** What comes into this case is read as it comes. Returns the end of it. */
export function beginReading(client: ApolloClient, caseId: string): () => void {
  const held = knownOf(client);
  held.reading = caseId;
  return () => {
    if (held.reading === caseId) held.reading = null;
  };
}

/** The caller has read as far as that. */
export function noteRead(client: ApolloClient, caseId: string, sequence: number): void {
  const { read } = knownOf(client);
  read.set(caseId, Math.max(sequence, read.get(caseId) ?? 0));
  setUnread(client, caseId, () => 0);
}
