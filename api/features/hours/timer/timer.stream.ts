import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { answerEntry } from '../entries/entries.service.ts';
import { TIMER_CHANGED } from '../hours.events.ts';
import { findTimer } from './timer.service.ts';

type TimerEvent = BusEvent | { topic: 'bus.resumed' };

async function* timersOf(ctx: Ctx, signal: AbortSignal) {
  const { userId } = signedIn(ctx);
  const inbox = new BatchQueue<TimerEvent>(signal);
  const off = ctx.bus.on(TIMER_CHANGED, (event) => {
    if (!('payload' in event) || event.payload['personId'] === userId) inbox.push(event);
  });
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll()) {
      // Only the last event matters: the timer is read again.
      const last = heard.at(-1);
      const entryId = last && 'payload' in last ? String(last.payload['entryId']) : '';
      const timer = await unlessAway(() => findTimer(newTurn(ctx)));
      const entry = entryId ? await unlessAway(() => answerEntry(newTurn(ctx), entryId)) : null;
      yield { timer, entry };
    }
  } finally {
    off();
  }
}

/** The caller's stopwatch, for other tabs and other devices. */
export const followTimer = (ctx: Ctx) => liveStream(ctx, (signal) => timersOf(ctx, signal));
