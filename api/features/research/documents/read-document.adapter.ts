import { publicationText } from '#schema/text/publications.ts';
import { joinLines } from '../publications/joined-text.rules.ts';
import { PublicationError } from '../publications/publication-error.rules.ts';
import { problemOfPersonsFile } from '../publications/publication-limits.rules.ts';
import { countLetters, type PublicationText } from '../publications/publication-text.rules.ts';
import { formatToRead, readPublication } from '../publications/read-publication.adapter.ts';
import { assemble } from './document-assembly.rules.ts';
import type { DocumentText } from './document-text.rules.ts';
import { readDocxDocument } from './read-docx-document.adapter.ts';
import { readPdfDocument } from './read-pdf-document.adapter.ts';
import type { RecognizedPage } from './recognized-pieces.rules.ts';

/** Old Word files and web pages have paragraphs; of a text file only its lines are known, and they are its text. */
function withParagraphs(read: PublicationText): DocumentText {
  if (read.layout !== 'paragraphs') return { text: joinLines(read), places: { pages: [], parts: [] } };
  const lines = read.pages.flatMap((page) => page.lines);
  return assemble(
    lines.map(({ text }, at) => ({ lines: [{ text, paragraph: at + 1 }] })),
    [],
  );
}

/** A million letters have 12,000 lines. Of a file that is cut in more parts only the text and the pages are kept. */
const MAX_PARTS_WITH_PLACES = 40_000;
const limited = ({ text, places }: DocumentText): DocumentText =>
  places.parts.length > MAX_PARTS_WITH_PLACES ? { text, places: { ...places, parts: [] } } : { text, places };

/**
 * The text of a file that a person brought, with the places of its parts. Throws a `PublicationError` with a sentence
 * in Spanish for everything that cannot be read.
 */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  recognized: readonly RecognizedPage[] = [],
): Promise<DocumentText> {
  const format = await formatToRead(bytes, fileName, (found) => problemOfPersonsFile(fileName, found, bytes.length));
  if (format !== 'pdf' && format !== 'docx')
    return limited(withParagraphs(await readPublication(bytes, fileName, format)));
  const read =
    format === 'pdf' ? await readPdfDocument(bytes, fileName, recognized) : readDocxDocument(bytes, fileName);
  if (countLetters(read.text) === 0) throw new PublicationError('NO_TEXT', publicationText.noText(fileName));
  return limited(read);
}
