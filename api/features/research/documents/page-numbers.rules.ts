import type { PublicationLine, PublicationPage } from '../publications/publication-text.rules.ts';

/** The number of a page on a document that is too short for its repetitions to tell. */

const NUMBER = /^[-–—|\s]*(?:p[áa]g(?:ina|\.)?|hoja|foja)?\s*(\d{1,4})(?:\s*(?:de|\/)\s*\d{1,4})?[-–—|\s.]*$/iu;
/** The edge of a page where numbers are printed. */
const EDGE = 0.12;

export function isPageNumber(line: PublicationLine, { number, height }: PublicationPage): boolean {
  const found = NUMBER.exec(line.text);
  if (!found || Number(found[1]) !== number) return false;
  return line.top < height * EDGE || line.top > height * (1 - EDGE);
}
