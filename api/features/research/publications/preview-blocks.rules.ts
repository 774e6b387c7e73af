import type { PublicationLine, PublicationPage } from './publication-text.rules.ts';

/** A file as a person looks through it: pages of headings, paragraphs, list items and tables. */

interface PreviewRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

interface PreviewRow {
  isHeader: boolean;
  cells: string[];
}

export interface PreviewBlock {
  kind: 'HEADING' | 'PARAGRAPH' | 'LIST_ITEM' | 'TABLE';
  /** Of a heading 1 to 6, of a list item how deep it stands from 1; else 0. */
  level: number;
  /** Of an item of a numbered list. */
  number: number | null;
  runs: PreviewRun[];
  rows: PreviewRow[];
}

export interface PreviewPage {
  /** `null`: the format has no pages of its own. */
  number: number | null;
  blocks: PreviewBlock[];
}

/** Characters of a preview. */
const MAX_LENGTH = 200_000;

export const paragraphOf = (runs: PreviewRun[], part: Partial<PreviewBlock> = {}): PreviewBlock => ({
  kind: 'PARAGRAPH',
  level: 0,
  number: null,
  rows: [],
  ...part,
  runs,
});

const lengthOf = ({ runs, rows }: PreviewBlock): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0) +
  rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length, 0), 0);

/** The pages up to the longest preview. A block that does not fit is left out with all that follows. */
export function cutPreview(pages: readonly PreviewPage[]): { pages: PreviewPage[]; isTruncated: boolean } {
  const kept: PreviewPage[] = [];
  let left = MAX_LENGTH;
  for (const { number, blocks } of pages) {
    const fits = blocks.findIndex((block) => (left -= lengthOf(block)) < 0);
    kept.push({ number, blocks: fits < 0 ? blocks : blocks.slice(0, fits) });
    if (fits >= 0) return { pages: kept, isTruncated: true };
  }
  return { pages: kept, isTruncated: false };
}

/** A gap between lines that is wider than this many times the type parts paragraphs. */
const PARAGRAPH_GAP = 1.9;
/** A line that ends before this share of the widest one ends its paragraph. */
const FULL_LINE = 0.88;
/** Type that is bigger than the body by this much is a heading. */
const BIG = 1.15;
const MAX_HEADING = 160;

const isBoldLine = ({ text, boldLength }: PublicationLine): boolean => boldLength >= text.length;

/** The size that most letters of a file have. */
function bodySize(pages: readonly PublicationPage[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of pages.flatMap(({ lines }) => lines)) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 10;
}

/** A word that was parted at the end of its line. */
const isParted = (text: string, next: string): boolean => /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next);

function joinRuns(lines: readonly PublicationLine[]): PreviewRun[] {
  const runs: PreviewRun[] = [];
  const add = (text: string, isBold: boolean): void => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last?.isBold === isBold) last.text += text;
    else runs.push({ text, isBold, isItalic: false });
  };
  for (const { text, boldLength } of lines) {
    const last = runs.at(-1);
    if (last && isParted(last.text, text)) last.text = last.text.slice(0, -1);
    else if (last) last.text += ' ';
    add(text.slice(0, boldLength), true);
    add(text.slice(boldLength), false);
  }
  return runs;
}

/** The printed lines of a page as blocks: a wide gap, a short line or another look ends a paragraph. */
function blocksOfPage({ lines, width }: PublicationPage, body: number): PreviewBlock[] {
  const widest = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const isShort = ({ right }: PublicationLine): boolean => right < widest * FULL_LINE;
  const isBig = ({ size }: PublicationLine): boolean => size >= body * BIG;
  const groups: PublicationLine[][] = [];
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1);
    const isNew =
      !before ||
      isShort(before) ||
      line.top - before.top > Math.max(before.size, 1) * PARAGRAPH_GAP ||
      isBig(before) !== isBig(line) ||
      isBoldLine(before) !== isBoldLine(line);
    if (isNew) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((group) => {
    const runs = joinRuns(group);
    const length = runs.reduce((sum, { text }) => sum + text.length, 0);
    const first = group[0];
    const isCentred = first !== undefined && Math.abs(first.x + first.right - width) < width * 0.08 && isShort(first);
    const isHeading = length <= MAX_HEADING && group.every((line) => isBig(line) || (isBoldLine(line) && isCentred));
    if (!isHeading) return paragraphOf(runs);
    const plain = runs.map(({ text }) => text).join('');
    return paragraphOf([{ text: plain, isBold: false, isItalic: false }], {
      kind: 'HEADING',
      level: group.every(isBig) ? 2 : 3,
    });
  });
}

/** Printed pages (PDF) with their numbers. */
export function previewOfPrint(pages: readonly PublicationPage[]): PreviewPage[] {
  const body = bodySize(pages);
  return pages.map((page) => ({ number: page.number, blocks: blocksOfPage(page, body) }));
}

/** Lines of a text file, one paragraph each. */
export const previewOfLines = (pages: readonly PublicationPage[]): PreviewPage[] => [
  {
    number: null,
    blocks: pages.flatMap(({ lines }) =>
      lines.map(({ text }) => paragraphOf([{ text, isBold: false, isItalic: false }])),
    ),
  },
];
