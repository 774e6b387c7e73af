import { isDay } from '#schema/lib/days.ts';
import { calculatorProblems as text } from '#schema/text/calculators.ts';
import type { RawInput } from './calculation.types.ts';
import { fraction, isLess, readDecimal, ZERO, type Fraction } from './fraction.rules.ts';

/** What was entered cannot be calculated with; the message is for the person. */
export class InvalidInput extends Error {}

const LARGEST = fraction(10_000_000_000_000n);

function asText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'NaN';
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.trim() : null;
}

/** Reads one value after the other; throws `InvalidInput` with a sentence for the first that is wrong. */
export class InputReader {
  constructor(readonly raw: RawInput) {}

  has(name: string): boolean {
    const value = this.raw[name];
    return value !== undefined && value !== null && value !== '';
  }

  private decimalOf(name: string, value: unknown): Fraction {
    const given = asText(value);
    const read = given === null ? null : readDecimal(given.replaceAll(',', ''));
    if (!read) throw new InvalidInput(text.notANumber(name, String(given ?? '')));
    return read;
  }

  /** At least zero; null when it was not given. */
  decimal(name: string): Fraction | null {
    if (!this.has(name)) return null;
    const read = this.decimalOf(name, this.raw[name]);
    if (isLess(read, ZERO)) throw new InvalidInput(text.negative(name));
    if (isLess(LARGEST, read)) throw new InvalidInput(text.tooLarge(name));
    return read;
  }

  /** More than zero. */
  positive(name: string): Fraction | null {
    const read = this.decimal(name);
    if (read && read.n === 0n) throw new InvalidInput(text.zero(name));
    return read;
  }

  needPositive(name: string): Fraction {
    return this.needed(name, this.positive(name));
  }

  needDecimal(name: string): Fraction {
    return this.needed(name, this.decimal(name));
  }

  /** A whole number of at least zero. */
  whole(name: string): number | null {
    const read = this.decimal(name);
    if (read === null) return null;
    if (read.d !== 1n || read.n > 100_000n) throw new InvalidInput(text.notWhole(name));
    return Number(read.n);
  }

  day(name: string): string | null {
    if (!this.has(name)) return null;
    const given = asText(this.raw[name]) ?? '';
    if (!isDay(given)) throw new InvalidInput(text.noSuchDay(given));
    return given;
  }

  needDay(name: string): string {
    return this.needed(name, this.day(name));
  }

  /** `2025-10`. */
  month(name: string): string | null {
    if (!this.has(name)) return null;
    const given = (asText(this.raw[name]) ?? '').slice(0, 7);
    if (!isDay(`${given}-01`)) throw new InvalidInput(text.noSuchDay(given));
    return given;
  }

  needMonth(name: string): string {
    return this.needed(name, this.month(name));
  }

  yes(name: string): boolean {
    return this.raw[name] === true || this.raw[name] === 'true';
  }

  text(name: string): string | null {
    return this.has(name) ? asText(this.raw[name]) : null;
  }

  /** One of some codes; null when it was not given. */
  choice<T extends string>(name: string, choices: readonly T[]): T | null {
    const given = this.text(name);
    if (given === null) return null;
    const found = choices.find((each) => each === given);
    if (!found) throw new InvalidInput(text.unknownChoice(name, given));
    return found;
  }

  needChoice<T extends string>(name: string, choices: readonly T[]): T {
    return this.needed(name, this.choice(name, choices));
  }

  /** A list of numbers of at least zero; null when it was not given. */
  decimals(name: string): Fraction[] | null {
    if (!this.has(name)) return null;
    const value = this.raw[name];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    if (list.length === 0 || list.length > 400) throw new InvalidInput(text.badList(name));
    return list.map((each) => {
      const read = this.decimalOf(name, each);
      if (isLess(read, ZERO)) throw new InvalidInput(text.negative(name));
      if (isLess(LARGEST, read)) throw new InvalidInput(text.tooLarge(name));
      return read;
    });
  }

  /** Readers of the objects of a list. */
  items(name: string): InputReader[] {
    if (!this.has(name)) return [];
    const value = this.raw[name];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    if (list.length > 400) throw new InvalidInput(text.badList(name));
    return list.map((each) => {
      if (typeof each !== 'object' || each === null) throw new InvalidInput(text.badList(name));
      return new InputReader({ ...each });
    });
  }

  /** Says no with a sentence of the calculator itself. */
  refuse(message: string): never {
    throw new InvalidInput(message);
  }

  /** One day stands after another that cannot come later. */
  refuseOrder(first: string, second: string): never {
    throw new InvalidInput(text.before(first, second));
  }

  needed<T>(name: string, value: T | null): T {
    if (value === null) throw new InvalidInput(text.missing(name));
    return value;
  }
}
