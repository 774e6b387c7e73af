export { balanceOf } from './billing/payments.rules.ts';
export { casesOf, findPrebill, readPayments } from './billing/prebill-reading.service.ts';
export { taxRatesOf } from './billing/taxes.rules.ts';
export { priceFor } from './pricing/pricing.service.ts';
export { clientKeyOf } from './pricing/client-key.rules.ts';
export { clockOf } from './pricing/pricing.rules.ts';
