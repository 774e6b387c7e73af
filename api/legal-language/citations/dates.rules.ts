import { MONTHS } from '#schema/text/days.ts';
import { dayOf } from '#schema/lib/days.ts';
import { readRoman } from '#schema/lib/roman.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { NUMBER_WORDS, readNumberWords } from './number-words.rules.ts';

/** Dates as Mexican documents write them. */

const MONTH = `(?:${MONTHS.join('|')}|setiembre)`;
const SHORT = '(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)\\.?';
const YEAR = '(?:1[89]|20)\\d\\d(?!\\d)';
/** A day alone, for the same flags. */
export const DAY = `(?:\\d{1,2}(?:o\\.?|[º°])?|primero|1er\\.?|${NUMBER_WORDS})`;

/** A whole date, to be put into a pattern with the flags `iu`. */
export const DATE = [
  `(?:19|20)\\d\\d-\\d{1,2}-\\d{1,2}(?!\\d)`,
  `\\d{1,2}\\s?[-/.]\\s?\\d{1,2}\\s?[-/.]\\s?(?:${YEAR}|\\d\\d(?![\\d/.-]))`,
  `\\d{1,2}[-/ ](?:${SHORT}|[IVX]{1,4})[-/ ](?:${YEAR}|\\d\\d(?!\\d))`,
  `(?:d[ií]a\\s)?${DAY}\\s(?:\\(\\d{1,2}\\)\\s)?de\\s${MONTH}\\s?,?\\s(?:del?\\s(?:a[nñ]o\\s)?)?(?:${YEAR}|${NUMBER_WORDS})`,
  `${MONTH}\\s\\d{1,2},?\\s(?:del?\\s)?${YEAR}`,
].join('|');

function monthOf(written: string): number {
  const month = foldText(written).replace('setiembre', 'septiembre').replace(/^set/, 'sept').replace(/\.$/, '');
  const roman = readRoman(written.toUpperCase());
  if (roman !== null && roman <= 12) return roman;
  return MONTHS.findIndex((each) => each === month || (month.length >= 3 && each.startsWith(month))) + 1;
}

function yearOf(written: string): number {
  if (!/^\d/.test(written)) return readNumberWords(written) ?? 0;
  const year = Number(written);
  return written.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
}

const dayOfMonth = (written: string): number => {
  if (/^\d/.test(written)) return Number.parseInt(written, 10);
  return /^primero$/iu.test(written) ? 1 : (readNumberWords(written) ?? 0);
};

/** The ISO day, or `null` when the calendar has none such («31 de junio») or the year is no year of a document. */
const isoDay = (year: number, month: number, day: number): string | null =>
  year < 1800 || year > 2200 ? null : dayOf(year, month, day);

/** Reads what `DATE` matched. */
export function readDate(written: string): string | null {
  const text = written.replace(/\s+/g, ' ').trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{2,4})$/.exec(text);
  if (digits?.[3]) return isoDay(yearOf(digits[3]), Number(digits[2]), Number(digits[1]));
  const short = /^(\d{1,2})[-/ ](\p{L}+\.?)[-/ ](\d{2,4})$/u.exec(text);
  if (short?.[2] && short[3]) return isoDay(yearOf(short[3]), monthOf(short[2]), Number(short[1]));
  const american = /^(\p{L}+) (\d{1,2}),? (?:del? )?(\d{4})$/u.exec(text);
  if (american?.[1]) return isoDay(Number(american[3]), monthOf(american[1]), Number(american[2]));
  const long = /^(?:d[ií]a )?(.+?) (?:\(\d+\) )?de (\p{L}+) ?,? (?:del? (?:a[nñ]o )?)?(\d{4}|\p{L}[\p{L} ]+)$/iu.exec(
    text,
  );
  return long?.[1] && long[2] && long[3] ? isoDay(yearOf(long[3]), monthOf(long[2]), dayOfMonth(long[1])) : null;
}
