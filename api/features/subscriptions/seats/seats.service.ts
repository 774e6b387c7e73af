import { seatText as say } from '#schema/text/seats.ts';
import { DAY } from '#schema/lib/durations.ts';
import { PlanSeat } from '#db/entities/seat.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { hashOfLinkToken, looksLikeLinkToken, newLinkToken } from '#api/kernel/security/link-token.ts';
import { foldEmail } from '#api/features/users/index.ts';
import { publishSubscriptionChanged } from '../payments/payments.events.ts';
import { readDetails } from '../payments/details.service.ts';
import { PLANS } from '../plans.rules.ts';
import { hasSeats } from '../seat-plan.rules.ts';
import { seatsInUse, showSeat } from '../seat-rows.service.ts';
import { accountPlan, readAccount } from '../usage.service.ts';
import { mailSeat } from './seats.jobs.ts';
import { INVITATION_DAYS, roomOf } from './seats.rules.ts';

/** Seats of a plan: offered by its owner, taken by the account with the invited address. */

const HOUR_SECONDS = 3600;
/** Mails that one account causes, and that one address receives of all. */
const INVITE_ACCOUNT = { name: 'seat-account', points: 30, seconds: HOUR_SECONDS };
const INVITE_ADDRESS = { name: 'seat-address', points: 5, seconds: 24 * HOUR_SECONDS };
const TRY_TOKEN = { name: 'seat-token', points: 60, seconds: HOUR_SECONDS };

/** Those who change the seats of one owner do so one after the other: with one seat left, one of two gets it. */
const lockSeats = (ctx: Ctx, ownerId: string): Promise<unknown> =>
  ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`plan-seats:${ownerId}`]);

async function offer(ctx: Ctx, email: string): Promise<PlanSeat> {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const token = newLinkToken();
  // An earlier offer is replaced: its link no longer works, and it takes no second seat.
  await ctx.em.execute(
    'update plan_seat set ended_at = ? where owner_id = ? and email = ? and accepted_at is null and ended_at is null',
    [now, userId, email],
  );
  const seat = ctx.em.create(PlanSeat, {
    id: newId('planSeat'),
    owner: userId,
    email,
    member: null,
    tokenHash: hashOfLinkToken(token),
    invitedAt: now,
    expiresAt: later(now, INVITATION_DAYS * DAY),
    acceptedAt: null,
    endedAt: null,
  });
  await ctx.em.flush();
  // The input of a job is stored in its table, so the token is encrypted there.
  const order = { seatId: seat.id, sealedToken: ctx.encryption.encrypt(token) };
  await enqueue(ctx.em, mailSeat, order, { key: `seat:${seat.id}` });
  return seat;
}

/** Offers a seat by mail. The answer does not show whether the address has an account. */
export async function inviteSeat(ctx: Ctx, input: { email: string }) {
  const { userId } = signedIn(ctx);
  await lockSeats(ctx, userId);
  const { own } = await readAccount(ctx, userId);
  if (!hasSeats(own.plan)) throw new Refusal('PREMIUM_REQUIRED', undefined, { requiredPlan: 'ENTERPRISE' });
  const email = foldEmail(input.email);
  if (!isDeliverable(email)) return userError('VALIDATION', say.emailInvalid, 'email');
  const owner = await ctx.em.findOneOrFail(User, { id: userId });
  if (owner.email === email) return userError('VALIDATION', say.yourself, 'email');
  if (await ctx.em.findOne(PlanSeat, { owner: userId, email, acceptedAt: { $ne: null }, endedAt: null }))
    return userError('CONFLICT', say.alreadyMember, 'email');
  const total = roomOf(PLANS[own.plan].maxUsers);
  if ((await seatsInUse(ctx, userId, email)) >= total) return userError('LIMIT_REACHED', say.full(total), 'email');
  await ctx.throttle.take(INVITE_ACCOUNT, userId);
  await ctx.throttle.take(INVITE_ADDRESS, hashOfLinkToken(email));
  const { id, invitedAt } = await offer(ctx, email);
  await publishSubscriptionChanged(ctx, userId);
  return ok({ seat: showSeat({ id, email, name: null, accepted_at: null, invited_at: invitedAt }) });
}

/** Its owner takes a seat away, or its member leaves it. It ends at once. */
export async function removeSeat(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  if (id === userId) return userError('VALIDATION', say.ownerStays, 'id');
  const unknown = userError('NOT_FOUND', say.unknown, 'id');
  if (!isId(id, 'planSeat')) return unknown;
  const [seat] = await ctx.em.execute<{ owner_id: string; member_id: string | null }[]>(
    `update plan_seat set ended_at = ? where id = ? and ended_at is null and (owner_id = ? or member_id = ?)
     returning owner_id, member_id`,
    [ctx.clock.now(), id, userId, userId],
  );
  if (!seat) return unknown;
  ctx.memo.delete(`plan:${userId}`);
  await publishSubscriptionChanged(ctx, seat.owner_id);
  if (seat.member_id) await publishSubscriptionChanged(ctx, seat.member_id);
  return ok({ removedSeatId: id });
}

/** Why the caller cannot take a seat, the most important reason first; `null`: they can. */
async function acceptProblem(ctx: Ctx, seat: PlanSeat, email: string | null | undefined) {
  const { userId } = signedIn(ctx);
  if (email !== seat.email) return userError('FORBIDDEN', say.invitationForOther, 'token');
  if (seat.endedAt) return userError('CONFLICT', say.invitationOver, 'token');
  if (seat.acceptedAt) return userError('CONFLICT', say.invitationUsed, 'token');
  if (seat.expiresAt <= ctx.clock.now()) return userError('CONFLICT', say.invitationExpired, 'token');
  const { own } = await readAccount(ctx, seat.owner.id);
  const total = hasSeats(own.plan) ? roomOf(PLANS[own.plan].maxUsers) : 1;
  // Open invitations hold their seats already; a plan that shrank meanwhile has fewer.
  if ((await seatsInUse(ctx, seat.owner.id, email)) >= total) return userError('CONFLICT', say.planOver, 'token');
  if (hasSeats((await accountPlan(ctx, userId)).own.plan)) return userError('CONFLICT', say.ownSeats, 'token');
  const other = await ctx.em.findOne(PlanSeat, { member: userId, endedAt: null });
  return other ? userError('CONFLICT', say.otherSeat, 'token') : null;
}

/** Takes a seat, once. Only the account with the invited address can; the link alone is not enough. */
export async function acceptSeat(ctx: Ctx, token: string) {
  const { userId } = signedIn(ctx);
  await ctx.throttle.take(TRY_TOKEN, userId);
  const unknown = userError('NOT_FOUND', say.invitationUnknown, 'token');
  const tokenHash = hashOfLinkToken(token);
  const found = looksLikeLinkToken(token) ? await ctx.em.findOne(PlanSeat, { tokenHash }) : null;
  if (!found) return unknown;
  await lockSeats(ctx, found.owner.id);
  // Two invitations of two owners, accepted at once by one person.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`plan-seat-of:${userId}`]);
  const seat = await ctx.em.findOneOrFail(PlanSeat, { id: found.id }, { refresh: true });
  const { email } = await ctx.em.findOneOrFail(User, { id: userId });
  // An account without an address is nobody's invited one.
  const problem = await acceptProblem(ctx, seat, email ?? '');
  if (problem) return problem;
  seat.member = ctx.em.getReference(User, userId, { wrapped: true });
  seat.acceptedAt = ctx.clock.now();
  await ctx.em.flush();
  ctx.memo.delete(`plan:${userId}`);
  await publishSubscriptionChanged(ctx, seat.owner.id);
  await publishSubscriptionChanged(ctx, userId);
  return ok({ details: await readDetails(ctx) });
}
