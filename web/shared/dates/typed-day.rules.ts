import { addDays, addMonths, dayOf, isDay, monthStart, weekdayOf } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { MONTHS } from '#schema/text/days.ts';

/** Days as people type them: `25/11/2026`, `25 nov`, `mañana`, `el próximo viernes`, `en 9 días hábiles`. Pure. */

/** Where a day without its year is looked for: a deadline is ahead, the day of a notice lies back. */
export type Leaning = 'ahead' | 'back';

export interface DayReading {
  today: string;
  leans: Leaning;
  /** Whether a court rests on a day; `null`: not known yet, so working days cannot be counted. */
  isOff: ((day: string) => boolean) | null;
}

/** Working days are looked for this many calendar days from today, which is what one request may ask. */
export const WORKING_DAYS_REACH = 99;

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const NUMBERS = 'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince'.split('|');
const NEAR: Readonly<Record<string, number>> = {
  hoy: 0,
  manana: 1,
  'pasado manana': 2,
  ayer: -1,
  antier: -2,
  anteayer: -2,
};

const plain = (typed: string): string => foldText(typed).replace(/[.,]+/g, ' ').replace(/\s+/g, ' ').trim();

const numberOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : word === 'una' ? 1 : NUMBERS.indexOf(word) + 1;

/** Three letters are enough: `nov`, `sept`. */
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(word.replace(/^setiem/, 'septiem'))) + 1;

/** As with months: `mie`, `vie`. */
const weekdayNumber = (word: string): number =>
  word.length < 3 ? 0 : WEEKDAYS.findIndex((name) => name.startsWith(word)) + 1;

const yearOf = (written: string): number => (written.length === 2 ? 2000 + Number(written) : Number(written));

/** The nearest of some days on the side that the field leans to; today is on both. */
function nearest(days: readonly (string | null)[], { today, leans }: DayReading): string | null {
  const real = days.filter((day): day is string => day !== null).toSorted();
  return leans === 'ahead'
    ? (real.find((day) => day >= today) ?? null)
    : (real.findLast((day) => day <= today) ?? null);
}

/** A day and month without the year; 29 February may be years away. */
function withoutYear(date: number, month: number, reading: DayReading): string | null {
  const year = Number(reading.today.slice(0, 4));
  return nearest(
    Array.from({ length: 17 }, (_, index) => dayOf(year - 8 + index, month, date)),
    reading,
  );
}

function ofParts(date: string, month: number, year: string | undefined, reading: DayReading): string | null {
  return year ? dayOf(yearOf(year), month, Number(date)) : withoutYear(Number(date), month, reading);
}

/** The day of a month, without the month: `25`. */
function ofThisMonth(date: number, reading: DayReading): string | null {
  const months = [-2, -1, 0, 1, 2].map((step) => addMonths(monthStart(reading.today), step));
  return nearest(
    months.map((first) => dayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)), date)),
    reading,
  );
}

/** Never today: for today one writes «hoy». */
function ofWeekday(weekday: number, side: Leaning, today: string): string {
  const away = (weekday - weekdayOf(today) + 7) % 7 || 7;
  return addDays(today, side === 'ahead' ? away : away - 7 || -7);
}

function workingDay(count: number, { today, isOff }: DayReading): string | null {
  if (!isOff) return null;
  let left = count;
  for (let step = 1; step <= WORKING_DAYS_REACH; step++) {
    const day = addDays(today, step);
    if (!isOff(day) && --left === 0) return day;
  }
  return null;
}

const NUMBER = `(\\d{1,3}|una|${NUMBERS.join('|')})`;
const AWAY = new RegExp(`^(?:en|dentro de) ${NUMBER} (dias?|semanas?|mes(?:es)?)( habil(?:es)?| naturales?)?$`);
const AGO = new RegExp(`^hace ${NUMBER} (dias?|semanas?|mes(?:es)?)$`);

function farFrom(today: string, count: number, unit: string): string {
  if (unit.startsWith('mes')) return addMonths(today, count);
  return addDays(today, unit.startsWith('semana') ? count * 7 : count);
}

/** Whether the text counts working days, for which the days off must be known. */
export const asksWorkingDays = (typed: string): boolean => / habil(es)?$/.test(plain(typed));

function ofWords(words: string, reading: DayReading): string | null {
  const { today } = reading;
  const near = NEAR[words];
  if (near !== undefined) return addDays(today, near);
  const away = AWAY.exec(words);
  if (away) {
    const [, number = '', unit = '', kind = ''] = away;
    const count = numberOf(number);
    if (kind.includes('habil')) return unit.startsWith('dia') ? workingDay(count, reading) : null;
    return farFrom(today, count, unit);
  }
  const ago = AGO.exec(words);
  if (ago) return farFrom(today, -numberOf(ago[1] ?? ''), ago[2] ?? '');
  const named = /^(?:el |este )?(proximo |pasado )?([a-z]+)( pasado| proximo| que viene)?$/.exec(words);
  const weekday = named ? weekdayNumber(named[2] ?? '') : 0;
  if (!named || weekday === 0) return null;
  const said = `${named[1] ?? ''}${named[3] ?? ''}`;
  const side = said.includes('pasado') ? 'back' : said.trim() ? 'ahead' : reading.leans;
  return ofWeekday(weekday, side, today);
}

/** `miércoles 25 de noviembre de 2026`: a weekday that is not that of the date is a mistake, and not read. */
function ofWrittenDate(words: string, reading: DayReading): string | null {
  const found = /^(?:el )?(?:([a-z]{3,}) )?(?:dia )?(\d{1,2}) (?:de )?([a-z]{3,})(?: (?:del? )?(\d{4}|\d{2}))?$/.exec(
    words,
  );
  if (!found) return null;
  const [, weekday, date = '', month = '', year] = found;
  const number = monthOf(month);
  if (number === 0) return null;
  const day = ofParts(date, number, year, reading);
  return day && (!weekday || weekdayNumber(weekday) === weekdayOf(day)) ? day : null;
}

/** The day that a text names; `null` when it names none. */
export function readTypedDay(typed: string, reading: DayReading): string | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  const digits =
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text);
  if (digits) return ofParts(digits[1] ?? '', Number(digits[2]), digits[3], reading);
  if (/^\d{1,2}$/.test(text)) return ofThisMonth(Number(text), reading);
  const words = plain(text);
  return ofWords(words, reading) ?? ofWrittenDate(words, reading);
}

/**
 * Whether a text that names a day may still become another one: `25/11` is read when the field is left, not while its
 * year is being typed.
 */
export const isUnfinished = (typed: string): boolean => /(?:^|\D)\d{1,3}$/.test(typed.trim()) && !isDay(typed.trim());

/** Digits get their slashes: `2511` → `25/11`. Nothing is added while somebody deletes. */
export function masked(typed: string, before: string): string {
  if (typed.length < before.length || !/^[\d/]+$/.test(typed)) return typed;
  const [date = '', month = '', ...year] = typed.split('/');
  const digits = /^\d{3,8}$/.exec(typed);
  if (digits) return [typed.slice(0, 2), typed.slice(2, 4), typed.slice(4)].filter(Boolean).join('/');
  return month.length > 2 && year.length === 0 ? `${date}/${month.slice(0, 2)}/${month.slice(2)}` : typed;
}
