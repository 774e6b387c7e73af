/**
 * The inverted index: for each term, the documents that have it with an impact score (the part of BM25F that does not
 * depend on the query). A query reads the postings of its terms and adds up the scores.
 */

/** One field of a document. */
export interface Field {
  terms: readonly string[];
  weight: number;
  /** Usual length in terms. In longer fields each term counts less. */
  usualLength: number;
  /** Strength of the length normalization, 0–1 (`b` of BM25). */
  lengthWeight: number;
}

const SATURATION = 1.2;
const LARGEST = 255;

/** Impact of each term of a document, in (0, 1). It grows with the term's count and saturates. */
export function impactsOf(fields: readonly Field[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms, weight, usualLength, lengthWeight } of fields) {
    const one = weight / (1 - lengthWeight + (lengthWeight * terms.length) / usualLength);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + one);
  }
  for (const [term, count] of counts) counts.set(term, count / (count + SATURATION));
  return counts;
}

/** Document number and impact packed into one number, because millions are in memory during indexing. */
export const postingOf = (doc: number, impact: number): number =>
  doc * (LARGEST + 1) + Math.max(1, Math.round(impact * LARGEST));

export interface PackedPostings {
  docs: Buffer;
  impacts: Buffer;
}

/** Packs postings: four bytes per document number (little-endian), one per impact. */
export function packPostings(postings: readonly number[]): PackedPostings {
  const docs = Buffer.alloc(postings.length * 4);
  const impacts = Buffer.alloc(postings.length);
  postings.forEach((posting, at) => {
    docs.writeUInt32LE(Math.floor(posting / (LARGEST + 1)), at * 4);
    impacts[at] = posting % (LARGEST + 1);
  });
  return { docs, impacts };
}

/** Calls `visit` for each posting, without allocating objects: a term has thousands. */
export function eachPosting({ docs, impacts }: PackedPostings, visit: (doc: number, impact: number) => void): void {
  const { length } = impacts;
  const view = new DataView(docs.buffer, docs.byteOffset, docs.byteLength);
  for (let at = 0; at < length; at += 1) visit(view.getUint32(at * 4, true), (impacts[at] ?? 0) / LARGEST);
}

/** Inverse document frequency (IDF) of a term. */
export const inverseDocumentFrequency = (documents: number, withTerm: number): number =>
  Math.log(1 + (documents - withTerm + 0.5) / (withTerm + 0.5));

/** Relative weight of each term of an expression by its IDF. The weights add up to 1. */
export function sharesOf(terms: readonly string[], rarityOf: (term: string) => number): Map<string, number> {
  const weights = terms.map((term) => [term, rarityOf(term)] as const);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([term, weight]) => [term, whole === 0 ? 0 : weight / whole]));
}
