import { minimumWageOn, umaOn, type WageZone } from '#db/content/calculators/figures.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { add, decimal, divide, fraction, isLess, shortText, times, type Fraction } from './fraction.rules.ts';
import type { InputReader } from './input.rules.ts';

/** Wages as people say them, minimum wages, and the UMA of a day. */

const WAGE_ZONES = ['GENERAL', 'NORTHERN_BORDER', 'ZONE_A', 'LOWEST_ZONE'] as const;

/** The areas in which the work was done; the general one unless another is given. */
export function zonesOf(reader: InputReader): WageZone[] {
  const given = reader.raw.zone;
  const list: unknown[] = Array.isArray(given) ? given : given === undefined || given === null ? ['GENERAL'] : [given];
  const zones = list.map((each) => WAGE_ZONES.find((zone) => zone === each));
  return zones.map((zone, at) => reader.needed('zone', zone ?? (list[at] === undefined ? 'GENERAL' : null)));
}

/** Average of the minimum wages of the areas, pesos a day; null: one of them is not held. */
export function minimumOf(day: string, zones: readonly WageZone[]): Fraction | null {
  const values = zones.map((zone) => minimumWageOn(day, zone));
  const held = values.flatMap((value) => (value === null ? [] : [decimal(value)]));
  return held.length === values.length && held.length > 0 ? divide(add(...held), fraction(held.length)) : null;
}

/** UMA of a day, pesos a day. */
export function umaOf(day: string): Fraction | null {
  const found = umaOn(day);
  return found ? decimal(found.daily) : null;
}

/** Wage a day of what was given by day, week, fortnight or month, or earned in thirty days worked (LFT 89). */
export function dailyWage(reader: InputReader): Fraction {
  const given = [
    reader.positive('dailySalary'),
    divided(reader.positive('weeklySalary'), 7),
    divided(reader.positive('fortnightlySalary'), 15),
    divided(reader.positive('monthlySalary'), 30),
    averageOf(reader),
  ].filter((each) => each !== null);
  const [first, ...others] = given;
  const daily = reader.needed('dailySalary', first ?? null);
  for (const other of others)
    if (daily.n * other.d !== other.n * daily.d) reader.refuse(calculatorText.contradictoryWage);
  return daily;
}

const divided = (value: Fraction | null, days: number): Fraction | null =>
  value === null ? null : divide(value, fraction(days));

/** Variable wage: earnings of the last thirty days worked, or of the days given. */
function averageOf(reader: InputReader): Fraction | null {
  const earned = reader.positive('variableEarnings');
  return earned ? divide(earned, reader.positive('variableDays') ?? fraction(30)) : null;
}

export interface LegalWage {
  /** What is calculated with: never below the minimum. */
  daily: Fraction;
  given: Fraction;
  minimum: Fraction | null;
  isBelowMinimum: boolean;
  statements: readonly string[];
}

const reducedShift = (reader: InputReader): boolean => reader.text('shift') === 'REDUCED';

/** The wage of a day: what falls below the minimum is void, and the minimum takes its place (LFT 5-V, 85, 90). */
export function legalWage(reader: InputReader, day: string | null): LegalWage {
  const given = dailyWage(reader);
  const zones = zonesOf(reader);
  const minimum = day === null ? null : minimumOf(day, zones);
  const isBelowMinimum = minimum !== null && isLess(given, minimum) && !reducedShift(reader);
  const year = day?.slice(0, 4) ?? '';
  return {
    daily: isBelowMinimum ? minimum : given,
    given,
    minimum,
    isBelowMinimum,
    statements: isBelowMinimum ? [calculatorText.belowMinimum(shortText(given), shortText(minimum), year, zones)] : [],
  };
}

/** The most that a wage may be as the base of an indemnity: twice the minimum (LFT 486). */
export const twice = (value: Fraction): Fraction => times(value, 2);
