import type { QuantityUnit } from '#api/legal-language/index.ts';

/** When two quantities are the same to the asker: `1 years` and twelve months, `3 days` and 72 hours. */

export interface Measured {
  value: number;
  unit: QuantityUnit | 'count';
}

const HOURS: Partial<Record<Measured['unit'], number>> = {
  seconds: 1 / 3600,
  minutes: 1 / 60,
  hours: 1,
  days: 24,
  weeks: 168,
};
const MONTHS: Partial<Record<Measured['unit'], number>> = { months: 1, years: 12 };
const DAYS_A_MONTH = 30;
const CLOSE = 1e-6;

const isClose = (a: number, b: number, by = CLOSE): boolean => Math.abs(a - b) <= by;

/** Days of a time in calendar units: a month is thirty, a year may be 360 or 365. */
const daysOfMonths = (months: number): number[] =>
  months % 12 === 0 ? [(months / 12) * 365, months * DAYS_A_MONTH] : [months * DAYS_A_MONTH];

function isSameTime(a: Measured, b: Measured): boolean | null {
  const hours = [HOURS[a.unit], HOURS[b.unit]] as const;
  const months = [MONTHS[a.unit], MONTHS[b.unit]] as const;
  if (hours[0] !== undefined && hours[1] !== undefined) {
    // «Dos semanas» are fifteen days to most people.
    const isFortnight = [a, b].some(({ value, unit }) => unit === 'weeks' && value === 2);
    return isClose(a.value * hours[0], b.value * hours[1], isFortnight ? 24 : CLOSE);
  }
  if (months[0] !== undefined && months[1] !== undefined) return isClose(a.value * months[0], b.value * months[1]);
  if (months[0] !== undefined && hours[1] !== undefined)
    return daysOfMonths(a.value * months[0]).some((days) => isClose(days, (b.value * (hours[1] ?? 0)) / 24));
  return months[1] !== undefined && hours[0] !== undefined ? isSameTime(b, a) : null;
}

const percentOf = ({ value, unit }: Measured): number | null =>
  unit === 'percent' ? value : unit === 'parts' ? value * 100 : null;
/** «Un tercio» and 33 % are the same to the asker. */
const PERCENT_CLOSE = 0.5;

export function isEqualQuantity(a: Measured, b: Measured): boolean {
  const time = isSameTime(a, b);
  if (time !== null) return time;
  const percents = [percentOf(a), percentOf(b)] as const;
  if (percents[0] !== null && percents[1] !== null) return isClose(percents[0], percents[1], PERCENT_CLOSE);
  return a.unit === b.unit && isClose(a.value, b.value);
}

/** `15 days` → its value and unit; a bare number is counted in the unit of what it is compared with. */
export function parseRight(right: string, unit: Measured['unit']): Measured | null {
  const parts = /^(\d+(?:\.\d+)?)(?: ([a-z-]+))?$/.exec(right.trim());
  if (!parts) return null;
  const bare = unit === 'parts' ? 'percent' : unit;
  return { value: Number(parts[1]), unit: (parts[2] as QuantityUnit | undefined) ?? bare };
}

export const isSameQuantity = (asserted: Measured, right: readonly string[]): boolean =>
  right.some((one) => {
    const measured = parseRight(one, asserted.unit);
    return measured !== null && isEqualQuantity(asserted, measured);
  });
