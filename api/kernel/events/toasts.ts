import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ToastEvent } from '#schema/generated/contract.ts';
import { signedIn } from '../security/access.ts';
import { eventsOf, filterMap, type BusEvent, type AsyncQueue } from './bus.ts';
import type { Ctx } from '../context.ts';
import { isOutage } from '../database/failure.rules.ts';
import { announce } from './outbox.ts';

/** A short notice for one account, on every open screen. The event carries ids; the feature writes the text. */
const TOAST = 'user.toast';

/** Writes the toast for the user of the context; `null`: not relevant for them any more. */
export type ToastWriter = (ctx: Ctx, ids: BusEvent['payload']) => Promise<ToastEvent | null>;

/** Shows a toast on the open screens of an account when the transaction commits. It is not stored. */
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
    const freshCtx = { ...ctx, em: ctx.em.fork() as Ctx['em'], memo: new Map() };
    return (
      (await write?.(freshCtx, event.payload).catch((error: unknown) => {
        if (!isOutage(error)) ctx.log.error({ err: error }, 'a toast was not written');
        return null;
      })) ?? null
    );
  });
}

declare module '../context.ts' {
  interface Runtime {
    /** Functions that write the text of a toast, by its code. */
    toasts: Map<string, ToastWriter>;
  }
}
