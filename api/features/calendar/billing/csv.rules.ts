/** Tables for spreadsheets: RFC 4180, with the mark by which they know UTF-8. */

export type Cell = string | number | null;

/** A text that a spreadsheet would run as a formula is shown as the text that it is. */
const plain = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = plain(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;

/** `1234.50` of 123450 centavos. */
export const pesos = (centavos: number): string => {
  const absolute = Math.abs(centavos);
  const sign = centavos < 0 ? '-' : '';
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
};
