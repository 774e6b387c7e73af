/** Formats and limits of the documents of a case. */

export type CaseDocumentFormat = 'PDF' | 'DOCX' | 'TXT';

export const MEDIA_TYPES: Record<CaseDocumentFormat, string> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain',
};

/** Where the file storage keeps them. */
export const DOCUMENT_FILES = 'case-documents/';
export const keyOfDocument = (id: string): string => `${DOCUMENT_FILES}${id}`;

/** Of all documents of one case: 500 MB. */
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

const MAX_FOLDER_LENGTH = 80;
const MAX_NAME_LENGTH = 255;

const tidyLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();

/** The name of a folder as it is stored; `null`: none. `undefined`: it is too long. */
export function tidyFolder(folder: string | null | undefined): string | null | undefined {
  const tidy = tidyLine(folder ?? '');
  return tidy.length > MAX_FOLDER_LENGTH ? undefined : tidy || null;
}

const extensionOf = (fileName: string): string => /\.[a-z]+$/i.exec(fileName)?.[0] ?? '';

/** A new name of a file with the extension that it had; `null`: empty or too long. */
export function renamedFile(wanted: string, before: string): string | null {
  const extension = extensionOf(before);
  const tidy = tidyLine(wanted).replace(/[\\/]/g, '-');
  const stem = tidy.toLowerCase().endsWith(extension.toLowerCase())
    ? tidy.slice(0, tidy.length - extension.length)
    : tidy;
  const name = `${stem.trim()}${extension}`;
  return stem.trim() && name.length <= MAX_NAME_LENGTH ? name : null;
}

/** Characters of a preview. */
const MAX_PREVIEW_LENGTH = 200_000;

export const previewOf = (text: string): { text: string; isTruncated: boolean } => ({
  text: text.slice(0, MAX_PREVIEW_LENGTH).toWellFormed(),
  isTruncated: text.length > MAX_PREVIEW_LENGTH,
});
