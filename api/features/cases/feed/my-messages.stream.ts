import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readMessages, readNewMessages, type MessageRow } from '../chat/case-messages.service.ts';
import { CASE_MESSAGE } from '../cases.events.ts';
import { worksThere } from './audience.service.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';

/** What comes at once in one matter; who is further behind opens its chat. */
const PAGE = 100;
/** Clocks of several servers differ. */
const MARGIN_MS = 10_000;

type Heard = BusEvent | { topic: 'bus.resumed' };

/** How far the chat of each matter was told: rows say what was added, never the notification. */
class Told {
  private readonly places = new Map<string, number>();
  private checkedAt: Date;

  constructor(private readonly ctx: Ctx) {
    this.checkedAt = ctx.clock.now();
  }

  /** What there is to tell of what was heard. */
  async *tell(heard: readonly Heard[]): AsyncGenerator<MessageRow, void, undefined> {
    const since = new Date(this.checkedAt.getTime() - MARGIN_MS);
    this.checkedAt = this.ctx.clock.now();
    for (const event of heard) {
      if (!('payload' in event)) yield* this.news(() => readNewMessages(newTurn(this.ctx), since, PAGE));
      else if (this.isNews(event) && (await worksThere(this.ctx, event))) {
        const caseId = String(event.payload['caseId']);
        const where = { sql: 'm.sequence > ? and m.deleted_at is null', values: [this.placeBefore(event)] };
        yield* this.news(() => readMessages(newTurn(this.ctx), caseId, where, { limit: PAGE }));
      }
    }
  }

  private isNews({ payload: { caseId, sequence } }: BusEvent): boolean {
    return Number(sequence) > (this.places.get(String(caseId)) ?? 0);
  }

  private placeBefore({ payload: { caseId, sequence } }: BusEvent): number {
    return this.places.get(String(caseId)) ?? Number(sequence) - 1;
  }

  private async *news(read: () => Promise<MessageRow[]>): AsyncGenerator<MessageRow, void, undefined> {
    for (const message of (await unlessAway(read)) ?? []) {
      const { id } = message.legalCase;
      if (message.sequence <= (this.places.get(id) ?? 0)) continue;
      this.places.set(id, message.sequence);
      yield message;
    }
  }
}

async function* messagesOfAll(ctx: Ctx, signal: AbortSignal): AsyncGenerator<MessageRow, void, undefined> {
  const inbox = new BatchQueue<Heard>(signal);
  const off = ctx.bus.on(CASE_MESSAGE, (event) => {
    // Edited and deleted ones are told where their chat is open.
    if (!('payload' in event) || event.payload['changed'] === undefined) inbox.push(event);
  });
  const told = new Told(ctx);
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll()) yield* told.tell(heard);
  } finally {
    off();
  }
}

/** Every message that is added to a chat of the caller's, whichever matter is open. */
export async function followMyMessages(ctx: Ctx) {
  return liveStream(ctx, (signal) => messagesOfAll(ctx, signal));
}
