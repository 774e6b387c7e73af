import { DAY } from '#schema/lib/durations.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { EDIT_WINDOW_MS } from '../chat/case-chat.rules.ts';
import { readMessages, type MessageRow } from '../chat/case-messages.service.ts';
import { CASE_MESSAGE } from '../cases.events.ts';
import { BatchQueue, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { chatScope, memberStream } from './member.stream.ts';

/** Why rows are read: a message was added or changed, or (`ANYTHING`) events may have been missed. */
type ReadReason = { sequence: number; changed: number | null } | 'ANYTHING';

const PAGE = 100;
/** Edited and deleted messages that are sent again after an absence; with more, the page has to reload the chat. */
const MAX_CHANGES = 5000;
/** After a longer absence, older edits and deletions are not sent. */
const MAX_ABSENCE_MS = 7 * DAY;
/** Clocks of several servers differ. A message that is sent again does no harm. */
const MARGIN_MS = 60_000;
const RETRY_MS = 1000;

const changedIn = (reasons: readonly ReadReason[]): number[] =>
  reasons.flatMap((reason) => (reason !== 'ANYTHING' && reason.changed !== null ? [reason.changed] : []));

/** One subscriber: the last sequence that was sent, and since when a change may have been missed. */
class Follower {
  private checkedAt: Date;

  constructor(
    private readonly ctx: Ctx,
    private readonly caseId: string,
    private sent: number,
    changedSince: Date | null,
  ) {
    // A client that connects again may have missed edits and deletions.
    const now = ctx.clock.now().getTime();
    const since = changedSince?.getTime() ?? now - EDIT_WINDOW_MS;
    this.checkedAt = new Date(Math.max(since, now - MAX_ABSENCE_MS) + MARGIN_MS);
  }

  /** The messages to send, in order. They are read from the database, so a superfluous event sends nothing. */
  async *read(reasons: readonly ReadReason[]): AsyncGenerator<MessageRow, void, undefined> {
    const sentBefore = this.sent;
    const now = this.ctx.clock.now();
    if (sentBefore > 0) yield* this.changes(reasons, sentBefore);
    const isDue = reasons.some((reason) => reason === 'ANYTHING' || reason.sequence > this.sent);
    if (isDue) yield* this.additions();
    this.checkedAt = now;
  }

  private async *changes(
    reasons: readonly ReadReason[],
    sentBefore: number,
  ): AsyncGenerator<MessageRow, void, undefined> {
    const isAll = reasons.includes('ANYTHING');
    const changed = changedIn(reasons).filter((sequence) => sequence <= sentBefore);
    if (!isAll && changed.length === 0) return;
    const since = new Date(this.checkedAt.getTime() - MARGIN_MS);
    const where = isAll
      ? { sql: 'm.sequence <= ? and greatest(m.edited_at, m.deleted_at) >= ?', values: [sentBefore, since] }
      : { sql: 'm.sequence = any(?::int[])', values: [`{${changed.join(',')}}`] };
    let after = 0;
    for (let read = 0; read < MAX_CHANGES; read += PAGE) {
      const next = { sql: `m.sequence > ? and ${where.sql}`, values: [after, ...where.values] };
      const page = await readMessages(newTurn(this.ctx), this.caseId, next, { limit: PAGE });
      yield* page;
      after = page.at(-1)?.sequence ?? after;
      if (page.length < PAGE) return;
    }
  }

  private async *additions(): AsyncGenerator<MessageRow, void, undefined> {
    for (;;) {
      const where = { sql: 'm.sequence > ?', values: [this.sent] };
      const page = await readMessages(newTurn(this.ctx), this.caseId, where, { limit: PAGE });
      for (const message of page) {
        this.sent = message.sequence;
        yield message;
      }
      if (page.length < PAGE) return;
    }
  }
}

export interface MessagesPosition {
  caseId: string;
  /** Sequence of the last message that the client has; 0: none. */
  afterSequence: number;
  /** The newest time among the messages that the client has. */
  changedSince?: Date | null;
}

async function* messagesAfter(
  ctx: Ctx,
  { caseId, afterSequence, changedSince }: MessagesPosition,
  signal: AbortSignal,
): AsyncGenerator<MessageRow, void, undefined> {
  const inbox = new BatchQueue<ReadReason>(signal);
  const off = ctx.bus.on(CASE_MESSAGE, (event) => {
    if (!('payload' in event)) return inbox.push('ANYTHING');
    const { caseId: id, sequence, changed } = event.payload;
    if (id === caseId)
      inbox.push({ sequence: Number(sequence), changed: changed === undefined ? null : Number(changed) });
  });
  const follower = new Follower(ctx, caseId, afterSequence, changedSince ?? null);
  try {
    // The listener is registered before the rows are read, so no event in between is lost.
    let reasons: ReadReason[] | null = ['ANYTHING'];
    while (reasons) {
      const steps = follower.read(reasons);
      for (;;) {
        const step = await unlessAway(() => steps.next());
        if (step === null) {
          setTimeout(() => inbox.push('ANYTHING'), RETRY_MS).unref();
          break;
        }
        if (step.done) break;
        yield step.value;
      }
      reasons = await inbox.takeAll();
    }
  } finally {
    off();
  }
}

/**
 * Every message after `afterSequence`, in order, each once; edited and deleted ones again. A sequence is taken under
 * the lock of the case, so a message that is read has no earlier one that is still to be committed.
 */
export async function followMessages(ctx: Ctx, position: MessagesPosition) {
  if (position.afterSequence < 0) throw new Refusal('VALIDATION', caseChatText.sequenceInvalid);
  return memberStream(ctx, chatScope(position.caseId), (signal) => messagesAfter(ctx, position, signal));
}
