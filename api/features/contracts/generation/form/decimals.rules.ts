/** Exact sums of decimal numbers: six decimals as whole numbers. Amounts go up to 999,999,999,999.99. */

const PLACES = 6;
const SCALE = 10n ** BigInt(PLACES);

/** Millionths; a double prints the digits that were typed. */
function millionths(value: number): bigint {
  if (!Number.isFinite(value)) throw new RangeError('Not a number');
  const [, sign = '', whole = '0', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? /^(-?)(\d+)(?:\.(\d+))?$/.exec(value.toFixed(PLACES)) ?? [];
  const digits = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '' ? digits : -digits;
}

/** Half away from zero. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const whole = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -whole : whole;
}

const back = (scaled: bigint): number => Number(scaled) / Number(SCALE);

export const sumOf = (...values: number[]): number =>
  back(values.reduce((total, value) => total + millionths(value), 0n));
export const differenceOf = (from: number, value: number): number => back(millionths(from) - millionths(value));
export const productOf = (value: number, factor: number): number =>
  back(rounded(millionths(value) * millionths(factor), SCALE));

/** `null`: divided by zero. */
export const quotientOf = (value: number, divisor: number): number | null =>
  divisor === 0 ? null : back(rounded(millionths(value) * SCALE, millionths(divisor)));

/** Whole centavos of pesos, rounded. */
export const centavosOf = (pesos: number): number => Number(rounded(millionths(pesos), SCALE / 100n));
/** Pesos rounded to the centavo. */
export const toCentavo = (pesos: number): number => centavosOf(pesos) / 100;
