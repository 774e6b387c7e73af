import { foldText } from '#schema/lib/fold-text.ts';
import { formOf, stemOf } from '#db/search/terms.rules.ts';
import type { Concept } from '../retrieval/concepts.rules.ts';
import { isFormOf } from './word-forms.rules.ts';

export interface PassageSpan {
  text: string;
  isMatch: boolean;
}

export interface SearchPassage {
  spans: PassageSpan[];
  /** Words of the search that the passage has as typed, and those that stand in it under another name. */
  direct: string[];
  /** `[as typed, as the text says it]`. */
  translated: [string, string][];
}

interface Word {
  start: number;
  end: number;
  text: string;
  folded: string;
  /** Places in `concepts` of what the word mentions. */
  hits: readonly number[];
}

const WORD = /[\p{L}\d]+/gu;
const MAX_LENGTH = 340;
/** What follows the last word that was asked, so that the passage does not end with it. */
const WORDS_AFTER = 50;
const MAX_TEXT = 60_000;
/** Two places of one word say little more than one. */
const REPEATED = 0.03;

/** What was asked, made ready to be found in many texts. */
export interface PassageQuery {
  concepts: readonly Concept[];
  /** Per term, the concepts that it may mention. */
  byTerm: ReadonlyMap<string, number[]>;
  /** Folded words of the search as they were typed, accents and all. */
  writtenAs: ReadonlyMap<string, string>;
  /** Folded words of texts, with the concepts of which they are a form. */
  read: Map<string, readonly number[]>;
}

export const passageQueryOf = (concepts: readonly Concept[], query = ''): PassageQuery => ({
  concepts,
  byTerm: conceptsByTerm(concepts),
  writtenAs: new Map([...query.matchAll(WORD)].map(([word]) => [foldText(word), word.toLowerCase()])),
  read: new Map(),
});

function conceptsByTerm(concepts: readonly Concept[]): Map<string, number[]> {
  const byTerm = new Map<string, number[]>();
  concepts.forEach(({ alternatives }, at) => {
    for (const { terms } of alternatives)
      for (const term of terms) {
        const known = byTerm.get(term) ?? [];
        if (!known.includes(at)) byTerm.set(term, [...known, at]);
      }
  });
  return byTerm;
}

const isFormOfOne = (said: readonly string[], folded: string): boolean => said.some((word) => isFormOf(word, folded));

/** The concepts that a word mentions. A common stem is not enough: «probidad» does not mention «prueba». */
function hitsOf(folded: string, { concepts, byTerm, read }: PassageQuery): readonly number[] {
  const known = read.get(folded);
  if (known) return known;
  const near = byTerm.get(stemOf(folded)) ?? byTerm.get(formOf(folded)) ?? [];
  const hits = near.filter((at) => concepts[at]?.alternatives.some(({ said }) => isFormOfOne(said, folded)));
  read.set(folded, hits);
  return hits;
}

const wordsOf = (text: string, query: PassageQuery): Word[] =>
  [...text.slice(0, MAX_TEXT).matchAll(WORD)].map((match) => {
    const folded = foldText(match[0]);
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      folded,
      hits: hitsOf(folded, query),
    };
  });

/** The stretch of words, no longer than a passage, that mentions the most different things that were asked. */
function bestStretch(words: readonly Word[], weights: readonly number[]): { first: number; last: number } {
  const inside = new Map<number, number>();
  let value = 0;
  let best = { first: 0, last: 0, value: -1 };
  let first = 0;
  words.forEach((word, last) => {
    for (const hit of word.hits) {
      const count = inside.get(hit) ?? 0;
      inside.set(hit, count + 1);
      value += (weights[hit] ?? 0) * (count === 0 ? 1 : REPEATED);
    }
    while (word.end - (words[first]?.start ?? 0) > MAX_LENGTH) {
      for (const hit of words[first]?.hits ?? []) {
        const count = inside.get(hit) ?? 1;
        inside.set(hit, count - 1);
        value -= (weights[hit] ?? 0) * (count === 1 ? 1 : REPEATED);
      }
      first += 1;
    }
    if (value > best.value + 1e-9) best = { first, last, value };
  });
  return best;
}

/** Back to the beginning of the sentence or paragraph when it is near, on to the end of the passage. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, start - 160), start);
  const sentence = Math.max(before.lastIndexOf('\n'), before.search(/[.;:]\s(?=[^.;:]*$)/u));
  const from = sentence >= 0 ? start - before.length + sentence + 1 : start > 160 ? start - 40 : 0;
  let to = Math.min(text.length, Math.max(end + WORDS_AFTER, from + MAX_LENGTH));
  const stop = /[.;\n]/.exec(text.slice(to, to + 60));
  if (stop) to += stop.index + (stop[0] === '\n' ? 0 : 1);
  const cut = (at: number, step: number): number => {
    let place = at;
    while (place > 0 && place < text.length && /[\p{L}\d]/u.test(text[place - (step < 0 ? 1 : 0)] ?? '')) place += step;
    return place;
  };
  return { start: cut(from, -1), end: cut(to, 1) };
}

/** How many of the things that were asked an expression mentions; what it says under another name counts half. */
export function sharedWith(phrase: string, query: PassageQuery): number {
  const found = new Map<number, number>();
  for (const { folded, hits } of wordsOf(phrase, query))
    for (const hit of hits) {
      const isTyped = isFormOfOne((query.concepts[hit]?.words ?? '').split(' '), folded);
      found.set(hit, Math.max(found.get(hit) ?? 0, isTyped ? 1 : 0.5));
    }
  return [...found.values()].reduce((sum, value) => sum + value, 0);
}

/** The words of a passage that stand for every word of an expression, or `null` when one is missing. */
function wordsFor(said: readonly string[], shown: readonly Word[]): string[] | null {
  const found = said.map((word) => shown.find(({ folded }) => isFormOf(word, folded))?.text.toLowerCase());
  return found.length > 0 && found.every((word) => word !== undefined) ? [...new Set(found)] : null;
}

/** The words of the search in a passage: as typed, and by synonyms. Incomplete expressions are left out. */
function matchedWordsOf(
  shown: readonly Word[],
  concepts: readonly Concept[],
  writtenAs: ReadonlyMap<string, string>,
): Pick<SearchPassage, 'direct' | 'translated'> {
  const direct = new Set<string>();
  const translated: [string, string][] = [];
  for (const { words, alternatives } of concepts) {
    const typed = words.split(' ');
    const [own, ...others] = alternatives;
    const asTyped = own?.weight === 1 ? wordsFor(own.said, shown) : null;
    if (asTyped) {
      for (const word of asTyped) direct.add(word);
      continue;
    }
    const other = others.map(({ said }) => wordsFor(said, shown)).find((found) => found !== null);
    const shownAs = typed.map((part) => writtenAs.get(part) ?? part).join(' ');
    if (other && !other.some((word) => typed.includes(foldText(word)))) translated.push([shownAs, other.join(' ')]);
  }
  return { direct: [...direct], translated };
}

/** How many other words may stand among those of an expression. */
const LOOSE_WORDS = 4;

/** The words of an expression where all of them stand near each other. */
function expressionIn(words: readonly Word[], expression: readonly string[]): Word[] {
  const partOf = (folded: string): number => expression.findIndex((word) => isFormOf(word, folded));
  const said = expression.filter((word, at) => partOf(word) === at);
  const places = words.flatMap((word, place) => {
    const part = partOf(word.folded);
    return part < 0 ? [] : [{ word, place, part }];
  });
  return places.flatMap(({ place: first }, at) => {
    const near = places.slice(at).filter(({ place }) => place - first < said.length + LOOSE_WORDS);
    return new Set(near.map(({ part }) => part)).size === said.length ? near.map(({ word }) => word) : [];
  });
}

/**
 * What is marked: the words of the search; for one that is not there, a whole expression that the law uses for it. Of
 * «separar al trabajador», which stands for «despido», «trabajador» alone says nothing.
 */
function markedIn(words: readonly Word[], concepts: readonly Concept[]): ReadonlySet<Word> {
  const marked = new Set<Word>();
  concepts.forEach(({ words: typed, alternatives }, at) => {
    const asked = typed.split(' ');
    const own = words.filter(({ folded, hits }) => hits.includes(at) && isFormOfOne(asked, folded));
    const shown = own.length > 0 ? own : alternatives.flatMap(({ said }) => expressionIn(words, said));
    for (const word of shown) marked.add(word);
  });
  return marked;
}

/** The best passage of a text for a search, with its matching words. */
export function passageOf(text: string, query: PassageQuery): SearchPassage {
  const { concepts, writtenAs } = query;
  const words = wordsOf(text, query);
  const counts = concepts.map((_, at) => words.filter(({ hits }) => hits.includes(at)).length);
  // What a text says everywhere («trabajador») distinguishes its passages less than what it says once.
  const weights = concepts.map(({ weight }, at) => weight / (1 + Math.log(Math.max(1, counts[at] ?? 1))));
  const stretch = bestStretch(words, weights);
  const at = words[stretch.first];
  const { start, end } = widen(text, at?.start ?? 0, words[stretch.last]?.end ?? 0);
  const spans: PassageSpan[] = [];
  const add = (piece: string, isMatch: boolean): void => {
    const tidy = piece.replace(/\s+/g, ' ');
    if (tidy !== '') spans.push({ text: tidy, isMatch });
  };
  const inside = words.filter((word) => word.start >= start && word.end <= end);
  const marked = markedIn(inside, concepts);
  let from = start;
  for (const word of inside) {
    if (!marked.has(word)) continue;
    add(text.slice(from, word.start), false);
    add(word.text, true);
    from = word.end;
  }
  add(text.slice(from, end), false);
  const [head] = spans;
  if (head) head.text = `${start > 0 && text[start - 1] !== '\n' ? '…' : ''}${head.text.trimStart()}`;
  const tail = spans.at(-1);
  if (tail) tail.text = tail.text.trimEnd();
  if (tail && end < text.length && !/[.;]$/.test(tail.text)) {
    if (tail.isMatch) spans.push({ text: '…', isMatch: false });
    else tail.text += '…';
  }
  return {
    spans,
    ...matchedWordsOf(
      inside.filter(({ hits }) => hits.length > 0),
      concepts,
      writtenAs,
    ),
  };
}
