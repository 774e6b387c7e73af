import type { DateFormat } from '#schema/generated/contract.ts';

/** How this browser writes days in figures: as the account chose, kept for the next page. */

const KEY = 'foja_date_format';

const WRITE: Record<DateFormat, (year: string, month: string, day: string) => string> = {
  DAY_MONTH_YEAR: (year, month, day) => `${day}/${month}/${year}`,
  MONTH_DAY_YEAR: (year, month, day) => `${month}/${day}/${year}`,
  YEAR_MONTH_DAY: (year, month, day) => `${year}-${month}-${day}`,
};

let format: DateFormat | null = null;

const isFormat = (text: string | null): text is DateFormat => text !== null && Object.hasOwn(WRITE, text);

function stored(): DateFormat {
  try {
    const text = localStorage.getItem(KEY);
    return isFormat(text) ? text : 'DAY_MONTH_YEAR';
  } catch {
    return 'DAY_MONTH_YEAR';
  }
}

/** `2026-11-23` → `23/11/2026`, or as the account chose. */
export function dayInFigures(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return WRITE[(format ??= stored())](year, month, date);
}

export function chooseDateFormat(chosen: DateFormat): void {
  format = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
