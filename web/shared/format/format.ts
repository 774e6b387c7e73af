import { utcMidnight } from '#schema/lib/days.ts';
import { withCommas } from '#schema/text/words.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { weekdayAndDay, writtenDay } from '#schema/text/days.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import { dayInFigures } from '../dates/date-format.ts';
import { accountZone } from '../dates/account-zone.ts';

/** Formats of dates, numbers and money in Mexico. */
const LOCALE = 'es-MX';

const shortWeekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });

export const formatCount = withCommas;

const KILO = 1024;

const oneDecimal = (value: number): string => formatCount(Math.round(value * 10) / 10);

/** `640 kB`, `1.2 MB`, `2 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO ** 2) return `${formatCount(Math.max(1, Math.round(bytes / KILO)))} kB`;
  return bytes < KILO ** 3 ? `${oneDecimal(bytes / KILO ** 2)} MB` : `${oneDecimal(bytes / KILO ** 3)} GB`;
}

/** A legal day (`2026-01-15`) → `15 de enero de 2026`. */
export const formatDay = (day: LegalDay): string => writtenDay(day);

/** The day of an instant in a zone, the account's unless another is named: `2026-11-20`. */
export const dayOf = (instant: Instant | Date, zone: string = accountZone()): string => dayIn(zone, new Date(instant));

/** Today, for the account: `2026-11-23`. */
export const today = (): string => dayOf(new Date());

/** An instant → `15 de enero de 2026`. */
export const formatInstantDay = (instant: Instant, zone?: string): string => writtenDay(dayOf(instant, zone));

/** An instant → `14:05`. */
export const formatTime = (instant: Instant, zone: string = accountZone()): string => timeIn(zone, new Date(instant));

/** An instant → `20/11/2026, 14:05`. */
export const formatInstant = (instant: Instant, zone?: string): string =>
  `${formatShortDay(dayOf(instant, zone))}, ${formatTime(instant, zone)}`;

const midnight = (day: string): Date => utcMidnight(day);

/** A day (`2026-11-23`) → `lunes 23 de noviembre de 2026`. */
export const formatWeekday = (day: LegalDay): string => weekdayAndDay(day);

/** `2026-11-23` → `23/11/2026`, for tables, in the order that the account chose. */
export const formatShortDay = (day: LegalDay): string => dayInFigures(day);

/** `2026-11-23` → `lun 23/11/2026`, for tables. */
export const formatShortWeekday = (day: LegalDay): string =>
  `${shortWeekday.format(midnight(day)).replace('.', '')} ${formatShortDay(day)}`;

const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

/** The month of a day: `noviembre de 2026`. */
export const formatMonth = (day: LegalDay): string => month.format(midnight(day));

/** A day of this year: `23 de noviembre`. */
export const formatDayAndMonth = (day: LegalDay): string => dayAndMonth.format(midnight(day));

/** The two ends of a period, with the shared month and year once: `16` and `22 de noviembre de 2026`. */
export function formatSpan(first: LegalDay, last: LegalDay): [from: string, to: string] {
  if (first.slice(0, 7) === last.slice(0, 7)) return [String(Number(first.slice(8, 10))), formatDay(last)];
  return [first.slice(0, 4) === last.slice(0, 4) ? formatDayAndMonth(first) : formatDay(first), formatDay(last)];
}

/** `lunes`. */
export const formatWeekdayName = (day: LegalDay): string => weekdayName.format(midnight(day));

/** For the heads of columns: `lun`. */
export const formatWeekdayAbbreviation = (day: LegalDay): string => shortWeekday.format(midnight(day)).replace('.', '');

/** Whole centavos → `$1,234.56 MXN`; negative amounts have a minus sign. */
export const formatMoney = (centavos: number): string => `${formatPesos(centavos)} MXN`;
