import type { DirectAnswer } from '#db/content/direct-answers.ts';
import { eachPosting, inverseDocumentFrequency } from '#db/search/postings.rules.ts';
import type { TermRow } from '../retrieval/ranking.rules.ts';

/**
 * How likely the words of a question are, if an answer is the one that is meant. Unlike BM25 over its ways of asking, it
 * also counts what the neighbours of an answer say: those of the same article, and those of the same law.
 */

/** Shares of what the words are expected from; the rest is any question. */
const OF_ANSWER = 0.75;
const OF_ARTICLE = 0.1;
const OF_LAW = 0.05;
const OF_ANY = 0.1;
/** Ways of asking that are supposed beside the listed ones: few say little of what is never said. */
const SUPPOSED = { answer: 2, article: 3, law: 5 };
/** Short questions say less, but not as much less as their length. */
const LEAST_WORDS = 4;

/** What a word counts that stands in the answer, in what follows it, or in a follow-up, beside one way of asking. */
export const TOLD_WEIGHTS = { answer: 1.5, more: 0.4, said: 0.5 };
/** Postings hold numbers up to one. */
export const TOLD_SCALE = 3;

interface Groups {
  of: Uint32Array;
  /** How many ways of asking each has. */
  sizes: Float32Array;
}

/** Numbers answers by a name that some share, and adds up their ways of asking. */
function groupsOf(answers: readonly DirectAnswer[], nameOf: (answer: DirectAnswer, at: number) => string): Groups {
  const numbers = new Map<string, number>();
  const of = Uint32Array.from(answers, (answer, at) => {
    const name = nameOf(answer, at);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
  const sizes = new Float32Array(numbers.size);
  answers.forEach(({ asked }, at) => (sizes[of[at] ?? 0] = (sizes[of[at] ?? 0] ?? 0) + asked.length));
  return { of, sizes };
}

/** The capital's civil code kept the numbers of the federal one. */
const lawOf = ({ law }: DirectAnswer): string => (law === 'ccdf' ? 'ccf' : law);

interface EvidenceParts {
  answers: readonly DirectAnswer[];
  /** Per term the ways of asking that have it, and whose they are. */
  byAsked: ReadonlyMap<string, TermRow>;
  askedOf: Uint32Array;
  /** Per term the answers that tell it: `TOLD_WEIGHTS` over `TOLD_SCALE`. */
  byTold: ReadonlyMap<string, TermRow>;
}

export class AnswerEvidence {
  private readonly own: Groups;
  private readonly articles: Groups;
  private readonly laws: Groups;
  /** Length of each way of asking, as the cosine needs it. */
  private readonly norms: Float32Array;

  constructor(private readonly parts: EvidenceParts) {
    const { answers, askedOf, byAsked } = parts;
    this.own = groupsOf(answers, (_, at) => String(at));
    this.articles = groupsOf(answers, (answer) => `${lawOf(answer)}:${answer.article}`);
    this.laws = groupsOf(answers, lawOf);
    const squares = new Float32Array(askedOf.length);
    for (const row of byAsked.values()) {
      const weight = this.rarityOf(row) ** 2;
      eachPosting(row, (phrase) => (squares[phrase] = (squares[phrase] ?? 0) + weight));
    }
    this.norms = squares.map(Math.sqrt);
  }

  private rarityOf({ df }: TermRow): number {
    return inverseDocumentFrequency(this.parts.askedOf.length, df);
  }

  /** For each answer, how much likelier the words are with it than with any: a sum of logarithms, by their number. */
  likelihoods(terms: readonly string[]): Float32Array {
    const { answers, byAsked, askedOf, byTold } = this.parts;
    const { own, articles, laws } = this;
    const sums = new Float32Array(answers.length);
    const words = [...new Set(terms)];
    for (const term of words) {
      const row = byAsked.get(term);
      const ofOwn = new Float32Array(own.sizes.length);
      const ofArticle = new Float32Array(articles.sizes.length);
      const ofLaw = new Float32Array(laws.sizes.length);
      if (row)
        eachPosting(row, (phrase) => {
          const at = askedOf[phrase] ?? 0;
          ofOwn[at] = (ofOwn[at] ?? 0) + 1;
          const [article, law] = [articles.of[at] ?? 0, laws.of[at] ?? 0];
          ofArticle[article] = (ofArticle[article] ?? 0) + 1;
          ofLaw[law] = (ofLaw[law] ?? 0) + 1;
        });
      const told = byTold.get(term);
      if (told) eachPosting(told, (at, weight) => (ofOwn[at] = (ofOwn[at] ?? 0) + TOLD_SCALE * weight));
      const any = ((row?.df ?? 0) + 0.5) / (askedOf.length + 1);
      for (let at = 0; at < sums.length; at += 1) {
        const [article, law] = [articles.of[at] ?? 0, laws.of[at] ?? 0];
        const expected =
          (OF_ANSWER * (ofOwn[at] ?? 0)) / ((own.sizes[at] ?? 0) + SUPPOSED.answer) +
          (OF_ARTICLE * (ofArticle[article] ?? 0)) / ((articles.sizes[article] ?? 0) + SUPPOSED.article) +
          (OF_LAW * (ofLaw[law] ?? 0)) / ((laws.sizes[law] ?? 0) + SUPPOSED.law);
        sums[at] = (sums[at] ?? 0) + Math.log(expected / any + OF_ANY);
      }
    }
    return sums.map((sum) => sum / Math.sqrt(Math.max(LEAST_WORDS, words.length)));
  }

  /** For each answer, the cosine of the words with its nearest way of asking. */
  nearestAsked(terms: readonly string[]): Float32Array {
    const { answers, byAsked, askedOf } = this.parts;
    const shared = new Float32Array(askedOf.length);
    let whole = 0;
    for (const term of new Set(terms)) {
      const row = byAsked.get(term);
      if (!row) continue;
      const weight = this.rarityOf(row) ** 2;
      whole += weight;
      eachPosting(row, (phrase) => (shared[phrase] = (shared[phrase] ?? 0) + weight));
    }
    const best = new Float32Array(answers.length);
    const length = Math.sqrt(whole);
    shared.forEach((weight, phrase) => {
      if (weight === 0) return;
      const at = askedOf[phrase] ?? 0;
      best[at] = Math.max(best[at] ?? 0, weight / (length * (this.norms[phrase] ?? 1)));
    });
    return best;
  }
}
