/**
 * The inverted index: for each term the documents that have it, with how much it says about each (its *impact*, the
 * part of BM25F that does not depend on the question). A question reads the rows of its terms and adds them up.
 */

/** One field of a document: its terms and how much one of them counts. */
export interface Field {
  terms: readonly string[];
  weight: number;
  /** Length at which a term counts for its plain weight; longer fields say less per term. */
  usualLength: number;
  /** How much length matters, 0–1. */
  lengthWeight: number;
}

const SATURATION = 1.2;
const LARGEST = 255;

/** What each term says about a document, in (0, 1): grows with its count, ever more slowly. */
export function impactsOf(fields: readonly Field[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms, weight, usualLength, lengthWeight } of fields) {
    const one = weight / (1 - lengthWeight + (lengthWeight * terms.length) / usualLength);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + one);
  }
  for (const [term, count] of counts) counts.set(term, count / (count + SATURATION));
  return counts;
}

/** A document and what a term says about it, in one number: an index in the making holds millions of them. */
export const postingOf = (doc: number, impact: number): number =>
  doc * (LARGEST + 1) + Math.max(1, Math.round(impact * LARGEST));

export interface PackedPostings {
  docs: Buffer;
  impacts: Buffer;
}

/** Four bytes per document, one per impact. */
export function packPostings(postings: readonly number[]): PackedPostings {
  const docs = Buffer.alloc(postings.length * 4);
  const impacts = Buffer.alloc(postings.length);
  postings.forEach((posting, at) => {
    docs.writeUInt32LE(Math.floor(posting / (LARGEST + 1)), at * 4);
    impacts[at] = posting % (LARGEST + 1);
  });
  return { docs, impacts };
}

/** Calls `see` for each document of a row, without making objects: rows have thousands. */
export function eachPosting({ docs, impacts }: PackedPostings, see: (doc: number, impact: number) => void): void {
  const { length } = impacts;
  const view = new DataView(docs.buffer, docs.byteOffset, docs.byteLength);
  for (let at = 0; at < length; at += 1) see(view.getUint32(at * 4, true), (impacts[at] ?? 0) / LARGEST);
}

/** How much a term tells apart: rare ones much, common ones little. */
export const rarity = (documents: number, withTerm: number): number =>
  Math.log(1 + (documents - withTerm + 0.5) / (withTerm + 0.5));

/** The share of the meaning of an expression that each of its terms carries: rare ones much, all together 1. */
export function sharesOf(terms: readonly string[], rarityOf: (term: string) => number): Map<string, number> {
  const masses = terms.map((term) => [term, rarityOf(term)] as const);
  const whole = masses.reduce((sum, [, mass]) => sum + mass, 0);
  return new Map(masses.map(([term, mass]) => [term, whole === 0 ? 0 : mass / whole]));
}
