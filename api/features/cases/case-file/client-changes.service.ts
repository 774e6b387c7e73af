import type { Ctx } from '#api/kernel/context.ts';

/** Hears that the client of a matter is called otherwise, in the transaction that writes it. */
export type ClientListener = (ctx: Ctx, caseId: string) => Promise<void>;

const listeners: ClientListener[] = [];

/** Features that come after the cases and keep a client's name with their own rows say so when they are loaded. */
export function whenClientChanges(listener: ClientListener): void {
  listeners.push(listener);
}

export async function tellClientChanged(ctx: Ctx, caseId: string): Promise<void> {
  for (const listener of listeners) await listener(ctx, caseId);
}
