import type { Alignment } from './document.ts';

/** Breaks runs of text into lines. Widths of characters come from `Measure`. */

/** Characters of one run in one font face. */
interface Piece {
  text: string;
  /** Index of its run. */
  run: number;
  face: string;
  width: number;
}

export interface PlacedPiece extends Piece {
  x: number;
}

export interface Line {
  pieces: PlacedPiece[];
  width: number;
}

export interface Measure {
  /** The text in parts that one face can print, with replacements of characters that no face has. */
  faces(text: string, run: number): { text: string; face: string }[];
  width(text: string, face: string): number;
}

interface Word {
  pieces: Piece[];
  width: number;
  /** The space after it. */
  gap: Piece | null;
  endsLine: boolean;
}

/** Line ends, spaces and words. A non-breaking space is part of its word. */
const PARTS = /\n|[ \u2000-\u2006\u2008-\u200a\u3000]+|[^\n \u2000-\u2006\u2008-\u200a\u3000]+/g;

function* wordsOf(runs: readonly string[], measure: Measure): Generator<Word> {
  const none = (): Word => ({ pieces: [], width: 0, gap: null, endsLine: false });
  const piecesOf = (text: string, run: number): Piece[] =>
    measure.faces(text, run).map((one) => ({ ...one, run, width: measure.width(one.text, one.face) }));
  let word = none();
  for (const [run, text] of runs.entries()) {
    for (const [part] of text.matchAll(PARTS)) {
      if (part === '\n') {
        yield { ...word, endsLine: true };
        word = none();
      } else if (part.trim() === '') {
        const gap = piecesOf(' ', run)[0] ?? null;
        if (word.pieces.length > 0) yield { ...word, gap };
        word = none();
      } else {
        const pieces = piecesOf(part, run);
        word.pieces.push(...pieces);
        for (const piece of pieces) word.width += piece.width;
      }
    }
  }
  if (word.pieces.length > 0) yield word;
}

/** Pieces of the same run and face are one, but for those whose spaces will be stretched. */
function append(line: Line, piece: Piece, isStretched: boolean): void {
  const last = line.pieces.at(-1);
  const isApart = isStretched && last?.text.endsWith(' ') && piece.text !== ' ';
  if (last && !isApart && last.run === piece.run && last.face === piece.face) {
    last.text += piece.text;
    last.width += piece.width;
  } else line.pieces.push({ ...piece, x: line.width });
  line.width += piece.width;
}

/** Where a long address or number is cut if possible: after punctuation. */
const PREFERRED_BREAK = /[-/.,_?&=;:@)–—](?=[^-/.,_?&=;:@)–—]*$)/;
const BREAK_WINDOW = 16;

/** How many characters of a piece fit into the width; 0 when none does. */
function countThatFits(characters: readonly string[], piece: Piece, room: number, measure: Measure): number {
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure.width(characters.slice(0, middle).join(''), piece.face) <= room) low = middle;
    else high = middle - 1;
  }
  if (low === characters.length) return low;
  const good = characters
    .slice(Math.max(0, low - BREAK_WINDOW), low)
    .join('')
    .search(PREFERRED_BREAK);
  return good < 0 ? low : Math.min(low, Math.max(0, low - BREAK_WINDOW) + good + 1);
}

/** A line whose spaces would be wider than this share of its width stays ragged. */
const WIDEST_STRETCH = 0.022;

/** Spreads the room that is left over the spaces of a line. */
function stretch(line: Line, width: number): void {
  const spaces = line.pieces.slice(0, -1).filter((piece) => piece.text.endsWith(' ')).length;
  const more = (width - line.width) / spaces;
  if (spaces === 0 || more <= 0 || more > width * WIDEST_STRETCH) return;
  let shift = 0;
  for (const piece of line.pieces) {
    piece.x += shift;
    if (piece.text.endsWith(' ')) shift += more;
  }
  line.width = width;
}

function shift(line: Line, by: number): void {
  for (const piece of line.pieces) piece.x += by;
}

/** Lines of at most `width`. A word that is wider than a line is cut. */
export function breakLines(
  runs: readonly string[],
  width: number,
  measure: Measure,
  align: Alignment = 'LEFT',
): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  let gap: Piece | null = null;
  const add = (piece: Piece): void => append(line, piece, align === 'JUSTIFY');
  /** `isLast`: no text follows it on the next line. */
  const close = (isLast = false): void => {
    if (align === 'RIGHT') shift(line, width - line.width);
    if (align === 'CENTER') shift(line, (width - line.width) / 2);
    if (align === 'JUSTIFY' && !isLast) stretch(line, width);
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  const cut = (piece: Piece): void => {
    let rest = Array.from(piece.text);
    while (rest.length > 0) {
      const count = countThatFits(rest, piece, width - line.width, measure);
      if (count === 0 && line.pieces.length > 0) {
        close();
        continue;
      }
      const text = rest.slice(0, Math.max(1, count)).join('');
      add({ ...piece, text, width: measure.width(text, piece.face) });
      rest = rest.slice(Math.max(1, count));
      if (rest.length > 0) close();
    }
  };
  for (const word of wordsOf(runs, measure)) {
    const isFirst = line.pieces.length === 0;
    if (!isFirst && line.width + (gap?.width ?? 0) + word.width > width + 0.01) {
      // The space stays at the end of the line, so that copied text keeps its words apart.
      if (gap) add({ ...gap, width: 0 });
      close();
    } else if (!isFirst && gap) add(gap);
    if (word.width > width) word.pieces.forEach(cut);
    else for (const piece of word.pieces) add(piece);
    gap = word.gap;
    if (word.endsLine) {
      close(true);
      gap = null;
    }
  }
  if (line.pieces.length > 0) close(true);
  return lines;
}

/** A title is not narrowed below this share of the width. */
const NARROWEST = 0.5;
const NARROWING_STEPS = 12;

/** Centred lines, as few as the width allows, and of about the same length. */
export function balancedLines(runs: readonly string[], width: number, measure: Measure): Line[] {
  const widest = breakLines(runs, width, measure, 'CENTER');
  if (widest.length < 2) return widest;
  let best = widest;
  for (let step = 1; step <= NARROWING_STEPS; step++) {
    const narrower = width * (1 - ((1 - NARROWEST) * step) / NARROWING_STEPS);
    const lines = breakLines(runs, narrower, measure, 'CENTER');
    if (lines.length > widest.length) break;
    for (const line of lines) shift(line, (width - narrower) / 2);
    best = lines;
  }
  return best;
}
