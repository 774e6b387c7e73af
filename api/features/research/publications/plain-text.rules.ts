/** Text files, as `pdftotext` and old sites give them → lines with an estimated place. */
import { cleanText, type PublicationLine, type PublicationPage } from './publication-text.rules.ts';

const PITCH = 12;
const SIZE = 10;
const TAB = 8;

/** Widths of Helvetica in thousandths: what tells a full line from a short one when only its letters are known. */
const WIDTHS: readonly [letters: string, width: number][] = [
  ["ijlíì'|", 222],
  [' .,:;!¡/ftI\\[]ÍÌ', 278],
  ['r()-–"', 333],
  ['ckszJvxyç', 500],
  ['abdeghnopqu0123456789áéóúñü$?¿ªº°L«»#', 556],
  ['FTZ', 611],
  ['ABEKPSVXYÁÉ', 667],
  ['wCDHNRUÚÑÜ', 722],
  ['GOQÓ', 778],
  ['mM', 833],
  ['W%—…', 944],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/** How wide a text prints in 10-point Helvetica. */
function printedWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTH_OF.get(letter) ?? 556;
  return (width * SIZE) / 1000;
}

const PAGE_MARK = /^\s*(\d{1,4}) de (\d{1,4})\s*$/;

/** Pages end at form feeds; where a copy lost them, at «3 de 90» lines that count up. */
function splitPages(text: string): string[][] {
  const byFeed = text.split('\f').map((page) => page.split(/\r\n|\r|\n/));
  if (byFeed.length > 1) return byFeed;
  const lines = byFeed[0] ?? [];
  const pages: string[][] = [[]];
  let expected = 1;
  for (const line of lines) {
    pages.at(-1)?.push(line);
    const mark = PAGE_MARK.exec(line);
    if (!mark || Number(mark[1]) !== expected) continue;
    expected += 1;
    pages.push([]);
  }
  return expected > 2 ? pages : [lines];
}

function linesOf(rows: readonly string[], page: number): PublicationLine[] {
  const lines: PublicationLine[] = [];
  for (const [at, row] of rows.entries()) {
    const text = cleanText(row);
    if (text === '') continue;
    const lead = /^[ \t]*/.exec(row)?.[0] ?? '';
    const columns = [...lead].reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);
    // `-layout` spaces stand on a grid of about half an em.
    const x = columns * SIZE * 0.5;
    lines.push({
      text,
      page,
      x,
      right: x + printedWidth(text),
      top: at * PITCH,
      size: SIZE,
      boldLength: 0,
      isCentred: false,
    });
  }
  return lines;
}

/** The lines of a text file, page by page. */
export function readPlainText(text: string): PublicationPage[] {
  return splitPages(text)
    .map((rows, at) => ({
      number: at + 1,
      width: 612,
      height: Math.max(792, rows.length * PITCH),
      lines: linesOf(rows, at + 1),
    }))
    .filter((page, at, all) => page.lines.length > 0 || at < all.length - 1);
}
