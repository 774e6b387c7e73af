import type { Line } from './line-breaking.rules.ts';
import { TEXT_COLOR, type Size } from './styles.ts';
import type { Column, Run } from './document.ts';
import type { Part, PdfWriter } from './pdf-writer.ts';

type Element = PDFKit.PDFStructureElement;

interface Cell {
  runs: readonly Run[];
  tag: 'TH' | 'TD';
  isBold?: boolean;
  isRight?: boolean;
}

interface Grid {
  /** Left edge and width of each column, without padding. */
  columns: { x: number; width: number }[];
  table: () => Element;
  size: Size;
  padding: number;
}

/** Vertical, left and right padding. */
type Padding = readonly [number, number, number];
const TABLE_PADDING: Padding = [3.5, 4, 4];
const FACT_PADDING: Padding = [1.5, 0, 8];

function gridOf(pdf: PdfWriter, shares: readonly number[], size: Size, [padding, left, right]: Padding): Grid {
  const sum = shares.reduce((total, share) => total + Math.max(0, share), 0) || 1;
  let x = pdf.left;
  const columns = shares.map((share) => {
    const width = (pdf.width * Math.max(0, share)) / sum;
    const column = { x: x + left, width: Math.max(12, width - left - right) };
    x += width;
    return column;
  });
  return { columns, table: pdf.element('Table'), size, padding };
}

interface Row {
  cells: readonly Cell[];
  /** What the header cells of the row describe. */
  scope: 'Column' | 'Row';
  /** Line below the row: none, thin, or that of a table header. */
  underline: 0 | 0.5 | 1;
  head?: Part;
}

/** A row stays on one page. One that is taller than a page is split into parts that fit. */
function rowParts(pdf: PdfWriter, grid: Grid, { cells, scope, underline, head }: Row): Part[] {
  const { size, padding, columns } = grid;
  const all = cells.map((cell, index) =>
    pdf.fonts.lines(cell.runs, columns[index]?.width ?? pdf.width, size.size, {
      isBold: cell.isBold ?? false,
      align: cell.isRight ? 'RIGHT' : 'LEFT',
    }),
  );
  const most = Math.max(1, ...all.map((lines) => lines.length));
  const fit = Math.max(1, Math.floor((pdf.body - (head?.height ?? 0) - 2 * padding) / size.leading));
  const row = pdf.element('TR', grid.table);
  const elements = cells.map((cell) => pdf.element(cell.tag, row, cell.tag === 'TH' ? { scope } : {}));
  const parts: Part[] = [];
  for (let from = 0; from < most; from += fit) {
    const chunk = all.map((lines) => lines.slice(from, from + fit));
    const height = Math.min(fit, most - from) * size.leading + 2 * padding;
    const draw = (top: number, isRepeated: boolean): void => {
      chunk.forEach((lines, index) => {
        const x = columns[index]?.x ?? pdf.left;
        drawCell(pdf, { lines, cell: cells[index] as Cell, x }, grid, top, isRepeated ? null : elements[index]?.());
      });
      if (underline > 0) {
        const y = top + height;
        pdf.strokeLine(pdf.left, y, pdf.left + pdf.width, y, underline, underline === 1 ? TEXT_COLOR : undefined);
      }
    };
    parts.push({ gap: 0, height, draw, ...(head ? { head } : {}) });
  }
  return parts;
}

interface DrawnCell {
  lines: readonly Line[];
  cell: Cell;
  x: number;
}

function drawCell(
  pdf: PdfWriter,
  { lines, cell, x }: DrawnCell,
  grid: Grid,
  top: number,
  element: Element | null | undefined,
) {
  const { size, padding } = grid;
  lines.forEach((line, index) => {
    const setting = { x, size: size.size, leading: size.leading };
    const y = top + padding + index * size.leading;
    if (element) pdf.writeLines([line], cell.runs, setting, y, element);
    else pdf.artifact(() => pdf.drawLine(line, cell.runs, setting, pdf.baseline(setting, y)));
  });
}

/** A table whose header is repeated on every page. */
export function* tableParts(pdf: PdfWriter, columns: readonly Column[], rows: readonly Run[][][]): Generator<Part> {
  const grid = gridOf(
    pdf,
    columns.map((column) => column.share),
    pdf.look.table,
    TABLE_PADDING,
  );
  const titles = columns.map(({ title, isRight }): Cell => ({
    runs: [{ text: title }],
    tag: 'TH',
    isBold: true,
    isRight: isRight ?? false,
  }));
  const [head] = titles.some(({ runs }) => runs[0]?.text)
    ? rowParts(pdf, grid, { cells: titles, scope: 'Column', underline: 1 })
    : [];
  if (head) yield { ...head, gap: grid.size.gap, keepsNext: rows.length > 0 };
  for (const [at, row] of rows.entries()) {
    const cells = columns.map(({ isRight }, index): Cell => ({
      runs: row[index] ?? [],
      tag: 'TD',
      isRight: isRight ?? false,
    }));
    const [first, ...rest] = rowParts(pdf, grid, { cells, scope: 'Column', underline: 0.5, ...(head ? { head } : {}) });
    if (first) yield { ...first, gap: at === 0 && !head ? grid.size.gap : 0 };
    yield* rest;
  }
}

const SHARES_OF_FACTS = [30, 70];

/** A table of terms (left) and their values (right). */
export function* factParts(pdf: PdfWriter, rows: readonly { term: string; runs: Run[] }[]): Generator<Part> {
  const grid = gridOf(pdf, SHARES_OF_FACTS, pdf.look.quote, FACT_PADDING);
  for (const [index, { term, runs }] of rows.entries()) {
    const cells: Cell[] = [
      { runs: [{ text: term, tone: 'MUTED' }], tag: 'TH' },
      { runs, tag: 'TD' },
    ];
    const [first, ...rest] = rowParts(pdf, grid, { cells, scope: 'Row', underline: 0 });
    if (first) yield { ...first, gap: index === 0 ? pdf.look.text.gap : 0 };
    yield* rest;
  }
}
