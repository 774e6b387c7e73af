import type { Ctx } from '#api/kernel/context.ts';

/** Seats of an account that are taken, its owner's included. */
export async function seatsInUse(_ctx: Ctx, _userId: string): Promise<number> {
  return Promise.resolve(1);
}
