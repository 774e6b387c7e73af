import { frequentMinimum } from '../publications/page-box.rules.ts';
import { joinLines } from '../publications/layout.rules.ts';
import type { PublicationLine } from '../publications/publication-text.rules.ts';
import { roomAround, type Bounds } from './corridors.rules.ts';
import { leftOfRow, rightOfRow, type Segment, type SegmentRow } from './page-segments.rules.ts';

/** The printed rows of a table → its own rows, with their cells parted. */

/** How cells are parted: what reads citations takes a tab for the edge of a cell. */
export const CELL_EDGE = '\t';
/** A cell that is longer is prose, and a paragraph of its own. */
export const LONGEST_CELL = 160;
const MIN_EDGE = 5;
/** A gap of so many usual ones begins a row of the table. */
const ROW_GAP = 1.25;

/** The columns: what is between the corridors that all rows leave free. */
function columnsOf(rows: readonly SegmentRow[]): Bounds[] {
  const from = Math.min(...rows.map(leftOfRow));
  const to = Math.max(...rows.map(rightOfRow));
  const columns: Bounds[] = [];
  let left = from;
  for (let x = from + 1; x < to; x++) {
    const isFree = rows.every(({ segments }) => segments.every((segment) => segment.right <= x || segment.x >= x));
    if (!isFree) continue;
    const room = roomAround(rows, x);
    if (room.right - room.left >= MIN_EDGE) {
      columns.push({ left, right: room.left });
      left = room.right;
    }
    x = Math.max(x, room.right);
  }
  return [...columns, { left, right: to }];
}

const cellOf = ({ segments }: SegmentRow, { left, right }: Bounds): Segment[] =>
  segments.filter((segment) => segment.x >= left - 1 && segment.right <= right + 1);

/** Printed rows that are one row of the table: a cell may take several lines. */
function groupRows(rows: readonly SegmentRow[], columns: readonly Bounds[]): SegmentRow[][] {
  const gaps = rows.slice(1).map(({ top }, at) => top - (rows[at]?.top ?? 0));
  const usual = frequentMinimum(gaps);
  const hasGaps = gaps.some((gap) => gap > usual * ROW_GAP);
  const [first] = columns;
  const groups: SegmentRow[][] = [];
  rows.forEach((row, at) => {
    const group = groups.at(-1);
    const beginsCell = !!first && /^[^\p{Ll}]/u.test(cellOf(row, first)[0]?.text ?? '');
    // Where no gap says so, a row begins where its first cell does.
    const begins = hasGaps ? (gaps[at - 1] ?? Infinity) > usual * ROW_GAP : beginsCell;
    if (!group || begins) groups.push([row]);
    else group.push(row);
  });
  return groups;
}

interface Cell {
  text: string;
  lines: Segment[];
}

const cellsOf = (group: readonly SegmentRow[], columns: readonly Bounds[]): Cell[] =>
  columns.flatMap((column) => {
    const lines = group.flatMap((row) => cellOf(row, column));
    const words = new Set<string>();
    const text = lines
      .map((one) => one.text)
      .reduce((above, below) => (above ? joinLines(above, below, words) : below), '');
    return text ? [{ text, lines }] : [];
  });

function lineOf(text: string, segments: readonly Segment[], page: number): PublicationLine {
  const [first] = segments;
  const last = segments.at(-1);
  return {
    text,
    page,
    x: Math.min(...segments.map(({ x }) => x)),
    right: Math.max(...segments.map(({ right }) => right)),
    top: last?.top ?? 0,
    size: first?.size ?? 0,
    boldLength: 0,
    isCentred: false,
  };
}

/** «Expediente: | 123/2024» is a label with its value, and reads as one. */
const joinCells = (cells: readonly Cell[]): string =>
  cells.reduce((row, { text }) => (row ? row + (row.endsWith(':') ? ' ' : CELL_EDGE) + text : text), '');

/** One line for each row of the table; a row with prose in its cells has one for each cell. */
export function tableLines(rows: readonly SegmentRow[], page: number): PublicationLine[] {
  const columns = columnsOf(rows);
  return groupRows(rows, columns).flatMap((group) => {
    const cells = cellsOf(group, columns);
    if (cells.some(({ text }) => text.length > LONGEST_CELL))
      return cells.map(({ text, lines }) => lineOf(text, lines, page));
    return cells.length === 0
      ? []
      : [
          lineOf(
            joinCells(cells),
            group.flatMap(({ segments }) => segments),
            page,
          ),
        ];
  });
}
