import { paragraphsOf } from './details.rules.ts';
import { sentenceStretches, type Stretch } from './sentences.rules.ts';

/** Finding words in the text of a law: quotes exactly, statements by what they share. */

interface Folded {
  text: string;
  /** Place in the original of each character of `text`. */
  at: number[];
}

const QUOTES = /["'«»“”„‘’‹›]/;

/** Lower case, no accents, no quotation marks, one space between words; places in the original are kept. */
function fold(text: string): Folded {
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
    for (const letter of original.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‐-―]/g, '-')) {
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

/**
 * Where quoted words stand in a passage, in its own places. Accents, quotation marks, capitals and spaces do not
 * matter; what stands between ellipses must follow in order. `null` when they do not stand there.
 */
export function locateQuote(passage: string, quote: string): Stretch | null {
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

const EMPTY = new Set(
  `a al ante antes asi aun aunque cada como con contra cual cuales cualquier cuando de del desde donde dos durante e el ella
  ellas ello ellos en entre era es esa esas ese eso esos esta estan estar estas este esto estos fue ha haber habra hacer
  han hasta hay la las le les lo los mas me mi mismo misma muy ni no nos o otra otro otros para pero por porque pues que
  quien quienes se sea sean segun ser si sin sino sobre solo son su sus tal tambien te tener ti tiene tienes toda todas
  todo todos tu tus u un una uno unos y ya articulo articulos ley fraccion parrafo puede puedes podra debe debes debera`.split(
    /\s+/,
  ),
);

/** The words that carry meaning, cut so that «salarios» and «salario», «presume» and «presumirá» are one. */
export function meaningfulWords(text: string): string[] {
  const words = fold(text).text.match(/[\p{L}\d]+/gu) ?? [];
  return words
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !EMPTY.has(word))
    .map((word) => (/\d/.test(word) ? word : word.replace(/(?:es|s)$/, '').slice(0, 6)));
}

const LONGEST_STATEMENT = 4000;
const FEWEST_SHARED = 2;
const WEAKEST_SHARE = 0.2;

/** Sentences of a passage, paragraph by paragraph: a fraction without a stop is one of its own. */
export const passageSentences = (passage: string): Stretch[] =>
  paragraphsOf(passage).flatMap(({ start, end }) =>
    sentenceStretches(passage.slice(start, end)).map((stretch) => ({
      start: start + stretch.start,
      end: start + stretch.end,
    })),
  );

export interface Scored extends Stretch {
  score: number;
  shared: number;
  words: number;
}

/** Each sentence of a passage with how much it shares with the given words; rare words of the passage weigh more. */
export function scoreSentences(passage: string, wanted: ReadonlySet<string>): Scored[] {
  const sentences = passageSentences(passage).map((stretch) => ({
    ...stretch,
    set: new Set(meaningfulWords(passage.slice(stretch.start, stretch.end))),
  }));
  const frequency = new Map<string, number>();
  for (const { set } of sentences) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(1 + (sentences.length + 1) / (frequency.get(word) ?? 1));
  return sentences.map(({ start, end, set }) => {
    const shared = [...set].filter((word) => wanted.has(word));
    const sum = shared.reduce((total, word) => total + weight(word), 0);
    return { start, end, words: set.size, shared: shared.length, score: sum / Math.sqrt(set.size + 6) };
  });
}

/** The sentence of a passage that shares most with the statements that cite it; `null` when none shares enough. */
export function bestStretch(passage: string, sentences: readonly string[]): Stretch | null {
  const wanted = new Set(meaningfulWords(sentences.join(' ').slice(0, LONGEST_STATEMENT)));
  if (wanted.size === 0) return null;
  let best: Scored | null = null;
  for (const each of scoreSentences(passage, wanted)) if (!best || each.score > best.score) best = each;
  if (!best || best.shared < Math.min(FEWEST_SHARED, wanted.size)) return null;
  const share = best.shared / Math.min(wanted.size, Math.max(best.words, 1));
  return share < WEAKEST_SHARE ? null : { start: best.start, end: best.end };
}
