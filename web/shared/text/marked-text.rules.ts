/** Splits a text into paragraphs, and these into plain, cited or quoted parts. Pure. */

interface TextRange {
  start: number;
  end: number;
}

export interface MarkedCitation extends TextRange {
  index: number;
}

export interface TextPart {
  text: string;
  /** `index` of the innermost citation. */
  citation: number | null;
  /** Every citation around it: a list and its parts may overlap. */
  around: readonly number[];
  /** Whether the citation starts or ends here; it may span several lines. */
  isFirst: boolean;
  isLast: boolean;
  /** Position of the surrounding quote in the list of quotes. */
  quote: number | null;
  isLastOfQuote: boolean;
  /** The page of the file that begins here. */
  page: number | null;
}

/** A page of the file and where its first words begin. */
export interface PageStart {
  number: number;
  start: number | null;
}

interface Paragraph {
  start: number;
  /** A blank line precedes it. */
  hasBlankLineBefore: boolean;
  pieces: readonly TextPart[];
}

/** Paragraphs that are laid out and rendered together. */
export interface Block {
  start: number;
  paragraphs: readonly Paragraph[];
  /** Citations with a part in this block. */
  citations: readonly number[];
  length: number;
}

const BLOCK_LENGTH = 4_000;

/** Returns the places that overlap with ranges; the ranges must be asked in ascending order. */
class RangeScanner<T extends TextRange> {
  private readonly sorted: readonly T[];
  private next = 0;
  private open: T[] = [];

  constructor(places: readonly T[]) {
    this.sorted = places.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  }

  overlapping(from: number, to: number): readonly T[] {
    this.open = this.open.filter(({ end }) => end > from);
    for (let place = this.sorted[this.next]; place && place.start < to; place = this.sorted[this.next]) {
      this.next++;
      if (place.end > from) this.open.push(place);
    }
    return this.open;
  }
}

/** The smallest place around the range. */
const innermost = <T extends TextRange>(places: readonly T[]): T | undefined =>
  places.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];

function cutsOf(from: number, to: number, places: readonly TextRange[]): number[] {
  const inside = places.flatMap(({ start, end }) => [start, end]).filter((at) => at > from && at < to);
  return [...new Set([from, ...inside, to])].toSorted((a, b) => a - b);
}

type NumberedQuote = TextRange & { at: number };

type BegunPage = TextRange & { number: number };

interface Marked {
  citations: readonly MarkedCitation[];
  quotes: readonly NumberedQuote[];
  pages: readonly BegunPage[];
}

function piecesOf(text: string, line: TextRange, { citations, quotes, pages }: Marked): TextPart[] {
  const begun = pages.map(({ start }) => ({ start, end: start }));
  const cuts = cutsOf(line.start, line.end, [...citations, ...quotes, ...begun]);
  return cuts.slice(1).map((end, at): TextPart => {
    const start = cuts[at] ?? line.start;
    const holds = (place: TextRange) => place.start <= start && place.end >= end;
    const around = citations.filter(holds);
    const citation = innermost(around);
    const quote = innermost(quotes.filter(holds));
    return {
      text: text.slice(start, end),
      citation: citation?.index ?? null,
      around: around.map(({ index }) => index),
      isFirst: citation?.start === start,
      isLast: citation?.end === end,
      quote: quote?.at ?? null,
      isLastOfQuote: quote?.end === end,
      page: pages.find((each) => each.start === start)?.number ?? null,
    };
  });
}

/** Lines of the text as places; a blank line only separates. */
function linesOf(text: string): (TextRange & { isApart: boolean })[] {
  const lines: (TextRange & { isApart: boolean })[] = [];
  let isApart = false;
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    if (text.slice(start, end).trim() === '') isApart = lines.length > 0;
    else {
      lines.push({ start, end, isApart });
      isApart = false;
    }
    start = end + 1;
  }
  return lines;
}

const citationsIn = (paragraphs: readonly Paragraph[]): number[] => [
  ...new Set(paragraphs.flatMap(({ pieces }) => pieces.flatMap(({ around }) => around))),
];

/** The text as blocks to render. */
export function blocksOf(
  text: string,
  citations: readonly MarkedCitation[],
  quotes: readonly TextRange[],
  pages: readonly PageStart[],
): Block[] {
  const cited = new RangeScanner(citations);
  const quoted = new RangeScanner(quotes.map((quote, at) => ({ ...quote, at })));
  const begun = new RangeScanner<BegunPage>(
    pages.flatMap(({ number, start }) => (start === null ? [] : { number, start, end: start + 1 })),
  );
  const blocks: Block[] = [];
  let paragraphs: Paragraph[] = [];
  let length = 0;
  const close = () => {
    const start = paragraphs[0]?.start;
    if (start !== undefined) blocks.push({ start, paragraphs, citations: citationsIn(paragraphs), length });
    paragraphs = [];
    length = 0;
  };
  for (const line of linesOf(text)) {
    const pieces = piecesOf(text, line, {
      citations: cited.overlapping(line.start, line.end),
      quotes: quoted.overlapping(line.start, line.end),
      pages: begun.overlapping(line.start, line.end),
    });
    paragraphs.push({ start: line.start, hasBlankLineBefore: line.isApart, pieces });
    length += line.end - line.start;
    if (length >= BLOCK_LENGTH) close();
  }
  close();
  return blocks;
}
