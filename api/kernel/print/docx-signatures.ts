import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { hex } from './docx-styles.ts';
import { NO_BORDERS } from './docx-tables.ts';
import { TEXT_WIDTH, type DocxWriter } from './docx-writer.ts';
import { TEXT_COLOR } from './styles.ts';
import type { Run } from './document.ts';

/** Room for a signature above its line, in twentieths of a point. */
const SIGNING_ROOM = 1100;
/** Half of the space between two signers. */
const SIDE = 220;
/** More rows than this may go on on the next page. */
const KEPT_ROWS = 3;

/** Rows of two signers without borders. Rows are not split, and stay with the next one. */
export function signatureTable(writer: DocxWriter, signers: readonly Run[][][]): (Paragraph | Table)[] {
  const rows = Array.from({ length: Math.ceil(signers.length / 2) }, (_, row) => signers.slice(row * 2, row * 2 + 2));
  const width = Math.floor(TEXT_WIDTH / 2);
  const cellOf = (lines: readonly Run[][], isAlone: boolean, keepNext: boolean): TableCell => {
    // A signer who is alone in the row stands in the middle of it.
    const side = isAlone ? SIDE + width / 2 : SIDE;
    const indent = { left: side, right: side };
    const line = new Paragraph({
      style: 'SignatureText',
      indent,
      spacing: { line: SIGNING_ROOM, lineRule: 'exact' },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: hex(TEXT_COLOR) } },
      keepNext: true,
    });
    const texts = lines.map((runs, index) =>
      writer.paragraph(runs, { style: 'SignatureText', indent, keepNext: keepNext || index < lines.length - 1 }),
    );
    return new TableCell({
      width: { size: isAlone ? width * 2 : width, type: WidthType.DXA },
      ...(isAlone ? { columnSpan: 2 } : {}),
      children: [line, ...texts],
    });
  };
  return [
    new Table({
      width: { size: width * 2, type: WidthType.DXA },
      columnWidths: [width, width],
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows: rows.map((row, index) => {
        // The last row is never alone on a page.
        const keepNext = index === rows.length - 2 || (rows.length <= KEPT_ROWS && index < rows.length - 1);
        return new TableRow({
          cantSplit: true,
          children: row.map((lines) => cellOf(lines, row.length === 1, keepNext)),
        });
      }),
    }),
    // Word needs a paragraph after a table.
    new Paragraph({ style: 'SignatureText' }),
  ];
}
