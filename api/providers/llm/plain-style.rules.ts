import { everydayPhrases } from '#schema/text/plain-words.ts';
import { capitalized } from '#schema/text/words.ts';

/** Tells the sentences of an answer as people speak: one thing in each, everyday words, no place within the article. */

const PHRASES = everydayPhrases.map(
  ([pattern, plain]) => [new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'), plain] as const,
);

const MARK = /\{\{[^{}]*\}\}/g;
const MARKS_AT_END = /(?:\s*\{\{[^{}]*\}\})+[.\s]*$/;
/** Semicolons that part two statements; not inside of a mark. */
const PART = /;\s+(?![^{}]*\}\})/;
/** A part of so few words is an item of a list. */
const MIN_WORDS = 4;

const inEverydayWords = (text: string): string =>
  PHRASES.reduce((told, [pattern, plain]) => told.replace(pattern, plain), text);

const wordsIn = (text: string): number => text.replace(MARK, ' ').split(/\s+/).filter(Boolean).length;

/** The sentences that a text says, each with the marks it rests on. */
export function plainSentences(text: string): string[] {
  const parts = text.split(PART);
  if (parts.some((part) => wordsIn(part) < MIN_WORDS)) return [capitalized(inEverydayWords(text.trim()))];
  const marks = MARKS_AT_END.exec(text)?.[0].match(MARK)?.join('') ?? '';
  return parts.map((part) => {
    const said = inEverydayWords(part.trim().replace(/[.\s]+$/, ''));
    const isMarked = said.includes('{{');
    return `${capitalized(said)}${isMarked || !marks ? '' : ` ${marks}`}.`;
  });
}
