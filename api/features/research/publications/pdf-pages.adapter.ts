import { getDocumentProxy } from 'unpdf';
import { publicationText } from '#schema/text/publications.ts';
import { partDone } from '#api/kernel/workers/parts.ts';
import type { PlacedText } from './page-lines.rules.ts';
import { expandsTooMuch } from './pdf-streams.adapter.ts';
import { PublicationError } from './publication-error.rules.ts';
import { MAX_PAGES, MAX_PIECES_OF_PAGE } from './publication-limits.rules.ts';

/** The pages of a PDF as pieces of text with their places; what is done with them is the caller's. */

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;
type Matrix = readonly number[];

const MAX_SECONDS = 120;
/** A second of a processor. */
const PAGES_OF_A_PART = 100;
const BOLD = /bold|black|heavy|semib|demi/i;

/** Lengths are points. */
export interface PdfPagePieces {
  number: number;
  width: number;
  height: number;
  pieces: PlacedText[];
}

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

async function readPage(page: PdfPage, number: number, bold: BoldFonts | null): Promise<PdfPagePieces | null> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  await bold?.learn(page, Object.keys(content.styles));
  if (content.items.length > MAX_PIECES_OF_PAGE) return null;
  const pieces: PlacedText[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, top = 0] = times(viewport.transform, item.transform as number[]);
    const size = Math.hypot(c, d);
    // Letters that lean are a watermark or a stamp in the margin.
    if (Math.abs(b) > Math.abs(a) * 0.1) continue;
    pieces.push({ text: item.str, x, top, width: item.width, size, isBold: bold?.has(item.fontName) === true });
  }
  page.cleanup();
  return { number, width: viewport.width, height: viewport.height, pieces };
}

async function open(bytes: Uint8Array, fileName: string, more: object = {}): Promise<Pdf> {
  try {
    // A copy, also of a Buffer (whose `slice` is none): pdf.js takes the memory that it is given.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, disableFontFace: true, ...more });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException')
      throw new PublicationError('ENCRYPTED', publicationText.notRead.ENCRYPTED(fileName), error);
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
}

/** Every page after the other, so that memory stays that of one page; `take` keeps what it needs of it. */
export async function forEachPdfPage(
  { bytes, fileName, withBold }: { bytes: Uint8Array; fileName: string; withBold: boolean },
  take: (page: PdfPagePieces) => void,
): Promise<void> {
  if (expandsTooMuch(bytes))
    throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.notRead.EXPANDS_TOO_MUCH(fileName));
  const pdf = await open(bytes, fileName);
  try {
    if (pdf.numPages > MAX_PAGES)
      throw new PublicationError('TOO_LARGE', publicationText.tooManyPages(fileName, pdf.numPages, MAX_PAGES));
    const bold = withBold ? new BoldFonts() : null;
    const started = performance.now();
    for (let number = 1; number <= pdf.numPages; number++) {
      if (performance.now() - started > MAX_SECONDS * 1000)
        throw new PublicationError('TOO_SLOW', publicationText.tooSlow(fileName, MAX_SECONDS));
      const page = await readPage(await pdf.getPage(number), number, bold);
      if (!page) throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.notRead.EXPANDS_TOO_MUCH(fileName));
      take(page);
      if (number % PAGES_OF_A_PART === 0) partDone();
    }
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** What a page draws, with nothing of its pictures: pdf.js unpacks none that is larger than it was allowed. */
async function drawnWithoutPictures(
  bytes: Uint8Array,
  numbers: readonly number[],
  stopAtErrors: boolean,
): Promise<Map<number, number>> {
  const pdf = await open(bytes, '', { maxImageSize: 0, stopAtErrors });
  const lengths = new Map<number, number>();
  try {
    for (const number of numbers)
      try {
        lengths.set(number, (await (await pdf.getPage(number)).getOperatorList()).fnArray.length);
      } catch {
        lengths.set(number, 0);
      }
  } finally {
    await pdf.loadingTask.destroy();
  }
  return lengths;
}

/**
 * Which of these pages draw a picture: a reader that stops at the first picture it may not unpack gives nothing of such
 * a page, and one that leaves it out gives the rest. Pictures of scans are too large to be unpacked for their existence.
 */
export async function pagesWithPictures(bytes: Uint8Array, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const strict = await drawnWithoutPictures(bytes, numbers, true);
  const stopped = numbers.filter((number) => strict.get(number) === 0);
  if (stopped.length === 0) return [];
  const lenient = await drawnWithoutPictures(bytes, stopped, false);
  return stopped.filter((number) => (lenient.get(number) ?? 0) > 0);
}
