import { foldInPlace } from '#api/legal-language/index.ts';
import type { Span } from '../analysis.types.ts';

/**
 * The text of a document as rules read it: small letters without accents, one blank for any run of blanks and rules, words
 * joined that were hyphenated or spaced out, letters where a scan put figures into words. It knows where each character stood.
 */
export interface PlainText {
  plain: string;
  /** From places in `plain` to places in the text. */
  span: (start: number, end: number) => Span;
  /** From a place in the text to the place in `plain`. */
  placeOf: (at: number) => number;
}

/** Hyphen at the end of a line; spaced word; drawn rule; blanks with a break; blanks. Every branch is linear. */
const REWRITTEN =
  /(?<=[a-z])-[ \t]*\r?\n[ \t]*(?=[a-z])|(?<![a-z0-9])[a-z](?: [a-z0]){3,}(?![a-z0-9])|(?:[-=] ){2,}[-=]?|[-=–—*]{2,}|(?<!_)_{1,4}(?=[a-z\d$])|(?<=[a-z\d.)%])_{1,4}(?!_)|\s+/g;

const rewritten = (found: string): { text: string; step: number } => {
  if (found.startsWith('-') && /^-[ \t]*\r?\n/.test(found)) return { text: '', step: 0 };
  if (/^[a-z]/.test(found)) return { text: found.replaceAll(' ', ''), step: 2 };
  if (/^\s/.test(found)) return { text: /\n\s*\n/.test(found) ? '\n\n' : found.includes('\n') ? '\n' : ' ', step: 0 };
  return { text: ' ', step: 0 };
};

/** `l0s`, `u1timo`: figures that a scan put into words. */
const unscanned = (plain: string): string =>
  plain
    .replace(/(?<=[a-z])0(?![\d])|(?<![\d.,])0(?=[a-z]{2})/g, 'o')
    .replace(/(?<=[a-z])1(?=[a-z])|(?<![\d.,$])1(?=[aeo][a-z]?\b)/g, 'l')
    .replaceAll('testlgo', 'testigo');

export function plainTextOf(text: string): PlainText {
  const folded = foldInPlace(text);
  const parts: string[] = [];
  const places: number[] = [];
  const keep = (from: number, to: number): void => {
    parts.push(folded.slice(from, to));
    for (let at = from; at < to; at++) places.push(at);
  };
  let done = 0;
  for (const { 0: found, index } of folded.matchAll(REWRITTEN)) {
    keep(done, index);
    // «20__17__»: a form filled in by hand.
    const isInNumber = /^\d_+\d$/.test(folded.slice(Math.max(0, index - 1), index + found.length + 1));
    const { text: put, step } = isInNumber ? { text: '', step: 0 } : rewritten(found);
    parts.push(put);
    for (let at = 0; at < put.length; at++) places.push(index + Math.min(at * step, found.length - 1));
    done = index + found.length;
  }
  keep(done, folded.length);
  const plain = unscanned(parts.join(''));
  const at = (place: number): number => places[Math.min(Math.max(place, 0), places.length - 1)] ?? 0;
  return {
    plain,
    span: (start, end) => ({ start: at(start), end: Math.max(at(end - 1) + 1, at(start) + 1) }),
    placeOf: (place) => {
      let low = 0;
      let high = places.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((places[middle] ?? 0) < place) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}

/** A pattern over plain text: a blank in it is any blank of the text, a line break too. */
export const rx = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/\[(?:\\.|[^\]\\])*\]|\\.| /g, (part) =>
      part === ' ' ? '(?:\\s{1,3})' : part.startsWith('[') ? part.replaceAll(' ', '\\s') : part,
    ),
    `${pattern.flags.replace('g', '')}g`,
  );

/** Where a sentence ends: a stop behind a word of four letters, a figure or a bracket; a semicolon; an empty line. */
const STOP = /(?<=[a-z]{4}|\d|[)\]»"”]|m\.n)\.(?=\s)|;|\n\n/g;
const REACH = 700;

/** The sentence around a place of plain text, as places of plain text. */
export function sentenceAround(plain: string, start: number, end: number): Span {
  const from = Math.max(0, start - REACH);
  let begin = from;
  for (const stop of plain.slice(from, start).matchAll(STOP)) begin = from + stop.index + stop[0].length;
  const rest = plain.slice(end, end + REACH);
  STOP.lastIndex = 0;
  const next = STOP.exec(rest);
  STOP.lastIndex = 0;
  const stopAt = next ? end + next.index : end + rest.length;
  while (begin < start && /\s/.test(plain[begin] ?? '')) begin++;
  return { start: begin, end: stopAt };
}
