import type { Ctx } from '#api/kernel/context.ts';

/** Purchases of one person one after the other. Of both, the e-mail is locked first: so nobody waits in a circle. */
export async function lockBuyer(ctx: Ctx, { email, userId }: { email?: string; userId: string | null }): Promise<void> {
  const lock = (key: string): Promise<unknown> =>
    ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 12))', [key]);
  if (email) await lock(`email:${email}`);
  if (userId) await lock(`account:${userId}`);
}
