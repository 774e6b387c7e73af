import { eachPosting } from '#db/search/postings.rules.ts';
import type { Concept } from './concepts.rules.ts';
import type { TermRow } from './ranking.rules.ts';

/** The terms of one concept of a question, with their weights. */
interface ConceptTerms {
  terms: Map<string, number>;
  /** How much of the question it is. */
  mass: number;
}

const MIN_MASS = 0.5;

function termsOf({ alternatives, weight }: Concept, rarityOf: (term: string) => number): ConceptTerms {
  const terms = new Map<string, number>();
  for (const alternative of alternatives)
    for (const term of alternative.terms)
      // A form («=despidos») says the same as its stem here.
      if (!term.startsWith('='))
        terms.set(term, Math.max(terms.get(term) ?? 0, Math.min(1, alternative.weight) / alternative.terms.length));
  const mass = Math.max(MIN_MASS, ...[...terms].map(([term, share]) => rarityOf(term) * share));
  return { terms, mass: mass * weight };
}

/** What the best, the second and the third best expression count: several that are like the question are surer than one. */
const PLACES = [0.2, 0.2, 0.1];
/** Half of an expression is less than half of what it means. */
const POWER = 1.5;

/**
 * How much a question is like the expressions by which people look for each article: the share of the question that an
 * expression says and the share of the expression that the question says, of the three best expressions of each.
 * Articles are asked for by their numbers.
 */
export function likenessToAsked(
  concepts: readonly Concept[],
  rows: readonly TermRow[],
  askedOf: Uint32Array,
  rarityOf: (term: string) => number,
  documents: number,
): (article: number) => number {
  const byTerm = new Map(rows.map((row) => [row.term, row]));
  const ofQuestion = new Float32Array(askedOf.length);
  const ofPhrase = new Float32Array(askedOf.length);
  const best = new Float32Array(askedOf.length);
  const counted = new Set<string>();
  const seen: number[] = [];
  let whole = 0;
  for (const concept of concepts) {
    const { terms, mass } = termsOf(concept, rarityOf);
    whole += mass;
    const touched: number[] = [];
    for (const [term, share] of terms) {
      const row = byTerm.get(term);
      if (!row) continue;
      const isNew = !counted.has(term);
      counted.add(term);
      eachPosting(row, (phrase, impact) => {
        if (phrase >= askedOf.length) return;
        if (best[phrase] === 0) touched.push(phrase);
        if (share > (best[phrase] ?? 0)) best[phrase] = share;
        if (isNew) ofPhrase[phrase] = (ofPhrase[phrase] ?? 0) + impact * share;
      });
    }
    for (const phrase of touched) {
      if (ofQuestion[phrase] === 0) seen.push(phrase);
      ofQuestion[phrase] = (ofQuestion[phrase] ?? 0) + (best[phrase] ?? 0) * mass;
      best[phrase] = 0;
    }
  }
  const best3 = bestOfEach(seen, askedOf, documents, (phrase) =>
    Math.sqrt(((ofQuestion[phrase] ?? 0) / whole) * Math.min(1, ofPhrase[phrase] ?? 0)),
  );
  return (article) =>
    PLACES.reduce((sum, counts, place) => sum + counts * (best3[article * PLACES.length + place] ?? 0) ** POWER, 0);
}

/** Per article the likeness of its best expressions, the best first; one array of numbers, not one per article. */
function bestOfEach(
  seen: readonly number[],
  askedOf: Uint32Array,
  documents: number,
  likenessOf: (phrase: number) => number,
): Float64Array {
  const places = PLACES.length;
  const best = new Float64Array(documents * places);
  for (const phrase of seen) {
    const from = (askedOf[phrase] ?? 0) * places;
    let likeness = likenessOf(phrase);
    for (let at = from; at < from + places; at += 1) {
      const known = best[at] ?? 0;
      if (likeness <= known) continue;
      best[at] = likeness;
      likeness = known;
    }
  }
  return best;
}
