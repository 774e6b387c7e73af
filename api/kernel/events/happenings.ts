import type { WebhookEventName } from '#schema/webhook-events.ts';
import type { Ctx } from '../context.ts';

/** Something that programs of an account may want to know: an event of `schema/webhook-events.ts`. */
export interface Happening {
  type: Exclude<WebhookEventName, 'webhook.test'>;
  /** Id of what it happened to. */
  subjectId: string;
  /** The accounts that it concerns. Who works in the case hears of it too, and guests do not. */
  accounts: readonly string[];
  caseId?: string | null;
  /** What the event itself says; the subject is read later, as each account sees it. */
  facts?: Record<string, string | number>;
}

/** Tells it in the transaction that caused it. It costs one read when nobody listens. */
export async function tellHappened(ctx: Pick<Ctx, 'em' | 'clock' | 'runtime'>, happening: Happening): Promise<void> {
  for (const { onHappened } of ctx.runtime.offers) await onHappened?.(ctx, happening);
}

declare module '../feature.ts' {
  interface Offers {
    /** Called in the transaction of what happened. */
    onHappened(ctx: Pick<Ctx, 'em' | 'clock' | 'runtime'>, happening: Happening): Promise<void>;
  }
}
