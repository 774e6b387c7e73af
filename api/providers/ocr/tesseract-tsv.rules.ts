import type { OcrPage, OcrWord } from '#api/ports/ocr.ts';

const PAGE = '1';
const WORD = '5';
/** Words that were guessed from dirt. In percent. */
const MIN_CONFIDENCE = 15;

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HANGS = /[gjpqy,;()¿¡|/{}[\]Q_]/;
const STANDS_HIGH = /[A-ZÁÉÍÓÚÑ0-9bdfhklt]/;
/** Shares of the type that stand above the baseline: capitals and small letters. */
const CAPITALS = 0.7;
const SMALL = 0.48;
const HANGING = 0.22;

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Where a line stands and how large its type is: the boxes of its words are as high as their letters happen to be. */
function lineOf(words: readonly Box[]): { baseline: number; size: number } {
  const standing = words.filter(({ text }) => !HANGS.test(text));
  const baseline =
    standing.length > 0
      ? medianOf(standing.map(({ bottom }) => bottom))
      : medianOf(words.map(({ top, bottom }) => bottom - (bottom - top) * HANGING));
  const sizes = words.map(({ text, top }) => (baseline - top) / (STANDS_HIGH.test(text) ? CAPITALS : SMALL));
  return { baseline, size: Math.max(1, medianOf(sizes)) };
}

/** Sizes that differ by what was measured only are one. */
const NEARLY = 1.3;

/** What `tesseract … tsv` printed of one page. */
export function pageOfTsv(tsv: string, number: number): OcrPage {
  const page: OcrPage = { number, width: 0, height: 0, words: [] };
  const lines = new Map<string, Box[]>();
  for (const row of tsv.split('\n')) {
    const [level, pageNumber, block, paragraph, line, , ...facts] = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = -1] = facts.slice(0, 5).map(Number);
    if (level === PAGE) Object.assign(page, { width, height });
    const text = facts[5]?.trim() ?? '';
    if (level !== WORD || text === '' || !(confidence >= MIN_CONFIDENCE)) continue;
    const key = [pageNumber, block, paragraph, line].join(' ');
    const word = { text, left, right: left + width, top, bottom: top + height };
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  const measured = [...lines.values()].map((words) => ({ words, ...lineOf(words) }));
  const usual = medianOf(measured.flatMap(({ words, size }) => words.map(() => size)));
  for (const { words, baseline, size } of measured) {
    const isUsual = size < usual * NEARLY && size > usual / NEARLY;
    const own = { baseline, size: isUsual ? usual : size };
    page.words.push(...words.map(({ text, left, right }): OcrWord => ({ text, left, right, ...own })));
  }
  return page;
}
