import type Stripe from 'stripe';
import { MINUTE } from '#schema/lib/durations.ts';
import type { SoldPlan } from '#api/ports/payments.ts';
import { PortError } from '#api/ports/port-error.ts';

/** The prices of the catalogue at Stripe, by their lookup keys. `npm run stripe:setup` makes them. */

const SOLD_PLANS: readonly SoldPlan[] = ['BASIC', 'PROFESSIONAL', 'ENTERPRISE'];
const CURRENCY = 'mxn';
const KNOWN_FOR = 5 * MINUTE;

const lookupKeyOf = (plan: SoldPlan): string => `foja_${plan.toLowerCase()}_mxn_month`;

/** Of our price, also of one that was replaced by another amount; null: none of ours. */
export const planOfPrice = ({ lookup_key, metadata }: Stripe.Price): SoldPlan | null =>
  SOLD_PLANS.find((plan) => lookup_key === lookupKeyOf(plan) || metadata['foja_plan'] === plan) ?? null;

const costs = (price: Stripe.Price, centavos: number): boolean =>
  price.active &&
  price.currency === CURRENCY &&
  price.unit_amount === centavos &&
  price.recurring?.interval === 'month' &&
  price.recurring.interval_count === 1;

export interface PriceBook {
  /** Rejects with `NOT_CONFIGURED` when Stripe has no such price, or one of another amount. */
  of(plan: SoldPlan): Promise<{ id: string; productId: string }>;
}

const listed = async (stripe: Stripe): Promise<Stripe.Price[]> =>
  (await stripe.prices.list({ lookup_keys: SOLD_PLANS.map(lookupKeyOf), active: true, limit: 100 })).data;

const idOf = (product: Stripe.Price['product']): string => (typeof product === 'string' ? product : product.id);

export function createPriceBook(stripe: Stripe, prices: Record<SoldPlan, number>): PriceBook {
  let known: { readAt: number; prices: Stripe.Price[] } | null = null;
  return {
    async of(plan) {
      if (!known || Date.now() - known.readAt > KNOWN_FOR) known = { readAt: Date.now(), prices: await listed(stripe) };
      const price = known.prices.find((one) => one.lookup_key === lookupKeyOf(plan) && costs(one, prices[plan]));
      if (price) return { id: price.id, productId: idOf(price.product) };
      known = null;
      throw new PortError('NOT_CONFIGURED', `no price ${lookupKeyOf(plan)} of that amount: run npm run stripe:setup`);
    },
  };
}

export interface PriceSetup {
  plan: SoldPlan;
  lookupKey: string;
  priceId: string;
  isNew: boolean;
}

/** Finds or makes the price of each plan. A price cannot be changed: another amount is a new one, which takes the key over. */
export async function setUpPrices(
  stripe: Stripe,
  prices: Record<SoldPlan, number>,
  names: Record<SoldPlan, string>,
): Promise<PriceSetup[]> {
  const found = await listed(stripe);
  const done: PriceSetup[] = [];
  for (const plan of SOLD_PLANS) {
    const lookupKey = lookupKeyOf(plan);
    const known = found.find((price) => price.lookup_key === lookupKey);
    if (known && costs(known, prices[plan])) {
      done.push({ plan, lookupKey, priceId: known.id, isNew: false });
      continue;
    }
    const made = await stripe.prices.create({
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      currency: CURRENCY,
      unit_amount: prices[plan],
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      metadata: { foja_plan: plan },
      ...(known
        ? { product: idOf(known.product) }
        : { product_data: { name: names[plan], metadata: { foja_plan: plan } } }),
    });
    done.push({ plan, lookupKey, priceId: made.id, isNew: true });
  }
  return done;
}
