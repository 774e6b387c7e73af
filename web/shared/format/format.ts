import { utcMidnight } from '#schema/lib/days.ts';
import { withCommas } from '#schema/text/words.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { weekdayAndDay, writtenDay } from '#schema/text/days.ts';
import { dayInMexico, MEXICO_CITY, timeIn } from '#schema/lib/zones.ts';

/** Formats of dates, numbers and money in Mexico. */
const LOCALE = 'es-MX';

const dateAndTime = new Intl.DateTimeFormat(LOCALE, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: MEXICO_CITY,
});

const shortWeekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });

export const formatCount = withCommas;

const KILO = 1024;

/** `640 kB`, `1.2 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < KILO * KILO
    ? `${formatCount(Math.max(1, Math.round(bytes / KILO)))} kB`
    : `${formatCount(Math.round((bytes / KILO / KILO) * 10) / 10)} MB`;

/** A legal day (`2026-01-15`) → `15 de enero de 2026`. */
export const formatDay = (day: string): string => writtenDay(day.slice(0, 10));

/** An instant → `20/11/2026, 14:05`. */
export const formatInstant = (instant: string): string => dateAndTime.format(new Date(instant));

/** An instant → `14:05`. */
export const formatTime = (instant: string): string => timeIn(MEXICO_CITY, new Date(instant));

const midnight = (day: string): Date => utcMidnight(day.slice(0, 10));

/** A day (`2026-11-23`) → `lunes 23 de noviembre de 2026`. */
export const formatWeekday = (day: string): string => weekdayAndDay(day.slice(0, 10));

/** `2026-11-23` → `23/11/2026`, for tables. */
export const formatShortDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('/');

/** `2026-11-23` → `lun 23/11/2026`, for tables. */
export const formatShortWeekday = (day: string): string =>
  `${shortWeekday.format(midnight(day)).replace('.', '')} ${formatShortDay(day)}`;

/** The day of an instant in Mexico City: `2026-11-20`. */
export const dayOf = (instant: string | Date): string => dayInMexico(new Date(instant));

const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

/** The month of a day: `noviembre de 2026`. */
export const formatMonth = (day: string): string => month.format(midnight(day));

/** A day of this year: `23 de noviembre`. */
export const formatDayAndMonth = (day: string): string => dayAndMonth.format(midnight(day));

/** The two ends of a period, with the shared month and year once: `16` and `22 de noviembre de 2026`. */
export function formatSpan(first: string, last: string): [from: string, to: string] {
  if (first.slice(0, 7) === last.slice(0, 7)) return [String(Number(first.slice(8, 10))), formatDay(last)];
  return [first.slice(0, 4) === last.slice(0, 4) ? formatDayAndMonth(first) : formatDay(first), formatDay(last)];
}

/** `lunes`. */
export const formatWeekdayName = (day: string): string => weekdayName.format(midnight(day));

/** For the heads of columns: `lun`. */
export const formatWeekdayAbbreviation = (day: string): string => shortWeekday.format(midnight(day)).replace('.', '');

/** Whole centavos → `$1,234.56 MXN`; negative amounts have a minus sign. */
export const formatMoney = (centavos: number): string => `${formatPesos(centavos)} MXN`;
