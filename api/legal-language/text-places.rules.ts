import { foldText } from '#schema/lib/fold-text.ts';

/** Finding quoted words in the text that they are said to come from. */

export interface Folded {
  text: string;
  /** Place in the original of each character of `text`. */
  at: number[];
}

const QUOTES = /["'«»“”„‘’‹›]/;

/** Lower case, no accents, no quotation marks, one space between words; places in the original are kept. */
export function fold(text: string): Folded {
  const letters: string[] = [];
  const at: number[] = [];
  let isSpace = true;
  for (let index = 0; index < text.length; index++) {
    const original = text[index] ?? '';
    if (QUOTES.test(original) || original === '\u00ad') continue;
    if (/\s/.test(original)) {
      if (!isSpace) {
        letters.push(' ');
        at.push(index);
      }
      isSpace = true;
      continue;
    }
    isSpace = false;
    for (const letter of foldText(original).replace(/[‐-―]/g, '-')) {
      letters.push(letter);
      at.push(index);
    }
  }
  return { text: letters.join(''), at };
}

const isWordAt = (text: string, at: number): boolean => /[\p{L}\d]/u.test(text[at] ?? '');

/** First place of whole words from `from` on, or -1. */
function indexOfWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const startsWhole = !isWordAt(words, 0) || at === 0 || !isWordAt(text, at - 1);
    const endsWhole = !isWordAt(words, words.length - 1) || !isWordAt(text, at + words.length);
    if (startsWhole && endsWhole) return at;
  }
  return -1;
}

const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|\(\s*(?:…|\.{3,})\s*\)|…|\.{3,})\s*/;

/** Half open, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Where quoted words stand in a passage, in its own places. Accents, quotation marks, capitals and spaces do not
 * matter; what is between ellipses must follow in order. `null` when they do not stand there.
 */
export function locateQuote(passage: string, quote: string): TextRange | null {
  const pieces = quote
    .split(ELLIPSIS)
    .map((piece) => fold(piece).text.replace(/^[\s.,;:]+|[\s.,;:]+$/g, ''))
    .filter(Boolean);
  if (pieces.length === 0) return null;
  const folded = fold(passage);
  let start = -1;
  let end = 0;
  for (const piece of pieces) {
    const at = indexOfWords(folded.text, piece, end);
    if (at < 0) return null;
    if (start < 0) start = at;
    end = at + piece.length;
  }
  return { start: folded.at[start] ?? 0, end: (folded.at[end - 1] ?? 0) + 1 };
}
