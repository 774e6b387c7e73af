import { slugOf } from '#schema/lib/fold-text.ts';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import type { Ctx } from '../context.ts';
import { runInWorker } from '../workers/run-in-worker.ts';
import { csvOf, type CsvCell } from './csv.rules.ts';
import type { PrintDocument } from './document.ts';
import { writePages } from './print.tasks.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MEDIA_TYPE = { PDF: 'application/pdf', DOCX: DOCX_TYPE } satisfies Record<DocumentFormat, string>;

/** Prints in a worker: a long document takes more than a second. */
export const printDocument = (ctx: Ctx, source: PrintDocument, format: DocumentFormat): Promise<Buffer> =>
  runInWorker(ctx, writePages, { source, format });

const MAX_NAME_LENGTH = 80;

function fileOf(name: string, extension: string, mediaType: string, bytes: Buffer): ExportedFile {
  return {
    fileName: `${slugOf(name, MAX_NAME_LENGTH) || 'documento'}.${extension}`,
    mediaType,
    byteLength: bytes.byteLength,
    content: bytes.toString('base64'),
  };
}

export const exportedFile = (name: string, format: DocumentFormat, bytes: Buffer): ExportedFile =>
  fileOf(name, format.toLowerCase(), MEDIA_TYPE[format], bytes);

export const csvFile = (name: string, rows: readonly (readonly CsvCell[])[]): ExportedFile =>
  fileOf(name, 'csv', 'text/csv', Buffer.from(csvOf(rows), 'utf8'));

export const jsonFile = (name: string, content: unknown): ExportedFile =>
  fileOf(name, 'json', 'application/json', Buffer.from(`${JSON.stringify(content, null, 1)}\n`, 'utf8'));

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const xlsxFile = (name: string, bytes: Uint8Array): ExportedFile =>
  fileOf(name, 'xlsx', XLSX_TYPE, Buffer.from(bytes));
