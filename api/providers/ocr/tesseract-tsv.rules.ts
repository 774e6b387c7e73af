import type { OcrPage, OcrWord } from '#api/ports/ocr.ts';

const PAGE = '1';
const WORD = '5';
/** Words that were guessed from dirt. In percent. */
const MIN_CONFIDENCE = 15;

/** What `tesseract … tsv` printed of one page. */
export function pageOfTsv(tsv: string, number: number): OcrPage {
  const page: OcrPage = { number, width: 0, height: 0, words: [] };
  const lines = new Map<string, OcrWord[]>();
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
  for (const words of lines.values()) {
    // Letters differ in height; the line is as high as its highest and as deep as its deepest.
    const top = Math.min(...words.map((word) => word.top));
    const bottom = Math.max(...words.map((word) => word.bottom));
    page.words.push(...words.map((word) => ({ ...word, top, bottom })));
  }
  return page;
}
