import { eventsOf, filterMap, type AsyncQueue } from '#api/kernel/events/bus.ts';
import { SESSION_ENDED, unlessAway } from '#api/kernel/events/live-stream.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { signedIn } from '#api/kernel/security/access.ts';

/** Tells that the session of the caller has ended. After a lost connection the database is asked. */
export function followSessionEnd(ctx: Ctx): AsyncQueue<{ sessionId: string }> {
  const { sessionId } = signedIn(ctx);
  const events = eventsOf(ctx.bus, SESSION_ENDED, ({ payload }) => payload['sessionId'] === sessionId, ctx.shutdown);
  return filterMap(events, async (event) => {
    if ('payload' in event) return { sessionId };
    const isAlive = await unlessAway(() => ctx.ports.sessions.isAlive(ctx.em, sessionId));
    return isAlive === false ? { sessionId } : null;
  });
}
