/** `npm run stripe:setup`: finds or makes the prices of the plans at Stripe. */
import { parseArgs } from 'node:util';
import { planLabel } from '#schema/text/plan-labels.ts';
import { stripeSetupText as text } from '#schema/text/stripe-setup.ts';
import { SOLD_PRICES } from '../features/subscriptions/payments/purchase.rules.ts';
import { parseEnv } from '../kernel/env.ts';
import { setUpPrices } from '../providers/payments/stripe-prices.ts';
import { openStripe } from '../providers/payments/stripe.ts';
import { runCommand } from './run-command.ts';

const TIMEOUT_MS = 20_000;
const nameOf = (plan: keyof typeof SOLD_PRICES): string => `Foja ${planLabel[plan]}`;

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (values.help) return console.info(text.usage);
  const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL } = parseEnv(process.env);
  if (!secretKey) {
    process.exitCode = 1;
    return console.error(text.noKeys);
  }
  const names = {
    BASIC: nameOf('BASIC'),
    PROFESSIONAL: nameOf('PROFESSIONAL'),
    ENTERPRISE: nameOf('ENTERPRISE'),
  };
  const prices = await setUpPrices(openStripe({ secretKey, timeoutMs: TIMEOUT_MS }), SOLD_PRICES, names);
  for (const { lookupKey, priceId, isNew } of prices)
    console.info(isNew ? text.made(lookupKey, priceId) : text.found(lookupKey, priceId));
  console.info(text.webhook(PUBLIC_URL?.replace(/\/+$/, '') ?? 'PUBLIC_URL'));
  console.info(text.methods);
});
