/** Amounts of a CFDI in millionths of a peso, because it has up to six decimals. Rates are in millionths too. */

const MILLIONTHS = 1_000_000n;
/** Millionths of a peso in a centavo. */
const CENTAVO = 10_000n;

export const ofCentavos = (centavos: number): bigint => BigInt(centavos) * CENTAVO;

/** Rounded half up: what has two decimals in a CFDI is rounded once, at its end. */
export const toCentavos = (amount: bigint): number => Number((amount + CENTAVO / 2n) / CENTAVO);

/** A part of an amount, rounded half up to the millionth. */
export const part = (amount: bigint, numerator: bigint, denominator: bigint): bigint =>
  (2n * amount * numerator + denominator) / (2n * denominator);

export const atRate = (amount: bigint, rate: bigint): bigint => part(amount, rate, MILLIONTHS);

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** `1234.50`, `0.106667`. */
export function decimal(amount: bigint, decimals: 2 | 6): string {
  const digits = String(decimals === 6 ? amount : BigInt(toCentavos(amount))).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Millionths of a text such as `1234.5`; `null`: it is no such number. */
export function millionthsOf(text: string): bigint | null {
  const match = /^(\d{1,18})(?:\.(\d{1,6}))?$/.exec(text);
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(6, '0')}`) : null;
}

export interface Limits {
  low: bigint;
  high: bigint;
}

const PICO = 1_000_000n;
const CENTAVO_IN_PICO_BY_RATE = CENTAVO * PICO * MILLIONTHS;

/**
 * Between which amounts a tax may be, for a base that was written with so many decimals: half a unit of its last decimal
 * less and more, the lower limit cut to centavos, the upper one rounded up to them.
 * @source SAT, Anexo 20, CFDI 4.0, additional validations of Traslado and Retencion: attribute Importe.
 */
export function taxLimits(base: bigint, decimals: 2 | 6, rate: bigint): Limits {
  const half = decimals === 2 ? 5_000n * PICO : PICO / 2n;
  const least = base * PICO > half ? (base * PICO - half) * rate : 0n;
  const most = (base * PICO + half - 1n) * rate;
  return {
    low: (least / CENTAVO_IN_PICO_BY_RATE) * CENTAVO,
    high: ((most + CENTAVO_IN_PICO_BY_RATE - 1n) / CENTAVO_IN_PICO_BY_RATE) * CENTAVO,
  };
}

export const within = (amount: bigint, { low, high }: Limits): bigint =>
  amount < low ? low : amount > high ? high : amount;
