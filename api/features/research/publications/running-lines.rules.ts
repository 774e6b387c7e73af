/** What a publication repeats at the edges of its pages: title, institution, date of the last reform, page number. */
import { readHeader } from './article-header.rules.ts';
import { countLetters, type PublicationLine, type PublicationPage } from './publication-text.rules.ts';
import { isReformNote, saysRepealed } from './reform-notes.rules.ts';

export interface BodyPages {
  pages: PublicationPage[];
  /** Each running line once, in the order of the first page that has it. */
  running: string[];
  /** Letters and digits that went with them. */
  strippedLetters: number;
  /** «3 de 330» on the last page that has it: how far the copy goes. */
  numbered: PageCount | null;
}

export interface PageCount {
  last: number;
  of: number;
}

const TOP_ZONE = 9;
const BOTTOM_ZONE = 5;
/** The share of pages that must repeat a line. */
const MIN_PAGE_SHARE = 0.4;
const MAX_NUMBERS = 8;

/** What the Cámara prints on every page, known without counting: a law of one page has it too. */
const KNOWN =
  /^(?:C[ÁA]MARA DE DIPUTADOS DEL H\. CONGRESO DE LA UNI[ÓO]N(?:\s.*)?|Secretar[íi]a General|Secretar[íi]a de Servicios Parlamentarios|[ÚU]ltimas? Reformas? DOF \d{2}-\d{2}-\d{4}|Nuev[oa] (?:Ley|C[óo]digo|Reglamento|Estatuto) DOF \d{2}-\d{2}-\d{4}|\d{1,4} de \d{1,4}|P[áa]g(?:ina|\.)\s*\d+(?:\s*(?:de|\/)\s*\d+)?)$/;

const PAGE_OF = /^(\d{1,4}) de (\d{1,4})$/;
const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
const mask = (text: string): string => fold(text).replace(/\d+/g, '#');

/** The numbers of a line, each with the line in which only it is left open: any of them may be that of the page. */
const numbersIn = (text: string): { number: number; rest: string }[] => {
  const folded = fold(text);
  return [...folded.matchAll(/\d+/g)].slice(0, MAX_NUMBERS).map(({ 0: digits, index }) => ({
    number: Number(digits),
    rest: `${folded.slice(0, index)}#${folded.slice(index + digits.length)}`,
  }));
};

/** Lines of the law itself may stand at the edge of many pages: a code has hundreds of «Artículo 12.- (Se deroga)». */
const isOfTheLaw = (text: string): boolean =>
  readHeader(text) !== null || isReformNote(text) || saysRepealed(text) || /^(?:[IVXLC]+\.|[a-z]\))/.test(text);

interface Seen {
  pages: Set<number>;
  /** Page number minus printed number, counted. */
  offsets: Map<number, number>;
}

function countEdges(pages: readonly PublicationPage[], zone: (lines: PublicationLine[]) => PublicationLine[]) {
  const exact = new Map<string, Set<number>>();
  const masked = new Map<string, Seen>();
  for (const page of pages)
    for (const line of zone(page.lines)) {
      const same = exact.get(fold(line.text)) ?? new Set();
      exact.set(fold(line.text), same.add(page.number));
      for (const { number, rest } of numbersIn(line.text)) {
        const seen = masked.get(rest) ?? { pages: new Set(), offsets: new Map() };
        masked.set(rest, seen);
        if (seen.pages.has(page.number)) continue;
        seen.pages.add(page.number);
        seen.offsets.set(page.number - number, (seen.offsets.get(page.number - number) ?? 0) + 1);
      }
    }
  return { exact, masked };
}

function runningTest(pages: readonly PublicationPage[], zone: (lines: PublicationLine[]) => PublicationLine[]) {
  const { exact, masked } = countEdges(pages, zone);
  const needed = pages.length < 3 ? Math.max(2, pages.length) : Math.max(3, Math.ceil(pages.length * MIN_PAGE_SHARE));
  return (text: string): boolean => {
    if (KNOWN.test(text)) return true;
    if (isOfTheLaw(text)) return false;
    if ((exact.get(fold(text))?.size ?? 0) >= needed) return true;
    // A number that counts with the pages: the same text otherwise, the same distance to the number of the page.
    return numbersIn(text).some(({ rest }) => {
      const seen = masked.get(rest);
      return seen !== undefined && seen.pages.size >= needed && Math.max(...seen.offsets.values()) >= needed * 0.8;
    });
  };
}

/**
 * Which lines at one edge are running: an unbroken row of them, none twice (the title follows its own header). What
 * the Cámara prints is known for certain, so the row reaches at least to the last such line; a line between them that
 * is not running stays (`pdftotext` sets marks of fractions there).
 */
function runningAtEdge(lines: readonly PublicationLine[], isRunning: (text: string) => boolean): Set<PublicationLine> {
  const used = new Set<string>();
  const found = new Set<PublicationLine>();
  const lastKnown = lines.findLastIndex((line) => KNOWN.test(line.text));
  for (const [at, line] of lines.entries()) {
    const key = fold(line.text);
    const isOne = !used.has(key) && isRunning(line.text);
    if (!isOne && at > lastKnown) break;
    if (isOne) found.add(line);
    used.add(key);
  }
  return found;
}

/** Takes the running lines off every page. Documents without pages (Word, HTML) have none. */
export function stripRunningLines(pages: readonly PublicationPage[]): BodyPages {
  const top = (lines: PublicationLine[]): PublicationLine[] => lines.slice(0, TOP_ZONE);
  const bottom = (lines: PublicationLine[]): PublicationLine[] => lines.slice(-BOTTOM_ZONE);
  const isHeader = runningTest(pages, top);
  const isFooter = runningTest(pages, bottom);
  const running = new Map<string, string>();
  let strippedLetters = 0;
  let numbered: PageCount | null = null;
  const body = pages.map((page) => {
    const above = runningAtEdge(top(page.lines), isHeader);
    const rest = page.lines.filter((line) => !above.has(line));
    const below = runningAtEdge(bottom(rest).toReversed(), isFooter);
    const kept = rest.filter((line) => !below.has(line));
    for (const line of page.lines) {
      if (!above.has(line) && !below.has(line)) continue;
      strippedLetters += countLetters(line.text);
      const count = PAGE_OF.exec(line.text);
      if (count) numbered = { last: Number(count[1]), of: Number(count[2]) };
      if (!running.has(mask(line.text))) running.set(mask(line.text), line.text);
    }
    return { ...page, lines: kept };
  });
  return { pages: body, running: [...running.values()], strippedLetters, numbered };
}
