import { readOrdinal } from '#api/legal-language/index.ts';
import { paragraphsOf } from '../details.rules.ts';
import type { Stretch } from '../sentences.rules.ts';
import {
  foldMark,
  articleOutlineOf,
  romanValue,
  standsInline,
  type ArticleOutline,
  type ArticlePart,
} from './outline.rules.ts';

/** Whether the parts of an article that a citation names exist and are in force. */

export interface CitedParts {
  /** `I, II y IV Bis`. */
  fraction: string | null;
  /** `a) y b)`. */
  letter: string | null;
  section: string | null;
  /** `párrafo segundo`. */
  paragraph: string | null;
}

type PartKind = 'FRACTION' | 'LETTER' | 'SECTION' | 'PARAGRAPH';

export interface PartsFinding {
  missing: { kind: PartKind; mark: string } | null;
  repealed: { kind: PartKind; mark: string; part: ArticlePart } | null;
  /** A cited paragraph that is one more than were counted: the count may be wrong, so this is only a note. */
  unsureParagraph: number | null;
  /** Where the cited parts are, when all were found. */
  stretch: Stretch | null;
}

const ROMAN =
  /(?<![\p{L}\d])[IVXLCDM]{1,9}(?:[\s-](?:bis|ter|qu[aá]ter|quinquies|sexies)(?:\s\d{1,2})?|-(?:[A-Z]|(?![IVXLCDM]{2})[A-Z]{2})(?!\p{L}))?(?![\p{L}\d])/giu;

/** The marks of the cited fractions; of `I a III` the two ends. */
export const marksOfFractions = (fraction: string | null): string[] =>
  [...(fraction ?? '').matchAll(ROMAN)].map((mark) => foldMark(mark[0]));

const marksOfLetters = (letter: string | null): string[] =>
  [...(letter ?? '').matchAll(/(?<![\p{L}])([a-zñ]{1,2})(?=["”»'’]?\s?\))|^["“«'‘]?([a-zñ])["”»'’]?$/giu)].map((mark) =>
    (mark[1] ?? mark[2] ?? '').toLowerCase(),
  );

const marksOfSections = (section: string | null): string[] =>
  [...(section ?? '').matchAll(/(?<![\p{L}])[A-H](?![\p{L}])/gu)].map((mark) => mark[0]);

/** The numbers of the cited paragraphs, «décimo segundo» too; none when one of them has no number. */
export function paragraphNumbers(paragraph: string | null): number[] {
  const said = (paragraph ?? '').replace(/p[aá]rr(?:afos?|s?\.)/giu, ' ').replace(/\s+/g, ' ');
  const numbers = said
    .split(/,|\s(?:y|e|o|u|al?)\s/iu)
    .filter((each) => each.trim() !== '')
    .map((each) => Number(/^\s?(\d{1,2})/.exec(each)?.[1] ?? readOrdinal(each.trim()) ?? 0));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (!(low > 0)) return [];
  return /\sal?\s/iu.test(said) ? Array.from({ length: high - low + 1 }, (_, at) => low + at) : numbers;
}

/** The highest cited paragraph; 0 when none has a number. */
export function paragraphNumber(paragraph: string | null): number {
  const each = (paragraph ?? '').split(/,|\s(?:y|e|o|u|al?)\s/iu);
  return Math.max(0, ...each.flatMap(paragraphNumbers));
}

const REPEALED = /^[^\p{L}]*(?:se\s+derog|derogad[ao])/iu;
/** The mark itself: `III Bis. `, `b) `. */
const MARK =
  /^[\s"«“(]*(?:Fracci[oó]n\s+|inciso\s+|Apartado\s+)?(?:[IVXLCDM]{1,9}(?:[\s.-]{1,2}(?:bis|ter|qu[aá]ter|quinquies|sexies)(?:\s\d{1,2})?|-?[A-Z](?![\p{L}]))?|[a-zñ]{1,2})\s*[.,:;)°º\-–—]*/iu;

const isRepealedPart = (text: string, { start, end }: ArticlePart): boolean =>
  REPEALED.test(text.slice(start, end).replace(MARK, ''));

interface Search {
  text: string;
  outline: ArticleOutline;
}

/** The parts with a mark, within the section and the fractions that are given. */
function partsWith(
  { outline }: Search,
  kind: ArticlePart['kind'],
  mark: string,
  inside: { section?: readonly string[]; fractions?: readonly string[] } = {},
): ArticlePart[] {
  const { section = [], fractions = [] } = inside;
  return outline.parts.filter(
    (part) =>
      part.kind === kind &&
      foldMark(part.mark) === foldMark(mark) &&
      (section.length === 0 || (part.section !== null && section.includes(part.section))) &&
      (fractions.length === 0 || (part.fraction !== null && fractions.includes(part.fraction))),
  );
}

/** Whether the sections were read reliably (`A`, `B`, … each once): only then is a fraction in another one an error. */
function areSectionsClear({ outline }: Search): boolean {
  const marks = outline.parts.filter(({ kind }) => kind === 'SECTION').map(({ mark }) => mark);
  return marks.length > 1 && marks.every((mark, at) => mark === String.fromCharCode(65 + at));
}

function findFraction(search: Search, mark: string, sections: readonly string[]): ArticlePart[] | 'MISSING' | 'UNSURE' {
  const inSection = partsWith(search, 'FRACTION', mark, { section: sections });
  if (inSection.length > 0) return inSection;
  const anywhere = partsWith(search, 'FRACTION', mark);
  if (anywhere.some((part) => hasSectionInside(search, part, sections))) return anywhere;
  if (anywhere.length > 0 && sections.length > 0 && areSectionsClear(search)) return 'MISSING';
  if (anywhere.length > 0) return anywhere;
  return standsInline(search.text, asWritten(mark)) ? 'UNSURE' : 'MISSING';
}

/** `III BIS` → `III Bis`, as laws print it. */
const asWritten = (mark: string): string =>
  mark.replace(/\s\p{L}{3,}/gu, (latin) => ` ${latin.charAt(1)}${latin.slice(2).toLowerCase()}`);

/** The text from a fraction to the next, across sections: some articles have sections inside of fractions. */
function wideStretch({ outline, text }: Search, part: ArticlePart): string {
  const value = romanValue(part.mark);
  const next = outline.parts.find(
    ({ kind, start, mark }) => kind === 'FRACTION' && start > part.start && romanValue(mark) > value,
  );
  return text.slice(part.start, next?.start ?? text.length);
}

/** «fracción XII, apartado A»: some articles have sections inside of fractions. */
function hasSectionInside(search: Search, part: ArticlePart, sections: readonly string[]): boolean {
  if (part.section !== null) return false;
  const end = part.start + wideStretch(search, part).length;
  return sections.some((mark) =>
    partsWith(search, 'SECTION', mark).some(({ start }) => start > part.start && start < end),
  );
}

function findLetter(
  search: Search,
  mark: string,
  sections: readonly string[],
  fractions: readonly string[],
): ArticlePart[] | 'MISSING' | 'UNSURE' {
  const exact = partsWith(search, 'LETTER', mark, { section: sections, fractions });
  if (exact.length > 0) return exact;
  const stretches = fractions.flatMap((fraction) => partsWith(search, 'FRACTION', fraction, { section: sections }));
  const texts = stretches.length > 0 ? stretches.map((part) => wideStretch(search, part)) : [search.text];
  if (texts.some((text) => standsInline(text, mark) || standsInline(text, mark.toUpperCase()))) return 'UNSURE';
  return 'MISSING';
}

const NOTHING: PartsFinding = { missing: null, repealed: null, unsureParagraph: null, stretch: null };

/** A cited paragraph beyond the last one is missing; by one only unsure, as extraction may have lost a line break. */
function paragraphFinding(search: Search, paragraph: string | null, inside: ArticlePart | null): Partial<PartsFinding> {
  const number = paragraphNumber(paragraph);
  const { paragraphCount } = search.outline;
  if (number <= paragraphCount) {
    // «fracción III, noveno párrafo»: some count within the fraction, some within the whole article.
    const own = inside ? paragraphsOf(search.text.slice(inside.start, inside.end)).length : number;
    return number > own + 1 ? { unsureParagraph: own } : {};
  }
  if (number === paragraphCount + 1) return { unsureParagraph: paragraphCount };
  return { missing: { kind: 'PARAGRAPH', mark: paragraph ?? '' } };
}

/** Checks the parts that a citation names against the official text of the article. */
export function findParts(text: string, cited: CitedParts): PartsFinding {
  if (!cited.fraction && !cited.letter && !cited.section && !cited.paragraph) return NOTHING;
  const search: Search = { text, outline: articleOutlineOf(text) };
  const [sections, fractions] = [marksOfSections(cited.section), marksOfFractions(cited.fraction)];
  const found: ArticlePart[] = [];
  for (const mark of sections) {
    const parts = partsWith(search, 'SECTION', mark);
    // Where an article has no sections, «A)» of a fraction is cited as a section too.
    const isOther = partsWith(search, 'LETTER', mark).length > 0 || standsInline(text, mark);
    if (parts.length === 0 && (areSectionsClear(search) || !isOther))
      return { ...NOTHING, missing: { kind: 'SECTION', mark } };
    found.push(...parts);
  }
  const known = sections.filter((mark) => partsWith(search, 'SECTION', mark).length > 0);
  const levels: [PartKind, readonly string[], (mark: string) => ArticlePart[] | 'MISSING' | 'UNSURE'][] = [
    ['FRACTION', fractions, (mark) => findFraction(search, mark, known)],
    ['LETTER', marksOfLetters(cited.letter), (mark) => findLetter(search, mark, known, fractions)],
  ];
  let last: ArticlePart[] = found;
  for (const [kind, marks, find] of levels)
    for (const mark of marks) {
      const parts = find(mark);
      if (parts === 'MISSING') return { ...NOTHING, missing: { kind, mark } };
      if (parts === 'UNSURE') continue;
      const repealed = parts.every((part) => isRepealedPart(text, part)) ? parts[0] : undefined;
      if (repealed) return { ...NOTHING, repealed: { kind, mark, part: repealed } };
      last = parts;
    }
  const stretch = last[0] && marksNamed(cited) ? { start: last[0].start, end: last[0].end } : null;
  return {
    ...NOTHING,
    ...paragraphFinding(search, cited.paragraph, fractions.length === 1 ? (last[0] ?? null) : null),
    stretch,
  };
}

const marksNamed = ({ fraction, letter, section }: CitedParts): boolean => Boolean(fraction ?? letter ?? section);

/** The fraction that contains a place of an article, for «las palabras están en la fracción III». */
export function fractionAt(text: string, place: Stretch): string | null {
  const parts = articleOutlineOf(text).parts.filter(
    ({ kind, start, end }) => kind === 'FRACTION' && start <= place.start && end >= place.end,
  );
  return parts.at(-1)?.mark ?? null;
}

/**
 * The same, but only where the words are in a line that begins with the mark of a fraction or inciso: lines of their
 * own after the last fraction may refer to all of them.
 */
export function surelyFractionAt(text: string, place: Stretch): string | null {
  const holding = articleOutlineOf(text).parts.filter(
    ({ kind, start, end }) => kind !== 'SECTION' && start <= place.start && end >= place.end,
  );
  const fraction = holding.findLast(({ kind }) => kind === 'FRACTION');
  const isOpening = holding.some(({ start }) => !text.slice(start, place.start).includes('\n'));
  return fraction && isOpening ? fraction.mark : null;
}

/** The repealed fractions of an article, in the order in which the notes of reform give their dates. */
export const repealedFractions = (text: string): string[] =>
  articleOutlineOf(text)
    .parts.filter((part) => part.kind === 'FRACTION' && isRepealedPart(text, part))
    .map(({ mark }) => mark);
