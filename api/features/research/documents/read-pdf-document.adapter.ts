import { publicationText } from '#schema/text/publications.ts';
import { commonSize } from '../publications/layout.rules.ts';
import { percentile } from '../publications/page-box.rules.ts';
import { forEachPdfPage, pagesWithPictures } from '../publications/pdf-pages.adapter.ts';
import { PublicationError } from '../publications/publication-error.rules.ts';
import type { PublicationLine, PublicationPage } from '../publications/publication-text.rules.ts';
import { LETTERS_OF_A_SCAN, lettersOf } from '../publications/read-pdf.adapter.ts';
import { stripRunningLines } from '../publications/running-lines.rules.ts';
import type { Bounds } from './corridors.rules.ts';
import { assemble } from './document-assembly.rules.ts';
import type { DocumentText } from './document-text.rules.ts';
import { blocksOf } from './page-blocks.rules.ts';
import { isPageNumber } from './page-numbers.rules.ts';
import { piecesOfWords, type RecognizedPage } from './recognized-pieces.rules.ts';
import { raisedIn, takeNotes, takeNotesOfBlock } from './page-notes.rules.ts';
import { leftOfRow, rightOfRow, rowsOfPage, textOfRow, type SegmentRow } from './page-segments.rules.ts';
import { paragraphsOfPages, type PrintedPage } from './printed-paragraphs.rules.ts';

/** A PDF as a person brings it: briefs in columns, with notes, tables and pages that were scanned. */

interface ReadPage extends PublicationPage {
  rows: Map<PublicationLine, SegmentRow>;
}

type Recognized = ReadonlyMap<number, RecognizedPage>;

async function readRows(bytes: Uint8Array, fileName: string, recognized: Recognized): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  await forEachPdfPage({ bytes, fileName, withBold: false }, ({ number, width, height, pieces }) => {
    const picture = recognized.get(number);
    const rows = new Map(
      rowsOfPage(picture ? piecesOfWords(picture, { width, height }) : pieces, number).map(
        (row): [PublicationLine, SegmentRow] => [
          {
            text: textOfRow(row),
            page: number,
            x: leftOfRow(row),
            right: rightOfRow(row),
            top: row.top,
            size: row.size,
            boldLength: 0,
            isCentred: false,
          },
          row,
        ],
      ),
    );
    pages.push({ number, width, height, lines: [...rows.keys()], rows });
  });
  return pages;
}

/** The rows of a page without its header, its foot and its number. */
function bodyRows(pages: readonly ReadPage[]): Map<number, SegmentRow[]> {
  const body = stripRunningLines(pages).pages;
  return new Map(
    body.map((page, at) => [
      page.number,
      page.lines.filter((line) => !isPageNumber(line, page)).flatMap((line) => pages[at]?.rows.get(line) ?? []),
    ]),
  );
}

const FEW_ROWS = 5;

/** Where the text of a page may stand: its own margins, or those of the document where it has few lines. */
function boundsOf(rows: readonly SegmentRow[], usual: Bounds): Bounds {
  if (rows.length < FEW_ROWS) return usual;
  return {
    left: percentile(rows.map(leftOfRow), 0.05),
    right: Math.max(...rows.map(rightOfRow)),
  };
}

function usualBounds(all: readonly SegmentRow[]): Bounds {
  return { left: percentile(all.map(leftOfRow), 0.05), right: percentile(all.map(rightOfRow), 0.95) };
}

function printedPages(
  pages: readonly ReadPage[],
  body: ReadonlyMap<number, SegmentRow[]>,
  gutters: number[],
): PrintedPage[] {
  const usual = usualBounds([...body.values()].flat());
  const bodySize = commonSize(pages.flatMap(({ lines }) => lines));
  let hadNotes = false;
  return pages.map(({ number, width, height }) => {
    const own = body.get(number) ?? [];
    const place = { page: number, bounds: boundsOf(own, usual), gutters, depth: 0 };
    const { rows, notes } = takeNotes(own, { bodySize, goesOn: hadNotes, place });
    const marks = raisedIn(own.map(textOfRow));
    const found = blocksOf(rows, place);
    const parted = found.length === 1 ? [] : found.map((block) => takeNotesOfBlock(block, { bodySize, marks }));
    const blocks = parted.length === 0 ? found : parted.map(({ block }) => block);
    const ofPage = [...parted.flatMap((one) => one.notes), ...notes];
    hadNotes = ofPage.length > 0;
    return { number, width, height, blocks, notes: ofPage };
  });
}

/** Pages enough to know the columns of a document. */
const SAMPLE = 24;
const sampleOf = (pages: readonly ReadPage[]): ReadPage[] => {
  const step = Math.max(1, Math.ceil(pages.length / SAMPLE));
  return pages.filter((_, at) => at % step === 0);
};

const linesOfRows = (rows: readonly SegmentRow[]) => rows.map((row) => ({ text: textOfRow(row) }));

/** The text of a PDF with the place of each line, or a `PublicationError` where there is none. */
export async function readPdfDocument(
  bytes: Uint8Array,
  fileName: string,
  given: readonly RecognizedPage[] = [],
): Promise<DocumentText> {
  const recognized: Recognized = new Map(given.map((page) => [page.number, page]));
  const pages = await readRows(bytes, fileName, recognized);
  const body = bodyRows(pages);
  const empty = pages
    .filter(({ number }) => lettersOf(linesOfRows(body.get(number) ?? [])) < LETTERS_OF_A_SCAN)
    .map(({ number }) => number);
  if (empty.length === pages.length) throw new PublicationError('SCANNED', publicationText.scanned(fileName));
  const scanned = new Set(await pagesWithPictures(bytes, empty));
  // A gutter that one page shows is known to the others only after all were seen.
  const gutters: number[] = [];
  printedPages(sampleOf(pages), body, gutters);
  return assemble(
    paragraphsOfPages(printedPages(pages, body, gutters)),
    pages.map(({ number, width, height }) => ({
      number,
      ratio: Math.round((width / Math.max(1, height)) * 1000) / 1000,
      isScanned: scanned.has(number),
      ...(recognized.has(number) && !scanned.has(number) ? { isRecognized: true as const } : {}),
    })),
  );
}
