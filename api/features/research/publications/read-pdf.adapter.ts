import { publicationText } from '#schema/text/publications.ts';
import { linesOfPage, looksLikeTwoColumns } from './page-lines.rules.ts';
import { forEachPdfPage } from './pdf-pages.adapter.ts';
import { PublicationError } from './publication-error.rules.ts';
import { countLetters, type PublicationPage, type PublicationText } from './publication-text.rules.ts';

/** Fewer letters a page than a title needs: the pages are pictures. */
export const LETTERS_OF_A_SCAN = 25;

export const lettersOf = (lines: readonly { text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + countLetters(text), 0);

/** The printed lines of a PDF with their places. */
export async function readPdf(bytes: Uint8Array, fileName: string): Promise<PublicationText> {
  const pages: PublicationPage[] = [];
  let split = 0;
  await forEachPdfPage({ bytes, fileName, withBold: true }, ({ number, width, height, pieces }) => {
    pages.push({ number, width, height, lines: linesOfPage(pieces, number) });
    if (looksLikeTwoColumns(pieces, width)) split += 1;
  });
  const letters = pages.reduce((sum, page) => sum + lettersOf(page.lines), 0);
  if (letters < pages.length * LETTERS_OF_A_SCAN)
    throw new PublicationError('SCANNED', publicationText.scanned(fileName));
  return {
    format: 'pdf',
    layout: 'positioned',
    pages,
    emptyPages: pages.filter((page) => page.lines.length === 0).map((page) => page.number),
    doubts: split > pages.length / 2 ? ['TWO_COLUMNS'] : [],
  };
}
