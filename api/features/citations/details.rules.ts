/** Fractions, sections and paragraphs that a detail names, and where a text has them. */

export interface DetailParts {
  /** `['III', 'IV Bis']`, as named; of a range only the ends. */
  fractions: string[];
  /** `A`. */
  section: string | null;
}

const ROMAN = '[IVXLCDM]+(?:\\s+(?:Bis|Ter|Qu[aá]ter)(?:\\s+\\d+)?)?';
const FRACTIONS = new RegExp(
  `\\b(?:fracci[oó]n(?:es)?|fracc?s?|frs?)\\.?\\s+(${ROMAN}(?:(?:\\s*,\\s*(?:y\\s+)?|\\s+(?:y|a|o|al)\\s+)${ROMAN})*)`,
  'gi',
);
const EACH = new RegExp(`\\b${ROMAN}`, 'gi');
const SECTION = /\b(?:apartado\s+["“«]?([A-Z])\b|^\s*([A-Z])\s*,)/;

export function readDetail(detail: string): DetailParts {
  const fractions: string[] = [];
  for (const group of detail.matchAll(FRACTIONS))
    for (const each of (group[1] ?? '').matchAll(EACH)) fractions.push(each[0].replace(/\s+/g, ' '));
  const section = SECTION.exec(detail);
  return { fractions, section: section?.[1] ?? section?.[2] ?? null };
}

const fold = (number: string): string => number.toUpperCase().replace(/\s+/g, '').replace('Á', 'A');

/** The number of a fraction at the start of a paragraph: `III. …`, `III.- …`, `IX Bis. …`. */
const OPENING = /^\s*([IVXLCDM]+(?:[\s-]+(?:Bis|Ter|Qu[aá]ter)(?:\s+\d+)?)?)\s*(?:\.\s*[-–—]?|[-–—)])/i;

export interface ParagraphSpan {
  start: number;
  end: number;
}

export function paragraphsOf(text: string): ParagraphSpan[] {
  const found: ParagraphSpan[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim()) found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}

/** The section that a paragraph opens: `A. Entre los obreros…`, also `A. I. …`. */
const sectionOpened = (line: string): string | null =>
  /^\s*(?:Apartado\s+)?([A-H])(?:\s*\.\s*[-–—]?|\s*\))\s/.exec(line)?.[1] ?? null;

/**
 * The stretch of a fraction, up to the next one; `null` when the text does not have it. Letters that are also Roman
 * numbers (`C.`, `D.`) open a section only after the section before them.
 */
export function fractionStretch(text: string, fraction: string, section: string | null = null): ParagraphSpan | null {
  const wanted = fold(fraction);
  let open: string | null = null;
  let found: ParagraphSpan | null = null;
  for (const paragraph of paragraphsOf(text)) {
    const line = text.slice(paragraph.start, paragraph.end);
    const letter = sectionOpened(line);
    if (letter && letter === nextSection(open)) {
      if (found) return found;
      open = letter;
      continue;
    }
    const number = OPENING.exec(line)?.[1];
    if (number && found) return found;
    if (number && fold(number) === wanted && (section === null || open === section)) found = { ...paragraph };
    else if (found) found.end = paragraph.end;
  }
  return found;
}

const nextSection = (open: string | null): string =>
  open === null ? 'A' : String.fromCharCode(open.charCodeAt(0) + 1);

export const hasSection = (text: string, section: string): boolean => {
  let open: string | null = null;
  for (const { start, end } of paragraphsOf(text)) {
    const letter = sectionOpened(text.slice(start, end));
    if (letter && letter === nextSection(open)) open = letter;
    if (open === section) return true;
  }
  return false;
};

/** Whether a text has fractions at all; one that has none may have lost its line breaks. */
const isDivided = (text: string): boolean =>
  paragraphsOf(text).some(({ start, end }) => OPENING.test(text.slice(start, end)));

const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 's[eé]ptim', 'octav', 'noven', 'd[eé]cim'];

/** The paragraph that «párrafo segundo» or «último párrafo» names; paragraphs of fractions are not counted. */
export function namedParagraph(text: string, detail: string): ParagraphSpan | null {
  const paragraphs = paragraphsOf(text);
  if (/\b[uú]ltimo\s+p[aá]rrafo\b|\bp[aá]rrafo\s+(?:[uú]ltimo|final)\b/iu.test(detail))
    return paragraphs.at(-1) ?? null;
  if (!/p[aá]rrafo/i.test(detail) || isDivided(text)) return null;
  const at = ORDINALS.findIndex((ordinal) =>
    new RegExp(`(?:\\b${ordinal}(?:o|a)?\\s+p[aá]rrafo|p[aá]rrafo\\s+${ordinal}(?:o|a)?\\b)`, 'i').test(detail),
  );
  return at < 0 ? null : (paragraphs[at] ?? null);
}
