import type { BillingKind, IssuerRegime, TaxPersonKind, TimeRounding } from '#schema/generated/contract.ts';

/**
 * A second implementation of hours and bills for comparison with the product: exact fractions of BigInt, rounded once at
 * the end. It imports nothing from the product.
 */

/** Rounds half a centavo away from zero. */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -rounded(-numerator, denominator);
  const whole = numerator / denominator;
  return (numerator - whole * denominator) * 2n >= denominator ? whole + 1n : whole;
}

export interface ReferenceRate {
  of: { caseId: string } | { clientKey: string } | { personId: string };
  centavos: number;
  validFrom: string;
}

export interface ReferenceEntry {
  caseId: string | null;
  clientKey: string;
  personId: string;
  workedOn: string;
  seconds: number;
  billing: BillingKind;
}

/** The newest valid rate, of the case, else of the client, else of the person. */
function rateOf(rates: readonly ReferenceRate[], entry: ReferenceEntry): ReferenceRate | null {
  const fits = [
    (of: ReferenceRate['of']) => 'caseId' in of && of.caseId === entry.caseId,
    (of: ReferenceRate['of']) => 'clientKey' in of && entry.clientKey !== '' && of.clientKey === entry.clientKey,
    (of: ReferenceRate['of']) => 'personId' in of && of.personId === entry.personId,
  ];
  for (const isOf of fits) {
    let best: ReferenceRate | null = null;
    for (const rate of rates)
      if (isOf(rate.of) && rate.validFrom <= entry.workedOn && (!best || rate.validFrom > best.validFrom)) best = rate;
    if (best) return best;
  }
  return null;
}

export interface ReferenceAmounts {
  billedSeconds: bigint;
  rate: bigint | null;
  amount: bigint | null;
}

export function expectedAmounts(
  entry: ReferenceEntry,
  rates: readonly ReferenceRate[],
  rounding: TimeRounding,
): ReferenceAmounts {
  const seconds = BigInt(entry.seconds);
  const tenths = (seconds + 359n) / 360n;
  const billedSeconds = entry.billing === 'NOT_BILLABLE' ? 0n : rounding === 'SIX_MINUTES' ? tenths * 360n : seconds;
  const rate = entry.billing === 'BILLABLE' ? rateOf(rates, entry) : null;
  if (!rate) return { billedSeconds, rate: null, amount: null };
  const price = BigInt(rate.centavos);
  return { billedSeconds, rate: price, amount: rounded(billedSeconds * price, 3600n) };
}

export interface Parties {
  issuerKind: TaxPersonKind;
  issuerRegime: IssuerRegime;
  clientKind: TaxPersonKind;
}

/** VAT of 16 %. Withheld by a company from an individual: 10 % or 1.25 % of income tax, and two thirds of the VAT. */
export function expectedBill(amounts: readonly bigint[], { issuerKind, issuerRegime, clientKind }: Parties) {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
  const vat = rounded(subtotal * 4n, 25n);
  if (issuerKind === 'COMPANY' || clientKind === 'INDIVIDUAL') return { subtotal, taxes: [vat], total: subtotal + vat };
  const income = issuerRegime === 'RESICO' ? rounded(subtotal, 80n) : rounded(subtotal, 10n);
  const withheld = rounded(vat * 2n, 3n);
  return { subtotal, taxes: [vat, -income, -withheld], total: subtotal + vat - income - withheld };
}

/** Pseudo-random numbers from a seed, the same on every run. */
export function seededRandom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };
}

const SMALL = (
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
  'dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete ' +
  'veintiocho veintinueve'
).split(' ');
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

const VALUES = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, 30 + 10 * at]),
  ...HUNDREDS.map((word, at): [string, number] => [word, 100 + 100 * at]),
  ['cien', 100],
]);

/** Centavos of an amount in words; null: not understood. */
export function readWords(text: string): number | null {
  const [, sign, words, cents] = /^(menos )?(.+?) (?:de )?pesos? (\d\d)\/100 M\.N\.$/.exec(text) ?? [];
  if (words === undefined || cents === undefined) return null;
  let [whole, millions, part] = [0, 0, 0];
  for (const word of words.split(' ')) {
    const value = VALUES.get(word);
    if (value !== undefined) part += value;
    else if (word === 'mil') [whole, part] = [whole + Math.max(1, part) * 1000, 0];
    else if (word === 'millón' || word === 'millones') [millions, whole, part] = [whole + part, 0, 0];
    else if (word !== 'y') return null;
  }
  const centavos = (millions * 1_000_000 + whole + part) * 100 + Number(cents);
  return sign ? -centavos : centavos;
}
