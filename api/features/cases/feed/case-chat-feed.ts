import type { CaseMessage } from '#db/entities/case.entity.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { chatScope } from '../chat/case-chat-access.service.ts';
import { EDIT_WINDOW_MS } from '../chat/case-chat.rules.ts';
import { readMessages } from '../chat/case-messages.service.ts';
import { CASE_MESSAGE } from '../cases.events.ts';
import { Inbox, memberStream, newTurn, unlessAway } from './member-stream.ts';

/** Why the rows are read: one was added, one was changed, or something may have been missed. */
type Wake = { sequence: number; changed: number | null } | 'ANYTHING';

const PAGE = 100;
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
  ) {
    // Who comes back after a cut may have missed what was edited meanwhile.
    this.checkedAt = new Date(ctx.clock.now().getTime() - EDIT_WINDOW_MS + MARGIN_MS);
  }

  /** What there is to tell, in order. Rows say it, never the notification; a wake too many tells nothing. */
  async *tell(wakes: readonly Wake[]): AsyncGenerator<CaseMessage, void, undefined> {
    const told = this.sent;
    const now = this.ctx.clock.now();
    if (told > 0) yield* this.changes(wakes, told);
    const isDue = wakes.some((wake) => wake === 'ANYTHING' || wake.sequence > this.sent);
    if (isDue) yield* this.additions();
    this.checkedAt = now;
  }

  private async *changes(wakes: readonly Wake[], told: number): AsyncGenerator<CaseMessage, void, undefined> {
    const isAll = wakes.includes('ANYTHING');
    const changed = changedIn(wakes).filter((sequence) => sequence <= told);
    if (!isAll && changed.length === 0) return;
    const since = new Date(this.checkedAt.getTime() - MARGIN_MS);
    const where = isAll
      ? { sql: 'm.sequence <= ? and greatest(m.edited_at, m.deleted_at) >= ?', values: [told, since] }
      : { sql: 'm.sequence = any(?::int[])', values: [`{${changed.join(',')}}`] };
    yield* await readMessages(newTurn(this.ctx), this.caseId, where, { limit: PAGE });
  }

  private async *additions(): AsyncGenerator<CaseMessage, void, undefined> {
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

async function* messagesAfter(
  ctx: Ctx,
  caseId: string,
  afterSequence: number,
  signal: AbortSignal,
): AsyncGenerator<CaseMessage, void, undefined> {
  const inbox = new Inbox<Wake>(signal);
  const off = ctx.bus.on(CASE_MESSAGE, (event) => {
    if (!('payload' in event)) return inbox.put('ANYTHING');
    const { caseId: id, sequence, changed } = event.payload;
    if (id === caseId)
      inbox.put({ sequence: Number(sequence), changed: changed === undefined ? null : Number(changed) });
  });
  const follower = new Follower(ctx, caseId, afterSequence);
  try {
    // Listening has begun before the rows are read: what happens in between is in the inbox.
    let wakes: Wake[] | null = ['ANYTHING'];
    while (wakes) {
      const steps = follower.tell(wakes);
      for (;;) {
        const step = await unlessAway(() => steps.next());
        if (step === null) {
          setTimeout(() => inbox.put('ANYTHING'), AWAY_MS).unref();
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
export async function followMessages(ctx: Ctx, caseId: string, afterSequence: number) {
  if (afterSequence < 0) throw new Refusal('VALIDATION', caseChatText.sequenceInvalid);
  return memberStream(ctx, chatScope(caseId), (signal) => messagesAfter(ctx, caseId, afterSequence, signal));
}
