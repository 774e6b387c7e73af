import tariffs from './income-tax-monthly.json' with { type: 'json' };
import inpc from './inpc.json' with { type: 'json' };
import wages from './minimum-wages.json' with { type: 'json' };
import tiie from './tiie-28.json' with { type: 'json' };
import uma from './uma.json' with { type: 'json' };

/**
 * Official figures by day or month, as decimal text, with the source of each in its file. What is not in a file is null:
 * it is never taken from another year.
 */

export type WageZone = 'GENERAL' | 'NORTHERN_BORDER' | 'ZONE_A' | 'LOWEST_ZONE';

const holds = (each: { from: string; to: string }, day: string): boolean => each.from <= day && day <= each.to;

const umaEnd = (year: number): string => `${year + 1}-01-31`;

/** UMA of a day, in pesos a day; `year` is that of its publication. */
export function umaOn(day: string): { daily: string; year: number } | null {
  const found = uma.values.find(({ from, year }) => holds({ from, to: umaEnd(year) }, day));
  return found ? { daily: found.daily, year: found.year } : null;
}

/** UMA published for a year. */
export const umaOfYear = (year: number): string | null => uma.values.find((each) => each.year === year)?.daily ?? null;

interface WageRow {
  from: string;
  to: string;
  general?: string;
  northernBorder?: string;
  zoneA?: string;
  lowestZone?: string;
}
const wageRows: readonly WageRow[] = wages.values;

/** Minimum wage of a day, in pesos a day. Before the border had one of its own, the general one held there too. */
export function minimumWageOn(day: string, zone: WageZone): string | null {
  const row = wageRows.find((each) => holds(each, day));
  if (!row) return null;
  const ofZone = {
    GENERAL: row.general,
    NORTHERN_BORDER: row.northernBorder ?? row.general,
    ZONE_A: row.zoneA ?? row.general,
    LOWEST_ZONE: row.lowestZone ?? row.general,
  };
  return ofZone[zone] ?? null;
}

const months = new Map<string, string>(Object.entries(inpc.values).map(([month, [value = '']]) => [month, value]));

/** INPC of a month (`2025-10`). */
export const inpcOf = (month: string): string | null => months.get(month) ?? null;

const references = new Map<string, string>(Object.entries(tiie.values));

/** TIIE of 28 days at the end of a month, in per cent a year. */
export const tiieOf = (month: string): string | null => references.get(month) ?? null;

export interface TariffBracket {
  lower: string;
  fixed: string;
  ratePercent: string;
}

/** Monthly tariff of the income tax of a year. */
export const monthlyTariffOf = (year: number): readonly TariffBracket[] | null =>
  tariffs.tariffs.find(({ years }) => years.includes(year))?.brackets ?? null;
