import type { LegalArea } from '#db/content/legal-content.ts';
import { premises, type Premise, type PremiseQuantity } from '#db/content/premises.ts';
import { readNaming } from './named-articles.rules.ts';
import { likenessFinder } from './premise-likeness.rules.ts';
import { isSameQuantity, type Measured } from './premise-quantities.rules.ts';
import { lazyPattern, PatternIndex, type LazyPattern } from './premise-patterns.rules.ts';
import { readerOf, sentencesOf, type ReadingFor } from './premise-reading.rules.ts';
import { exceptionsOf, isExcepted, topicIn, topicsOf, type Exception, type Topics } from './premise-topics.rules.ts';

export { foldSentence, sentencesOf } from './premise-reading.rules.ts';

/** A false premise of a question: an entry of `db/content/premises`. */
export interface FalsePremise {
  id: string;
  /** Spanish with citation marks. */
  correction: string;
  area: LegalArea;
  /** A frame matched it; false: only its topic or similarity spoke for it. */
  isFramed: boolean;
}

const MAX_FOUND = 3;

interface Compiled {
  premise: Premise;
  /** Without a quantity, and with one. */
  frames: { pattern: LazyPattern; kind: PremiseQuantity | null }[];
  unless: Exception[];
}

const QUANTITY = '(?:q(?<which>\\d{1,3})q)(?: (?:habiles|naturales|completos?|enteros?|seguidos))?';
const COUNT = '(?:q(?<which>\\d{1,3})q|(?<one>una?))';

/** The first `#` is what is held against the law; any other stands for whatever quantity. */
const patternOf = (frame: string, kind: PremiseQuantity | null): RegExp =>
  new RegExp(frame.replace('#', kind === 'COUNT' ? COUNT : QUANTITY).replaceAll('#', '(?:q\\d{1,3}q)'));

function compile(premise: Premise): Compiled {
  const kindOf = (frame: string): PremiseQuantity | null =>
    frame.includes('#') ? (premise.quantity?.kind ?? null) : null;
  return {
    premise,
    frames: premise.frames.map((frame) => ({
      pattern: lazyPattern(frame, (source) => patternOf(source, kindOf(frame))),
      kind: kindOf(frame),
    })),
    unless: exceptionsOf(premise),
  };
}

interface Known {
  compiled: Compiled[];
  index: PatternIndex;
  /** In which of its readings a sentence is looked at. */
  kinds: (PremiseQuantity | null)[];
}

function knownOf(entries: readonly Premise[]): Known {
  const compiled = entries.map(compile);
  return {
    compiled,
    index: new PatternIndex(compiled.map(({ frames }) => frames.map(({ pattern }) => pattern))),
    kinds: [...new Set([null, ...compiled.flatMap(({ frames }) => frames.map(({ kind }) => kind))])],
  };
}

/** Where the sentence makes the premise, or -1. */
function placeIn(readingFor: ReadingFor, before: string, { premise, frames, unless }: Compiled): number {
  const plain = readingFor(null).folded;
  for (const { pattern, kind } of frames) {
    const { folded, spans } = readingFor(kind);
    const match = pattern.exec(folded);
    if (!match) continue;
    const { which, one } = match.groups ?? {};
    const asserted: Measured[] | undefined =
      one === undefined ? spans[Number(which)]?.values : [{ value: 1, unit: 'count' }];
    const isRight = asserted?.some((value) => isSameQuantity(value, premise.quantity?.right ?? []));
    if (isRight || isExcepted(unless, plain, before)) continue;
    return match.index;
  }
  return -1;
}

const articlesNamedIn = (question: string): string[] =>
  readNaming(question).articles.map(({ statuteKey, number }) => `${statuteKey ?? ''}:${number}`);

const toFalsePremise = ({ id, correction, area }: Premise, isFramed: boolean): FalsePremise => ({
  id,
  correction,
  area,
  isFramed,
});

/** Finds the false premises of a question, in its order, at most three. */
export function premiseFinder(entries: readonly Premise[]): (question: string) => FalsePremise[] {
  let known: Known | null = null;
  let topics: Topics | null = null;
  const nearest = likenessFinder(entries);
  return (question) => {
    known ??= knownOf(entries);
    topics ??= topicsOf(entries);
    const { compiled, index, kinds } = known;
    const sentences = sentencesOf(question);
    const readers = sentences.map(readerOf);
    const found = new Map<string, FalsePremise>();
    for (const [at, readingFor] of readers.entries()) {
      const before = readers[at - 1]?.(null).folded ?? '';
      const here = index
        .inAny(kinds.map((kind) => readingFor(kind).folded))
        .flatMap((each) => compiled[each] ?? [])
        .map((entry) => ({ premise: entry.premise, place: placeIn(readingFor, before, entry) }))
        .filter(({ place }) => place >= 0)
        .toSorted((a, b) => a.place - b.place);
      for (const { premise } of here) found.set(premise.id, toFalsePremise(premise, true));
    }
    // Frames are more reliable than topics, and topics more than similarity.
    if (found.size === 0) {
      const likely = topicIn(topics, question, readers) ?? nearest(question, sentences, articlesNamedIn);
      if (likely) found.set(likely.id, toFalsePremise(likely, false));
    }
    return [...found.values()].slice(0, MAX_FOUND);
  };
}

export const findPremises = premiseFinder(premises);
