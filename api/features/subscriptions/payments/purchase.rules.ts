import type { PlanCode } from '#schema/generated/contract.ts';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { paymentText as say } from '#schema/text/payments.ts';
import { validationText } from '#schema/text/validation.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import type { ProviderCheckout, SoldPlan } from '#api/ports/payments.ts';
import { PLANS } from '../plans.rules.ts';

/** How long a checkout can be paid: the longest that Stripe allows is a day. */
export const CHECKOUT_MS = 23 * HOUR;
/** How long a plan stays in force after a charge was refused. */
export const GRACE_MS = 7 * DAY;
/** How long before the end of a grace, or of a month paid beforehand, its owner is reminded. */
export const REMINDER_MS = 2 * DAY;
const MAX_NAME = 200;
const MAX_ADDRESS = 2000;

export const isSold = (plan: PlanCode): plan is SoldPlan => PLANS[plan].isSoldOnline;

export const SOLD_PRICES: Record<SoldPlan, number> = {
  BASIC: PLANS.BASIC.price,
  PROFESSIONAL: PLANS.PROFESSIONAL.price,
  ENTERPRISE: PLANS.ENTERPRISE.price,
};

/** A more expensive plan begins at once; a cheaper one with the next period. */
export const isUpgrade = (from: PlanCode, to: PlanCode): boolean => PLANS[to].price > PLANS[from].price;

interface Problem {
  message: string;
  field: string;
}

export function buyerProblem({ email, name }: { email: string; name: string }): Problem | null {
  if (!email.trim()) return { message: say.buyerRequired, field: 'email' };
  if (!name.trim()) return { message: say.buyerRequired, field: 'name' };
  if (!isDeliverable(email.trim())) return { message: validationText.emailInvalid, field: 'email' };
  if (name.trim().length > MAX_NAME) return { message: say.nameTooLong, field: 'name' };
  return isStorable(name + email) ? null : { message: validationText.invalidCharacters, field: 'name' };
}

/** One computer by its two names: a product without a public address is opened by either. */
const hostOf = ({ hostname, port }: URL): string => `${hostname === 'localhost' ? '127.0.0.1' : hostname}:${port}`;

/** The address when it is of our own origin; `null`: it is not. `fallback`: the path when none is given. */
export function ownAddress(given: string | null | undefined, own: string, fallback: string): URL | null {
  const base = new URL(own);
  const text = given?.trim() || fallback;
  if (text.length > MAX_ADDRESS || !URL.canParse(text, base)) return null;
  const address = new URL(text, base);
  const isOwn = address.protocol === base.protocol && hostOf(address) === hostOf(base);
  return isOwn && !address.username && !address.password ? address : null;
}

/** The return address with the checkout that its page asks about. */
export function withCheckout(address: URL, checkoutId: string): string {
  const marked = new URL(address);
  marked.searchParams.set('checkout', checkoutId);
  return marked.href;
}

/** What a checkout at the provider means; a paid one is COMPLETED with its subscription, not before. */
export const CHECKOUT_STATUS = {
  OPEN: 'OPEN',
  PENDING: 'PENDING',
  PAID: 'PENDING',
  EXPIRED: 'EXPIRED',
  FAILED: 'FAILED',
} as const satisfies Record<ProviderCheckout['status'], string>;
