import writeExcelFile from 'write-excel-file/node';
import { utcMidnight } from '#schema/lib/days.ts';
import type { TypedCell } from './typed-cells.rules.ts';

/** A table as a file of Excel. Text is written as text: no cell is a formula. */

export interface Sheet {
  /** Headings of the columns. */
  head: readonly string[];
  rows: readonly (readonly TypedCell[])[];
}

const DAY_FORMAT = 'dd/mm/yyyy';
const NARROW = 16;
const WIDE = 44;
/** What a cell can hold. */
const MAX_TEXT = 32_000;

const plain = (text: string) => ({
  value: text.slice(0, MAX_TEXT).toWellFormed(),
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top' as const,
});

function cellOf(cell: TypedCell) {
  if (cell.kind === 'NUMBER')
    return { value: cell.value, type: Number, format: cell.format, alignVertical: 'top' as const };
  if (cell.kind === 'DAY')
    return { value: utcMidnight(cell.day), type: Date, format: DAY_FORMAT, alignVertical: 'top' as const };
  return cell.text === '' ? null : plain(cell.text);
}

export function xlsxOf({ head, rows }: Sheet): Promise<Buffer> {
  const isWide = head.map((_title, at) => rows.some((row) => row[at]?.kind === 'TEXT' && row[at].text.length > NARROW));
  return writeExcelFile(
    [head.map((title) => ({ ...plain(title), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cellOf))],
    {
      sheet: 'Documentos',
      columns: isWide.map((wide) => ({ width: wide ? WIDE : NARROW })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
  ).toBuffer();
}
