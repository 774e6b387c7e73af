import { foldInPlace } from '#api/legal-language/index.ts';
import type { Span } from './analysis.types.ts';

/**
 * The text of a document as it is searched: lines that were wrapped are one again, columns and cells are set apart by a
 * tab, what scanners mistake inside of words is mended. Every character knows its place in the text that was read.
 */

export interface Prose {
  text: string;
  /** The same length as `text`: small letters without accents. */
  folded: string;
  /** Place in the original of each character. */
  at: Int32Array;
  /** Length of the original. */
  length: number;
  /** Words in which a scanner had taken letters for others. */
  mended: number;
}

/** A page number or a seal between the lines of a clause. */
const FURNITURE =
  /^[\s\-–—_=*.[\](){}|]*(?:(?:pag(?:ina|\.)?|hoja|folio|foja|p\.)\s*(?:n[uú]m(?:ero|\.)?\s*)?\d{1,4}(?:\s*(?:de|\/)\s*\d{1,4})?|\d{1,4}(?:\s*(?:de|\/)\s*\d{1,4})?|cotejado|sin texto|rubrica)?[\s\-–—_=*.[\](){}|]*$/i;
const ITEM = /^(?:\(?(?:[a-zñ]{1,2}|[ivxlc]{1,6}|\d{1,3}(?:\.\d{1,3})*)[).]|[-•*·▪–—])[\s.]*-?\s/i;
/** A line that is at least so long may have been wrapped. */
const WRAPPED_FROM = 42;

interface Line {
  /** Characters with their places. */
  chars: string[];
  at: number[];
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);
const isSmall = (char: string | undefined): boolean => char !== undefined && /\p{Ll}/u.test(char);
const isCapital = (char: string | undefined): boolean => char !== undefined && /\p{Lu}/u.test(char);

const SPACED_LETTERS = /(?<![\p{L}\d])[\p{Lu}\d](?: [\p{Lu}\d]){3,60}(?![\p{L}\d])/gu;

/** «C L Á U S U L A S» is a word; two or three spaces inside of such a line part words. */
function lineOf(raw: string, from: number): Line {
  const line: Line = { chars: [], at: [] };
  const spaced = [...raw.matchAll(SPACED_LETTERS)].map(({ index, 0: all }) => [index, index + all.length] as const);
  let inSpaced = 0;
  for (let at = 0; at < raw.length;) {
    while (spaced[inSpaced] && at >= (spaced[inSpaced]?.[1] ?? 0)) inSpaced++;
    const range = spaced[inSpaced];
    const char = raw[at] ?? '';
    if (range && at > range[0] && char === ' ') {
      at++;
      continue;
    }
    const run = runAt(raw, at);
    // «20__17__»: a form filled in by hand.
    if (run > 0 && run < 5 && /^\d_+\d$/.test(raw.slice(Math.max(0, at - 1), at + run + 1))) {
      at += run;
      continue;
    }
    if (run > 0) {
      const isBetweenSpaced = range?.[0] === at + run && spaced[inSpaced - 1]?.[1] === at;
      if (line.chars.length > 0 && at + run < raw.length) {
        line.chars.push(isColumn(raw, at, run) && !isBetweenSpaced ? '\t' : ' ');
        line.at.push(from + at);
      }
      at += run;
      continue;
    }
    line.chars.push(char);
    line.at.push(from + at);
    at++;
  }
  return line;
}

const FILLER = /[\s|_=~]/;
/** Length of the blanks, bars and dashes from here on that are no text. */
function runAt(raw: string, at: number): number {
  let to = at;
  for (;;) {
    const char = raw[to];
    if (char === undefined) break;
    if (FILLER.test(char)) to++;
    // «- - - -»: the rest of a line that was filled so that nothing can be added.
    else if (char === '-' && (raw[to + 1] === '-' || raw.startsWith(' -', to + 1) || (to > at && raw[to - 1] === '-')))
      to++;
    else if (char === '-' && to > at + 2 && raw.startsWith('- ', to - 2)) to++;
    else break;
  }
  return to - at;
}

/** «_Víctor Galindo_»: what was filled in stands in the line. */
const isFilledIn = (raw: string, at: number, run: number): boolean => {
  const words = raw.slice(at, at + run);
  return (
    (/^ ?_{1,4}$/.test(words) && /[\p{L}\d$]/u.test(raw[at + run] ?? '')) ||
    (/^_{1,4} ?$/.test(words) && /[\p{L}\d.)%]/u.test(raw[at - 1] ?? ''))
  );
};

function isColumn(raw: string, at: number, run: number): boolean {
  if (isFilledIn(raw, at, run)) return false;
  if (run >= 3) return true;
  for (let place = at; place < at + run; place++) if (/[\t|_=~]/.test(raw[place] ?? '')) return true;
  return false;
}

const WORD = /[\p{L}\d]+/gu;
/** Numbers, and what people are known by, are no words with mistaken letters. */
const CODE = /^(?:\p{Lu}{1,4}\d+|\d+\p{Lu}{1,3}|[\p{Lu}\d]{9,20}|\d+[ao]|m[23]|\p{Lu}\d\p{Lu}?)$/u;

function mendWord(word: string): string {
  if (!/\d/.test(word)) {
    if (/^\p{Lu}+(?:l+\p{Lu}+)+$/u.test(word) && word.length > 3) return word.replaceAll('l', 'I');
    return /^\p{L}\p{Ll}*I\p{Ll}/u.test(word) && /\p{Ll}{2}/u.test(word)
      ? word[0] + word.slice(1).replaceAll('I', 'l')
      : word;
  }
  if (/^[\dOIl]{2,4}$/.test(word) || /^\d+o\d+$/.test(word)) return word.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
  const digits = word.replace(/\D/g, '').length;
  if (
    word.length < 2 ||
    digits > 3 ||
    digits * 2 > word.length ||
    CODE.test(word) ||
    /[2-9]/.test(word.replace(/[58]/g, ''))
  )
    return word;
  const isUpper = /^[\p{Lu}\d]+$/u.test(word) && !/^\d\p{Lu}/u.test(word);
  if (isUpper) return word.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S');
  return word.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('5', 's');
}

/** Scanners read «1» for «l» and «0» for «o»: no character moves. */
function mend(line: Line): number {
  let count = 0;
  const text = line.chars.join('');
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.length > 30) continue;
    const mended = mendWord(word);
    if (mended === word) continue;
    count++;
    for (let at = 0; at < mended.length; at++) line.chars[index + at] = mended[at] ?? '';
  }
  return count;
}

const isUpper = (words: string): boolean => words === words.toUpperCase() && /\p{Lu}{4}/u.test(words);

/** «Actor: …» begins a line of its own. */
const LABELLED = /^\p{Lu}[\p{L}() .]{2,30}:/u;

/** Whether the next line goes on in the same sentence. */
function goesOn(raw: string, next: string): boolean {
  const ahead = next.trimStart();
  const before = raw.trimEnd();
  if (ahead === '' || ITEM.test(ahead) || /\S(?:\s{3,}|\t|\|)\S/.test(before) !== /\S(?:\s{3,}|\t|\|)\S/.test(ahead))
    return false;
  if (isUpper(before) !== isUpper(ahead) && isUpper(before) && before.length < 80) return false;
  if (LABELLED.test(ahead)) return false;
  const last = before.at(-1) ?? '';
  if (/[.:;]/.test(last) && !/^\p{Ll}/u.test(ahead)) return false;
  if (/\S(?:\s{3,}|\t|\|)\S/.test(before)) return false;
  if (/^\p{Ll}/u.test(ahead) && /[\p{L}\d,)-]$/u.test(before)) return before.length >= 24;
  return before.length >= WRAPPED_FROM && /[\p{L}\d,$-]$/u.test(before);
}

/** The words of a document as they are searched. */
export function proseOf(text: string): Prose {
  const chars: string[] = [];
  const at: number[] = [];
  const put = (char: string, place: number): void => {
    chars.push(char);
    at.push(place);
  };
  let before: { raw: string; line: Line } | null = null;
  let isApart = false;
  let mended = 0;
  for (let from = 0; from <= text.length;) {
    const stop = text.indexOf('\n', from);
    const to = stop < 0 ? text.length : stop;
    const raw = text.slice(from, to).replace(/\r$/, '');
    if (raw.length < 400 && FURNITURE.test(raw)) {
      if (raw.trim() === '') isApart = true;
    } else {
      const line = lineOf(raw, from);
      mended += mend(line);
      if (before) {
        const continues: boolean = !isApart && goesOn(before.raw, raw);
        const isHyphen = continues && chars.at(-1) === '-' && isLetter(chars.at(-2)) && isLetter(line.chars[0]);
        const isSplit = isHyphen && (isSmall(line.chars[0]) || (isCapital(chars.at(-2)) && isCapital(line.chars[0])));
        if (isSplit) {
          chars.pop();
          at.pop();
        } else put(continues ? ' ' : '\n', from - 1);
        if (!continues && isApart) put('\n', from - 1);
      }
      for (const [index, char] of line.chars.entries()) put(char, line.at[index] ?? from);
      before = { raw, line };
      isApart = false;
    }
    from = to + 1;
  }
  const joined = chars.join('');
  return { text: joined, folded: foldInPlace(joined), at: Int32Array.from(at), length: text.length, mended };
}

/** A stretch of the prose as a stretch of the text that was read. */
export function spanOf({ at, length }: Prose, start: number, end: number): Span {
  const first = at[start] ?? length;
  return { start: first, end: Math.max(first, (at[end - 1] ?? first) + 1) };
}

/** Which places of a text are taken already: asking does not grow slower with what was found. */
export class TakenPlaces {
  private readonly places: Uint8Array;

  constructor(length: number) {
    this.places = new Uint8Array(length + 1);
  }

  take({ start, end }: Span): void {
    this.places.fill(1, start, end);
  }

  has({ start, end }: Span): boolean {
    return this.places.subarray(start, end).includes(1);
  }
}
