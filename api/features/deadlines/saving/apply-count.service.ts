import { changeNote } from '#schema/text/deadlines.ts';
import type { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { accountZone } from '#api/features/users/index.ts';
import { countStored, type Counted } from '../computing/computing.service.ts';
import { dueMomentOf } from '../deadlines.rules.ts';
import { packCount } from '../counting/packed-count.adapter.ts';

/** Writes a new count and the reason of a move into a deadline. Returns whether its date moved. */
export async function applyCount(
  ctx: Ctx,
  deadline: Deadline,
  { count, stored, courtZone }: Counted,
  reason: string,
): Promise<boolean> {
  if (count.dueOn === null) return false;
  const courtOrMatter = courtZone ?? deadline.zone ?? null;
  const zone = courtOrMatter ?? (await accountZone(ctx, deadline.owner.id));
  const due = dueMomentOf(zone, count.dueOn, count.dueHour);
  const isMoved = due.dueAt.getTime() !== deadline.dueAt.getTime();
  if (isMoved)
    ctx.em.assign(deadline, {
      ...due,
      zone: courtOrMatter,
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
  if ('count' in counting) await applyCount(ctx, deadline, counting, reason);
}
