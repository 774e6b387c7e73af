import { ABBREVIATION_END } from './quote.rules.ts';

/** The words of one sentence as a model sends them: cut into sentences, and rid of everything that is no word. */

/** Sentences of running text; marks behind a stop stay with the sentence before. */
export function splitSentences(text: string): string[] {
  const found: string[] = [];
  for (const piece of text
    .trim()
    .split(/(?<=[.!?…][»”"')]?(?:\s*\{\{[^{}]*\}\})*)\s+(?=[«“"(]?[\p{Lu}¿¡])(?![^{}]*\}\})/u)) {
    const before = found.at(-1);
    if (before !== undefined && ABBREVIATION_END.test(before)) found[found.length - 1] = `${before} ${piece}`;
    else if (piece) found.push(piece);
  }
  return found;
}

/** Characters that are not seen, or turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const BULLET = /^\s*(?:[-*•·–—]|\d{1,2}[.)]|#{1,6})\s+/;

/** One line of plain words: no Markdown, no tags, no emoji, no bracketed numbers. Marks are left to the caller. */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\[\d{1,4}\]/g, ' ')
    .replace(/[*_`~|\\]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(BULLET, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();

/** Nobody needs an address in a sentence of law, and one is a way to lead a reader elsewhere. */
export const hasAddress = (text: string): boolean =>
  /https?:|www\.|\]\(|!\[|\b[\w.+-]+@[\w-]+\.\w|\b[a-z0-9-]+\.(?:com|net|org|io|info|xyz|mx)\b/i.test(text);

/** Without its last stop. */
export const withoutFullStop = (text: string): string => text.replace(/[\s.;:,]+$/, '');

/** How a sentence ends: a question and a cry keep their sign. */
export const fullStopFor = (text: string): string => (/[?!…][»”"')]?$/.test(text.trim()) ? '' : '.');
