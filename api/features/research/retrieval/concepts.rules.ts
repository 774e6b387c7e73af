import { foldText } from '#schema/lib/fold-text.ts';
import { synonymGroups } from '#db/content/synonyms.ts';
import { formOf, isFiller, stemOf, wordsOf } from '#db/search/terms.rules.ts';

/** One way of saying something: terms that count together. */
interface Alternative {
  terms: string[];
  /** The folded words of which the terms were made, without fillers. */
  said: string[];
  /** 1 for the person's own words, less for what statutes call it. */
  weight: number;
}

/** One thing that a question asks about, in every way that it may be written. */
export interface Concept {
  /** As it stood in the question. */
  words: string;
  alternatives: Alternative[];
  /** 1 for a word of the question, less for figures and for words of the question before. */
  weight: number;
}

const SYNONYM_WEIGHT = 0.8;
const EXACT_WEIGHT = 1.8;
const FIGURE_WEIGHT = 0.45;
const MAX_PHRASE_WORDS = 6;
const MAX_WORDS = 60;

const wordStems = (text: string): string[] => (foldText(text).match(/[a-z0-9]+/g) ?? []).map(stemOf);

/** A noun is found by its plain form: «aplicación» (on a telephone) is not what «se aplica» says. */
const plainForm = (word: string): string => word.replace(/(?:es|s)$/, '').replace(/[aeo]$/, '');
const nounKey = (word: string): string => `=${plainForm(foldText(word))}`;
const isVerb = (word: string): boolean => /(?:ar|er|ir|arse|erse|irse)$/.test(word);

const phraseKey = (phrase: string): string =>
  /^\S+$/.test(phrase) && !isVerb(foldText(phrase)) ? nounKey(phrase) : wordStems(phrase).join(' ');

type Meaning = Pick<Alternative, 'terms' | 'said'>;

function meaningOf(phrase: string): Meaning {
  const said = [...new Set(wordsOf(foldText(phrase)))];
  return { terms: [...new Set(said.map(stemOf))], said };
}

/** What is said → what statutes call it; phrases and verbs by stems: «me corrieron» and «me corrió» are one. */
const phrases = new Map<string, Meaning[]>();
for (const { say, means } of synonymGroups) {
  const meanings = means.map(meaningOf).filter(({ terms }) => terms.length > 0);
  for (const phrase of say) {
    const known = phrases.get(phraseKey(phrase)) ?? [];
    const isNew = ({ terms }: Meaning): boolean => !known.some((other) => other.terms.join() === terms.join());
    phrases.set(phraseKey(phrase), [...known, ...meanings.filter(isNew)]);
  }
}

interface Word {
  text: string;
  stem: string;
  isFiller: boolean;
}

function readWords(question: string): Word[] {
  const words = foldText(question).match(/[a-z0-9]+/g) ?? [];
  return words.map((text) => ({
    text,
    stem: stemOf(text),
    isFiller: isFiller(text) || (text.length < 2 && !/\d/.test(text)),
  }));
}

const meaningsOfWord = (word: Word): Meaning[] | undefined =>
  word.isFiller ? undefined : (phrases.get(nounKey(word.text)) ?? phrases.get(word.stem));

function meaningsAt(words: readonly Word[], at: number): { size: number; meanings: Meaning[] } | null {
  for (let size = Math.min(MAX_PHRASE_WORDS, words.length - at); size > 1; size -= 1) {
    const meanings = phrases.get(
      words
        .slice(at, at + size)
        .map(({ stem }) => stem)
        .join(' '),
    );
    if (meanings) return { size, meanings };
  }
  const word = words[at];
  const meanings = word && meaningsOfWord(word);
  return meanings ? { size: 1, meanings } : null;
}

function conceptOf(words: readonly Word[], meanings: readonly Meaning[], weight: number): Concept | null {
  const meant = words.filter((word) => !word.isFiller);
  const own = meant.map(({ stem }) => stem);
  const said = meant.map(({ text }) => text);
  const alternatives: Alternative[] = own.length > 0 ? [{ terms: own, said, weight: 1 }] : [];
  for (const meaning of meanings)
    if (meaning.terms.join() !== own.join()) alternatives.push({ ...meaning, weight: SYNONYM_WEIGHT });
  if (alternatives.length === 0) return null;
  const [only] = words;
  if (own.length === 1 && words.length === 1 && only)
    alternatives.push({ terms: [only.stem, formOf(only.text)], said, weight: EXACT_WEIGHT });
  const isFigure = own.length > 0 && own.every((term) => /^\d+$/.test(term));
  return {
    words: words.map(({ text }) => text).join(' '),
    alternatives,
    weight: weight * (isFigure ? FIGURE_WEIGHT : 1),
  };
}

/** The things that a question asks about, each once. */
export function readConcepts(question: string, weight = 1): Concept[] {
  const words = readWords(question).slice(0, MAX_WORDS * 3);
  const concepts = new Map<string, Concept>();
  for (let at = 0; at < words.length;) {
    const found = meaningsAt(words, at);
    const size = found?.size ?? 1;
    const concept =
      found || !words[at]?.isFiller ? conceptOf(words.slice(at, at + size), found?.meanings ?? [], weight) : null;
    const key = concept?.alternatives[0]?.terms.join(' ');
    if (concept && key !== undefined && !concepts.has(key)) concepts.set(key, concept);
    // The parts of a phrase may have meanings of their own.
    if (found && size > 1) addParts(words.slice(at, at + size), weight, concepts);
    at += size;
  }
  return [...concepts.values()].slice(0, MAX_WORDS);
}

const PART_WEIGHT = 0.5;

function addParts(words: readonly Word[], weight: number, concepts: Map<string, Concept>): void {
  for (const word of words) {
    if (word.isFiller || concepts.has(word.stem)) continue;
    const concept = conceptOf([word], meaningsOfWord(word) ?? [], weight * PART_WEIGHT);
    if (concept) concepts.set(word.stem, concept);
  }
}

/** Every term of which the index must be asked. */
export const termsOfConcepts = (concepts: readonly Concept[]): string[] => [
  ...new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms))),
];
