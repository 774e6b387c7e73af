import { inRoman } from './roman.ts';

/** How the items of a list are numbered: `1.`, `a)`, `I.`. */
export type ListStyle = 'DECIMAL' | 'ALPHA' | 'ROMAN';

const LETTERS = 26;

/** `a` … `z`, `aa`, `bb`: as word processors count, so that a file shows what the text says. */
const letterOf = (number: number): string =>
  String.fromCodePoint(97 + ((number - 1) % LETTERS)).repeat(Math.ceil(number / LETTERS));

/** What stands before an item: `1.`, `a)`, `I.`. */
export const markerOf = (style: ListStyle, number: number): string =>
  style === 'DECIMAL' ? `${number}.` : style === 'ALPHA' ? `${letterOf(number)})` : `${inRoman(number)}.`;
