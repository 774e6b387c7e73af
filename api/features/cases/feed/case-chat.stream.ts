import { DAY } from '#schema/lib/durations.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { chatScope } from '../chat/case-chat-access.service.ts';
import { EDIT_WINDOW_MS } from '../chat/case-chat.rules.ts';
import { readMessages, type MessageRow } from '../chat/case-messages.service.ts';
import { CASE_MESSAGE } from '../cases.events.ts';
import { BatchQueue, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { memberStream } from './member.stream.ts';

/** Why the rows are read: one was added, one was changed, or something may have been missed. */
type Wake = { sequence: number; changed: number | null } | 'ANYTHING';

const PAGE = 100;
/** Of what was edited meanwhile; a chat in which more was is opened anew. */
const CHANGES_MAX = 5000;
/** So far back a follower may have been away and still hears what was edited or deleted. */
const MAX_ABSENCE_MS = 7 * DAY;
/** Clocks of several servers differ; what is told again does no harm. */
const MARGIN_MS = 60_000;
const AWAY_MS = 1000;

const changedIn = (wakes: readonly Wake[]): number[] =>
  wakes.flatMap((wake) => (wake !== 'ANYTHING' && wake.changed !== null ? [wake.changed] : []));

/** A follower: how far it has come, and since when a change may have escaped it. */
class Follower {
  private checkedAt: Date;

  constructor(
    private readonly ctx: Ctx,
    private readonly caseId: string,
    private sent: number,
    changedSince: Date | null,
  ) {
    // Who comes back after a cut may have missed what was edited meanwhile.
    const now = ctx.clock.now().getTime();
    const since = changedSince?.getTime() ?? now - EDIT_WINDOW_MS;
    this.checkedAt = new Date(Math.max(since, now - MAX_ABSENCE_MS) + MARGIN_MS);
  }

  /** What there is to tell, in order. Rows say it, never the notification; a wake too many tells nothing. */
  async *tell(wakes: readonly Wake[]): AsyncGenerator<MessageRow, void, undefined> {
    const told = this.sent;
    const now = this.ctx.clock.now();
    if (told > 0) yield* this.changes(wakes, told);
    const isDue = wakes.some((wake) => wake === 'ANYTHING' || wake.sequence > this.sent);
    if (isDue) yield* this.additions();
    this.checkedAt = now;
  }

  private async *changes(wakes: readonly Wake[], told: number): AsyncGenerator<MessageRow, void, undefined> {
    const isAll = wakes.includes('ANYTHING');
    const changed = changedIn(wakes).filter((sequence) => sequence <= told);
    if (!isAll && changed.length === 0) return;
    const since = new Date(this.checkedAt.getTime() - MARGIN_MS);
    const where = isAll
      ? { sql: 'm.sequence <= ? and greatest(m.edited_at, m.deleted_at) >= ?', values: [told, since] }
      : { sql: 'm.sequence = any(?::int[])', values: [`{${changed.join(',')}}`] };
    let after = 0;
    for (let read = 0; read < CHANGES_MAX; read += PAGE) {
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

export interface MessagesPlace {
  caseId: string;
  /** The last place that arrived; 0: none. */
  afterSequence: number;
  /** The newest instant of what the caller holds. */
  changedSince?: Date | null;
}

async function* messagesAfter(
  ctx: Ctx,
  { caseId, afterSequence, changedSince }: MessagesPlace,
  signal: AbortSignal,
): AsyncGenerator<MessageRow, void, undefined> {
  const inbox = new BatchQueue<Wake>(signal);
  const off = ctx.bus.on(CASE_MESSAGE, (event) => {
    if (!('payload' in event)) return inbox.push('ANYTHING');
    const { caseId: id, sequence, changed } = event.payload;
    if (id === caseId)
      inbox.push({ sequence: Number(sequence), changed: changed === undefined ? null : Number(changed) });
  });
  const follower = new Follower(ctx, caseId, afterSequence, changedSince ?? null);
  try {
    // Listening has begun before the rows are read: what happens in between is in the inbox.
    let wakes: Wake[] | null = ['ANYTHING'];
    while (wakes) {
      const steps = follower.tell(wakes);
      for (;;) {
        const step = await unlessAway(() => steps.next());
        if (step === null) {
          setTimeout(() => inbox.push('ANYTHING'), AWAY_MS).unref();
          break;
        }
        if (step.done) break;
        yield step.value;
      }
      wakes = await inbox.takeAll();
    }
  } finally {
    off();
  }
}

/**
 * Every message after `afterSequence`, in order, each once; edited and deleted ones again. Places in a conversation are
 * given under the lock of its matter, so a row that is read has none before it still to be committed.
 */
export async function followMessages(ctx: Ctx, place: MessagesPlace) {
  if (place.afterSequence < 0) throw new Refusal('VALIDATION', caseChatText.sequenceInvalid);
  return memberStream(ctx, chatScope(place.caseId), (signal) => messagesAfter(ctx, place, signal));
}
