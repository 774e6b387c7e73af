/** What every reader hands on: the lines of a publication with their place on the page. */

export type PublicationFormat = 'pdf' | 'docx' | 'doc' | 'html' | 'txt';

/**
 * How far the lines can be trusted: `positioned` are printed lines with true places (PDF), `plain` are printed lines
 * whose width is estimated (text files), `paragraphs` are whole paragraphs (Word, HTML).
 */
type LineLayout = 'positioned' | 'plain' | 'paragraphs';

/** Lengths are points; `top` grows downwards from the upper edge of the page. */
export interface PublicationLine {
  text: string;
  page: number;
  /** Left edge of the first letter and right edge of the last. */
  x: number;
  right: number;
  /** Of the baseline. */
  top: number;
  /** Of the type. */
  size: number;
  /** How many characters from the start are bold; 0 where the format does not say. */
  boldLength: number;
  /** Where the format says so; for printed lines their place says it. */
  isCentred: boolean;
}

export interface PublicationPage {
  number: number;
  width: number;
  height: number;
  lines: PublicationLine[];
}

/** What a reader noticed that a person should check. */
export type ReadingDoubt = 'NUMBERED_BY_WORD' | 'TWO_COLUMNS';

export interface PublicationText {
  format: PublicationFormat;
  layout: LineLayout;
  pages: PublicationPage[];
  /** Pages that have no letter: images, or left blank. */
  emptyPages: number[];
  doubts: ReadingDoubt[];
}

/** Letters and digits: what counts when text is compared, weighed or searched for losses. */
export const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** NFC, no control characters, one kind of space, no soft hyphens: how every reader delivers text. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\ufffe]/g, '')
    // eslint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    // Word marks bullets of its symbol font with private codes.
    .replace(/[\ue000-\uf8ff]/g, '•')
    .trim();
