/** Which files may be attached to a message, and what is said of them. */

export type CaseDocumentFormat = 'PDF' | 'DOCX' | 'TXT';

export const MEDIA_TYPES: Record<CaseDocumentFormat, string> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain',
};

/** Of the chat of one matter: five hundred megabytes in the database. */
export const MAX_DOCUMENT_BYTES = 500 * 1024 * 1024;

const BY_EXTENSION: Record<string, { format: CaseDocumentFormat; found: readonly string[] }> = {
  pdf: { format: 'PDF', found: ['pdf'] },
  docx: { format: 'DOCX', found: ['docx'] },
  // A text may have marks in it: it stays a text.
  txt: { format: 'TXT', found: ['txt', 'html'] },
};

/** The format that the name and the bytes (`found`) agree on; `null`: they do not, or it is none of ours. */
export function documentFormat(fileName: string, found: string | null): CaseDocumentFormat | null {
  const known = BY_EXTENSION[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
  return known && found !== null && known.found.includes(found) ? known.format : null;
}

export const formatOfMediaType = (mediaType: string): CaseDocumentFormat | null =>
  (Object.keys(MEDIA_TYPES) as CaseDocumentFormat[]).find((format) => MEDIA_TYPES[format] === mediaType) ?? null;
