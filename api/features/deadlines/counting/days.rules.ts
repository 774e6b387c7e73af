/** Legal days as whole numbers (days since 1 January 1970), so that a count is arithmetic and no time zone moves it. */
export type DayNumber = number;

const DAY_MS = 86_400_000;
/** Counts are kept to years in which the lists of days off make sense. */
export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2150;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const HOUR = /^([01]\d|2[0-3]):([0-5]\d)$/;

export const dayNumberOf = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / DAY_MS;

/** `null`: not a day of the calendar (30 February) or outside the years that are counted. */
export function readDay(text: string): DayNumber | null {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (!year || !month || !day || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const number = dayNumberOf(year, month, day);
  return writeDay(number) === text ? number : null;
}

/** Minutes of the day; `null`: not an hour `HH:MM`. */
export function readHour(text: string): number | null {
  const found = HOUR.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const writeHour = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** Year, month and day of a day number: the civil calendar, without making an object of Date for each day. */
export function partsOf(number: DayNumber): DateParts {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

export function writeDay(number: DayNumber): string {
  const { year, month, day } = partsOf(number);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export const yearOf = (number: DayNumber): number => partsOf(number).year;

/** ISO weekday: 1 Monday … 7 Sunday. */
export const weekdayOf = (number: DayNumber): number => ((((number + 3) % 7) + 7) % 7) + 1;

export const lastDayOfMonth = (year: number, month: number): number =>
  month === 2
    ? (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** The same day of the month some months later. `hasDay` is false when that month has no such day: `day` is its last. */
export function monthsLater(number: DayNumber, months: number): { day: DayNumber; hasDay: boolean } {
  const { year, month, day } = partsOf(number);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = lastDayOfMonth(toYear, toMonth);
  return { day: dayNumberOf(toYear, toMonth, Math.min(day, last)), hasDay: day <= last };
}
