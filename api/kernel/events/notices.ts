import type { NotificationKind } from '#schema/generated/contract.ts';
import type { NotificationFacts } from '#schema/text/notifications.ts';
import type { Ctx } from '../context.ts';

type Writing = Pick<Ctx, 'em' | 'clock' | 'runtime'>;

/** Something that accounts are told in their list of notifications. */
export type Notice = {
  [K in NotificationKind]: {
    kind: K;
    facts: NotificationFacts[K];
    /** Ids of the accounts; each is told once for each `source`. */
    accounts: readonly string[];
    /** What happened: the same thing has the same text, so that it is written once. */
    source: string;
    /** Of the page that shows more, from `/`; null: there is none. */
    path: string | null;
  };
}[NotificationKind];

/** Tells accounts, in the transaction of what happened. It sends no mail: those have jobs of their own. */
export async function notify(ctx: Writing, notice: Notice): Promise<void> {
  if (notice.accounts.length === 0) return;
  for (const { onNotice } of ctx.runtime.offers) await onNotice?.(ctx, notice);
}

declare module '../feature.ts' {
  interface Offers {
    /** Called in the transaction of what happened. */
    onNotice(ctx: Writing, notice: Notice): Promise<void>;
  }
}
