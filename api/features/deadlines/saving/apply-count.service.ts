import { changeNote } from '#schema/text/deadlines.ts';
import type { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { countStored, type Counted } from '../computing/computing.service.ts';
import { dueMomentOf } from '../deadlines.rules.ts';
import { packCount } from '../counting/packed-count.adapter.ts';

/** Writes a new count and the reason of a move into a deadline. Returns whether its date moved. */
export function applyCount(ctx: Ctx, deadline: Deadline, { count, stored }: Counted, reason: string): boolean {
  if (count.dueOn === null) return false;
  const due = dueMomentOf(count.dueOn, count.dueHour);
  const isMoved = due.dueAt.getTime() !== deadline.dueAt.getTime();
  if (isMoved)
    ctx.em.assign(deadline, {
      ...due,
      datedAt: ctx.clock.now(),
      changeNote: changeNote(deadline.dueOn, due.dueOn, reason),
    });
  ctx.em.assign(deadline, { computedFrom: stored, computation: packCount(count), isProvisional: count.isProvisional });
  return isMoved;
}

/** Recounts with the present closures of its owner. */
export async function countAgain(ctx: Ctx, deadline: Deadline, reason: string): Promise<void> {
  if (!deadline.computedFrom) return;
  const counting = await countStored(ctx, deadline.computedFrom, deadline.owner.id);
  if ('count' in counting) applyCount(ctx, deadline, counting, reason);
}
