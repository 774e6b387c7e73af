import { fold, locateQuote } from '#api/legal-language/index.ts';
import { paragraphsOf } from './details.rules.ts';
import { sentenceStretches, type Stretch } from './sentences.rules.ts';

/** Finds words in the text of a law: quotes exactly, statements by shared words. */

export { locateQuote };

const EMPTY = new Set(
  `a al ante antes asi aun aunque cada como con contra cual cuales cualquier cuando de del desde donde dos durante e el ella
  ellas ello ellos en entre era es esa esas ese eso esos esta estan estar estas este esto estos fue ha haber habra hacer
  han hasta hay la las le les lo los mas me mi mismo misma muy ni no nos o otra otro otros para pero por porque pues que
  quien quienes se sea sean segun ser si sin sino sobre solo son su sus tal tambien te tener ti tiene tienes toda todas
  todo todos tu tus u un una uno unos y ya articulo articulos ley fraccion parrafo puede puedes podra debe debes debera`.split(
    /\s+/,
  ),
);

/** The meaningful words, cut so that «salarios» and «salario», «presume» and «presumirá» are equal. */
export function meaningfulWords(text: string): string[] {
  const words = fold(text).text.match(/[\p{L}\d]+/gu) ?? [];
  return words
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !EMPTY.has(word))
    .map((word) => (/\d/.test(word) ? word : word.replace(/(?:es|s)$/, '').slice(0, 6)));
}

const MAX_STATEMENT_LENGTH = 4000;
const MIN_SHARED = 2;
const WEAKEST_SHARE = 0.2;

/** The sentences of a passage, by paragraph: a fraction without a full stop is a sentence too. */
export const passageSentences = (passage: string): Stretch[] =>
  paragraphsOf(passage).flatMap(({ start, end }) =>
    sentenceStretches(passage.slice(start, end)).map((stretch) => ({
      start: start + stretch.start,
      end: start + stretch.end,
    })),
  );

interface Scored extends Stretch {
  score: number;
  shared: number;
  words: number;
}

/** Scores each sentence of a passage by the wanted words it has; words that are rare in the passage weigh more. */
function scoreSentences(passage: string, wanted: ReadonlySet<string>): Scored[] {
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

/** The sentence of a passage that is most similar to the sentences that cite it; `null` when none is enough. */
export function bestStretch(passage: string, sentences: readonly string[]): Stretch | null {
  const wanted = new Set(meaningfulWords(sentences.join(' ').slice(0, MAX_STATEMENT_LENGTH)));
  if (wanted.size === 0) return null;
  let best: Scored | null = null;
  for (const each of scoreSentences(passage, wanted)) if (!best || each.score > best.score) best = each;
  if (!best || best.shared < Math.min(MIN_SHARED, wanted.size)) return null;
  const share = best.shared / Math.min(wanted.size, Math.max(best.words, 1));
  return share < WEAKEST_SHARE ? null : { start: best.start, end: best.end };
}
