import { percentile } from '../publications/page-box.rules.ts';
import { leftOfRow, rightOfRow, type Segment, type SegmentRow } from './page-segments.rules.ts';

/** Vertical corridors without text: what parts two columns of prose, or the columns of a table. */

export interface Bounds {
  left: number;
  right: number;
}

export interface Corridor extends Bounds {
  /** The rows that it parts: from `first` to `last`. */
  first: number;
  last: number;
  kind: 'COLUMNS' | 'TABLE';
}

/** Corridors are looked for at every second point. */
const STEP = 2;
/** A page with more rows is no page that somebody reads. */
const MAX_ROWS = 400;
const MIN_GUTTER = 8;
/** Between cells there may be less, where those on the right begin at one place. */
const MIN_EDGE = 5;
const MIN_ROWS_OF_COLUMN = 3;
/** Fewer lines are columns only where they go on from line to line. */
const FEW_ROWS = 8;
const GOES_ON = 0.3;
const MIN_ROWS_OF_TABLE = 3;
/** Two rows alone are a table only where the gap is wider than any space. */
const WIDE_GAP = 20;
const MIN_CELL_GAP = 12;
const SAME_GAP = 2.5;
/** Lines of prose fill their column. */
const FULL = 0.8;
const SHARE_OF_FULL = 0.5;
const LETTERS_OF_PROSE = 14;
/** How far behind the middle of a known gutter its right column begins. */
const SAME_GUTTER = 24;
/** A gap between rows that is wider than this many usual ones parts them. */
const APART = 1.6;
const NEAR = 1.25;
const ABOVE = 0.9;
/** Stretched lines of prose have less free room than rows of a table. */
const FREE_ROOM = 0.18;
const ALIGNED = 0.6;
const MARKS = 0.8;
const STAGGERED = 0.9;

/** Marks of a list stand apart from their text, and are no column: «IV.», «a)», «PRIMERO.-», «•». */
const LIST_MARK = /^(?:\(?[\p{L}\d]{1,14}[.:)]-?\)?|\d{1,2}(?:\.\d{1,2})+\.?|[•·–—*-]|o)$/u;

const isLeftOf =
  (x: number) =>
  (segment: Segment): boolean =>
    segment.right <= x;
const isRightOf =
  (x: number) =>
  (segment: Segment): boolean =>
    segment.x >= x;

interface Side {
  rows: { x: number; right: number; top: number; text: string }[];
  left: number;
  right: number;
}

function sideOf(rows: readonly SegmentRow[], isOn: (segment: Segment) => boolean): Side {
  const found = rows.flatMap(({ segments }) => {
    const own = segments.filter(isOn);
    const first = own[0];
    if (!first) return [];
    const right = own.reduce((most, one) => Math.max(most, one.right), 0);
    return [{ x: first.x, right, top: first.top, text: own.map(({ text }) => text).join(' ') }];
  });
  return {
    rows: found,
    left: Math.min(...found.map(({ x }) => x)),
    right: Math.max(...found.map(({ right }) => right)),
  };
}

const shareOf = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

const isProse = ({ rows, left, right }: Side): boolean =>
  shareOf(rows, (row) => row.right - row.x >= FULL * (right - left)) >= SHARE_OF_FULL &&
  rows.reduce((sum, { text }) => sum + text.length, 0) / rows.length >= LETTERS_OF_PROSE &&
  (rows.length >= FEW_ROWS || shareOf(rows, ({ text }) => /^[^\p{Lu}]/u.test(text)) >= GOES_ON);

/** The share of the values that stand within two points of the one where most stand. */
const alignmentOf = (values: readonly number[]): number =>
  Math.max(...values.map((value) => shareOf(values, (other) => Math.abs(other - value) <= 2)));

const isAligned = ({ rows }: Side): boolean =>
  [rows.map(({ x }) => x), rows.map(({ right }) => right), rows.map(({ x, right }) => (x + right) / 2)].some(
    (values) => alignmentOf(values) >= ALIGNED,
  );

/** The heights at which a side begins again after a gap. */
function breaksOf({ rows }: Side): number[] {
  const gaps = rows.slice(1).map(({ top }, at) => top - (rows[at]?.top ?? 0));
  const usual = percentile(gaps, 0.3);
  return rows.slice(1).flatMap(({ top }, at) => ((gaps[at] ?? 0) > usual * 1.3 ? [top] : []));
}

/** Rows of a table begin at one height on both sides; paragraphs of two columns only by chance. */
function beginsTogether(left: Side, right: Side): boolean {
  const [a, b] = [breaksOf(left), breaksOf(right)];
  const together = a.filter((top) => b.some((other) => Math.abs(other - top) <= 2)).length;
  const startsBeside = (breaks: number[], side: Side) =>
    breaks.filter((top) => side.rows.some((row) => Math.abs(row.top - top) <= 2)).length;
  const beside = Math.min(startsBeside(a, right), startsBeside(b, left));
  const all = Math.max(a.length, b.length);
  return together >= 2 && beside === Math.min(a.length, b.length) && together >= all * 0.6;
}

function freeRoomOf(rows: readonly SegmentRow[]): number {
  const shares = rows.map((row) => {
    const width = rightOfRow(row) - leftOfRow(row);
    const covered = row.segments.reduce((sum, one) => sum + one.width, 0);
    return width > 0 ? 1 - covered / width : 0;
  });
  return percentile(shares, 0.5);
}

/** How wide the room without text is around `x`, in all of these rows. */
export function roomAround(rows: readonly SegmentRow[], x: number): Bounds {
  let [left, right] = [-Infinity, Infinity];
  for (const { segments } of rows)
    for (const segment of segments) {
      if (segment.right <= x) left = Math.max(left, segment.right);
      if (segment.x >= x) right = Math.min(right, segment.x);
    }
  return { left, right };
}

interface Known {
  /** Middles of the gutters that were found in the document. */
  gutters: readonly number[];
  /** Whether these rows may have columns in them. */
  hasColumns: boolean;
}

const gapsOf = ({ segments }: SegmentRow): number[] =>
  segments.slice(1).map(({ x }, at) => x - (segments[at]?.right ?? 0));

/** A line of prose whose spaces were stretched: they are equally wide. */
function isStretched(row: SegmentRow): boolean {
  const gaps = gapsOf(row);
  return gaps.length >= 2 && Math.max(...gaps) - Math.min(...gaps) <= SAME_GAP;
}

/** Three texts or more with room between them: nothing but a row of a table. */
const isRowOfCells = (row: SegmentRow): boolean =>
  row.segments.length >= 3 &&
  !isStretched(row) &&
  freeRoomOf([row]) >= FREE_ROOM &&
  gapsOf(row).every((gap) => gap >= MIN_CELL_GAP);

function kindOf(rows: readonly SegmentRow[], room: Bounds, { gutters, hasColumns }: Known): Corridor['kind'] | null {
  const width = room.right - room.left;
  const middle = (room.left + room.right) / 2;
  const [left, right] = [sideOf(rows, isLeftOf(middle)), sideOf(rows, isRightOf(middle))];
  if (shareOf(left.rows, ({ text }) => LIST_MARK.test(text)) > MARKS) return null;
  const isKnown = gutters.some((x) => room.left < x && x < room.right && right.left - x <= SAME_GUTTER);
  const isLong = left.rows.length >= MIN_ROWS_OF_COLUMN && right.rows.length >= MIN_ROWS_OF_COLUMN;
  const isWide = width >= MIN_GUTTER;
  const mayBeColumns = isWide && hasColumns;
  if (mayBeColumns && isLong && isProse(left) && isProse(right) && isAligned(right) && !beginsTogether(left, right))
    return 'COLUMNS';
  const both = rows.filter(
    (row) => row.segments.some(isLeftOf(middle)) && row.segments.some(isRightOf(middle)) && !isStretched(row),
  );
  if (mayBeColumns && isKnown && (both.length < MIN_ROWS_OF_TABLE || !beginsTogether(left, right))) return 'COLUMNS';
  const isEnough =
    both.length >= MIN_ROWS_OF_TABLE ||
    (both.length === 2 && width >= WIDE_GAP) ||
    (rows.length > 1 && rows.some(isRowOfCells));
  // A cell of several lines: what is beside it begins at the same place, line after line, with nothing on its left.
  const isStaggered =
    isWide && right.rows.length > both.length && alignmentOf(right.rows.map(({ x }) => x)) >= STAGGERED;
  const isLoose = freeRoomOf(both) >= FREE_ROOM || isStaggered || beginsTogether(left, right);
  const isEdge = isWide ? isAligned(right) : alignmentOf(right.rows.map(({ x }) => x)) >= STAGGERED;
  return isEnough && isLoose && isEdge ? 'TABLE' : null;
}

/** Rows below that go on one of the sides alone, since one column may be longer; above, a line that is set a bit higher. */
function withTails(rows: readonly SegmentRow[], corridor: Corridor): Corridor {
  const { left, right } = corridor;
  let { first, last } = corridor;
  const core = rows.slice(first, last + 1);
  // Of one side: the lines of the other may stand between them.
  const tops = sideOf(core, isLeftOf(right)).rows.map(({ top }) => top);
  const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
  const pitch = percentile(gaps, corridor.kind === 'TABLE' ? 0 : 0.5);
  const isNear = (above: SegmentRow | undefined, below: SegmentRow | undefined, reach: number): boolean =>
    above !== undefined && below !== undefined && below.top - above.top <= Math.max(pitch, below.size) * reach;
  const leavesFree = (row: SegmentRow | undefined): boolean =>
    row?.segments.every((segment) => segment.right <= left + 3 || segment.x >= right - 3) === true;
  const reach = corridor.kind === 'TABLE' ? NEAR : APART;
  while (leavesFree(rows[last + 1]) && isNear(rows[last], rows[last + 1], reach)) last++;
  if (leavesFree(rows[first - 1]) && isNear(rows[first - 1], rows[first], ABOVE)) first--;
  return { ...corridor, first, last };
}

interface Run {
  x: number;
  first: number;
  last: number;
  weight: number;
}

/** The runs of rows that leave `x` free, cut to where both sides have text. */
function runsAt(rows: readonly SegmentRow[], x: number): Run[] {
  const runs: Run[] = [];
  let [left, right]: [number[], number[]] = [[], []];
  const close = (): void => {
    const first = Math.max(left[0] ?? Infinity, right[0] ?? Infinity);
    const last = Math.min(left.at(-1) ?? -1, right.at(-1) ?? -1);
    const weight = [...left, ...right].filter((at) => at >= first && at <= last).length;
    if (last >= first && weight >= 2) runs.push({ x, first, last, weight });
    [left, right] = [[], []];
  };
  rows.forEach(({ segments }, at) => {
    if (segments.some((segment) => segment.x < x && segment.right > x)) return close();
    if (segments.some(isLeftOf(x))) left.push(at);
    if (segments.some(isRightOf(x))) right.push(at);
  });
  close();
  return runs;
}

/** The parts of a run between gaps that are wider than those of its lines: a table may follow columns at once. */
function partsOf(
  rows: readonly SegmentRow[],
  { first, last }: Pick<Run, 'first' | 'last'>,
): Pick<Run, 'first' | 'last'>[] {
  const gapAbove = (at: number): number => (rows[at]?.top ?? 0) - (rows[at - 1]?.top ?? 0);
  const inside = Array.from({ length: last - first }, (_, at) => first + 1 + at);
  const pitch = percentile(inside.map(gapAbove), 0.5);
  const starts = [first, ...inside.filter((at) => gapAbove(at) > pitch * NEAR)];
  return starts.map((start, at) => ({ first: start, last: (starts[at + 1] ?? last + 1) - 1 }));
}

/**
 * The corridor that parts most rows; `null`: these rows are read from left to right. A column that is nearly empty is one
 * where other parts of the document have a gutter.
 */
export function corridorOf(rows: readonly SegmentRow[], known: Known): Corridor | null {
  if (rows.length < 2 || rows.length > MAX_ROWS) return null;
  // Left of every corridor a text ends, and right of it one begins.
  const segments = rows.flatMap((row) => row.segments);
  const from = segments.reduce((least, { right }) => Math.min(least, right), Infinity);
  const to = segments.reduce((most, { x }) => Math.max(most, x), 0);
  const runs: Run[] = [];
  for (let x = from; x <= to; x += STEP) runs.push(...runsAt(rows, x));
  const seen = new Set<string>();
  const corridorAt = (x: number, { first, last }: Pick<Run, 'first' | 'last'>): Corridor | null => {
    const within = rows.slice(first, last + 1);
    const room = roomAround(within, x);
    const key = [first, last, Math.round(room.left), Math.round(room.right)].join();
    if (seen.has(key) || room.right - room.left < MIN_EDGE) return null;
    seen.add(key);
    const kind = kindOf(within, room, known);
    return kind && { ...room, first, last, kind };
  };
  for (const run of runs.toSorted((a, b) => b.weight - a.weight)) {
    const whole = corridorAt(run.x, run);
    if (whole?.kind === 'COLUMNS') return withTails(rows, whole);
    const part = partsOf(rows, run)
      .map((each) => corridorAt(run.x, each))
      .find((found) => found?.kind === 'COLUMNS');
    const corridor = part ?? whole;
    if (corridor) return withTails(rows, corridor);
  }
  return null;
}
