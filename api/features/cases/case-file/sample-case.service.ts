import { LockMode } from '@mikro-orm/postgresql';
import { CaseMember, LegalCase } from '#db/entities/case.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { publishMemberRemoved } from '../cases.events.ts';

/** The example that Foja made for an account: a case like any other, with a mark. */

/** The caller's sample. With `isLocked` another call of the account waits, so that it gets no second one. */
export async function findSampleCase(ctx: Ctx, { isLocked = false } = {}): Promise<LegalCase | null> {
  const { userId } = signedIn(ctx);
  if (isLocked) await ctx.em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return ctx.em.findOne(LegalCase, { owner: userId, isSample: true });
}

/** Deletes it with all that hangs on it. Whoever has it open, in whichever window, hears that it is over. */
export async function deleteSampleCase(ctx: Ctx, legalCase: LegalCase): Promise<void> {
  for (const { user } of await ctx.em.find(CaseMember, { legalCase: legalCase.id }))
    await publishMemberRemoved(ctx.em, { caseId: legalCase.id, userId: user.id });
  ctx.em.remove(legalCase);
  await ctx.em.flush();
}
