import type { Ctx } from '#api/kernel/context.ts';
import { eventsOf, filterMap, type AsyncQueue } from '#api/kernel/events/bus.ts';
import { newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { readDetails } from './details.service.ts';
import { SUBSCRIPTION_CHANGED } from './payments.events.ts';

type Details = Awaited<ReturnType<typeof readDetails>>;

/** The own subscription, read again after each change, and after a lost connection. */
export function followSubscription(ctx: Ctx): AsyncQueue<Details> {
  const { userId } = signedIn(ctx);
  const events = eventsOf(ctx.bus, SUBSCRIPTION_CHANGED, ({ payload }) => payload['userId'] === userId, ctx.shutdown);
  return filterMap(events, () => unlessAway(() => readDetails(newTurn(ctx))));
}
