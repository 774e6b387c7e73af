import { slugOf } from '#schema/lib/fold-text.ts';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import type { Ctx } from '../context.ts';
import { runInWorker } from '../workers/run-in-worker.ts';
import type { PrintDocument } from './document.ts';
import { writePages } from './print.tasks.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MEDIA_TYPE = { PDF: 'application/pdf', DOCX: DOCX_TYPE } satisfies Record<DocumentFormat, string>;

/** Prints in a worker: a long document takes more than a second. */
export const printDocument = (ctx: Ctx, source: PrintDocument, format: DocumentFormat): Promise<Buffer> =>
  runInWorker(ctx, writePages, { source, format });

const MAX_NAME_LENGTH = 80;

export function exportedFile(name: string, format: DocumentFormat, bytes: Buffer): ExportedFile {
  return {
    fileName: `${slugOf(name, MAX_NAME_LENGTH) || 'documento'}.${format.toLowerCase()}`,
    mediaType: MEDIA_TYPE[format],
    byteLength: bytes.byteLength,
    content: bytes.toString('base64'),
  };
}
