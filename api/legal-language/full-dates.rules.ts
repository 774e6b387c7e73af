import { MONTHS } from '#schema/text/days.ts';
import { dayOf } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { readRoman } from '#schema/lib/roman.ts';
import { foldInPlace, readNumber, type Token } from './spanish-numbers.rules.ts';

/**
 * Full dates of documents, with day, month and year however they are written: «a los 23 veintitrés días del mes de
 * septiembre de 2021 dos mil veintiuno», «15 (quince) de mayo del año 1998», «28-SEP-18», «3/IV/2004». It reads from the
 * month to both sides, so that its time grows with the text only.
 */

interface FullDate {
  /** `YYYY-MM-DD`. */
  day: string;
  start: number;
  end: number;
}

const FOLDED_MONTHS = MONTHS.map(foldText);
const ENGLISH = [
  ['january', 'jan'],
  ['february'],
  ['march'],
  ['april', 'apr'],
  [],
  ['june'],
  ['july'],
  ['august', 'aug'],
  ['september'],
  ['october'],
  ['november'],
  ['december', 'dec'],
];
const MONTH_OF = new Map<string, number>([
  ...FOLDED_MONTHS.flatMap((name, at): [string, number][] => [
    [name, at + 1],
    [name.slice(0, 3), at + 1],
  ]),
  ...ENGLISH.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])),
  ['setiembre', 9],
  ['sept', 9],
  ['set', 9],
  ['novbre', 11],
  ['dicbre', 12],
]);
const isEnglish = (word: string): boolean => ENGLISH.some((names) => names.includes(word));

const EARLIEST = 1800;
const LATEST = 2150;
/** «98» is 1998, «21» is 2021. */
const CENTURY_TURN = 50;
const isYear = (value: number): boolean => Number.isInteger(value) && value >= EARLIEST && value <= LATEST;
const isDayNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 31;
const wholeYear = (value: number): number => (value < 100 ? value + (value < CENTURY_TURN ? 2000 : 1900) : value);

type Tokens = readonly Token[];
const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.text ?? '';

const FIRST = /^primer(?:o|a)?$/;
/** What may stand between the day and the month, and between the month and the year. */
const BEFORE_MONTH = /^(?:de|del|mes|dias?|los|el|of|th|st|nd|rd|o|er|ro|[().,/:-])$/;
const BEFORE_YEAR = /^(?:de|del|ano|el|de l|[().,/:-])$/;
/** The words of a number that ends behind: «treinta y uno» has three. */
const MAX_DAY_WORDS = 3;
const MAX_BETWEEN = 7;

interface Part {
  value: number;
  /** First and behind the last token. */
  from: number;
  to: number;
}

/** A number that ends at a token. */
function dayEndingAt(tokens: Tokens, last: number): Part | null {
  if (FIRST.test(wordAt(tokens, last))) return { value: 1, from: last, to: last + 1 };
  for (let from = Math.max(0, last - MAX_DAY_WORDS + 1); from <= last; from++) {
    const number = readNumber(tokens, from);
    if (number?.next === last + 1 && isDayNumber(number.value) && !/[.,]/.test(wordAt(tokens, last)))
      return { value: number.value, from, to: last + 1 };
  }
  return null;
}

/** The day before a month; one that is repeated in words or in figures is taken with it. */
function dayBefore(tokens: Tokens, month: number): Part | null {
  let at = month - 1;
  for (let passed = 0; passed < MAX_BETWEEN && at >= 0; passed++, at--) {
    const day = dayEndingAt(tokens, at);
    if (day) {
      let before = day.from - 1;
      while (/^[()]$/.test(wordAt(tokens, before))) before--;
      const same = before >= 0 ? dayEndingAt(tokens, before) : null;
      return same?.value === day.value ? { ...day, from: same.from } : day;
    }
    if (!BEFORE_MONTH.test(wordAt(tokens, at))) return null;
  }
  return null;
}

/** A year in figures or in words; «98» only where it is parted by a sign, or after «del» or «de». */
function yearAt(tokens: Tokens, at: number, isShort: boolean): Part | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const word = wordAt(tokens, at);
  if (isYear(number.value) && !/^\d+\.\d/.test(word)) return { value: number.value, from: at, to: number.next };
  if (/^\d{4}/.test(word)) {
    const year = Number(word.slice(0, 4));
    return isYear(year) && /^\d{4}[.,]\d{1,2}$/.test(word) ? { value: year, from: at, to: at + 1 } : null;
  }
  return isShort && /^\d{2}$/.test(word) ? { value: wholeYear(number.value), from: at, to: number.next } : null;
}

function yearAfter(tokens: Tokens, month: number): Part | null {
  let isShort = false;
  for (let at = month + 1, passed = 0; passed < MAX_BETWEEN; passed++, at++) {
    const year = yearAt(tokens, at, isShort);
    if (year) {
      let next = year.to;
      while (/^[(,]$/.test(wordAt(tokens, next)) && next < year.to + 2) next++;
      const same = next < tokens.length ? yearAt(tokens, next, false) : null;
      const to = same?.value === year.value ? same.to : year.to;
      return { ...year, to: same && wordAt(tokens, to) === ')' ? to + 1 : to };
    }
    const word = wordAt(tokens, at);
    if (!BEFORE_YEAR.test(word)) return null;
    isShort = isShort || /^(?:[/-]|del?|ano)$/.test(word);
  }
  return null;
}

/** «March 3, 2021», «octubre 12 de 1998». */
function dayAfter(tokens: Tokens, month: number): Part | null {
  const word = wordAt(tokens, month + 1);
  const joined = /^(\d{1,2}),(\d{4})$/.exec(word);
  if (joined) return null;
  const value = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  if (!isDayNumber(value)) return null;
  const next = /^(?:th|st|nd|rd)$/.test(wordAt(tokens, month + 2)) ? month + 3 : month + 2;
  return { value, from: month + 1, to: next };
}

const dateOf = (tokens: Tokens, from: number, to: number, parts: [number, number, number]): FullDate | null => {
  const day = dayOf(...parts);
  return day === null ? null : { day, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
};

const PART = /\d{1,20}(?:[.,]\d{1,12}){0,6}|[a-z]+|[().,/:-]/g;
const MAX_LISTED = 6;

/** «los días 3, 4 y 5 de marzo», «del 1 al 15 de marzo»: the days before share month and year. */
function listedBefore(tokens: Tokens, from: number, year: number, month: number): FullDate[] {
  const found: FullDate[] = [];
  let at = from;
  while (found.length < MAX_LISTED && /^(?:y|e|,|al|a)$/.test(wordAt(tokens, at - 1))) {
    const day =
      /^\d{1,2}$/.test(wordAt(tokens, at - 2)) || /^al$/.test(wordAt(tokens, at - 1))
        ? dayEndingAt(tokens, at - 2)
        : null;
    const date = day ? dateOf(tokens, day.from, day.to, [year, month, day.value]) : null;
    const isSaid = /^(?:del?|los|dias|,|y|e|el|desde)$/.test(wordAt(tokens, (day?.from ?? 0) - 1));
    if (!day || !date || !isSaid) break;
    found.unshift(date);
    at = day.from;
  }
  return found;
}

function named(folded: string): FullDate[] {
  const tokens = [...folded.matchAll(PART)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const found: FullDate[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = wordAt(tokens, at);
    const month = MONTH_OF.get(word);
    if (month === undefined) continue;
    const isShort = word.length === 3 && word !== 'may';
    const before = dayBefore(tokens, at);
    const year = yearAfter(tokens, at);
    if (before && year) {
      const date = dateOf(tokens, before.from, year.to, [year.value, month, before.value]);
      if (date) found.push(...listedBefore(tokens, before.from, year.value, month), date);
      continue;
    }
    if (isShort && !isEnglish(word)) continue;
    const after = dayAfter(tokens, at);
    const later = after ? yearAfter(tokens, after.to - 1) : null;
    const date = after && later ? dateOf(tokens, at, later.to, [later.value, month, after.value]) : null;
    if (date) found.push(date);
  }
  return found;
}

const NUMERIC =
  /(?<![\d/.,-])(?:(\d{1,2})\s?([/.-])\s?(\d{1,2}|[ivx]{1,4})\s?\2\s?(\d{4}|\d{2})|(\d{4})([/-])(\d{1,2})\6(\d{1,2}))(?![\d/]|[.,-]\d)/g;

function numeric(folded: string): FullDate[] {
  return [...folded.matchAll(NUMERIC)].flatMap((match): FullDate[] => {
    const [all, first, sign, second = '', last = '', isoYear, , isoMonth, isoDay] = match;
    const span = { start: match.index, end: match.index + all.length };
    if (isoYear !== undefined) {
      const day = isYear(Number(isoYear)) ? dayOf(Number(isoYear), Number(isoMonth), Number(isoDay)) : null;
      return day === null ? [] : [{ day, ...span }];
    }
    const roman = /^\d/.test(second) ? null : readRoman(second.toUpperCase());
    const month = roman ?? Number(second);
    // «3.4.12» numbers a paragraph.
    if (last.length === 2 && sign === '.' && roman === null) return [];
    const year = wholeYear(Number(last));
    const day = isYear(year) ? dayOf(year, month, Number(first)) : null;
    return day === null ? [] : [{ day, ...span }];
  });
}

/** Every full date of a text, in its order. Days that the calendar does not have are none. */
export function findFullDates(text: string): FullDate[] {
  const folded = foldInPlace(text);
  return [...named(folded), ...numeric(folded)].toSorted((a, b) => a.start - b.start);
}
