import type { PlacedText } from '../publications/page-lines.rules.ts';

/** A page whose text was recognised in its picture, as the port of OCR gives it. */
export interface RecognizedPage {
  number: number;
  width: number;
  height: number;
  words: { text: string; left: number; right: number; baseline: number; size: number }[];
}

/** Recognised words as pieces of a printed page of that size. */
export function piecesOfWords(
  { width, height, words }: RecognizedPage,
  page: { width: number; height: number },
): PlacedText[] {
  const across = page.width / Math.max(1, width);
  const down = page.height / Math.max(1, height);
  return words.map(({ text, left, right, baseline, size }) => ({
    text,
    x: left * across,
    width: (right - left) * across,
    top: baseline * down,
    size: size * down,
    isBold: false,
  }));
}
