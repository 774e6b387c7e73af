import type { DateFormat } from '#schema/generated/contract.ts';

/** How days are written in figures. The dashboard sets what was chosen; it imports nothing, as the landing loads it. */

let format: DateFormat = 'DAY_MONTH_YEAR';

export function setDateFormat(chosen: DateFormat): void {
  format = chosen;
}

/** `2026-11-23` → `23/11/2026`, or as the account chose. */
export function dayInFigures(day: string): string {
  if (format === 'YEAR_MONTH_DAY') return day;
  const [year, month, date] = day.split('-');
  return (format === 'DAY_MONTH_YEAR' ? [date, month, year] : [month, date, year]).join('/');
}
