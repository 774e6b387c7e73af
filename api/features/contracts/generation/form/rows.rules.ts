import { contractProblems as say } from '#schema/text/contract-checks.ts';
import type { TemplateColumn, TemplateField } from '#db/content/contracts/contract-template.ts';
import { isUnseen, LONGEST_TEXT, readScalar } from './scalars.rules.ts';

/** Rows of a form, read cell by cell. */

export type RowScope = Record<string, string | number | null>;
export interface Rows {
  scope: RowScope[];
  cells: string[][];
}

export const MOST_ROWS = 100;
const LONGEST_CELL = 500;

function readRow(
  columns: readonly TemplateColumn[],
  cells: readonly string[],
): { scope: RowScope; cells: string[] } | string {
  const scope: RowScope = {};
  const written: string[] = [];
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (isUnseen(cell)) {
      if (column.required) return say.cellMissing(column.label);
      scope[column.name] = null;
      written.push('');
      continue;
    }
    const read = readScalar(column, cell, LONGEST_CELL);
    if ('problem' in read) return `${column.label}: ${read.problem}`;
    scope[column.name] = read.value;
    written.push(read.text);
  }
  return { scope, cells: written };
}

/** A text is read as one row a line, its cells between «|». */
const rowsOfText = (text: string): string[][] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.split('|')]));

export function readRows(
  field: TemplateField,
  given: { rows?: readonly { cells: readonly string[] }[] | null; text?: string | null },
): { value: Rows } | { problem: string } {
  const columns = field.columns ?? [];
  const structured = (given.rows ?? [])
    .map(({ cells }) => cells)
    .filter((cells) => cells.some((cell) => !isUnseen(cell)));
  if ((given.text ?? '').length > LONGEST_TEXT) return { problem: say.tooLong(LONGEST_TEXT) };
  const all = structured.length > 0 ? structured : rowsOfText(given.text ?? '');
  const most = field.maxLength ?? MOST_ROWS;
  if (all.length > most) return { problem: say.tooManyRows(most) };
  const rows: Rows = { scope: [], cells: [] };
  for (const [at, cells] of all.entries()) {
    if (cells.length > columns.length)
      return { problem: say.row(at + 1, say.cellsOf(columns.map(({ label }) => label))) };
    const row = readRow(columns, cells);
    if (typeof row === 'string') return { problem: say.row(at + 1, row) };
    rows.scope.push(row.scope);
    rows.cells.push(row.cells);
  }
  return { value: rows };
}
