import type { BillingKind, RateScope, TimeRounding } from '#schema/generated/contract.ts';

/** Prices recorded time. Sums add the centavos of entries; none is computed from a sum of hours. */

export const MAX_ENTRY_SECONDS = 86_400;
const SIX_MINUTES = 360;

/** Each entry is rounded up separately: a started tenth of an hour is a tenth. */
export function chargedSeconds(seconds: number, billing: BillingKind, rounding: TimeRounding): number {
  if (billing === 'NOT_BILLABLE') return 0;
  return rounding === 'SIX_MINUTES' ? Math.ceil(seconds / SIX_MINUTES) * SIX_MINUTES : seconds;
}

/** Centavos for seconds at a rate in centavos per hour, rounded half up, in integers. */
export const amountFor = (seconds: number, rate: number): number => Math.floor((2 * seconds * rate + 3600) / 7200);

export interface KnownRate {
  scope: RateScope;
  caseId: string | null;
  clientKey: string | null;
  personId: string | null;
  centavos: number;
  validFrom: string;
}

export interface Priced {
  caseId: string | null;
  clientKey: string;
  personId: string;
  workedOn: string;
  seconds: number;
  billing: BillingKind;
}

const SCOPES: readonly RateScope[] = ['CASE', 'CLIENT', 'PERSON'];

function covers(rate: KnownRate, entry: Priced): boolean {
  if (rate.validFrom > entry.workedOn) return false;
  if (rate.scope === 'CASE') return entry.caseId !== null && rate.caseId === entry.caseId;
  if (rate.scope === 'CLIENT') return entry.clientKey !== '' && rate.clientKey === entry.clientKey;
  return rate.personId === entry.personId;
}

/** The rate of the case, else of the client, else of the person; of one scope the latest that is valid on the day. */
export function rateFor(rates: readonly KnownRate[], entry: Priced): KnownRate | null {
  for (const scope of SCOPES) {
    const fitting = rates.filter((rate) => rate.scope === scope && covers(rate, entry));
    const [latest] = fitting.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
    if (latest) return latest;
  }
  return null;
}

export interface Price {
  billedSeconds: number;
  rate: number | null;
  rateScope: RateScope | null;
  amount: number | null;
}

/** The price of an entry. Flat fees are charged separately. */
export function priceOf(entry: Priced, rates: readonly KnownRate[], rounding: TimeRounding): Price {
  const billedSeconds = chargedSeconds(entry.seconds, entry.billing, rounding);
  const rate = entry.billing === 'BILLABLE' ? rateFor(rates, entry) : null;
  return {
    billedSeconds,
    rate: rate?.centavos ?? null,
    rateScope: rate?.scope ?? null,
    amount: rate ? amountFor(billedSeconds, rate.centavos) : null,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2:30`, or `2:30:05` with seconds: exact, as the pages show it. */
export function clockOf(seconds: number): string {
  const minutes = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? minutes : `${minutes}:${two(seconds % 60)}`;
}

/** `2.50`, `0.16666667`: hours precise enough that a spreadsheet times the rate gives the same centavos. */
export const decimalHoursOf = (seconds: number): string => (seconds / 3600).toFixed(8).replace(/(\.\d\d\d*?)0+$/, '$1');

/** `2.50`: hours as people write them. */
export const hoursOf = (seconds: number): string => (Math.round(seconds / 36) / 100).toFixed(2);
