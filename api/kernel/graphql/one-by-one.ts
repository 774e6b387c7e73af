import type { Ctx } from '../context.ts';
import type { NodeLoader } from '../feature.ts';

/** Nodes that are found through the same function as everywhere else; its loader puts the reads together. */
export const oneByOne =
  (find: (ctx: Ctx, id: string) => Promise<{ id: string } | null>): NodeLoader =>
  async (ctx, ids) =>
    ctx.actor.kind === 'user' ? Promise.all(ids.map((id) => find(ctx, id))) : [];
