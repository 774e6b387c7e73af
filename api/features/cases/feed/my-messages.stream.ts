import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readMessages, readNewMessages, type MessageRow } from '../chat/case-messages.service.ts';
import { CASE_MESSAGE } from '../cases.events.ts';
import { worksInCase } from './audience.service.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';

/** Messages that are read at once; a client that has missed more loads the chat. */
const PAGE = 100;
/** Clocks of several servers differ. */
const MARGIN_MS = 10_000;

type StreamEvent = BusEvent | { topic: 'bus.resumed' };

/** Finds the messages to send. It keeps the last sequence sent of each chat and reads the rows from the database. */
class NewMessages {
  private readonly positions = new Map<string, number>();
  private checkedAt: Date;

  constructor(private readonly ctx: Ctx) {
    this.checkedAt = ctx.clock.now();
  }

  /** The messages to send for these events. */
  async *read(events: readonly StreamEvent[]): AsyncGenerator<MessageRow, void, undefined> {
    const since = new Date(this.checkedAt.getTime() - MARGIN_MS);
    this.checkedAt = this.ctx.clock.now();
    for (const event of events) {
      if (!('payload' in event)) yield* this.unsent(() => readNewMessages(newTurn(this.ctx), since, PAGE));
      else if (this.isUnsent(event) && (await worksInCase(this.ctx, event))) {
        const caseId = String(event.payload['caseId']);
        const where = { sql: 'm.sequence > ? and m.deleted_at is null', values: [this.positionBefore(event)] };
        yield* this.unsent(() => readMessages(newTurn(this.ctx), caseId, where, { limit: PAGE }));
      }
    }
  }

  private isUnsent({ payload: { caseId, sequence } }: BusEvent): boolean {
    return Number(sequence) > (this.positions.get(String(caseId)) ?? 0);
  }

  private positionBefore({ payload: { caseId, sequence } }: BusEvent): number {
    return this.positions.get(String(caseId)) ?? Number(sequence) - 1;
  }

  private async *unsent(read: () => Promise<MessageRow[]>): AsyncGenerator<MessageRow, void, undefined> {
    for (const message of (await unlessAway(read)) ?? []) {
      const { id } = message.legalCase;
      if (message.sequence <= (this.positions.get(id) ?? 0)) continue;
      this.positions.set(id, message.sequence);
      yield message;
    }
  }
}

async function* messagesOfAll(ctx: Ctx, signal: AbortSignal): AsyncGenerator<MessageRow, void, undefined> {
  const inbox = new BatchQueue<StreamEvent>(signal);
  const off = ctx.bus.on(CASE_MESSAGE, (event) => {
    // Edits and deletions are sent only by the subscription of the open chat.
    if (!('payload' in event) || event.payload['changed'] === undefined) inbox.push(event);
  });
  const newMessages = new NewMessages(ctx);
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll()) yield* newMessages.read(heard);
  } finally {
    off();
  }
}

/** Every message that is added in any case in which the caller may chat. */
export async function followMyMessages(ctx: Ctx) {
  return liveStream(ctx, (signal) => messagesOfAll(ctx, signal));
}
