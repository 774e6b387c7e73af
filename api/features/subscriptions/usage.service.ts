import type { PlanCode, PlanSubscriptionStatus } from '#schema/generated/contract.ts';
import { oncePerRequest, type Ctx, type Meter, type MeterReading, type UsagePort } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { lockAddressOfDemo, usedAtAddress } from './demo-plan.service.ts';
import { tellMeter } from './notices/meter-notices.service.ts';
import { isPremium, planInForce, PLANS, type PlanInForce } from './plans.rules.ts';
import { betterPlan, planOfSeat, SEAT_SQL, type SeatRow } from './seat-plan.rules.ts';

interface AccountRow {
  created_at: Date;
  features: string[];
  plan: PlanCode | null;
  status: PlanSubscriptionStatus | null;
  trial_ends_at: Date | null;
  period_anchor_at: Date | null;
  ends_at: Date | null;
  /** `start` in milliseconds of the epoch. */
  counters: { meter: Meter; start: number; used: number }[] | null;
  open_cases: number;
  seat: SeatRow | null;
}

export interface AccountPlan extends PlanInForce {
  /** Without the seat of somebody else's plan. */
  own: PlanInForce;
  /** The seat of somebody else's plan that it took, also while that plan gives nothing; null: none. */
  seatId: string | null;
  /** Name of the account whose plan is shared; null: the plan is its own. */
  sharedBy: string | null;
  features: string[];
  used: Record<Meter, number>;
  /** Its own cases that are not archived, without the sample: counted in their table, not metered. */
  openCases: number;
}

const ACCOUNT_SQL = `
  select u.created_at, u.features, p.plan, p.status, p.trial_ends_at, p.period_anchor_at, p.ends_at,
    (select json_agg(json_build_object('meter', c.meter, 'start', extract(epoch from c.period_start) * 1000, 'used', c.used))
       from usage_counter c where c.user_id = u.id) as counters,
    (select count(*)::int from legal_case k where k.owner_id = u.id and k.archived_at is null and not k.is_sample)
      as open_cases, ${SEAT_SQL}
  from user_account u left join plan_subscription p on p.user_id = u.id
  where u.id = ?`;

/** Read anew, for whoever decides while holding a lock. */
export async function readAccount(ctx: Ctx, userId: string): Promise<AccountPlan> {
  const [row] = await readRows<AccountRow>(ctx.em, ACCOUNT_SQL, [userId]);
  if (!row) throw new Refusal('UNAUTHENTICATED');
  const stored =
    row.plan && row.status && row.period_anchor_at
      ? {
          plan: row.plan,
          status: row.status,
          trialEndsAt: asDate(row.trial_ends_at),
          periodAnchorAt: new Date(row.period_anchor_at),
          endsAt: asDate(row.ends_at),
        }
      : null;
  const now = ctx.clock.now();
  const own = planInForce(stored, new Date(row.created_at), now);
  const shared = row.seat && planOfSeat(row.seat, now);
  const inForce = betterPlan(own, shared);
  const used: AccountPlan['used'] = { chat_messages: 0, documents_analyzed: 0, quantum_analyses: 0 };
  for (const counter of row.counters ?? [])
    if (Math.round(counter.start) === inForce.periodStart.getTime()) used[counter.meter] = counter.used;
  const { plan, status, trialDaysLeft, periodStart, periodEnd } = inForce;
  const sharedBy = shared && inForce === shared ? shared.ownerName : null;
  const inside = { plan, status, trialDaysLeft, periodStart, periodEnd };
  const account = {
    ...inside,
    own,
    sharedBy,
    seatId: row.seat?.seatId ?? null,
    features: row.features,
    used,
    openCases: row.open_cases,
  };
  return account.plan === 'DEMO' ? { ...account, ...(await usedAtAddress(ctx, userId, account)) } : account;
}

const asDate = (value: Date | null): Date | null => (value ? new Date(value) : null);

/** Plan, granted sections and meters of an account, in one statement and once per request. */
export const accountPlan = (ctx: Ctx, userId: string): Promise<AccountPlan> =>
  oncePerRequest(ctx, `plan:${userId}`, () => readAccount(ctx, userId));

const reading = (account: AccountPlan, meter: Meter): MeterReading => ({
  used: account.used[meter],
  limit: PLANS[account.plan][meter],
  resetsAt: account.periodEnd,
});

const PAID: PlanCode[] = ['BASIC', 'PROFESSIONAL', 'ENTERPRISE', 'CUSTOM'];

/** The cheapest plan that allows more of a meter than this one. */
const nextPlan = (meter: Meter | 'cases', limit: number): PlanCode =>
  PAID.find((plan) => PLANS[plan][meter] === -1 || PLANS[plan][meter] > limit) ?? 'ENTERPRISE';

function spent(account: AccountPlan, meter: Meter): Refusal {
  const { used, limit, resetsAt } = reading(account, meter);
  const requiredPlan = nextPlan(meter, limit);
  return new Refusal('LIMIT_REACHED', undefined, { used, limit, resetsAt: resetsAt.toISOString(), requiredPlan });
}

async function spend(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading> {
  let account = await accountPlan(ctx, userId);
  if (account.plan === 'DEMO') {
    await lockAddressOfDemo(ctx, userId);
    account = await readAccount(ctx, userId);
    if (account.used[meter] >= reading(account, meter).limit) throw spent(account, meter);
  }
  const { limit, resetsAt } = reading(account, meter);
  // One statement decides: parallel calls queue on the row, and the one over the limit updates nothing.
  const rows = await ctx.em.execute<{ used: number }[]>(
    `insert into usage_counter as c (user_id, meter, period_start, used)
     select ?, ?, ?::timestamptz, 1 where ?::int <> 0
     on conflict (user_id, meter, period_start) do update set used = c.used + 1 where ?::int = -1 or c.used < ?::int
     returning used`,
    [userId, meter, account.periodStart, limit, limit, limit],
  );
  ctx.memo.delete(`plan:${userId}`);
  const used = rows[0]?.used;
  if (used !== undefined) {
    await tellMeter(ctx, {
      userId,
      meter,
      used,
      limit,
      resetsAt,
      plan: account.plan,
      periodStart: account.periodStart,
    });
    return { used, limit, resetsAt };
  }
  // Parallel requests may have spent the rest since it was read.
  throw spent(await accountPlan(ctx, userId), meter);
}

/** Checks that one more case fits the plan, within the caller's transaction: parallel calls wait for each other. */
export async function takeRoomForCase(ctx: Ctx, userId: string): Promise<MeterReading> {
  await ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 11))', [userId]);
  if ((await accountPlan(ctx, userId)).plan === 'DEMO') await lockAddressOfDemo(ctx, userId);
  // Read again: the plan cached by the request may be older than the wait.
  const { plan, openCases, periodEnd } = await readAccount(ctx, userId);
  const limit = PLANS[plan].cases;
  ctx.memo.delete(`plan:${userId}`);
  if (limit === -1 || openCases < limit) return { used: openCases + 1, limit, resetsAt: periodEnd };
  throw new Refusal('LIMIT_REACHED', undefined, { used: openCases, limit, requiredPlan: nextPlan('cases', limit) });
}

export const planUsage: UsagePort = {
  planOf: async (ctx, userId) => (await accountPlan(ctx, userId)).plan,
  async includes(ctx, userId, feature) {
    const account = await accountPlan(ctx, userId);
    // A granted section opens no API.
    if (feature === 'api') return { included: PLANS[account.plan].includesApi, requiredPlan: 'PROFESSIONAL' };
    return { included: isPremium(account.plan) || account.features.includes(feature), requiredPlan: 'BASIC' };
  },
  spend,
  async refund(ctx, userId, meter, spentAt) {
    await ctx.em.execute(
      `update usage_counter set used = greatest(used - 1, 0)
       where user_id = ? and meter = ? and period_start = (
         select max(period_start) from usage_counter where user_id = ? and meter = ? and period_start <= ?)`,
      [userId, meter, userId, meter, spentAt],
    );
    ctx.memo.delete(`plan:${userId}`);
  },
  read: async (ctx, userId, meter) => reading(await accountPlan(ctx, userId), meter),
};

/** Bytes that the documents of an account may take, and the cheapest plan that allows more. */
export async function storageLimitOf(ctx: Ctx, userId: string): Promise<{ limit: number; requiredPlan: PlanCode }> {
  const { plan } = await accountPlan(ctx, userId);
  const limit = PLANS[plan].storageBytes;
  return { limit, requiredPlan: PAID.find((paid) => PLANS[paid].storageBytes > limit) ?? 'ENTERPRISE' };
}
