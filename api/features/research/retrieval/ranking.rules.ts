import { eachPosting, inverseDocumentFrequency, type PackedPostings } from '#db/search/postings.rules.ts';
import type { Concept } from './concepts.rules.ts';

/** A row of the index: a term with the documents that have it. */
export interface TermRow extends PackedPostings {
  term: string;
  df: number;
}

export interface Scored {
  doc: number;
  score: number;
  /** Share of what the question asks about that the document mentions, 0–1. */
  coverage: number;
}

/** A question word that no text has still counts as something that was asked and not found. */
const UNKNOWN_SHARE = 0.6;
const COVERAGE_FLOOR = 0.25;
const NEARLY_NOTHING = 0.15;

/** The value of which `n` are at least as large, in linear time (quickselect); the least of all when there are fewer. */
function nthLargest(values: Float64Array, n: number): number {
  if (values.length <= n) return Number.NEGATIVE_INFINITY;
  const left = values.slice();
  let [from, to] = [0, left.length - 1];
  while (from < to) {
    const pivot = left[(from + to) >> 1] ?? 0;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((left[low] ?? 0) > pivot) low += 1;
      while ((left[high] ?? 0) < pivot) high -= 1;
      if (low > high) break;
      const value = left[low] ?? 0;
      left[low] = left[high] ?? 0;
      left[high] = value;
      low += 1;
      high -= 1;
    }
    if (n - 1 <= high) to = high;
    else if (n - 1 >= low) from = low;
    else break;
  }
  return left[n - 1] ?? Number.NEGATIVE_INFINITY;
}

class Scores {
  private readonly total: Float32Array;
  private readonly covered: Float32Array;
  private readonly best: Float32Array;
  private readonly sum: Float32Array;
  private readonly hits: Uint8Array;
  private readonly seen: number[] = [];

  constructor(documents: number) {
    this.total = new Float32Array(documents);
    this.covered = new Float32Array(documents);
    this.best = new Float32Array(documents);
    this.sum = new Float32Array(documents);
    this.hits = new Uint8Array(documents);
  }

  /** Of several ways of saying one thing the best counts, not all of them together. */
  addConcept(concept: Concept, rows: ReadonlyMap<string, TermRow>, idf: (row: TermRow) => number): number {
    const touched: number[] = [];
    let mass = 0;
    for (const { terms, weight } of concept.alternatives) {
      const share = weight / Math.sqrt(terms.length);
      const docs: number[] = [];
      let rarest = 0;
      for (const term of terms) {
        const row = rows.get(term);
        if (!row) continue;
        const value = idf(row);
        rarest += value / Math.sqrt(terms.length);
        eachPosting(row, (doc, impact) => {
          if (this.sum[doc] === 0) docs.push(doc);
          this.sum[doc] = (this.sum[doc] ?? 0) + impact * value * share;
          this.hits[doc] = (this.hits[doc] ?? 0) + 1;
        });
      }
      mass = Math.max(mass, rarest * weight);
      this.keepBest(docs, touched, terms.length);
    }
    this.settle(touched, concept.weight, mass);
    return mass;
  }

  /** Half of an expression is less than half of what it means. */
  private keepBest(docs: readonly number[], touched: number[], size: number): void {
    for (const doc of docs) {
      const value = ((this.sum[doc] ?? 0) * (this.hits[doc] ?? 0)) / size;
      this.sum[doc] = 0;
      this.hits[doc] = 0;
      if (this.best[doc] === 0) touched.push(doc);
      if (value > (this.best[doc] ?? 0)) this.best[doc] = value;
    }
  }

  private settle(touched: readonly number[], weight: number, mass: number): void {
    for (const doc of touched) {
      if (this.total[doc] === 0) this.seen.push(doc);
      const value = this.best[doc] ?? 0;
      this.best[doc] = 0;
      this.total[doc] = (this.total[doc] ?? 0) + value * weight;
      this.covered[doc] = (this.covered[doc] ?? 0) + weight * Math.min(mass, 2 * value);
    }
  }

  ranked(asked: number, { limit, leastCoverage = 0 }: RankingLimits): Scored[] {
    const enough = this.covering(asked, leastCoverage);
    const docs = enough.length > 0 ? enough : this.covering(asked, Math.min(leastCoverage, NEARLY_NOTHING));
    const scores = new Float64Array(docs.length);
    docs.forEach((doc, at) => {
      const coverage = this.coverageOf(doc, asked);
      scores[at] = ((this.total[doc] ?? 0) / asked) * (COVERAGE_FLOOR + (1 - COVERAGE_FLOOR) * coverage);
    });
    // A question touches half of the stock: only what can be among the best becomes objects and is put in order.
    const least = nthLargest(scores, limit);
    const best: Scored[] = [];
    for (let at = 0; at < scores.length; at += 1) {
      const [doc, score] = [docs[at] ?? 0, scores[at] ?? 0];
      if (score >= least) best.push({ doc, coverage: this.coverageOf(doc, asked), score });
    }
    return best.sort((a, b) => b.score - a.score).slice(0, limit);
  }

  private coverageOf(doc: number, asked: number): number {
    return asked === 0 ? 0 : Math.min(1, (this.covered[doc] ?? 0) / asked);
  }

  private covering(asked: number, least: number): number[] {
    return least === 0 ? this.seen : this.seen.filter((doc) => this.coverageOf(doc, asked) >= least);
  }
}

export interface RankingLimits {
  limit: number;
  /** Documents that mention less of the question are left out, unless all of them are. */
  leastCoverage?: number;
}

/**
 * Documents that mention what a question asks, best first. The score is a share of what a perfect text would have,
 * so that it can be compared between questions.
 */
export function rankDocuments(
  concepts: readonly Concept[],
  rows: readonly TermRow[],
  documents: number,
  limits: RankingLimits,
): Scored[] {
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  const scores = new Scores(documents);
  const idf = (row: TermRow): number => inverseDocumentFrequency(documents, row.df);
  const unknown = inverseDocumentFrequency(documents, 1) * UNKNOWN_SHARE;
  let asked = 0;
  for (const concept of concepts) asked += concept.weight * (scores.addConcept(concept, byTerm, idf) || unknown);
  return scores.ranked(asked, limits);
}
