import type { PlanCode } from '#schema/generated/contract.ts';
import { groupDigits } from '#schema/lib/pesos.ts';
import { limitLines } from '#schema/text/plans-screen.ts';
import { capitalized } from '#schema/text/words.ts';
import { formatMoney } from '#web/shared/format/format.ts';
import type { MeterFieldsFragment } from './details.generated.ts';
import type { PlanOfferFieldsFragment } from './plans.generated.ts';

export type PlanOffer = PlanOfferFieldsFragment;

/** The plans with a checkout page: three that are sold and one by quote. */
export const CHECKOUT_PLANS = ['BASIC', 'PROFESSIONAL', 'ENTERPRISE', 'CUSTOM'] as const satisfies PlanCode[];
export type CheckoutPlan = (typeof CHECKOUT_PLANS)[number];

/** The plan of an address (`?plan=basic`); null: none that has a checkout page. */
export const checkoutPlanOf = (plan: string | null): CheckoutPlan | null =>
  CHECKOUT_PLANS.find((code) => code === plan?.trim().toUpperCase()) ?? null;

export const checkoutAddress = (plan: PlanCode): string => `/checkout?plan=${plan.toLowerCase()}`;

export const isPaidPlan = (plan: PlanCode): boolean => CHECKOUT_PLANS.some((code) => code === plan);

/** A price without centavos when it has none: `$899 MXN`. */
export const priceText = (centavos: number): string =>
  centavos % 100 === 0 ? `$${groupDigits(String(centavos / 100))} MXN` : formatMoney(centavos);

/** What the server enforces for a plan, one line each. */
export const enforcedLines = (offer: PlanOffer): string[] =>
  [
    limitLines.chatMessages(offer.chatMessages),
    limitLines.documentAnalyses(offer.documentAnalyses),
    limitLines.quantumAnalyses(offer.quantumAnalyses),
    limitLines.cases(offer.cases),
    limitLines.maxUsers(offer.maxUsers),
    ...(offer.includesApi ? [limitLines.includesApi] : []),
  ].map(capitalized);

export const METERS = ['chatMessages', 'documentsAnalyzed', 'quantumAnalyses'] as const;
export type MeterName = (typeof METERS)[number];
type Meter = Pick<MeterFieldsFragment, 'used' | 'limit' | 'percentage' | 'resetsAt'>;

/** Limits of the specification, shown only where an answer lacks them. */
const DEFAULT_LIMITS: Record<MeterName, number> = { chatMessages: 10, documentsAnalyzed: 1, quantumAnalyses: 0 };

export interface ShownMeter {
  used: number;
  /** -1: without limit. */
  limit: number;
  /** Of the bar, 0–100. */
  percentage: number;
  isRed: boolean;
  isUnlimited: boolean;
  resetsAt: string | null;
}

const RED_ABOVE = 80;
const NOTICE_AT = { high: 80, almost: 95 };

export function shownMeter(name: MeterName, meter?: Partial<Meter> | null): ShownMeter {
  const limit = meter?.limit ?? DEFAULT_LIMITS[name];
  const percentage = limit === -1 ? 0 : Math.min(100, Math.max(0, meter?.percentage ?? 0));
  return {
    used: meter?.used ?? 0,
    limit,
    percentage,
    isRed: percentage > RED_ABOVE,
    isUnlimited: limit === -1,
    resetsAt: meter?.resetsAt ?? null,
  };
}

/** What is said of a meter: from 80 %, from 95 %, and when nothing is left. Nothing of a plan that has none of it. */
export function meterNotice({ used, limit, percentage }: ShownMeter): 'high' | 'almost' | 'spent' | null {
  if (limit <= 0) return null;
  if (used >= limit) return 'spent';
  return percentage >= NOTICE_AT.almost ? 'almost' : percentage >= NOTICE_AT.high ? 'high' : null;
}
