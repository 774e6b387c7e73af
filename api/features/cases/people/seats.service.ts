import type { CaseRole } from '#schema/generated/contract.ts';
import { casePeopleText as say } from '#schema/text/case-people.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { hasSeat, MAX_GUESTS, seatsOf } from './invitations.rules.ts';

/** Limits of people: collaborators over all cases of an owner, guests in each case. */

/** Collaborators of all cases of an owner, without that address; `isWithPending` counts open invitations too. */
async function seatsTaken(ctx: Ctx, ownerId: string, exceptEmail: string, isWithPending: boolean): Promise<number> {
  // Requests of one owner count one after the other.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`case-seats:${ownerId}`]);
  const [row] = await ctx.em.execute<{ taken: string }[]>(
    `select count(*) as taken from (
       select u.email from case_member m join legal_case c on c.id = m.case_id join user_account u on u.id = m.user_id
       where c.owner_id = ? and m.role = 'COLLABORATOR'
       union
       select i.email from case_invitation i join legal_case c on c.id = i.case_id
       where c.owner_id = ? and ?::boolean and i.role = 'COLLABORATOR' and i.ended_at is null and i.expires_at > ?
     ) as seats where email <> ?`,
    [ownerId, ownerId, isWithPending, ctx.clock.now(), exceptEmail],
  );
  return Number(row?.taken ?? 0);
}

export async function takeSeat(ctx: Ctx, ownerId: string, email: string): Promise<void> {
  const plan = await ctx.usage.planOf(ctx, ownerId);
  const used = await seatsTaken(ctx, ownerId, email, true);
  const limit = seatsOf(plan);
  if (!hasSeat(plan, used))
    throw new Refusal('LIMIT_REACHED', say.seatsFull(limit), { used, limit, requiredPlan: 'CUSTOM' });
}

/** Guests and open invitations of a case, without that address. */
export async function countGuestsAndPending(
  ctx: Ctx,
  caseId: string,
  email: string,
): Promise<{ guests: number; pending: number }> {
  const [row] = await ctx.em.execute<{ guests: string; pending: string }[]>(
    `select (select count(*) from case_member m join user_account u on u.id = m.user_id
        where m.case_id = ? and m.role = 'GUEST' and u.email <> ?) as guests,
       (select count(*) from case_invitation
        where case_id = ? and email <> ? and ended_at is null and expires_at > ?) as pending`,
    [caseId, email, caseId, email, ctx.clock.now()],
  );
  return { guests: Number(row?.guests ?? 0), pending: Number(row?.pending ?? 0) };
}

/**
 * Why the invited person cannot join, as an error text for them; `null`: they can. Call it with the row of the case
 * locked, so that two who accept at once count each other. Seats span the cases of an owner and have their own lock.
 */
export async function joinRefusal(
  ctx: Ctx,
  legalCase: LegalCase,
  email: string,
  role: CaseRole,
): Promise<string | null> {
  const ownerId = legalCase.owner.id;
  if (role === 'GUEST') {
    const { guests } = await countGuestsAndPending(ctx, legalCase.id, email);
    return guests >= MAX_GUESTS ? say.guestsFullForInvited(MAX_GUESTS) : null;
  }
  const plan = await ctx.usage.planOf(ctx, ownerId);
  return hasSeat(plan, await seatsTaken(ctx, ownerId, email, false)) ? null : say.seatsFullForInvited;
}
