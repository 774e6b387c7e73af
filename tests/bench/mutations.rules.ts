/** Right citations with one thing changed: a checker must say something else of each. */

/** A generator of numbers from 0 up to 1 that repeats with its seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

interface WordAt {
  text: string;
  start: number;
  end: number;
}

const wordsOf = (text: string): WordAt[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map((word) => ({
    text: word[0],
    start: word.index,
    end: word.index + word[0].length,
  }));

const put = (text: string, { start, end }: { start: number; end: number }, words: string): string =>
  text.slice(0, start) + words + text.slice(end);

const NUMBERS = 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|sesenta|noventa|cien|mil'.split(
  '|',
);
const MODAL =
  /^(?:podr[aá]n?|pued[ea]n?|deber[aá]n?|deben?|ser[aá]n?|tendr[aá]n?|tienen?|procede(?:rá)?|estar[aá]n?|es|son)$/iu;

export type Change = 'WORD' | 'NUMBER' | 'NEGATION' | 'YEAR' | 'JOIN' | 'HIDDEN_NEGATION' | 'HIDDEN_NUMBER';
export const CHANGES: readonly Change[] = [
  'WORD',
  'NUMBER',
  'NEGATION',
  'YEAR',
  'JOIN',
  'HIDDEN_NEGATION',
  'HIDDEN_NUMBER',
];

type Mutate = (quote: string, random: () => number, otherWords: readonly string[]) => string | null;

const isNumber = ({ text }: WordAt): boolean => NUMBERS.includes(text.toLowerCase());
const isYear = ({ text }: WordAt): boolean => /^(?:19|20)\d\d$/.test(text);

const MUTATIONS: Record<Change, Mutate> = {
  WORD: (quote, random, otherWords) => {
    const word = pick(
      random,
      wordsOf(quote).filter(({ text }) => /^\p{Ll}{6,}$/u.test(text)),
    );
    const other = pick(
      random,
      otherWords.filter((each) => each !== word?.text && each.slice(0, 4) !== word?.text.slice(0, 4)),
    );
    return word && other ? put(quote, word, other) : null;
  },
  NUMBER: (quote, random) => {
    const word = pick(
      random,
      wordsOf(quote).filter((each) => isNumber(each) || (/^\d{1,3}$/.test(each.text) && !isYear(each))),
    );
    if (!word) return null;
    const at = NUMBERS.indexOf(word.text.toLowerCase());
    return put(quote, word, at < 0 ? String(Number(word.text) + 3) : (NUMBERS[(at + 3) % NUMBERS.length] ?? 'dos'));
  },
  NEGATION: (quote, random) => {
    const words = wordsOf(quote);
    const denied = words.find(({ text }) => text.toLowerCase() === 'no');
    if (denied) return put(quote, { start: denied.start, end: Math.min(denied.end + 1, quote.length) }, '');
    const modal = pick(
      random,
      words.filter(({ text }, at) => at > 0 && MODAL.test(text)),
    );
    return modal ? put(quote, modal, `no ${modal.text}`) : null;
  },
  YEAR: (quote, random) => {
    const word = pick(random, wordsOf(quote).filter(isYear));
    return word ? put(quote, word, String(Number(word.text) + 1)) : null;
  },
  JOIN: (quote, random) => {
    const word = pick(
      random,
      wordsOf(quote).filter(({ text }, at) => at > 0 && /^[oy]$/.test(text)),
    );
    return word ? put(quote, word, word.text === 'o' ? 'y' : 'o') : null;
  },
  HIDDEN_NEGATION: (quote) => {
    const words = wordsOf(quote);
    const at = words.findIndex(({ text }) => text.toLowerCase() === 'no');
    const denied = words[at];
    return denied && at > 1 && at < words.length - 2 ? put(quote, denied, '[…]') : null;
  },
  HIDDEN_NUMBER: (quote) => {
    const words = wordsOf(quote);
    const at = words.findIndex(
      (word, index) => isNumber(word) && /^(?:d[ií]as?|mes(?:es)?|a[nñ]os?)$/i.test(words[index + 1]?.text ?? ''),
    );
    const number = words[at];
    return number && at > 1 && at < words.length - 2 ? put(quote, number, '(...)') : null;
  },
};

/** The quote with one thing changed; `null` when it has nothing of that kind. */
export function mutate(
  change: Change,
  quote: string,
  random: () => number,
  otherWords: readonly string[],
): string | null {
  const changed = MUTATIONS[change](quote, random, otherWords);
  return changed === quote ? null : changed;
}

export interface Source {
  /** With its article: «la Ley Federal del Trabajo». */
  law: string;
  number: string;
  quote: string;
}

const of = (law: string): string => `de ${law}`.replace(/^de el /, 'del ');

/** The ways in which texts quote an article. */
export const TEMPLATES: readonly ((source: Source) => string)[] = [
  ({ law, number, quote }) => `El artículo ${number} ${of(law)} dispone: «${quote}».`,
  ({ law, number, quote }) => `Es aplicable lo siguiente: «${quote}» (artículo ${number} ${of(law)}).`,
  ({ law, number, quote }) => `Conforme al artículo ${number} ${of(law)}, “${quote}”, lo que aquí no se cumplió.`,
  ({ law, number, quote }) => `"${quote}", dispone el artículo ${number} ${of(law)}.`,
  ({ law, number, quote }) => `La actora sostiene que «${quote}», según el artículo ${number} ${of(law)}.`,
  ({ law, number, quote }) =>
    `El artículo ${number} ${of(law)} establece:\n\n«${quote}»\n\nPor lo anterior, procede la acción.`,
];

const SENTENCE = /(?<=^|[.;:]\s|\n)[\p{Lu}][^.;:\n«»“”"[\]()]{60,320}[.;]/gu;

/** A sentence of an official text that can be quoted alone. */
export const sentenceOf = (text: string, random: () => number): string | null =>
  pick(
    random,
    [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.slice(0, -1)).filter((each) => !/\d[oa]?\s*$/.test(each)),
  ) ?? null;

/** Words with which a law can be rewritten. */
export const contentWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => wordsOf(text).flatMap(({ text: word }) => (/^\p{Ll}{6,14}$/u.test(word) ? word : []))),
  ),
];
