import type { PlacedText } from '../publications/page-lines.rules.ts';

/** A page whose text was recognised in its picture, as the port of OCR gives it. */
export interface RecognizedPage {
  number: number;
  width: number;
  height: number;
  words: { text: string; left: number; right: number; top: number; bottom: number }[];
}

/** From the top of its highest letters to the foot of its deepest ones a line is nearly as high as its type. */
const TYPE_OF_LINE = 1.05;
const BASELINE = 0.78;

/** Recognised words as pieces of a printed page of that size. */
export function piecesOfWords(
  { width, height, words }: RecognizedPage,
  page: { width: number; height: number },
): PlacedText[] {
  const across = page.width / Math.max(1, width);
  const down = page.height / Math.max(1, height);
  return words.map(({ text, left, right, top, bottom }) => ({
    text,
    x: left * across,
    width: (right - left) * across,
    top: (top + (bottom - top) * BASELINE) * down,
    size: (bottom - top) * down * TYPE_OF_LINE,
    isBold: false,
  }));
}
