import type { DocumentFormat } from '#schema/generated/contract.ts';
import type { PrintDocument } from './document.ts';

/** The packages of the formats are large, so they are imported with the first document. */
export async function printDocument(source: PrintDocument, format: DocumentFormat): Promise<Buffer> {
  if (format === 'PDF') return (await import('./pdf.ts')).printPdf(source);
  return (await import('./docx.ts')).printDocx(source);
}
