/** A row of the list: a message, a day, or the line above unread messages. */
export type Row<M> =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: M; isFirstOfGroup: boolean };

interface OrderedMessage {
  id: string;
  sequence: number;
  authorId: string;
  createdAt: string;
}

/** Messages of one author within this time are one group with one name. */
const GROUP_MS = 5 * 60_000;

interface RowOptions {
  /** Day (`2026-11-20`) of an instant in the reader's time zone. */
  dayOf: (instant: string) => string;
  /** The line is above the first message after this sequence; `null`: no line. */
  readUpTo: number | null;
}

export function rowsOf<M extends OrderedMessage>(messages: readonly M[], { dayOf, readUpTo }: RowOptions): Row<M>[] {
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

/** The last sequence that the reader has read, if later messages of others exist; otherwise `null`. */
export function unreadLine(messages: readonly OrderedMessage[], readSequence: number, ownId: string): number | null {
  const first = messages.find(({ sequence, authorId }) => sequence > readSequence && authorId !== ownId);
  return first ? first.sequence - 1 : null;
}

export type Delivery = 'SENT' | 'DELIVERED' | 'READ';

export interface ReadMark {
  deliveredSequence: number;
  readSequence: number;
}

/** Delivery of an own message. `read` and `delivered` mean by all others; `readBy` counts the readers. */
export function deliveryOf(sequence: number, others: readonly ReadMark[]): { delivery: Delivery; readBy: number } {
  const readBy = others.filter((mark) => mark.readSequence >= sequence).length;
  const reached = others.filter((mark) => Math.max(mark.deliveredSequence, mark.readSequence) >= sequence).length;
  if (others.length === 0) return { delivery: 'SENT', readBy: 0 };
  return { delivery: readBy === others.length ? 'READ' : reached === others.length ? 'DELIVERED' : 'SENT', readBy };
}

const LONG_TEXT = 1_200;
const MANY_LINES = 16;

/** Long texts are folded at first. */
export const isLong = (text: string): boolean =>
  text.length > LONG_TEXT || (text.match(/\n/g)?.length ?? 0) >= MANY_LINES;
