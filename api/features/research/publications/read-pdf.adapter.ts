import { getDocumentProxy } from 'unpdf';
import { publicationText } from '#schema/text/publications.ts';
import { linesOfPage, looksLikeTwoColumns, type PlacedText } from './page-lines.rules.ts';
import { expandsTooMuch } from './pdf-streams.adapter.ts';
import { PublicationError } from './publication-error.rules.ts';
import { MAX_PAGES, MAX_PIECES_OF_PAGE } from './publication-limits.rules.ts';
import { countLetters, type PublicationPage, type PublicationText } from './publication-text.rules.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;
type Matrix = readonly number[];

const MAX_SECONDS = 120;
/** Fewer letters a page than a title needs: the pages are pictures. */
const LETTERS_OF_A_SCAN = 25;
const BOLD = /bold|black|heavy|semib|demi/i;

const times = (m: Matrix, n: Matrix): number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

/**
 * Which fonts are bold. Their real names arrive with the drawing instructions of a page, which cost more than its
 * text: they are asked for only where a font appears for the first time.
 */
class BoldFonts {
  private readonly known = new Map<string, boolean>();

  async learn(page: PdfPage, names: readonly string[]): Promise<void> {
    if (names.every((name) => this.known.has(name))) return;
    try {
      await page.getOperatorList();
    } catch {
      // A page that cannot be drawn still has its text; only what is bold stays unknown.
    }
    for (const name of names) {
      if (this.known.has(name)) continue;
      const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
      const facts = (font ?? {}) as { name?: unknown; bold?: unknown; black?: unknown };
      const printed = typeof facts.name === 'string' ? facts.name : '';
      this.known.set(name, facts.bold === true || facts.black === true || BOLD.test(printed));
    }
  }

  has = (name: string): boolean => this.known.get(name) === true;
}

async function readPage(
  pdf: Pdf,
  { number, bold, fileName }: { number: number; bold: BoldFonts; fileName: string },
): Promise<{ page: PublicationPage; isSplit: boolean }> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  await bold.learn(page, Object.keys(content.styles));
  if (content.items.length > MAX_PIECES_OF_PAGE)
    throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.notRead.EXPANDS_TOO_MUCH(fileName));
  const pieces: PlacedText[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, top = 0] = times(viewport.transform, item.transform as number[]);
    const size = Math.hypot(c, d);
    // Letters that lean are a watermark or a stamp in the margin.
    if (Math.abs(b) > Math.abs(a) * 0.1) continue;
    pieces.push({ text: item.str, x, top, width: item.width, size, isBold: bold.has(item.fontName) });
  }
  page.cleanup();
  const { width, height } = viewport;
  return {
    page: { number, width, height, lines: linesOfPage(pieces, number) },
    isSplit: looksLikeTwoColumns(pieces, width),
  };
}

async function open(bytes: Uint8Array, fileName: string): Promise<Pdf> {
  try {
    // A copy, also of a Buffer (whose `slice` is none): pdf.js takes the memory that it is given.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, disableFontFace: true });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException')
      throw new PublicationError('ENCRYPTED', publicationText.notRead.ENCRYPTED(fileName), error);
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
}

async function readPages(pdf: Pdf, fileName: string): Promise<PublicationText> {
  if (pdf.numPages > MAX_PAGES)
    throw new PublicationError('TOO_LARGE', publicationText.tooManyPages(fileName, pdf.numPages, MAX_PAGES));
  const bold = new BoldFonts();
  const started = performance.now();
  const pages: PublicationPage[] = [];
  let split = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    if (performance.now() - started > MAX_SECONDS * 1000)
      throw new PublicationError('TOO_SLOW', publicationText.tooSlow(fileName, MAX_SECONDS));
    const { page, isSplit } = await readPage(pdf, { number, bold, fileName });
    pages.push(page);
    if (isSplit) split += 1;
  }
  return {
    format: 'pdf',
    layout: 'positioned',
    pages,
    emptyPages: pages.filter((page) => page.lines.length === 0).map((page) => page.number),
    doubts: split > pages.length / 2 ? ['TWO_COLUMNS'] : [],
  };
}

/** The printed lines of a PDF with their places. Pages are read one after the other: memory stays that of one page. */
export async function readPdf(bytes: Uint8Array, fileName: string): Promise<PublicationText> {
  if (expandsTooMuch(bytes))
    throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.notRead.EXPANDS_TOO_MUCH(fileName));
  const pdf = await open(bytes, fileName);
  try {
    const text = await readPages(pdf, fileName);
    const letters = text.pages.reduce(
      (sum, page) => sum + page.lines.reduce((onPage, line) => onPage + countLetters(line.text), 0),
      0,
    );
    if (letters < text.pages.length * LETTERS_OF_A_SCAN)
      throw new PublicationError('SCANNED', publicationText.scanned(fileName));
    return text;
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  } finally {
    await pdf.loadingTask.destroy();
  }
}
