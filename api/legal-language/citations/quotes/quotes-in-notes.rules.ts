/** Words in quotation marks with the mark of a footnote: what the note cites is whose they are. */
import type { Placed } from './quote-owners.rules.ts';
import type { Quoted } from './quotes.rules.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Right behind the quotation: `»[3]`, `».³`, `» (3)`. */
const MARK = /^[»”"'’][.,;:]?\s?(?:\[(?<square>\d{1,3})\]|(?<small>[⁰¹²³⁴-⁹]{1,3})|\((?<round>\d{1,3})\))/u;
/** At the beginning of a line: `[3] `, `³ `, `3. `, `(3) `, `3/ `. */
const NOTE =
  /^[ \t]*(?:\[(?<square>\d{1,3})\]|(?<small>[⁰¹²³⁴-⁹]{1,3})|\(?(?<plain>\d{1,3})[)./])[ \t]*:?[ \t]*(?=\S)/gmu;
const REACH = 12;

const numberOf = (groups: Record<string, string | undefined> | undefined): number => {
  const { square, small, round, plain } = groups ?? {};
  const digits = small ? [...small].map((sign) => SUPERSCRIPTS.indexOf(sign)).join('') : (square ?? round ?? plain);
  return Number(digits ?? Number.NaN);
};

interface Note {
  number: number;
  start: number;
  end: number;
}

const notesOf = (text: string): Note[] =>
  [...text.matchAll(NOTE)].map(({ 0: mark, index, groups }) => {
    const end = text.indexOf('\n', index + mark.length);
    return { number: numberOf(groups), start: index, end: end < 0 ? text.length : end };
  });

/** Gives quotations that are nobody's to the first reference of their note. All places are of the original text. */
export function ownQuotesByNotes(text: string, quotes: readonly Quoted[], references: readonly Placed[]): Quoted[] {
  const marked = quotes.map(({ reference, isUnsaid, end }) =>
    reference === null || isUnsaid ? numberOf(MARK.exec(text.slice(end, end + REACH))?.groups) : Number.NaN,
  );
  if (marked.every(Number.isNaN)) return [...quotes];
  const notes = Map.groupBy(notesOf(text), ({ number }) => number);
  return quotes.map((quote, at) => {
    const note = notes.get(marked[at] ?? 0)?.find(({ start }) => start > quote.end);
    if (!note) return quote;
    const owner = references.findIndex(
      ({ kind, start, end }) => (kind === 'STATUTE' || kind === 'THESIS') && start >= note.start && end <= note.end,
    );
    return owner < 0 ? quote : { start: quote.start, end: quote.end, reference: owner };
  });
}
