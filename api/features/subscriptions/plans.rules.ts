import { addMonths } from '#schema/lib/days.ts';
import { DAY } from '#schema/lib/durations.ts';
import type { PlanCode, PlanSubscriptionStatus } from '#schema/generated/contract.ts';

/** The plan catalogue: what each plan allows a month. -1 = without limit. Figures of the subscription page (decision S1-SUBS-018). */
export interface PlanTerms {
  chat_messages: number;
  documents_analyzed: number;
  quantum_analyses: number;
  cases: number;
  isPremium: boolean;
}

const UNLIMITED = -1;

export const PLANS: Record<PlanCode, PlanTerms> = {
  TRIAL: { chat_messages: 100, documents_analyzed: 20, quantum_analyses: 0, cases: 10, isPremium: false },
  DEMO: { chat_messages: 5, documents_analyzed: 2, quantum_analyses: 0, cases: 1, isPremium: false },
  FREE: { chat_messages: 3, documents_analyzed: 1, quantum_analyses: 0, cases: 3, isPremium: false },
  BASIC: { chat_messages: 100, documents_analyzed: 10, quantum_analyses: 5, cases: UNLIMITED, isPremium: true },
  PROFESSIONAL: { chat_messages: 500, documents_analyzed: 50, quantum_analyses: 25, cases: UNLIMITED, isPremium: true },
  ENTERPRISE: {
    chat_messages: UNLIMITED,
    documents_analyzed: UNLIMITED,
    quantum_analyses: UNLIMITED,
    cases: UNLIMITED,
    isPremium: true,
  },
  CUSTOM: {
    chat_messages: UNLIMITED,
    documents_analyzed: UNLIMITED,
    quantum_analyses: UNLIMITED,
    cases: UNLIMITED,
    isPremium: true,
  },
};

const TRIAL_DAYS = 3;

/** The stored plan of an account; an account that never chose one has none. */
export interface StoredPlan {
  plan: PlanCode;
  status: PlanSubscriptionStatus;
  trialEndsAt: Date | null;
  periodAnchorAt: Date;
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
  const [day = '', time = ''] = anchor.toISOString().split('T');
  const boundary = (months: number): Date => new Date(`${addMonths(day, months)}T${time}`);
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (boundary(months) > now) months--;
  return { start: boundary(months), end: boundary(months + 1) };
}

/** A new account has a trial of three days and then, automatically, the free plan. */
export function planInForce(stored: StoredPlan | null, registeredAt: Date, now: Date): PlanInForce {
  const trialEndsAt = stored ? stored.trialEndsAt : new Date(registeredAt.getTime() + TRIAL_DAYS * DAY);
  const left = trialEndsAt ? Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY)) : 0;
  const chosen = stored ?? { plan: 'TRIAL' as const, status: 'TRIALING' as const };
  const trialIsOver = chosen.plan === 'TRIAL' && left === 0;
  const isDead = chosen.status === 'CANCELED' || chosen.status === 'INCOMPLETE';
  // Meters restart with the free plan: the usage of the trial does not count.
  const anchor = trialIsOver && trialEndsAt ? trialEndsAt : (stored?.periodAnchorAt ?? registeredAt);
  const { start, end } = periodOf(anchor, now);
  const plan = trialIsOver || isDead ? 'FREE' : chosen.plan;
  return {
    plan,
    status: trialIsOver || isDead ? 'ACTIVE' : chosen.status,
    trialDaysLeft: left,
    periodStart: start,
    periodEnd: plan === 'TRIAL' && trialEndsAt ? trialEndsAt : end,
  };
}

export const isPremium = (plan: PlanCode): boolean => PLANS[plan].isPremium;

/** 0 without a limit; 100 when there is use against a limit of 0; never above 100. */
export function percentageOf(used: number, limit: number): number {
  if (limit === UNLIMITED) return 0;
  if (limit === 0) return used > 0 ? 100 : 0;
  return Math.min(100, Math.round((used / limit) * 1000) / 10);
}
