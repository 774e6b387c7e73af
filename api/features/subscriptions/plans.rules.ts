import { DAY } from '#schema/lib/durations.ts';
import { monthsAfter } from '#schema/lib/months.ts';
import type { PlanCode, PlanSubscriptionStatus } from '#schema/generated/contract.ts';

/**
 * The plan catalogue: what each plan costs and what it allows a month. -1 = without limit. Figures of the subscription page
 * (decision S1-SUBS-018). Every gate of every feature asks here.
 */
export interface PlanTerms {
  chat_messages: number;
  documents_analyzed: number;
  quantum_analyses: number;
  cases: number;
  /** Bytes of the documents that an account keeps for analysis. */
  storageBytes: number;
  isPremium: boolean;
  /** Of a month, in centavos. */
  price: number;
  /** Of a first purchase. */
  trialDays: number;
  /** Accounts that share the plan, the owner included. */
  maxUsers: number;
  /** Whether API keys are accepted. */
  includesApi: boolean;
  isSoldOnline: boolean;
}

const UNLIMITED = -1;

const GIGABYTE = 1024 ** 3;
const SMALL_STORAGE = 200 * 1024 ** 2;

const quotas = (chat: number, documents: number, quantum: number, cases: number) => ({
  chat_messages: chat,
  documents_analyzed: documents,
  quantum_analyses: quantum,
  cases,
});
const UNPAID = {
  storageBytes: SMALL_STORAGE,
  isPremium: false,
  price: 0,
  trialDays: 0,
  maxUsers: 1,
  includesApi: false,
  isSoldOnline: false,
};
const PAID_TERMS = {
  storageBytes: 100 * GIGABYTE,
  isPremium: true,
  trialDays: 3,
  maxUsers: 1,
  includesApi: false,
  isSoldOnline: true,
};
const NO_LIMITS = quotas(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED);

export const PLANS: Record<PlanCode, PlanTerms> = {
  TRIAL: { ...UNPAID, ...quotas(100, 20, 0, 10) },
  DEMO: { ...UNPAID, ...quotas(5, 2, 0, 1) },
  FREE: { ...UNPAID, ...quotas(3, 1, 0, 3) },
  BASIC: { ...PAID_TERMS, ...quotas(100, 10, 5, UNLIMITED), storageBytes: 2 * GIGABYTE, price: 299_00 },
  PROFESSIONAL: {
    ...PAID_TERMS,
    ...quotas(500, 50, 25, UNLIMITED),
    storageBytes: 10 * GIGABYTE,
    price: 899_00,
    includesApi: true,
  },
  ENTERPRISE: { ...PAID_TERMS, ...NO_LIMITS, price: 2499_00, maxUsers: 10, includesApi: true },
  // By quote: the price is a reference, and it is never charged online.
  CUSTOM: {
    ...PAID_TERMS,
    ...NO_LIMITS,
    price: 19_997_00,
    trialDays: 0,
    maxUsers: UNLIMITED,
    includesApi: true,
    isSoldOnline: false,
  },
};

/** In the order in which they are shown: cheapest first. */
export const PLAN_ORDER: readonly PlanCode[] = [
  'TRIAL',
  'DEMO',
  'FREE',
  'BASIC',
  'PROFESSIONAL',
  'ENTERPRISE',
  'CUSTOM',
];

export const TRIAL_DAYS = 3;

/** The stored plan of an account; an account that never chose one has none. */
export interface StoredPlan {
  plan: PlanCode;
  status: PlanSubscriptionStatus;
  trialEndsAt: Date | null;
  periodAnchorAt: Date;
  /** FREE from here on: a cancelled period, or the grace of a late payment. */
  endsAt: Date | null;
}

export interface PlanInForce {
  plan: PlanCode;
  status: PlanSubscriptionStatus;
  trialDaysLeft: number;
  periodStart: Date;
  periodEnd: Date;
}

/** The month of `now`, counted from the anchor; a day that a month lacks is its last (31 January → 28 February). */
export function periodOf(anchor: Date, now: Date): { start: Date; end: Date } {
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (monthsAfter(anchor, months) > now) months--;
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}

/** When the stored plan stopped being in force, and FREE began; null: it is in force. */
function endOf(stored: Omit<StoredPlan, 'periodAnchorAt'>, now: Date): Date | null {
  if (stored.plan === 'TRIAL' && stored.trialEndsAt && stored.trialEndsAt <= now) return stored.trialEndsAt;
  return stored.endsAt && stored.endsAt <= now ? stored.endsAt : null;
}

/** A new account has a trial of three days and then, automatically, the free plan. */
export function planInForce(stored: StoredPlan | null, registeredAt: Date, now: Date): PlanInForce {
  const held: StoredPlan = stored ?? {
    plan: 'TRIAL',
    status: 'TRIALING',
    trialEndsAt: new Date(registeredAt.getTime() + TRIAL_DAYS * DAY),
    periodAnchorAt: registeredAt,
    endsAt: null,
  };
  const endedAt = endOf(held, now);
  const isDead = held.status === 'CANCELED' || held.status === 'INCOMPLETE';
  const isFree = endedAt !== null || isDead;
  const left = held.trialEndsAt && !isDead ? Math.ceil((held.trialEndsAt.getTime() - now.getTime()) / DAY) : 0;
  const isTrial = held.status === 'TRIALING' && held.trialEndsAt !== null && !isFree;
  // Meters restart with the free plan: the usage of the plan before it does not count.
  const { start, end } = periodOf(endedAt ?? held.periodAnchorAt, now);
  return {
    plan: isFree ? 'FREE' : held.plan,
    status: isFree ? 'ACTIVE' : held.status,
    trialDaysLeft: endedAt ? 0 : Math.max(0, left),
    periodStart: start,
    periodEnd: isTrial && held.trialEndsAt && held.trialEndsAt > now ? held.trialEndsAt : end,
  };
}

export const isPremium = (plan: PlanCode): boolean => PLANS[plan].isPremium;

/** 0 without a limit; 100 when there is use against a limit of 0; never above 100. */
export function percentageOf(used: number, limit: number): number {
  if (limit === UNLIMITED) return 0;
  if (limit === 0) return used > 0 ? 100 : 0;
  return Math.min(100, Math.round((used / limit) * 1000) / 10);
}
