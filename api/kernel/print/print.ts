import { slugOf } from '#schema/lib/fold-text.ts';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import type { PrintDocument } from './document.ts';

const MEDIA_TYPE = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} satisfies Record<DocumentFormat, string>;

/** The packages of the formats are large, so they are imported with the first document. */
export async function printDocument(source: PrintDocument, format: DocumentFormat): Promise<Buffer> {
  if (format === 'PDF') return (await import('./pdf.ts')).printPdf(source);
  return (await import('./docx.ts')).printDocx(source);
}

const MAX_NAME_LENGTH = 80;

export function exportedFile(name: string, format: DocumentFormat, bytes: Buffer): ExportedFile {
  return {
    fileName: `${slugOf(name, MAX_NAME_LENGTH) || 'documento'}.${format.toLowerCase()}`,
    mediaType: MEDIA_TYPE[format],
    byteLength: bytes.byteLength,
    content: bytes.toString('base64'),
  };
}
