import { isDayOfCalendar } from '#schema/lib/day-numbers.ts';
import { foldInPlace, readNumber, tokensOf } from './spanish-numbers.rules.ts';

/** Days in running Spanish: «3 de noviembre de 2026», «03/11/2026», «primero de enero de dos mil veintiséis». */

export interface DateAt {
  /** `null` when only day and month are said. */
  year: number | null;
  month: number;
  day: number;
  start: number;
  end: number;
}

const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:tiembre|t)?|setiembre|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?';
const MONTH_STARTS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const WORD = '[a-z]{2,14}';
const NUMBER_WORDS = `${WORD}(?:\\s+y\\s+${WORD})?`;
/** A day in digits or in words, a month, and a year that may be said too. */
const NAMED = new RegExp(
  `(?<![\\d/.,-])(?:(?<digits>\\d{1,2})(?:\\s?(?:o|er|ro)\\b\\.?|[º°])?|\\b(?<words>primer[oa]?|${NUMBER_WORDS}))\\s{0,3}(?:\\s(?:dias?\\s)?(?:del?(?:\\smes\\sde)?\\s)?|[-/\\s])\\s{0,3}(?<month>${MONTHS})(?![a-z])\\.?(?:(?:\\s{1,3}|,\\s{0,3}|[-/])(?:del?\\s{1,3})?(?:(?:el\\s)?ano\\s(?:de\\s)?)?(?<year>(?:19|20)\\d{2}(?!\\d)|(?:dos\\s)?mil(?:\\s${WORD}){0,4}))?`,
  'g',
);
const NUMERIC = /(?<![\d/.-])(?:(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})|(\d{4})-(\d{1,2})-(\d{1,2}))(?![\d/]|[.-]\d)/g;

/** Without a year the leap day is one. */
const isDay = (year: number | null, month: number, day: number): boolean =>
  isDayOfCalendar({ year: year ?? 2024, month, day });

function numberOf(words: string): number | null {
  if (words.startsWith('primer')) return 1;
  return readNumber(tokensOf(words), 0)?.value ?? null;
}

interface YearAt {
  year: number | null;
  /** Characters of the words that the year does not take. */
  unused: number;
}

/** «dos mil veintiséis» may be followed by other words. */
function yearOf(words: string | undefined): YearAt {
  if (words === undefined) return { year: null, unused: 0 };
  if (/^\d/.test(words)) return { year: Number(words), unused: 0 };
  const tokens = tokensOf(words);
  const read = readNumber(tokens, 0);
  return { year: read?.value ?? null, unused: words.length - (tokens[(read?.next ?? 1) - 1]?.end ?? words.length) };
}

function named(folded: string): DateAt[] {
  return [...folded.matchAll(NAMED)].flatMap((match): DateAt[] => {
    const { digits, words = '', month = '', year: written } = match.groups ?? {};
    // «lunes tres de marzo»: the words before the number are not of the date.
    const lastWords = words.split(/\s+/);
    const spoken = numberOf(words) ?? numberOf(lastWords.at(-1) ?? '');
    const day = digits === undefined ? spoken : Number(digits);
    const { year, unused } = yearOf(written);
    const monthNumber = MONTH_STARTS.indexOf(month.slice(0, 3).replace('set', 'sep')) + 1;
    if (day === null || !isDay(year, monthNumber, day)) return [];
    const skipped =
      digits === undefined && numberOf(words) === null ? words.length - (lastWords.at(-1)?.length ?? 0) : 0;
    return [
      { year, month: monthNumber, day, start: match.index + skipped, end: match.index + match[0].length - unused },
    ];
  });
}

const century = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

function numeric(folded: string): DateAt[] {
  return [...folded.matchAll(NUMERIC)].flatMap((match): DateAt[] => {
    const [all, day, , month, year, isoYear, isoMonth, isoDay] = match;
    const date = isoYear
      ? { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
      : { year: century(year ?? ''), month: Number(month), day: Number(day) };
    if (!isDay(date.year, date.month, date.day)) return [];
    return [{ ...date, start: match.index, end: match.index + all.length }];
  });
}

/** Every day that a text names, in its order; impossible ones («31 de junio») are none. */
export function findDates(text: string): DateAt[] {
  const folded = foldInPlace(text);
  return [...named(folded), ...numeric(folded)].toSorted((a, b) => a.start - b.start);
}
