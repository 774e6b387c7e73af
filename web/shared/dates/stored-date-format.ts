import type { DateFormat } from '#schema/generated/contract.ts';
import { setDateFormat } from './date-format.ts';

/** The format of days that was chosen, kept in this browser for the next page. */

const KEY = 'foja_date_format';
const FORMATS: readonly DateFormat[] = ['DAY_MONTH_YEAR', 'MONTH_DAY_YEAR', 'YEAR_MONTH_DAY'];

export function restoreDateFormat(): void {
  try {
    const held = FORMATS.find((format) => format === localStorage.getItem(KEY));
    if (held) setDateFormat(held);
  } catch {
    // Without storage days are written as usual.
  }
}

export function chooseDateFormat(chosen: DateFormat): void {
  setDateFormat(chosen);
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
