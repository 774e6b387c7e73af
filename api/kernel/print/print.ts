import { slugOf } from '#schema/lib/fold-text.ts';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';

export type Tone = 'GOOD' | 'WARNING' | 'BAD' | 'MUTED' | 'PLAIN';

/** Text of one style. A newline is a line break. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  tone?: Tone;
  href?: string;
}

export interface Column {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  isRight?: boolean;
}

export type Block =
  | { kind: 'HEADING'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'PARAGRAPH'; runs: Run[] }
  | { kind: 'QUOTE'; runs: Run[] }
  /** `start`: number of the first item; absent: 1. */
  | { kind: 'LIST'; isNumbered: boolean; start?: number; items: Run[][] }
  | { kind: 'FACTS'; rows: { term: string; runs: Run[] }[] }
  | { kind: 'TABLE'; columns: Column[]; rows: Run[][][] }
  | { kind: 'NOTE'; tone: Tone; runs: Run[] }
  | { kind: 'RULE' }
  | { kind: 'PAGE_BREAK' };

/** The content of a document, independent of the format. */
export interface PrintDocument {
  title: string;
  subtitle?: string;
  /** In the footer of every page, beside «página n de m». */
  footer: string;
  /** The day in Mexico, `YYYY-MM-DD`. The output depends on nothing else than this object. */
  createdOn: string;
  blocks: Block[];
}

const MEDIA_TYPE = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} satisfies Record<DocumentFormat, string>;

/** The packages of the formats are large, so they are imported with the first document. */
export async function printDocument(source: PrintDocument, format: DocumentFormat): Promise<Buffer> {
  if (format === 'PDF') return (await import('./pdf.ts')).printPdf(source);
  return (await import('./docx.ts')).printDocx(source);
}

const LONGEST_NAME = 80;

export function exportedFile(name: string, format: DocumentFormat, bytes: Buffer): ExportedFile {
  return {
    fileName: `${slugOf(name, LONGEST_NAME) || 'documento'}.${format.toLowerCase()}`,
    mediaType: MEDIA_TYPE[format],
    byteLength: bytes.byteLength,
    content: bytes.toString('base64'),
  };
}
