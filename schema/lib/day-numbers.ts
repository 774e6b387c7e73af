/**
 * Days of the calendar as whole numbers: days since 1 January 1970. A count over many days is integer arithmetic and
 * makes no `Date` for each of them. `days.ts` does the same with days as text.
 */
export type DayNumber = number;

export interface DateParts {
  year: number;
  /** 1 January … 12 December. */
  month: number;
  day: number;
}

const DAYS_IN_400_YEARS = 146_097;
/** From 1 March of year 0, with which the arithmetic begins, to 1 January 1970. */
const DAYS_TO_1970 = 719_468;

/** Gregorian calendar, years 0 to 99 too (`Date.UTC` takes them for 1900 to 1999). */
export function dayNumberOf(year: number, month: number, day: number): DayNumber {
  // Years begin in March: the leap day is their last.
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - DAYS_TO_1970;
}

export function partsOf(number: DayNumber): DateParts {
  const shifted = number + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
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

const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const twoDigits = (value: number): string => TWO_DIGITS[value] ?? String(value);

/** `YYYY-MM-DD`. */
export const dayOfParts = ({ year, month, day }: DateParts): string =>
  `${year > 999 ? year : String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** `YYYY-MM-DD`. Throws a `RangeError` for what is no number. */
export function writeDay(number: DayNumber): string {
  if (Number.isNaN(number)) throw new RangeError('Not a day of the calendar');
  return dayOfParts(partsOf(number));
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

/** Whether the calendar has that day: it has no 30th of February. */
export const isDayOfCalendar = ({ year, month, day }: DateParts): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastDayOfMonth(year, month);

/** The number that stands in a text between two places; `NaN` when there is anything but digits. */
function digitsIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** `null` for text that is not `YYYY-MM-DD`, or no day of the calendar. Without a pattern: counts read days by thousands. */
export function partsOfDay(text: string): DateParts | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null;
  const parts = { year: digitsIn(text, 0, 4), month: digitsIn(text, 5, 7), day: digitsIn(text, 8, 10) };
  return parts.year > 0 && isDayOfCalendar(parts) ? parts : null;
}

/** `NaN` for text that is no day of the calendar. */
export function numberOfDay(text: string): DayNumber {
  const parts = partsOfDay(text);
  return parts ? dayNumberOf(parts.year, parts.month, parts.day) : Number.NaN;
}

/** The same day of the month some months later. `hasDay` is false when that month has no such day: `day` is its last. */
export function monthsLater(number: DayNumber, months: number): { day: DayNumber; hasDay: boolean } {
  const { year, month, day } = partsOf(number);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12 + 1;
  const last = lastDayOfMonth(toYear, toMonth);
  return { day: dayNumberOf(toYear, toMonth, Math.min(day, last)), hasDay: day <= last };
}

/** The third Monday (`weekday` 1, `nth` 3) of a month; `nth` -1: the last. */
export function nthWeekdayOf(year: number, month: number, weekday: number, nth: number): DayNumber {
  if (nth > 0) {
    const first = dayNumberOf(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
  }
  const last = dayNumberOf(year, month, lastDayOfMonth(year, month));
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
