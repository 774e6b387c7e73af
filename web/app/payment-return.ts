import type { PlanCode } from '#schema/generated/contract.ts';
import { planLabel } from '#schema/text/common.ts';
import { PLANS_PATH } from './select-view.ts';

/** Whether the address is that of a return from the payment page. It grants nothing: anybody can write it. */
export const isReturn = (query: URLSearchParams): boolean =>
  query.get('success') === 'true' || query.get('upgrade') === 'success';

/** What the address says about the purchase. */
export function returnOf(query: URLSearchParams): { plan: PlanCode | null; checkoutId: string | null } {
  const plan = query.get('plan')?.toUpperCase() ?? '';
  return { plan: plan in planLabel ? (plan as PlanCode) : null, checkoutId: query.get('checkout')?.trim() || null };
}

export const returnLinks = {
  manage: '/dashboard?tab=subscriptions',
  plans: PLANS_PATH,
  checkout: (plan: string) => `/checkout?plan=${plan}`,
};
