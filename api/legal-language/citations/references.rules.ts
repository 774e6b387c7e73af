/** Everything that a text of Mexican law refers to: articles, theses, the official gazette, case files; and what it quotes. */
import { findCaseFiles } from './case-files.rules.ts';
import { cleanText, type CleanText } from './clean-text.rules.ts';
import { findGazettes } from './gazettes.rules.ts';
import { ownQuotesByNotes } from './quotes/quotes-in-notes.rules.ts';
import { findQuotes, type Quoted } from './quotes/quotes.rules.ts';
import type { Reference } from './reference-types.ts';
import { findStatutes } from './statutes/statutes.rules.ts';
import { findTheses } from './theses/theses.rules.ts';

export type { Quoted } from './quotes/quotes.rules.ts';
export type * from './reference-types.ts';

const inOrder = (a: Reference, b: Reference): number => a.start - b.start || b.end - a.end;

/** In places of the cleaned text. */
const findIn = (text: string): Reference[] =>
  [...findStatutes(text), ...findTheses(text), ...findGazettes(text), ...findCaseFiles(text)].toSorted(inOrder);

function inOriginal<Span extends { start: number; end: number }>(clean: CleanText, spans: readonly Span[]): Span[] {
  return spans.map((each) => ({ ...each, start: clean.startOf(each.start), end: clean.endOf(each.end) }));
}

/** Left to right; references of one kind never overlap. Linear in the length of the text. */
export function findReferences(text: string): Reference[] {
  const clean = cleanText(text);
  return inOriginal(clean, findIn(clean.text));
}

export interface ReadText {
  references: Reference[];
  quotes: Quoted[];
}

/** References and quotations in one reading. */
export function readReferences(text: string): ReadText {
  const clean = cleanText(text);
  const references = findIn(clean.text);
  const quotes = inOriginal(clean, findQuotes(clean.text, references));
  const placed = inOriginal(clean, references);
  return { references: placed, quotes: ownQuotesByNotes(text, quotes, placed) };
}

/** Every quotation, with the index of its reference in `findReferences`. */
export const quotesOf = (text: string): Quoted[] => readReferences(text).quotes;
