import { inRoman, sumOfRoman } from '#schema/lib/roman.ts';
import { withoutAccents } from '#schema/lib/fold-text.ts';
import { paragraphsOf, type ParagraphSpan } from '../details.rules.ts';

/** The parts of an article: sections, fractions and incisos, each with its stretch. */

export interface ArticlePart extends ParagraphSpan {
  kind: 'SECTION' | 'FRACTION' | 'LETTER';
  /** `A`, `III BIS`, `b`; folded as `foldMark` does. */
  mark: string;
  /** Marks of the section and of the fraction that contain it. */
  section: string | null;
  fraction: string | null;
}

export interface ArticleOutline {
  parts: ArticlePart[];
  paragraphCount: number;
}

const LATIN = 'bis|ter|qu[aá]ter|quinquies|quintus|sexies|septies|octies|nonies|decies';
const FRACTION = new RegExp(
  `^[\\s"«“(]*(?:Fracci[oó]n\\s+)?([IVXLCDM]{1,9}(?:[\\s.-]{1,2}(?:${LATIN})(?:\\s\\d{1,2})?|-?[A-Z](?![\\p{L}]))?)\\s*(?:[.,:;)°º]|[-–—]|$)`,
  'iu',
);
const LETTER = /^[\s"«“(]*(?:inciso\s+)?([a-zñ]{1,2})\s*(?:\)|\.\s*[-–—]|\.(?=\s))/iu;
const SECTION = /^[\s"«“(]*(?:Apartado\s+)?["“«]?([A-H])["”»]?\s*(?:\.\s*[-–—]?|\)|[-–—])(?=\s|$)/u;

/** «XI (sic 05-12-1960).» between VIII and X: printed with an error, which the gazette keeps. */
const PRINTED_SO = /^[\s"“«(]*[IVXLCDM]{1,9}\s\(sic[^()]{0,40}\)\s?[.:)-]/u;

/** `III Bis`, `iii-bis` → `III BIS`. */
export const foldMark = (mark: string): string =>
  withoutAccents(mark)
    .toUpperCase()
    .replace(/[\s.-]+/g, ' ')
    .trim();

/** Value of the Roman number at the start of a mark; 0 when there is none. */
export const romanValue = (mark: string): number => sumOfRoman(/^[IVXLCDM]+/.exec(mark)?.[0] ?? '');

/** `C.` and `D.` are sections, unless the fractions before have reached about a hundred. */
const isLetterOfSection = (mark: string, before: number): boolean =>
  /^[CDLM]$/.test(mark) && romanValue(mark) > before + 30;

const markOfFraction = (line: string): string | null => {
  const found = FRACTION.exec(line)?.[1];
  // Lower case is an inciso: `c)`, `i)`, `v.`.
  return found && /^[IVXLCDM]/.test(found) ? foldMark(found) : null;
};

class Reader {
  readonly parts: ArticlePart[] = [];
  private section: ArticlePart | null = null;
  private fraction: ArticlePart | null = null;
  private letter: ArticlePart | null = null;
  private value = 0;

  read(line: string, { start, end }: ParagraphSpan): void {
    const fraction = PRINTED_SO.test(line) ? inRoman(this.value + 1) : markOfFraction(line);
    if (fraction && !isLetterOfSection(fraction, this.value) && !this.isLetter(line)) {
      this.value = romanValue(fraction);
      this.letter = null;
      this.fraction = this.open('FRACTION', fraction, start, end);
    } else if (SECTION.test(line) && !this.isLetter(line)) {
      const mark = SECTION.exec(line)?.[1] ?? '';
      [this.fraction, this.letter, this.value] = [null, null, 0];
      this.section = this.open('SECTION', mark, start, end);
      this.readInside(line, { start, end });
    } else if (LETTER.test(line)) {
      this.letter = this.open('LETTER', (LETTER.exec(line)?.[1] ?? '').toLowerCase(), start, end);
    }
    for (const part of [this.section, this.fraction, this.letter]) if (part) part.end = end;
  }

  /** Whether a line begins with the mark of an inciso, which is lower case. */
  private isLetter(line: string): boolean {
    const mark = LETTER.exec(line)?.[1];
    return mark !== undefined && mark === mark.toLowerCase();
  }

  /** `A. I. …`: a section that opens with its first fraction. */
  private readInside(line: string, place: ParagraphSpan): void {
    const head = SECTION.exec(line)?.[0] ?? '';
    const mark = markOfFraction(line.slice(head.length));
    if (!mark) return;
    this.value = romanValue(mark);
    this.fraction = this.open('FRACTION', mark, place.start + head.length, place.end);
  }

  private open(kind: ArticlePart['kind'], mark: string, start: number, end: number): ArticlePart {
    const part: ArticlePart = {
      kind,
      mark,
      start,
      end,
      section: kind === 'SECTION' ? null : (this.section?.mark ?? null),
      fraction: kind === 'LETTER' ? (this.fraction?.mark ?? null) : null,
    };
    this.parts.push(part);
    return part;
  }
}

export function articleOutlineOf(text: string): ArticleOutline {
  const paragraphs = paragraphsOf(text);
  const reader = new Reader();
  for (const paragraph of paragraphs) reader.read(text.slice(paragraph.start, paragraph.end), paragraph);
  return { parts: reader.parts, paragraphCount: paragraphs.length };
}

/** Whether a mark is inside of a line, for texts that lost their line breaks. */
export const standsInline = (text: string, mark: string): boolean =>
  new RegExp(
    `(?:^|[\\s;:.,("“«])${mark.replace(/[^A-ZÑ\d ]/gi, '').replace(/ /g, '[\\s-]+')}["”»]?\\s*(?:[.\\-–—)°º]|$)`,
    'mu',
  ).test(text);
