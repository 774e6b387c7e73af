/** Formats and limits of documents that are attached to a message. */

export type CaseDocumentFormat = 'PDF' | 'DOCX' | 'TXT';

export const MEDIA_TYPES: Record<CaseDocumentFormat, string> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain',
};

/** Of all documents in the chat of one case: 500 MB. */
export const MAX_DOCUMENT_BYTES = 500 * 1024 * 1024;

const BY_EXTENSION: Record<string, { format: CaseDocumentFormat; found: readonly string[] }> = {
  pdf: { format: 'PDF', found: ['pdf'] },
  docx: { format: 'DOCX', found: ['docx'] },
  // The content of a text file may look like HTML: it is stored as plain text.
  txt: { format: 'TXT', found: ['txt', 'html'] },
};

/** The format if the extension and the content (`found`) agree; `null`: they do not, or it is not supported. */
export function documentFormat(fileName: string, found: string | null): CaseDocumentFormat | null {
  const known = BY_EXTENSION[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  return known && found !== null && known.found.includes(found) ? known.format : null;
}

export const formatOfMediaType = (mediaType: string): CaseDocumentFormat | null =>
  (Object.keys(MEDIA_TYPES) as CaseDocumentFormat[]).find((format) => MEDIA_TYPES[format] === mediaType) ?? null;
