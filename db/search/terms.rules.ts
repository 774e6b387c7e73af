import { foldText } from '#schema/lib/fold-text.ts';
import irregular from '../content/word-forms.json' with { type: 'json' };
import fillers from '../content/stop-words.json' with { type: 'json' };

/**
 * Converts words to terms of the search index: without accents (people omit them), stemmed, without stop words and
 * filler words («quiero saber si me pueden…»).
 */

const stopWords: ReadonlySet<string> = new Set(fillers);
const forms = new Map(Object.entries(irregular as Record<string, string>));

const PRONOUN = /(ar|er|ir|ando|iendo)(?:me|te|se|nos)?(?:lo|la|le|los|las|les)?$/;
// The longest suffix is removed if at least three letters remain; four for LONG_STEM_SUFFIXES.
const SUFFIXES =
  /(?:amientos?|imientos?|aciones|acion|iciones|icion|ieron|iendo|ando|aron|aban|abamos|aba|ados|adas|ado|ada|idos|idas|ido|ida|iera|ieran|iese|aran|ar|er|ir)$/;
const LONG_STEM_SUFFIXES =
  /(?:adores|adoras|adora|ador|edores|edoras|edora|edor|idores|idor|atarios?|atarias?|atorios?|atorias?|ativos?|ativas?|idades|idad)$/;
const SECOND = /(?:ar|er|ir)$/;
const SECOND_PLURAL = /[ae]n$/;
const SHORTEST = 3;

function withoutSuffix(word: string): string {
  const long = word.replace(LONG_STEM_SUFFIXES, '');
  if (long !== word && long.length > SHORTEST) return long;
  const cut = word.replace(SUFFIXES, '');
  return cut.length >= SHORTEST ? cut : word;
}

function withoutVowels(word: string): string {
  const cut = word.replace(/[aeio]+$/, '');
  return cut.length >= SHORTEST ? cut : word;
}

/** Unifies spellings: `pague`, `pago` and `pagar` get one stem; so do `rechace` and `rechazo`. */
const oneSpelling = (stem: string): string => stem.replace(/gu$/, 'g').replace(/qu$/, 'c').replace(/z$/, 'c');

function computeStem(word: string): string {
  const known = forms.get(word);
  if (known) return known;
  if (word.length <= SHORTEST || /\d/.test(word)) return word;
  let stem = word.length > 6 ? word.replace(PRONOUN, '$1') : word;
  const verb = forms.get(stem);
  if (verb) return verb;
  if (stem.length > 7) stem = stem.replace(/mente$/, '');
  const cut = withoutSuffix(stem);
  stem = cut === stem && stem.length > SHORTEST ? stem.replace(/s$/, '') : cut;
  stem = withoutVowels(stem);
  if (stem.length > 4) stem = stem.replace(SECOND_PLURAL, '');
  if (stem.length > 5) stem = stem.replace(SECOND, '');
  return oneSpelling(stem);
}

/** Whether the stem of a folded word is written in `word-forms.json`. */
export const isIrregular = (word: string): boolean => forms.has(word);

const MAX_REMEMBERED = 200_000;
const remembered = new Map<string, string>();

/** Stem of a folded word. */
export function stemOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size > MAX_REMEMBERED) remembered.clear();
  const stem = computeStem(word);
  remembered.set(word, stem);
  return stem;
}

export const isFiller = (word: string): boolean => stopWords.has(word);

const WORD = /[a-z0-9]+/g;
const MAX_WORD_LENGTH = 40;

/** Words of a folded text, without stop words. */
export const wordsOf = (folded: string): string[] =>
  (folded.match(WORD) ?? []).filter(
    (word) => word.length <= MAX_WORD_LENGTH && (word.length > 1 || /\d/.test(word)) && !stopWords.has(word),
  );

/** Terms of a text, in order, with repetitions. */
export const termsOf = (text: string): string[] => wordsOf(foldText(text)).map(stemOf);

/** The word in singular with a prefix. It distinguishes words with the same stem («aseguradora», «asegurado»). */
export const formOf = (word: string): string => `=${word.length > 4 ? word.replace(/(?<=[lnrdz])es$|s$/, '') : word}`;

/** Stems and forms of a text, as they are indexed. */
export const indexTermsOf = (text: string): string[] =>
  wordsOf(foldText(text)).flatMap((word) => [stemOf(word), formOf(word)]);
