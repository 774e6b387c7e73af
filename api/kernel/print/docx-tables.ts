import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type ITableBordersOptions,
} from 'docx';
import { hex } from './docx-styles.ts';
import { TEXT_WIDTH, type DocxWriter } from './docx-writer.ts';
import { RULE_COLOR, TEXT_COLOR } from './styles.ts';
import type { Column, Run } from './document.ts';

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const NO_BORDERS: ITableBordersOptions = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

function widthsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + Math.max(0, share), 0) || 1;
  return shares.map((share) => Math.floor((TEXT_WIDTH * Math.max(0, share)) / sum));
}

/** An empty paragraph around tables: Word joins adjacent tables and leaves no space above one. */
const space = (): Paragraph => new Paragraph({ spacing: { before: 0, after: 0, line: 140, lineRule: 'exact' } });

interface Grid {
  widths: number[];
  borders: ITableBordersOptions;
  rows: TableRow[];
}

const tableOf = ({ widths, borders, rows }: Grid): (Paragraph | Table)[] => [
  space(),
  new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders,
    margins: { top: 50, bottom: 50, left: 80, right: 80 },
    rows,
  }),
  space(),
];

/** A table whose header row Word repeats on every page. */
export function wordTable(writer: DocxWriter, columns: readonly Column[], rows: readonly Run[][][]) {
  const widths = widthsOf(columns.map((column) => column.share));
  const cell = (runs: readonly Run[], index: number, isHead: boolean): TableCell => {
    const isRight = columns[index]?.isRight ?? false;
    const alignment = isRight ? AlignmentType.RIGHT : AlignmentType.LEFT;
    return new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      ...(isHead ? { borders: { bottom: { style: BorderStyle.SINGLE, size: 8, color: hex(TEXT_COLOR) } } } : {}),
      children: [writer.paragraph(runs, { style: 'TableText', alignment }, isHead)],
    });
  };
  const line = { style: BorderStyle.SINGLE, size: 4, color: hex(RULE_COLOR) };
  const head = columns.map(({ title }, index) => cell([{ text: title }], index, true));
  return tableOf({
    widths,
    borders: { ...NO_BORDERS, bottom: line, insideHorizontal: line },
    rows: [
      ...(columns.some(({ title }) => title)
        ? [new TableRow({ tableHeader: true, cantSplit: true, children: head })]
        : []),
      ...rows.map(
        (row) =>
          new TableRow({ cantSplit: true, children: columns.map((_, index) => cell(row[index] ?? [], index, false)) }),
      ),
    ],
  });
}

/** A table of terms (left) and their values (right). */
export function factTable(writer: DocxWriter, facts: readonly { term: string; runs: Run[] }[]) {
  const widths = widthsOf([30, 70]);
  const cell = (runs: readonly Run[], index: number): TableCell =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      children: [writer.paragraph(runs, { style: 'TableText' })],
    });
  const rows = facts.map(
    ({ term, runs }) =>
      new TableRow({ cantSplit: true, children: [cell([{ text: term, tone: 'MUTED' }], 0), cell(runs, 1)] }),
  );
  return rows.length > 0 ? tableOf({ widths, borders: NO_BORDERS, rows }) : [];
}
