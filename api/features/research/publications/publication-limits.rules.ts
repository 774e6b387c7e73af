import type { PublicationFormat } from './publication-text.rules.ts';

/** What a file may be at most before it is opened, and what it may become while it is read. */

/** The heaviest federal law is 12 MB as a PDF, with its annexes of pictures. */
export const MAX_BYTES = 40 * 1024 * 1024;
/** The longest law is 1.2 MB of text; as HTML from Word, ten times that. */
export const MAX_TEXT_BYTES = 15 * 1024 * 1024;
/** What people bring to be checked has a million characters at most; as HTML from Word, ten times that. */
const MAX_BYTES_OF_PERSON: Readonly<Record<PublicationFormat, number>> = {
  pdf: MAX_BYTES,
  docx: MAX_BYTES,
  doc: MAX_BYTES,
  html: 10 * 1024 * 1024,
  txt: 4 * 1024 * 1024,
};
/** Old Word files hold their pictures too. */
export const MAX_DOC_BYTES = 25 * 1024 * 1024;

/** Elements and pieces of text. The longest law as a web page has 200,000. */
export const MAX_PIECES = 1_000_000;

/** What a PDF says of itself; pictures are not counted, because they are not unpacked for their text. */
export const MAX_PDF_OBJECTS = 200_000;
export const MAX_STREAM_BYTES = 16 * 1024 * 1024;
export const MAX_STREAMS_BYTES = 96 * 1024 * 1024;
export const MAX_PAGES = 3000;
/** A full page has about 6,000 letters, and each of them may be set alone. */
export const MAX_PIECES_OF_PAGE = 60_000;

const BY_EXTENSION: Readonly<Record<string, readonly PublicationFormat[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  doc: ['doc'],
  html: ['html', 'txt'],
  htm: ['html', 'txt'],
  // A text may have marks in it.
  txt: ['txt', 'html'],
};

/** Why a file that a person brought is not opened: its name says something else than its bytes, or it is too large. */
export function problemOfPersonsFile(
  fileName: string,
  format: PublicationFormat,
  byteLength: number,
): 'WRONG_NAME' | 'TOO_LARGE' | null {
  const known = BY_EXTENSION[/\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ''];
  if (!known?.includes(format)) return 'WRONG_NAME';
  return byteLength > MAX_BYTES_OF_PERSON[format] ? 'TOO_LARGE' : null;
}
