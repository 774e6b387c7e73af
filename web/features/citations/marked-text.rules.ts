/** A text cut into paragraphs, and these into pieces that are plain, cited or quoted. Pure. */

interface Place {
  start: number;
  end: number;
}

export interface MarkedCitation extends Place {
  index: number;
}

export interface Piece {
  text: string;
  /** `index` of the citation that is nearest around it. */
  citation: number | null;
  /** Every citation around it: a list and its parts may lie over each other. */
  around: readonly number[];
  /** The citation begins here, ends here: it may go over the end of a line. */
  isFirst: boolean;
  isLast: boolean;
  /** Position of the quote around it in the list of quotes. */
  quote: number | null;
  isLastOfQuote: boolean;
}

export interface Paragraph {
  start: number;
  /** A blank line stands before it. */
  isApart: boolean;
  pieces: readonly Piece[];
}

/** Some paragraphs that are laid out, and drawn anew, together. */
export interface Block {
  start: number;
  paragraphs: readonly Paragraph[];
  /** Citations with a piece in it. */
  citations: readonly number[];
  length: number;
}

const BLOCK_LENGTH = 4_000;

/** Hands out what overlaps with stretches that are asked for from left to right. */
class Sweep<T extends Place> {
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

/** The smallest of them that holds the stretch. */
const nearest = <T extends Place>(places: readonly T[]): T | undefined =>
  places.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];

function cutsOf(from: number, to: number, places: readonly Place[]): number[] {
  const inside = places.flatMap(({ start, end }) => [start, end]).filter((at) => at > from && at < to);
  return [...new Set([from, ...inside, to])].toSorted((a, b) => a - b);
}

type NumberedQuote = Place & { at: number };

function piecesOf(
  text: string,
  line: Place,
  citations: readonly MarkedCitation[],
  quotes: readonly NumberedQuote[],
): Piece[] {
  const cuts = cutsOf(line.start, line.end, [...citations, ...quotes]);
  return cuts.slice(1).map((end, at): Piece => {
    const start = cuts[at] ?? line.start;
    const holds = (place: Place) => place.start <= start && place.end >= end;
    const around = citations.filter(holds);
    const citation = nearest(around);
    const quote = nearest(quotes.filter(holds));
    return {
      text: text.slice(start, end),
      citation: citation?.index ?? null,
      around: around.map(({ index }) => index),
      isFirst: citation?.start === start,
      isLast: citation?.end === end,
      quote: quote?.at ?? null,
      isLastOfQuote: quote?.end === end,
    };
  });
}

/** Lines of the text as places; a blank one only sets the next apart. */
function linesOf(text: string): (Place & { isApart: boolean })[] {
  const lines: (Place & { isApart: boolean })[] = [];
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

/** The text as it is drawn. */
export function blocksOf(text: string, citations: readonly MarkedCitation[], quotes: readonly Place[]): Block[] {
  const cited = new Sweep(citations);
  const quoted = new Sweep(quotes.map((quote, at) => ({ ...quote, at })));
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
    const pieces = piecesOf(
      text,
      line,
      cited.overlapping(line.start, line.end),
      quoted.overlapping(line.start, line.end),
    );
    paragraphs.push({ start: line.start, isApart: line.isApart, pieces });
    length += line.end - line.start;
    if (length >= BLOCK_LENGTH) close();
  }
  close();
  return blocks;
}
