/** What a list of messages is made of, besides messages: days, and the line above what is new. */
export type Row<M> =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: M; isFirstOfGroup: boolean };

interface Placed {
  id: string;
  sequence: number;
  authorId: string;
  createdAt: string;
}

/** Messages of one person that follow each other this closely share one name. */
const GROUP_MS = 5 * 60_000;

interface RowOptions {
  /** Day (`2026-11-20`) of an instant where the reader is. */
  dayOf: (instant: string) => string;
  /** The line stands above the first message after this one; `null`: nowhere. */
  readUpTo: number | null;
}

export function rowsOf<M extends Placed>(messages: readonly M[], { dayOf, readUpTo }: RowOptions): Row<M>[] {
  const rows: Row<M>[] = [];
  let before: M | undefined;
  let hasLine = readUpTo === null;
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const isNewDay = !before || dayOf(before.createdAt) !== day;
    if (isNewDay) rows.push({ kind: 'day', key: `day-${day}`, day });
    const isLineHere = !hasLine && readUpTo !== null && message.sequence > readUpTo;
    if (isLineHere) rows.push({ kind: 'unread', key: 'unread' });
    hasLine ||= isLineHere;
    const isNear =
      before !== undefined &&
      before.authorId === message.authorId &&
      Date.parse(message.createdAt) - Date.parse(before.createdAt) < GROUP_MS;
    rows.push({
      kind: 'message',
      key: message.id,
      message,
      isFirstOfGroup: isNewDay || isLineHere || !isNear,
    });
    before = message;
  }
  return rows;
}

/** Up to where the reader has read, when something of others lies after it. */
export function unreadLine(messages: readonly Placed[], readSequence: number, ownId: string): number | null {
  const first = messages.find(({ sequence, authorId }) => sequence > readSequence && authorId !== ownId);
  return first ? first.sequence - 1 : null;
}

export type Delivery = 'SENT' | 'DELIVERED' | 'READ';

export interface Mark {
  deliveredSequence: number;
  readSequence: number;
}

/** How far an own message got: read or delivered means by all the others, `readBy` counts who has read it. */
export function deliveryOf(sequence: number, others: readonly Mark[]): { delivery: Delivery; readBy: number } {
  const readBy = others.filter((mark) => mark.readSequence >= sequence).length;
  const reached = others.filter((mark) => Math.max(mark.deliveredSequence, mark.readSequence) >= sequence).length;
  if (others.length === 0) return { delivery: 'SENT', readBy: 0 };
  return { delivery: readBy === others.length ? 'READ' : reached === others.length ? 'DELIVERED' : 'SENT', readBy };
}

const LONG_TEXT = 1_200;
const MANY_LINES = 16;

/** Shown folded at first: it would push everything else away. */
export const isLong = (text: string): boolean =>
  text.length > LONG_TEXT || (text.match(/\n/g)?.length ?? 0) >= MANY_LINES;
