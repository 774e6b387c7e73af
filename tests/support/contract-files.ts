import mammoth from 'mammoth';
import { SIGNATURE_LINE, textOfBody, type BodyBlock, type ContractBody } from '#schema/lib/contract-body.ts';
import { printedContract } from '#api/features/contracts/printing/contract-document.rules.ts';
import { printDocument } from '#api/kernel/print/printer.ts';
import { joined, linesOfDocx, pagesOfPdf } from './printed-text.ts';

/** Files of contracts, compared with the text of the contract. */

export const printVersion = (body: ContractBody, format: 'PDF' | 'DOCX', fillsLines = false): Promise<Buffer> =>
  printDocument(
    printedContract(
      {
        title: 'Arrendamiento de Ana Ejemplo',
        number: 3,
        sha256: '0123456789abcdef'.repeat(4),
        savedOn: '2026-11-23',
        body,
      },
      { verificationUrl: 'https://ejemplo.mx/verificar', fillsLines },
    ),
    format,
  );

/** Letters in their order: lines and columns break where the format has them. Bullets are dashes in plain text. */
const letters = (text: string): string => text.replace(/\s+/g, '').replaceAll('•', '-');
/** The line that is signed on is drawn, not written. */
const withoutLines = (text: string): string => text.replaceAll(SIGNATURE_LINE, '');

/** The typeface of the PDF has no pictures: their codes stand for them. */
const pictured = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}/gu, (sign) => `[U+${sign.codePointAt(0)?.toString(16).toUpperCase()}]`);

/** Lists as paragraphs: their markers are no text in Word. */
const withoutMarkers = (blocks: readonly BodyBlock[]): BodyBlock[] =>
  blocks.flatMap((block) =>
    block.type === 'bulletList' || block.type === 'orderedList'
      ? block.content.flatMap(({ content }) => withoutMarkers(content))
      : [block],
  );

export interface Disagreement {
  text: string;
  file: string;
}

const AROUND = 40;

/** Where the letters of a file begin to differ from those of the text; empty: nowhere. */
function disagreement(text: string, file: string): Disagreement[] {
  const [one, other] = [letters(text), letters(file)];
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - AROUND);
  return [{ text: one.slice(from, at + AROUND), file: other.slice(from, at + AROUND) }];
}

export async function pdfDisagrees(body: ContractBody, bytes: Buffer): Promise<Disagreement[]> {
  const pages = await pagesOfPdf(bytes);
  return disagreement(withoutLines(pictured(textOfBody(body))), pages.map(({ read }) => joined(read)).join('\n'));
}

/** As Mammoth reads it, and with the markers that the numbering gives its lists. */
export async function wordDisagrees(body: ContractBody, bytes: Buffer): Promise<Disagreement[]> {
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  const unmarked = withoutLines(textOfBody({ type: 'doc', content: withoutMarkers(body.content) }));
  const marked = linesOfDocx(bytes).map(({ marker, text }) => `${marker} ${text}`);
  return [...disagreement(unmarked, value), ...disagreement(withoutLines(textOfBody(body)), marked.join('\n'))];
}
