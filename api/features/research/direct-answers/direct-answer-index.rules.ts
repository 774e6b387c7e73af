import type { DirectAnswer } from '#db/content/direct-answers.ts';
import {
  impactsOf,
  packPostings,
  postingOf,
  inverseDocumentFrequency,
  sharesOf,
  type Field,
} from '#db/search/postings.rules.ts';
import { indexTermsOf, termsOf } from '#db/search/terms.rules.ts';
import { termsOfConcepts, type Concept } from '../retrieval/concepts.rules.ts';
import { likenessToAsked } from '../retrieval/likeness.rules.ts';
import { rankDocuments, type TermRow } from '../retrieval/ranking.rules.ts';
import { AnswerEvidence, TOLD_SCALE, TOLD_WEIGHTS } from './answer-evidence.rules.ts';
import { dot, normalised, type Embedding } from './embedding.rules.ts';

/** An index in memory of the direct answers: by their words, by the ways in which they are asked, and by likeness. */

export interface AnswerMatch {
  /** Position in the list of answers. */
  at: number;
  /** Share of a perfect text's score, by words. */
  lexical: number;
  /** Share of the question that it mentions, 0–1. */
  coverage: number;
  /** Similarity of the question to the listed questions of the answer. */
  likeness: number;
  /** Cosine with the centroid of its listed questions, and with the nearest one. */
  nearness: number;
  nearest: number;
  /** The same of the part of the question that asks. */
  askingNearness: number;
  askingNearest: number;
}

class Postings {
  private readonly lists = new Map<string, number[]>();

  add(doc: number, impacts: ReadonlyMap<string, number>): void {
    for (const [term, impact] of impacts) {
      const known = this.lists.get(term);
      if (known) known.push(postingOf(doc, impact));
      else this.lists.set(term, [postingOf(doc, impact)]);
    }
  }

  countOf(term: string): number {
    return this.lists.get(term)?.length ?? 0;
  }

  rows(): Map<string, TermRow> {
    return new Map(
      [...this.lists].map(([term, list]) => [term, { term, df: list.length, ...packPostings(list) }] as const),
    );
  }
}

const CITATION_MARK = /\{\{[^}]*\}\}/g;
const CITED = /\{\{([a-z0-9]+):([^|{}]+)/g;

/** The articles that an answer rests on, under the capital's numbers too: `lft:48`. */
function citedIn({ answer, cdmx }: DirectAnswer): string[] {
  const own = [...answer.matchAll(CITED)].map(([, law = '', number = '']) => `${law}:${number.trim()}`);
  return [...new Set([...own, ...own.flatMap((article) => cdmx[article] ?? [])])];
}

const field = (text: string, weight: number, usualLength: number): Field => ({
  terms: indexTermsOf(text),
  weight,
  usualLength: usualLength * 2,
  lengthWeight: 0.5,
});

/** A way of asking of at most so many words tells no story. */
const TERSE = 12;

type TermsOf = (word: string) => readonly string[];

/** Stems of single words, each made once: the stories of all answers share most of their words. */
function rememberedTerms(): TermsOf {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const terms = known.get(word) ?? termsOf(word);
    known.set(word, terms);
    return terms;
  };
}

/** The words of the listed questions, without those in only one of them (a place, a relative). */
function matterOf(asked: readonly string[], termsOfWord: TermsOf): string {
  const counts = new Map<string, number>();
  const words = asked.map((phrase) => phrase.split(/\s+/));
  for (const phrase of asked)
    for (const term of new Set(termsOf(phrase))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return words
    .flatMap((phrase) =>
      phrase.length <= TERSE
        ? phrase
        : phrase.filter((word) => termsOfWord(word).some((term) => (counts.get(term) ?? 0) > 1)),
    )
    .join(' ');
}

const fieldsOf = ({ asked, answer, more }: DirectAnswer, termsOfWord: TermsOf): Field[] => [
  field(matterOf(asked, termsOfWord), 1.2, 80),
  field(answer.replace(CITATION_MARK, ' '), 1, 30),
  field(more.join(' ').replace(CITATION_MARK, ' '), 0.4, 40),
];

/** What each evidence counts; measured by folds on the open questions of `tests/bench/peoples-questions`. */
const LIKELIHOOD_WEIGHT = 1.2;
const NEAREST_ASKED_WEIGHT = 4;
const TOLD_NEARNESS_WEIGHT = 8;

const LEXICAL = 60;
const MOST_BESIDE = 3;
const NEAR = 60;

/** What the texts of an answer say, as `AnswerEvidence` counts it. */
function toldOf({ answer, more, followUps = [] }: DirectAnswer): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const term of new Set(termsOf(text.replace(CITATION_MARK, ' '))))
      weights.set(term, (weights.get(term) ?? 0) + weight / TOLD_SCALE);
  };
  add(answer, TOLD_WEIGHTS.answer);
  add(more.join(' '), TOLD_WEIGHTS.more);
  add(followUps.flatMap(({ said }) => said).join(' '), TOLD_WEIGHTS.said);
  return weights;
}

/** Answers taken in between two pauses while an index is built: about ten milliseconds of work. */
const PER_SLICE = 20;

interface IndexParts {
  byWords: Map<string, TermRow>;
  byAsked: Map<string, TermRow>;
  askedOf: Uint32Array;
  /** Vectors of the middles of the ways of asking, one after the other. */
  middles: Float32Array;
  /** Vectors of what the answers say. */
  told: Float32Array;
  evidence: AnswerEvidence;
  phrases: Float32Array;
  /** Where the phrases of each answer begin; one more than there are answers. */
  phraseFrom: Uint32Array;
  /** Of each answer, the articles that it rests on. */
  cited: string[][];
  /** The keys of their laws. */
  laws: string[][];
}

export class DirectAnswerIndex {
  private constructor(
    readonly answers: readonly DirectAnswer[],
    private readonly embedding: Embedding,
    private readonly parts: IndexParts,
  ) {}

  /** The articles that an answer rests on. */
  citedBy(at: number): readonly string[] {
    return this.parts.cited[at] ?? [];
  }

  /** The keys of the laws that it rests on. */
  lawsOf(at: number): readonly string[] {
    return this.parts.laws[at] ?? [];
  }

  /** Builds an index in slices; `pause` is waited for between them, so that a server goes on serving. */
  static async build(
    answers: readonly DirectAnswer[],
    embedding: Embedding,
    pause: () => Promise<void> = () => Promise.resolve(),
  ): Promise<DirectAnswerIndex> {
    const words = new Postings();
    const termsOfWord = rememberedTerms();
    for (const [at, answer] of answers.entries()) {
      words.add(at, impactsOf(fieldsOf(answer, termsOfWord)));
      if (at % PER_SLICE === 0) await pause();
    }
    const rarityOf = (term: string): number => inverseDocumentFrequency(answers.length, words.countOf(term));
    const size = embedding.dimensions;
    const count = answers.reduce((sum, answer) => sum + answer.asked.length, 0);
    const owners: number[] = [];
    const asked = new Postings();
    const said = new Postings();
    const told = new Float32Array(answers.length * size);
    const middles = new Float32Array(answers.length * size);
    const phrases = new Float32Array(count * size);
    const phraseFrom = new Uint32Array(answers.length + 1);
    for (const [at, answer] of answers.entries()) {
      phraseFrom[at] = owners.length;
      const middle = embedding.of(answer.answer.replace(CITATION_MARK, ' '));
      told.set(middle, at * size);
      said.add(at, toldOf(answer));
      for (const phrase of answer.asked) {
        const doc = owners.push(at) - 1;
        asked.add(doc, sharesOf([...new Set(termsOf(phrase))], rarityOf));
        const vector = embedding.of(phrase);
        phrases.set(vector, doc * size);
        for (let each = 0; each < size; each += 1) middle[each] = (middle[each] as number) + (vector[each] as number);
      }
      middles.set(normalised(middle), at * size);
      if (at % PER_SLICE === 0) await pause();
    }
    phraseFrom[answers.length] = owners.length;
    const askedOf = Uint32Array.from(owners);
    const cited = answers.map(citedIn);
    const laws = cited.map((articles) => [...new Set(articles.map((article) => article.replace(/:.*$/, '')))]);
    const byAsked = asked.rows();
    const evidence = new AnswerEvidence({ answers, byAsked, askedOf, byTold: said.rows() });
    const places = { askedOf, phraseFrom, cited, laws };
    const parts = { byWords: words.rows(), byAsked, middles, told, phrases, evidence, ...places };
    return new DirectAnswerIndex(answers, embedding, parts);
  }

  /** How many of the likeliest answers decide by the same article as each one, at most three. */
  besideAmong(likeliest: readonly { at: number }[]): (at: number) => number {
    const nameOf = (at: number): string => `${this.answers[at]?.law}:${this.answers[at]?.article}`;
    const counts = new Map<string, number>();
    for (const { at } of likeliest) counts.set(nameOf(at), (counts.get(nameOf(at)) ?? 0) + 1);
    const isAmong = new Set(likeliest.map(({ at }) => at));
    return (at) => Math.min(MOST_BESIDE, (counts.get(nameOf(at)) ?? 0) - (isAmong.has(at) ? 1 : 0));
  }

  /** How near two answers are by the ways in which they are asked, −1 to 1. */
  nearnessOf(one: number, other: number): number {
    const size = this.embedding.dimensions;
    return dot(this.parts.middles.subarray(one * size, (one + 1) * size), this.parts.middles, other * size);
  }

  /** What the words of a question and of its asking part say for each answer, beside `matches`. */
  evidenceFor(terms: readonly string[], askingTerms: readonly string[], vector: Float32Array): (at: number) => number {
    const likelihoods = this.parts.evidence.likelihoods(terms);
    const nearest = this.parts.evidence.nearestAsked(askingTerms);
    return (at) =>
      LIKELIHOOD_WEIGHT * (likelihoods[at] ?? 0) +
      NEAREST_ASKED_WEIGHT * (nearest[at] ?? 0) +
      TOLD_NEARNESS_WEIGHT * dot(vector, this.parts.told, at * vector.length);
  }

  /**
   * The answers that may be meant, in no order. `vector` and `asking`: of the whole question and of the part that asks, as
   * the embedding reads them. `beside`: an answer of which the neighbours may be meant too.
   */
  matches(
    concepts: readonly Concept[],
    vector: Float32Array,
    asking: Float32Array,
    beside: number | null = null,
  ): AnswerMatch[] {
    const terms = termsOfConcepts(concepts);
    const rowsOf = (rows: ReadonlyMap<string, TermRow>): TermRow[] =>
      terms.flatMap((term) => {
        const row = rows.get(term);
        return row ? [row] : [];
      });
    const words = rowsOf(this.parts.byWords);
    const counts = new Map(words.map(({ term, df }) => [term, df]));
    const rarityOf = (term: string): number => inverseDocumentFrequency(this.answers.length, counts.get(term) ?? 0);
    const ranked = rankDocuments(concepts, words, this.answers.length, { limit: this.answers.length });
    const byDoc = new Map(ranked.map((each) => [each.doc, each]));
    const likeness = likenessToAsked(
      concepts,
      rowsOf(this.parts.byAsked),
      this.parts.askedOf,
      rarityOf,
      this.answers.length,
    );
    const near = this.answers.map((_, at) => dot(vector, this.parts.middles, at * vector.length));
    const candidates = new Set(ranked.slice(0, LEXICAL).map(({ doc }) => doc));
    for (const at of largest(near, NEAR)) candidates.add(at);
    const byLikeness = this.answers.map((_, at) => likeness(at));
    for (const at of largest(byLikeness, NEAR)) candidates.add(at);
    if (beside !== null)
      for (const at of largest(
        this.answers.map((_, each) => this.nearnessOf(beside, each)),
        NEAR,
      ))
        candidates.add(at);
    return [...candidates].map((at) => ({
      at,
      lexical: byDoc.get(at)?.score ?? 0,
      coverage: byDoc.get(at)?.coverage ?? 0,
      likeness: byLikeness[at] ?? 0,
      nearness: near[at] ?? 0,
      nearest: this.nearestPhrase(vector, at),
      askingNearness: dot(asking, this.parts.middles, at * vector.length),
      askingNearest: this.nearestPhrase(asking, at),
    }));
  }

  private nearestPhrase(vector: Float32Array, at: number): number {
    let best = -1;
    for (let each = this.parts.phraseFrom[at] ?? 0; each < (this.parts.phraseFrom[at + 1] ?? 0); each += 1)
      best = Math.max(best, dot(vector, this.parts.phrases, each * vector.length));
    return best;
  }
}

/** Places of the `count` largest values. */
function largest(values: readonly number[], count: number): number[] {
  return values
    .map((value, at) => ({ value, at }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ at }) => at);
}
