import { groupByHeight, joinPieces, type PlacedText } from '../publications/page-lines.rules.ts';

/** Pieces of text of a page → its rows, each in segments that a gap parts: what columns and tables are found in. */

/** Text without a wide gap in it. */
export interface Segment extends PlacedText {
  right: number;
}

/** What stands at one height of a page, left to right. */
export interface SegmentRow {
  segments: Segment[];
  top: number;
  /** Of its largest type: a small note beside a line of the text is no small row. */
  size: number;
}

/** A gap of this many times the type parts segments: cells of a table may be as near as words of a stretched line. */
const WIDE_GAP = 0.6;
/** A note mark is smaller than its line and stands higher. */
const MARK_SIZE = 0.85;
const MARK_RISE = 0.12;
const MOST_RISE = 0.8;

const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /[⁰¹²³⁴-⁹]+/gu;
/** «48» → «⁴⁸». */
export const raised = (digits: string): string =>
  digits.replace(/\d/g, (digit) => RAISED_DIGITS[Number(digit)] ?? digit);

/** «⁴⁸» → «48». */
export const lowered = (text: string): string =>
  text.replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(RAISED_DIGITS.indexOf(digit)));

/** The raised numbers of a text become what `write` says of them. */
export const replaceRaised = (text: string, write: (digits: string, at: number) => string): string =>
  text.replace(RAISED, (found, at: number) => write(lowered(found), at));

/** What a raised number is set beside: larger type on a lower line, just before it, or behind it where a note begins. */
const isBeside = (mark: PlacedText, piece: PlacedText): boolean => {
  const rise = piece.top - mark.top;
  if (mark.size > piece.size * MARK_SIZE || rise < piece.size * MARK_RISE || rise > piece.size * MOST_RISE)
    return false;
  const [before, behind] = [mark.x - (piece.x + piece.width), piece.x - (mark.x + mark.width)];
  return Math.abs(before) <= piece.size * 0.35 || (behind >= -1 && behind <= piece.size);
};

/** A page has no more marks than this; each is looked for among all its pieces. */
const MAX_MARKS = 400;

/**
 * Digits that are set small and high never become part of the number before them: «artículo 48¹» is not the 481. They
 * are put on the line of what they stand beside, since the line of another column may be nearer.
 */
function keepRaised(pieces: readonly PlacedText[]): PlacedText[] {
  let marks = 0;
  return pieces.map((piece) => {
    if (!/^\s*\d{1,3}\s*$/.test(piece.text) || marks >= MAX_MARKS) return piece;
    marks += 1;
    const beside = pieces.find((other) => other !== piece && other.text.trim() !== '' && isBeside(piece, other));
    return beside ? { ...piece, text: raised(piece.text), top: beside.top } : piece;
  });
}

/** A hyphen that a program printed as a soft or a short one. */
const withHyphen = (text: string): string => text.replace(/[\u00ad\u2010\u2011]\s*$/u, '-');

function splitRow(pieces: readonly PlacedText[], page: number): Segment[] {
  const groups: PlacedText[][] = [];
  let right = -Infinity;
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    if (piece.text.trim() === '') continue;
    const group = groups.at(-1);
    if (group && piece.x - right <= piece.size * WIDE_GAP) group.push(piece);
    else groups.push([piece]);
    right = Math.max(right, piece.x + piece.width);
  }
  return groups.flatMap((group) => {
    const line = joinPieces(
      group.map((piece, at) => (at === group.length - 1 ? { ...piece, text: withHyphen(piece.text) } : piece)),
      page,
    );
    if (!line) return [];
    const { text, x, right: end, top, size } = line;
    return [{ text, x, right: end, width: end - x, top, size, isBold: false }];
  });
}

/** The rows of a page from top to bottom. */
export function rowsOfPage(pieces: readonly PlacedText[], page: number): SegmentRow[] {
  return rowsOf(groupByHeight(keepRaised(pieces)).flatMap((row) => splitRow(row.pieces, page)));
}

/** Segments by height: of a whole page, or of a part of one. */
export function rowsOf(segments: readonly Segment[]): SegmentRow[] {
  const byPiece = new Map<PlacedText, Segment>(segments.map((segment) => [segment, segment]));
  return groupByHeight(segments)
    .map(({ pieces }) => {
      const row = pieces.flatMap((piece) => byPiece.get(piece) ?? []).toSorted((a, b) => a.x - b.x);
      const main = row.reduce((big, one) => (one.text.length > big.text.length ? one : big));
      return { segments: row, top: main.top, size: Math.max(...row.map(({ size }) => size)) };
    })
    .toSorted((a, b) => a.top - b.top);
}

export const textOfRow = ({ segments }: SegmentRow): string => segments.map(({ text }) => text).join(' ');
export const leftOfRow = ({ segments }: SegmentRow): number => segments[0]?.x ?? 0;
export const rightOfRow = ({ segments }: SegmentRow): number =>
  segments.reduce((most, { right }) => Math.max(most, right), 0);
