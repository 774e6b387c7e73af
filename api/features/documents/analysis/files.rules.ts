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

/** The media type where the name and the content (`found`) agree, or why it is not taken. */
export function mediaTypeOf(
  fileName: string,
  found: string | null,
): { mediaType: string } | { problem: 'WRONG_TYPE' | 'WRONG_NAME' } {
  const extension = extensionOf(fileName);
  if (!isAnalyzed(extension) || found === null || !isAnalyzed(found)) return { problem: 'WRONG_TYPE' };
  return found === extension ? { mediaType: MEDIA_TYPES[found] } : { problem: 'WRONG_NAME' };
}

/** Where the bytes of a document are kept. */
export const storageKeyOf = (documentId: string): string => `documents/${documentId}`;
