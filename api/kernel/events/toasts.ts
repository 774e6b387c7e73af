import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ToastEvent } from '#schema/generated/contract.ts';
import { signedIn } from '../security/access.ts';
import { eventsOf, filterMap, type BusEvent, type AsyncQueue } from './bus.ts';
import type { Ctx } from '../context.ts';
import { isOutage } from '../errors.ts';
import { announce } from './outbox.ts';

/** A notice for one account, on every screen that is open: ids only, its feature writes the sentence for its reader. */
const TOAST = 'user.toast';

/** The sentence for the reader that asks; `null`: it is nothing to them any more. */
export type ToastWriter = (ctx: Ctx, ids: BusEvent['payload']) => Promise<ToastEvent | null>;

/** Shown for a moment to whoever is there when the transaction is kept; not kept for who is not. */
export const sendToast = (
  em: SqlEntityManager,
  toast: { userId: string; code: string; [id: string]: string },
): Promise<unknown> => announce(em, { topic: TOAST, payload: toast });

export function followToasts(ctx: Ctx): AsyncQueue<ToastEvent> {
  const { userId } = signedIn(ctx);
  const events = eventsOf(ctx.bus, TOAST, ({ payload }) => payload['userId'] === userId, ctx.shutdown);
  return filterMap(events, async (event) => {
    if (!('payload' in event)) return null;
    const write = ctx.runtime.toasts.get(String(event.payload['code']));
    const turn = { ...ctx, em: ctx.em.fork() as Ctx['em'], memo: new Map() };
    return (
      (await write?.(turn, event.payload).catch((error: unknown) => {
        if (!isOutage(error)) ctx.log.error({ err: error }, 'a toast was not written');
        return null;
      })) ?? null
    );
  });
}
