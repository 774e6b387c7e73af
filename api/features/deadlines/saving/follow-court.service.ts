import { LockMode } from '@mikro-orm/postgresql';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { movedToZone } from '../deadlines.rules.ts';
import { placeOf, schedule } from './deadline-change.service.ts';

/**
 * The case went to another court: its open deadlines end by the hours of that court. Those of an event, and those that
 * were counted for a court of their own, keep theirs.
 */
export async function followCourt(ctx: Ctx, legalCase: LegalCase): Promise<void> {
  const { courtZone, zone } = await placeOf(ctx, legalCase, legalCase.owner.id);
  const open = await ctx.em.find(
    Deadline,
    { legalCase: legalCase.id, completedAt: null, deletedAt: null, origin: { $ne: 'EVENT' } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const deadline of open) {
    if (deadline.computedFrom?.courtId || (deadline.zone ?? null) === courtZone) continue;
    ctx.em.assign(deadline, { zone: courtZone, ...movedToZone(zone, deadline) });
    await schedule(ctx, deadline);
  }
}
