/** Which of the paragraphs that look like article headers are the articles of the law. */
import { follows, readHeader, readWordHeader, type ArticleHeader } from './article-header.rules.ts';
import type { Paragraph } from './layout.rules.ts';

export interface ArticleSeries {
  /** Paragraph → its header, in the order of the law. */
  headers: Map<number, ArticleHeader>;
  /** Numbers printed as a header again after they were used, in their order. */
  repeated: string[];
  /** Headers that do not fit into the series and stay text: quotations of other laws, mostly. */
  quoted: string[];
}

interface Candidate extends ArticleHeader {
  at: number;
}

function candidatesOf(paragraphs: readonly Paragraph[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [at, paragraph] of paragraphs.entries()) {
    const header = readHeader(paragraph.text, paragraph.boldLength);
    if (header) found.push({ ...header, at });
  }
  // Where headers are bold, one that is not needs its place in the series to be believed.
  const strong = found.filter((one) => one.isStrong);
  const isBold = (one: Candidate): boolean => (paragraphs[one.at]?.boldLength ?? 0) >= Math.min(9, one.header.length);
  const hasBold = strong.filter(isBold).length > strong.length * 0.6;
  return hasBold ? found.map((one) => ({ ...one, isStrong: one.isStrong && isBold(one) })) : found;
}

/** The law begins at its last «Artículo 1» before its first «Artículo 2»: decrees have one of their own in front. */
function beginningOf(candidates: readonly Candidate[]): number {
  const second = candidates.findIndex((one) => one.whole === 2 && !one.hasSuffix);
  const before = second === -1 ? candidates : candidates.slice(0, second);
  const first = before.findLastIndex((one) => one.whole === 1 && !one.hasSuffix);
  if (first !== -1) return second === -1 ? before.findIndex((one) => one.whole === 1) : first;
  return candidates.findIndex((one) => one.isStrong);
}

/** How many headers further a number is looked for: a file full of headers must not take hours. */
const HORIZON = 400;

/** A number out of order is a quotation when the expected one is still to come before anything goes on from it. */
function expectedComesFirst(
  rest: readonly Candidate[],
  candidate: Candidate,
  last: ArticleHeader,
  used: ReadonlySet<string>,
): boolean {
  const expected = rest.findIndex((one) => one.isStrong && follows(one, last, used));
  if (expected === -1) return false;
  const sequel = rest.findIndex((one) => one.isStrong && follows(one, candidate, used));
  return sequel === -1 || expected < sequel;
}

const lastOf = (header: Candidate): Candidate =>
  header.through === null ? header : { ...header, whole: header.through, number: String(header.through) };

function numericSeries(paragraphs: readonly Paragraph[]): ArticleSeries {
  const series: ArticleSeries = { headers: new Map(), repeated: [], quoted: [] };
  const all = candidatesOf(paragraphs);
  const start = beginningOf(all);
  if (start === -1) return series;
  const candidates = all.slice(start);
  const used = new Set<string>();
  const taken: Candidate[] = [];
  const take = (candidate: Candidate): void => {
    series.headers.set(candidate.at, candidate);
    for (let whole = candidate.whole; whole <= (candidate.through ?? candidate.whole); whole++)
      used.add(candidate.through === null ? candidate.number : String(whole));
    taken.push(lastOf(candidate));
  };
  for (const [index, candidate] of candidates.entries()) {
    const before = taken.at(-1);
    if (before === undefined || follows(candidate, before, used)) take(candidate);
    else if (!candidate.isStrong) continue;
    else if (used.has(candidate.number)) {
      series.repeated.push(candidate.number);
      // Printed twice in a row: two articles, and a person has to say which is in force.
      if (candidate.number === before.number) series.headers.set(candidate.at, candidate);
    } else if (candidate.whole < before.whole) series.quoted.push(candidate.number);
    else if (expectedComesFirst(candidates.slice(index + 1, index + 1 + HORIZON), candidate, before, used))
      series.quoted.push(candidate.number);
    else take(candidate);
  }
  return series;
}

function wordSeries(paragraphs: readonly Paragraph[]): ArticleSeries {
  const headers = new Map<number, ArticleHeader>();
  let last: ArticleHeader | null = null;
  const used = new Set<string>();
  for (const [at, paragraph] of paragraphs.entries()) {
    const header = readWordHeader(paragraph.text);
    if (!header || !follows(header, last, used)) continue;
    headers.set(at, header);
    used.add(header.number);
    last = header;
  }
  return { headers, repeated: [], quoted: [] };
}

/** The articles of a law: those with numbers, or, where there are none, those numbered with words. */
export function articleSeriesOf(paragraphs: readonly Paragraph[]): ArticleSeries {
  const numeric = numericSeries(paragraphs);
  return numeric.headers.size > 0 ? numeric : wordSeries(paragraphs);
}
