/** Pieces of text that a page prints somewhere → its lines, in reading order. */
import { cleanText, type PublicationLine } from './publication-text.rules.ts';

/** One run of letters in one font. `top` is its baseline, from the upper edge of the page. */
export interface PlacedText {
  text: string;
  x: number;
  top: number;
  width: number;
  size: number;
  isBold: boolean;
}

/** A mark that fills its column touches its text: «VII.-» «Las empresas…». */
const MARK_ALONE = /^(?:[IVXLCDM]+|\p{L}|\d{1,3})[.)]-?$/u;

/** Pieces at one height. */
export interface PageRow {
  pieces: PlacedText[];
  /** Of the biggest letters: they say where the line is, a raised or small one does not widen it. */
  size: number;
  from: number;
  to: number;
}

const spanOf = (piece: PlacedText): { from: number; to: number } => ({
  from: piece.top - piece.size * 0.75,
  to: piece.top + piece.size * 0.2,
});

/** Half of the smaller one beside the other: «1º» with its raised letter and a mark set a little higher are one line. */
const sharesLine = (line: PageRow, piece: PlacedText): boolean => {
  const span = spanOf(piece);
  const shared = Math.min(line.to, span.to) - Math.max(line.from, span.from);
  return shared >= 0.5 * Math.min(line.to - line.from, span.to - span.from);
};

export function groupByHeight(pieces: readonly PlacedText[]): PageRow[] {
  const lines: PageRow[] = [];
  for (const piece of pieces.toSorted((a, b) => a.top - b.top || a.x - b.x)) {
    const line = lines.slice(-3).find((open) => sharesLine(open, piece));
    const span = spanOf(piece);
    if (!line) lines.push({ pieces: [piece], size: piece.size, ...span });
    else {
      line.pieces.push(piece);
      if (piece.size >= line.size) Object.assign(line, span, { size: piece.size });
    }
  }
  return lines;
}

/** Spaces at the ends of a piece are not printed, but count in its width. */
const SPACE = 0.278;
const leftOf = (piece: PlacedText): number =>
  piece.x + (piece.text.length - piece.text.trimStart().length) * piece.size * SPACE;
const rightOf = (piece: PlacedText): number =>
  piece.x + piece.width - (piece.text.length - piece.text.trimEnd().length) * piece.size * SPACE;

export function joinPieces(pieces: readonly PlacedText[], page: number): PublicationLine | null {
  const inOrder = pieces.toSorted((a, b) => a.x - b.x);
  const kept: PlacedText[] = [];
  let text = '';
  let boldLength = 0;
  let isStillBold = true;
  for (const piece of inOrder) {
    const last = kept.at(-1);
    // Some programs make bold by printing the same letters twice with a small offset.
    if (last && last.text === piece.text && Math.abs(last.x - piece.x) < piece.size * 0.15) continue;
    const gap = last ? piece.x - (last.x + last.width) : 0;
    const isApart = gap > piece.size * 0.15 || (last && last.isBold !== piece.isBold && MARK_ALONE.test(text));
    if (last && isApart && !text.endsWith(' ') && !piece.text.startsWith(' ')) text += ' ';
    if (piece.text.trim() !== '') {
      isStillBold &&= piece.isBold;
      kept.push(piece);
    }
    text += piece.text;
    if (isStillBold) boldLength = cleanText(text).length;
  }
  const clean = cleanText(text);
  const [first] = kept;
  const last = kept.at(-1);
  if (clean === '' || !first || !last) return null;
  const right = kept.reduce((most, piece) => Math.max(most, rightOf(piece)), 0);
  const main = kept.reduce((big, piece) => (piece.text.length > big.text.length ? piece : big), first);
  return {
    text: clean,
    page,
    x: leftOf(first),
    right,
    top: main.top,
    size: main.size,
    boldLength: Math.min(boldLength, clean.length),
    isCentred: false,
  };
}

/** The lines of one page from top to bottom; what stands at one height is one line, left to right. */
export function linesOfPage(pieces: readonly PlacedText[], page: number): PublicationLine[] {
  return groupByHeight(pieces)
    .map((line) => joinPieces(line.pieces, page))
    .filter((line) => line !== null)
    .toSorted((a, b) => a.top - b.top);
}

/** Whether the rows of a page stand apart in two halves with prose on both sides. */
export function looksLikeTwoColumns(pieces: readonly PlacedText[], pageWidth: number): boolean {
  const rows = groupByHeight(pieces.filter((piece) => piece.text.trim() !== ''));
  if (rows.length < 12) return false;
  const split = rows.filter(({ pieces: row }) => {
    const inOrder = row.toSorted((a, b) => a.x - b.x);
    return inOrder.some((piece, at) => {
      const last = inOrder[at - 1];
      if (!last) return false;
      const edge = last.x + last.width;
      const middle = (edge + piece.x) / 2;
      const isCentral = middle > pageWidth * 0.42 && middle < pageWidth * 0.58;
      return isCentral && piece.x - edge > 10 && edge - (inOrder[0]?.x ?? 0) > pageWidth * 0.2;
    });
  });
  return split.length > rows.length * 0.5;
}
