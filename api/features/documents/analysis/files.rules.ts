/** Which files are analysed. */

type AnalyzedFormat = 'pdf' | 'doc' | 'docx';

const MEDIA_TYPES: Record<AnalyzedFormat, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const isAnalyzed = (format: string): format is AnalyzedFormat => Object.hasOwn(MEDIA_TYPES, format);

const extensionOf = (fileName: string): string => /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';

/** Whether a file may be sent at all, by its name. */
export const hasAnalyzedName = (fileName: string): boolean => isAnalyzed(extensionOf(fileName));

const PDF_MARK = '%PDF-';
/** Some programs write something before the mark. */
const PDF_MARK_WITHIN = 1024;
const ZIP_MARK = 'PK\u0003\u0004';
const COMPOUND_MARK = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/** What the first bytes of a file say that it is; whether the rest agrees, its reader finds out in a worker. */
function markedAs(bytes: Uint8Array): AnalyzedFormat | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, PDF_MARK_WITHIN));
  if (beginning.startsWith(ZIP_MARK)) return 'docx';
  if (beginning.startsWith(COMPOUND_MARK)) return 'doc';
  return beginning.includes(PDF_MARK) ? 'pdf' : null;
}

/** The media type where the name and the first bytes agree, or why the file is not taken. */
export function mediaTypeOf(
  fileName: string,
  bytes: Uint8Array,
): { mediaType: string } | { problem: 'WRONG_TYPE' | 'WRONG_NAME' } {
  const extension = extensionOf(fileName);
  const marked = markedAs(bytes);
  if (!isAnalyzed(extension) || marked === null) return { problem: 'WRONG_TYPE' };
  return marked === extension ? { mediaType: MEDIA_TYPES[marked] } : { problem: 'WRONG_NAME' };
}

/** Where the bytes of documents are kept. */
export const DOCUMENT_FILES = 'documents/';
export const storageKeyOf = (documentId: string): string => `${DOCUMENT_FILES}${documentId}`;
