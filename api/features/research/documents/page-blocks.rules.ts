import { linesOfPage } from '../publications/page-lines.rules.ts';
import type { PublicationLine } from '../publications/publication-text.rules.ts';
import { corridorOf, type Bounds, type Corridor } from './corridors.rules.ts';
import { rowsOf, type Segment, type SegmentRow } from './page-segments.rules.ts';
import { tableLines } from './table-rows.rules.ts';

/** The rows of a page → its blocks in the order in which they are read: columns one after the other, tables by row. */

export interface PageBlock {
  kind: 'PROSE' | 'TABLE';
  /** Of a table: one for each row, or one for each cell that holds prose. */
  lines: PublicationLine[];
  bounds: Bounds;
}

/** Columns in columns, and a table in one of them; more than that nobody prints. */
const MAX_DEPTH = 6;
/** So much wider than one column are two of them at least. */
const TWO_COLUMNS = 1.7;
/** Digits of two segments with a gap between them are two numbers. */
const ENDS_WITH_DIGIT = /\d$/;
const BEGINS_WITH_DIGIT = /^\d/;

/** Numbers that stand apart on one line are not one number. */
const keepNumbersApart = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment, at) => {
    const next = segments[at + 1];
    const isBeside =
      next && Math.abs(next.top - segment.top) < segment.size / 2 && next.x - segment.right > segment.size * 1.5;
    return isBeside && ENDS_WITH_DIGIT.test(segment.text) && BEGINS_WITH_DIGIT.test(next.text)
      ? { ...segment, text: `${segment.text};` }
      : segment;
  });

const proseOf = (rows: readonly SegmentRow[], page: number, bounds: Bounds): PageBlock => ({
  kind: 'PROSE',
  lines: linesOfPage(
    rows.flatMap(({ segments }) => keepNumbersApart(segments)),
    page,
  ),
  bounds,
});

export interface BlockPlace {
  page: number;
  bounds: Bounds;
  /** Middles of the gutters that were found in the document. */
  gutters: number[];
  depth: number;
  /** Inside of a column: how wide the columns are. */
  columnWidth?: number;
}

/** Columns of a page are equally wide: the first gutter tells where others are. */
function learnGutters({ gutters, bounds }: BlockPlace, corridor: Corridor, middle: number): void {
  if (gutters.some((x) => corridor.left < x && x < corridor.right)) return;
  const step = corridor.right - bounds.left;
  for (let x = middle; x < bounds.right - step / 2; x += Math.max(step, 1)) gutters.push(x);
}

function split(rows: readonly SegmentRow[], corridor: Corridor, place: BlockPlace): PageBlock[] {
  const { page, bounds, depth } = place;
  const band = rows.slice(corridor.first, corridor.last + 1);
  if (corridor.kind === 'TABLE') return [{ kind: 'TABLE', lines: tableLines(band, page), bounds }];
  const middle = (corridor.left + corridor.right) / 2;
  learnGutters(place, corridor, middle);
  const columnWidth = place.columnWidth ?? corridor.left - bounds.left;
  const half = (isOn: (segment: Segment) => boolean, own: Bounds): PageBlock[] =>
    blocksOf(rowsOf(band.flatMap(({ segments }) => segments.filter(isOn))), {
      ...place,
      bounds: own,
      depth: depth + 1,
      columnWidth,
    });
  return [
    ...half(({ right }) => right <= middle, { left: bounds.left, right: corridor.left }),
    ...half(({ right }) => right > middle, { left: corridor.right, right: bounds.right }),
  ];
}

/** The blocks of a page, or of a part of it, in reading order. */
export function blocksOf(rows: readonly SegmentRow[], place: BlockPlace): PageBlock[] {
  if (rows.length === 0) return [];
  const { bounds, gutters, columnWidth } = place;
  // All columns of a page are equally wide: what is no wider than one has none in it.
  const hasColumns = columnWidth === undefined || bounds.right - bounds.left >= columnWidth * TWO_COLUMNS;
  const corridor = place.depth < MAX_DEPTH ? corridorOf(rows, { gutters, hasColumns }) : null;
  if (!corridor) return [proseOf(rows, place.page, place.bounds)];
  const deeper = { ...place, depth: place.depth + 1 };
  return [
    ...blocksOf(rows.slice(0, corridor.first), deeper),
    ...split(rows, corridor, place),
    ...blocksOf(rows.slice(corridor.last + 1), deeper),
  ];
}
