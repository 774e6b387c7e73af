import { foldText } from '#schema/lib/fold-text.ts';
import { plainWords, type PlainWord } from '#schema/text/plain-words.ts';

const MAX_TERMS = 5;

const patterns = plainWords.map((word) => ({
  word,
  pattern: new RegExp(`(?<![a-z0-9])(?:${word.forms})(?![a-z0-9])`),
}));

/** Up to five legal terms of a text, in order of appearance. Answers in plain language explain them. */
export function termsToExplain(text: string): PlainWord[] {
  // Citation marks are ignored.
  const folded = foldText(text.replace(/\{\{[^{}]*\}\}/g, ' '));
  return patterns
    .map(({ word, pattern }) => ({ word, at: folded.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_TERMS)
    .map(({ word }) => word);
}
