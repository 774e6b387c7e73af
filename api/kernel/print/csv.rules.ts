/** CSV for spreadsheets: RFC 4180, with a byte order mark for UTF-8. */

export type CsvCell = string | number | null;

/** Control characters other than line breaks, marks of writing direction, and invisible characters. */
const HIDDEN = /(?!\n)[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Characters that start a formula in a cell, full width too. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Prevents formula injection: a text that a spreadsheet would run stays text. */
function plain(text: string): string {
  const shown = text
    .toWellFormed()
    .replace(/\r\n?|\t/g, (sign) => (sign === '\t' ? ' ' : '\n'))
    .replace(HIDDEN, '');
  return FORMULA.test(shown) && !NUMBER.test(shown) ? `'${shown}` : shown;
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = plain(cell);
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
