import { ABBREVIATION_END } from './quote.rules.ts';

/** Splits a model's text into sentences and removes formatting. */

/** Sentences of a text. Citation marks after a full stop belong to the sentence before. */
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

/** Invisible characters and direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const BULLET = /^\s*(?:[-*•·–—]|\d{1,2}[.)]|#{1,6})\s+/;

/** One line of plain text: no Markdown, tags, emoji or bracketed numbers. Citation marks are not handled here. */
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

/** Whether a text has an internet or e-mail address. They are refused, because they can lead readers to other sites. */
export const hasAddress = (text: string): boolean =>
  /https?:|www\.|\]\(|!\[|\b[\w.+-]+@[\w-]+\.\w|\b[a-z0-9-]+\.(?:com|net|org|io|info|xyz|mx)\b/i.test(text);

/** Without the punctuation at its end. */
export const withoutFullStop = (text: string): string => text.replace(/[\s.;:,]+$/, '');

/** The full stop to add after a sentence; empty when it ends in a question or exclamation mark. */
export const fullStopFor = (text: string): string => (/[?!…][»”"')]?$/.test(text.trim()) ? '' : '.');
