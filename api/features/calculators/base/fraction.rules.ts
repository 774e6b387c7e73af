/**
 * Exact fractions. An amount is a fraction of pesos until the end of its line; only then it becomes whole centavos, half
 * up. Nothing here passes through a floating point number.
 */
export interface Fraction {
  readonly n: bigint;
  /** Always positive, and without a factor that `n` has too. */
  readonly d: bigint;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [absolute(one), absolute(other)];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Throws a `RangeError` for a denominator of zero. */
export function fraction(n: bigint | number, d: bigint | number = 1): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('A fraction has no denominator of zero');
  const divisor = commonDivisor(top, bottom) || 1n;
  const sign = bottom < 0n ? -1n : 1n;
  return { n: (sign * top) / divisor, d: (sign * bottom) / divisor };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const add = (...all: readonly Fraction[]): Fraction =>
  all.reduce((sum, each) => fraction(sum.n * each.d + each.n * sum.d, sum.d * each.d), ZERO);
export const subtract = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.n * other.d - other.n * one.d, one.d * other.d);
export const multiply = (...all: readonly Fraction[]): Fraction =>
  all.reduce((product, each) => fraction(product.n * each.n, product.d * each.d), ONE);
export const divide = (one: Fraction, other: Fraction): Fraction => fraction(one.n * other.d, one.d * other.n);
export const times = (one: Fraction, count: number): Fraction => multiply(one, fraction(count));

/** Negative: the first is less. */
export function compare(one: Fraction, other: Fraction): number {
  const difference = one.n * other.d - other.n * one.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export const isLess = (one: Fraction, other: Fraction): boolean => compare(one, other) < 0;
export const smaller = (one: Fraction, other: Fraction): Fraction => (isLess(other, one) ? other : one);
export const larger = (one: Fraction, other: Fraction): Fraction => (isLess(one, other) ? other : one);

export function power(base: Fraction, exponent: number): Fraction {
  let result = ONE;
  for (let step = 0; step < exponent; step++) result = multiply(result, base);
  return result;
}

const powerOfTen = (digits: number): bigint => 10n ** BigInt(digits);

/** In units of the last of `digits` decimals, half up; a negative half goes away from zero, as the positive one does. */
export function rounded(value: Fraction, digits: number): bigint {
  const doubled = 2n * absolute(value.n) * powerOfTen(digits) + value.d;
  const result = doubled / (2n * value.d);
  return value.n < 0n ? -result : result;
}

/** In units of the last of `digits` decimals, the rest cut off. */
export const truncated = (value: Fraction, digits: number): bigint => (value.n * powerOfTen(digits)) / value.d;

/** Units of the last of `digits` decimals as text: `1234.50` of 123450 and 2. */
export function decimalText(units: bigint, digits: number): string {
  const text = String(absolute(units)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return units < 0n ? `-${whole}` : whole;
}

/** Pesos with two decimals: `1234.50`. */
export const pesosText = (value: Fraction): string => decimalText(rounded(value, 2), 2);

/** Up to four decimals, without zeros at the end: `8.3425`, `60`. */
export function shortText(value: Fraction, digits = 4): string {
  const text = decimalText(rounded(value, digits), digits);
  return text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

/** `53830/73`; a whole number has no denominator. */
export const fractionText = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);

/** `null` for text that is no decimal number with at most 15 digits before the point and 12 after it. */
export function readDecimal(text: string): Fraction | null {
  const found = /^(-?)(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text);
  if (!found) return null;
  const [, sign = '', whole = '0', decimals = ''] = found;
  return fraction(BigInt(`${sign}${whole}${decimals}`), powerOfTen(decimals.length));
}

/** A decimal of the repository's own tables. Throws a `RangeError` for anything else. */
export function decimal(text: string): Fraction {
  const value = readDecimal(text);
  if (!value) throw new RangeError(`Not a decimal number: ${text}`);
  return value;
}
