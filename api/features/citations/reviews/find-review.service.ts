import type { LockMode } from '@mikro-orm/postgresql';
import { CitationReview } from '#db/entities/citation-review.entity.ts';
import type { Actor, Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';

/** Only its owner reads a review. */
const canRead = (actor: Actor, review: { user: { id: string } }): boolean =>
  actor.kind === 'user' && review.user.id === actor.userId;

/** The review when it is the caller's. Lock it to change it. */
export async function findReview(ctx: Ctx, id: string, lockMode?: LockMode): Promise<CitationReview | null> {
  if (!isId(id, 'citationReview')) return null;
  const review = await ctx.em.findOne(CitationReview, { id }, lockMode ? { lockMode } : {});
  return review && canRead(ctx.actor, review) ? review : null;
}
