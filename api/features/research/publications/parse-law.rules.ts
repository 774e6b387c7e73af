/** Paragraphs of a publication → the law: its name and days, its articles with their headings and notes, its transitory articles. */
import type { ArticleHeader } from './article-header.rules.ts';
import { articleSeriesOf } from './article-series.rules.ts';
import { beginsWithMark } from './fraction-marks.rules.ts';
import {
  isReformTransitoryTitle,
  isTransitoryTitle,
  PART_RANK,
  readHeading,
  UNNUMBERED_RANK,
  type Heading,
} from './headings.rules.ts';
import type { Paragraph, PublicationLayout } from './layout.rules.ts';
import { countLetters } from './publication-text.rules.ts';
import {
  isAboutHeading,
  isExplanation,
  isReformNote,
  saysRepealed,
  speaksOfWhatFollows,
} from './reform-notes.rules.ts';
import type { PageCount } from './running-lines.rules.ts';
import { latestDay } from './spanish-dates.rules.ts';
import { readTitleBlock, type TitleBlock } from './title-block.rules.ts';

export interface ParsedArticle {
  number: string;
  printed: string;
  /** Headings from the biggest to the smallest, `TITULO PRIMERO. Principios Generales`. */
  path: string[];
  /** The article's own title, which is also the first paragraph of its text. */
  rubric: string | null;
  /** Paragraphs parted by `\n`. */
  text: string;
  isRepealed: boolean;
  /** What the editors say of its reforms. */
  notes: string[];
  lastReformOn: string | null;
  /** A mark of its fractions may belong to a neighbour. */
  isMarkDoubtful: boolean;
}

export interface ParsedLaw extends TitleBlock {
  articles: ParsedArticle[];
  /** Those of the law itself, and those of the decrees that reformed it. */
  transitory: string;
  reformTransitory: string;
  headingNotes: string[];
  repeated: string[];
  quoted: string[];
  /** Text that has no place in any article. */
  loose: string[];
  letters: { source: number; stripped: number; unassigned: number };
  /** The number of the last page and how many there should be, where pages are printed «3 de 330». */
  numbered: PageCount | null;
}

interface OpenArticle {
  header: ArticleHeader;
  path: string[];
  paragraphs: Paragraph[];
  notes: string[];
}
interface OpenHeading extends Heading {
  parts: string[];
}

const MAX_NAME_LENGTH = 400;
const MAX_RUBRIC_LENGTH = 180;
const endsSentence = (text: string): boolean => /[.:;,]["”»)]*$/.test(text);
const isMarked = (paragraph: Paragraph): boolean =>
  paragraph.isCentred || paragraph.boldLength >= paragraph.text.length;
/** A heading without number: a short line of its own that is no sentence. */
const looksLikeName = ({ text }: Paragraph): boolean =>
  text.length <= 160 &&
  !endsSentence(text) &&
  !/[,;]\s+[yoeu]$/.test(text) &&
  !beginsWithMark(text) &&
  /^["“«(¿]?\p{Lu}/u.test(text);

/** Assigns every paragraph of the body of a law to an article or heading. */
class Body {
  readonly articles: OpenArticle[] = [];
  readonly headingNotes: string[] = [];
  readonly loose: string[] = [];
  /** Letters of headings; each is in the paths of many articles but is printed once. */
  headingLetters = 0;
  private stack: OpenHeading[] = [];
  /** Notes about the text that follows. */
  private waiting: string[] = [];
  private isUnderHeading = false;
  /** Parts divide books in one law and sections in another: the first one says which. */
  private partRank: number | null = null;
  /** Headings are centred or bold, so what is neither is none. */
  private readonly hasMarkedHeadings: boolean;
  private readonly bodySize: number;

  constructor(hasMarkedHeadings: boolean, bodySize: number) {
    this.hasMarkedHeadings = hasMarkedHeadings;
    this.bodySize = bodySize;
  }

  private openHeading(printed: Heading, text: string): void {
    this.headingLetters += countLetters(text);
    const above = this.stack.at(-1);
    if (printed.rank === PART_RANK)
      this.partRank ??= this.isUnderHeading && above && above.rank > PART_RANK ? above.rank + 0.5 : PART_RANK;
    const heading = printed.rank === PART_RANK ? { ...printed, rank: this.partRank ?? PART_RANK } : printed;
    this.stack = this.stack.filter((open) => open.rank < heading.rank);
    this.stack.push({ ...heading, parts: heading.name === null ? [] : [heading.name] });
    this.isUnderHeading = true;
    this.headingNotes.push(...this.waiting.splice(0));
  }

  openArticle(header: ArticleHeader, paragraph: Paragraph): void {
    const path = this.stack.map(({ label, parts, rank }) => {
      const name = parts.join(' ');
      if (rank === UNNUMBERED_RANK) return label;
      return name === '' ? label : `${label}. ${name}`;
    });
    const rest = header.rest === '' ? [] : [{ ...paragraph, text: header.rest }];
    this.articles.push({ header, path, paragraphs: rest, notes: this.waiting.splice(0) });
    this.isUnderHeading = false;
  }

  private note(text: string): void {
    const article = this.articles.at(-1);
    if (speaksOfWhatFollows(text)) this.waiting.push(text);
    else if (article && !(this.isUnderHeading && (isAboutHeading(text) || isExplanation(text))))
      article.notes.push(text);
    else this.headingNotes.push(text);
  }

  /** The text under a heading before its first article: its name. */
  private nameHeading(paragraph: Paragraph): void {
    const heading = this.stack.at(-1);
    const { text } = paragraph;
    const isPlain = !paragraph.isCentred && paragraph.boldLength === 0;
    const isSentence = heading?.parts.length !== 0 && text.endsWith('.') && text.length > 120 && isPlain;
    if (!heading || text.length > MAX_NAME_LENGTH || isSentence) this.loose.push(text);
    else {
      heading.parts.push(text);
      this.headingLetters += countLetters(text);
    }
  }

  /** A short centred or bold line right before an article or heading, where the text above has ended. */
  private isUnnumbered(paragraph: Paragraph, isBeforeUnit: boolean): boolean {
    if (!isBeforeUnit || !looksLikeName(paragraph)) return false;
    if (this.hasMarkedHeadings) return isMarked(paragraph);
    const above = this.articles.at(-1)?.paragraphs.at(-1)?.text ?? '.';
    if (paragraph.boldLength >= paragraph.text.length) return true;
    // Without bold or centred lines to see, only a line in the manner of a title is taken from the article above.
    return (
      endsSentence(above) &&
      /^(?:De |Del |De la |De los |De las |Disposiciones|DE |DEL |DISPOSICIONES)/.test(paragraph.text)
    );
  }

  place(paragraph: Paragraph, isBeforeUnit: boolean): void {
    const { text } = paragraph;
    if (isReformNote(text)) return this.note(text);
    const heading = readHeading(text);
    if (heading && (isMarked(paragraph) || !this.hasMarkedHeadings)) return this.openHeading(heading, text);
    if (this.isUnderHeading) return this.nameHeading(paragraph);
    if (this.isUnnumbered(paragraph, isBeforeUnit))
      return this.openHeading({ rank: UNNUMBERED_RANK, label: text, name: null }, text);
    const article = this.articles.at(-1);
    if (!article) return void this.loose.push(text);
    // A note that needs a second paragraph goes on in its own small type.
    if (article.notes.length > 0 && this.bodySize - paragraph.size > 0.9 && !beginsWithMark(text))
      return void article.notes.push(text);
    if (this.waiting.length > 0) article.notes.push(...this.waiting.splice(0));
    article.paragraphs.push(paragraph);
  }

  finish(): void {
    const article = this.articles.at(-1);
    const rest = this.waiting.splice(0);
    if (article) article.notes.push(...rest);
    else this.headingNotes.push(...rest);
  }
}

/** Where the headings over the first article begin: up from it, as long as lines are headings, their names or notes. */
function bodyStart(paragraphs: readonly Paragraph[], first: number): number {
  let start = first;
  for (let at = first - 1; at >= 0; at--) {
    const paragraph = paragraphs[at];
    if (!paragraph || paragraph.text.length > MAX_NAME_LENGTH) break;
    if (readHeading(paragraph.text)) start = at;
    else if (!isReformNote(paragraph.text) && !looksLikeName(paragraph) && !paragraph.isCentred) break;
  }
  const above = paragraphs[first - 1];
  // Codes begin with a heading that has no number.
  return start === first && above && /^disposiciones\s/i.test(above.text) && looksLikeName(above) ? first - 1 : start;
}

/** Whether the next paragraph, notes aside, begins an article or is a heading. */
function isUnitAfter(
  paragraphs: readonly Paragraph[],
  headers: ReadonlyMap<number, ArticleHeader>,
  at: number,
): boolean {
  for (let next = at + 1; next < paragraphs.length; next++) {
    if (headers.has(next)) return true;
    const text = paragraphs[next]?.text ?? '';
    if (!isReformNote(text)) return readHeading(text) !== null;
  }
  return false;
}

/** Whether articles of this law carry titles of their own: then most first paragraphs are no sentences. */
function haveRubrics(articles: readonly OpenArticle[]): boolean {
  const long = articles.filter((article) => article.paragraphs.length > 1);
  const titled = long.filter((article) => isRubric(article.paragraphs[0]));
  return long.length > 2 && titled.length > long.length * 0.5;
}
const isRubric = (paragraph: Paragraph | undefined): boolean =>
  paragraph !== undefined &&
  paragraph.text.length <= MAX_RUBRIC_LENGTH &&
  !endsSentence(paragraph.text) &&
  !beginsWithMark(paragraph.text) &&
  !saysRepealed(paragraph.text);

/** One header may stand for several articles: «Artículos 135 a 140.- (Se derogan)». */
function closeArticle({ header, path, paragraphs, notes }: OpenArticle, hasRubrics: boolean): ParsedArticle[] {
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const article: ParsedArticle = {
    number: header.number,
    printed: header.printed,
    path,
    rubric: hasRubrics && paragraphs.length > 1 && isRubric(paragraphs[0]) ? (paragraphs[0]?.text ?? null) : null,
    text,
    isRepealed: saysRepealed(text),
    notes,
    lastReformOn: latestDay(notes.filter((note) => !isExplanation(note))),
    isMarkDoubtful: paragraphs.some((paragraph) => paragraph.isMarkDoubtful),
  };
  if (header.through === null) return [article];
  const { through } = header;
  return Array.from({ length: through - header.whole + 1 }, (_, at) => {
    const number = String(header.whole + at);
    return { ...article, number, printed: number };
  });
}

const lettersOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + countLetters(text), 0);

/** Reads a law from its paragraphs. A publication without any article gives a law without any. */
export function parseLaw(layout: PublicationLayout): ParsedLaw {
  const { paragraphs } = layout;
  const titleAt = (from: number): number =>
    paragraphs.findIndex(({ text }, at) => at > from && (isTransitoryTitle(text) || isReformTransitoryTitle(text)));
  const firstOfAll = articleSeriesOf(paragraphs).headers.keys().next().value ?? -1;
  const transitoryAt = firstOfAll === -1 ? -1 : titleAt(firstOfAll);
  const end = transitoryAt === -1 ? paragraphs.length : transitoryAt;
  const inBody = paragraphs.slice(0, end);
  const { headers, repeated, quoted } = articleSeriesOf(inBody);
  const first = headers.keys().next().value ?? inBody.length;
  const start = headers.size === 0 ? inBody.length : bodyStart(inBody, first);

  const headings = inBody.filter((paragraph) => readHeading(paragraph.text));
  const body = new Body(headings.filter(isMarked).length > headings.length / 2, layout.bodySize);
  for (let at = start; at < inBody.length; at++) {
    const paragraph = inBody[at];
    if (!paragraph) continue;
    const header = headers.get(at);
    if (header) body.openArticle(header, paragraph);
    else body.place(paragraph, isUnitAfter(inBody, headers, at));
  }
  body.finish();

  const hasRubrics = haveRubrics(body.articles);
  const after = paragraphs.slice(end);
  const reformsAt = after.findIndex((paragraph) => isReformTransitoryTitle(paragraph.text));
  const textOf = (some: readonly Paragraph[]): string => some.map((paragraph) => paragraph.text).join('\n');
  const preamble = inBody.slice(0, start).map((paragraph) => paragraph.text);
  const assigned =
    lettersOf(preamble) +
    body.headingLetters +
    lettersOf(body.headingNotes) +
    lettersOf(after.map((paragraph) => paragraph.text)) +
    body.articles.reduce(
      (sum, { header, paragraphs: own, notes }) =>
        sum + countLetters(header.header) + lettersOf(own.map((one) => one.text)) + lettersOf(notes),
      0,
    );
  return {
    ...readTitleBlock(preamble, layout.running),
    articles: body.articles.flatMap((article) => closeArticle(article, hasRubrics)),
    transitory: textOf(reformsAt === -1 ? after : after.slice(0, reformsAt)),
    reformTransitory: reformsAt === -1 ? '' : textOf(after.slice(reformsAt)),
    headingNotes: body.headingNotes,
    repeated,
    quoted,
    loose: body.loose,
    numbered: layout.numbered,
    letters: {
      source: layout.letters,
      stripped: layout.strippedLetters,
      unassigned: Math.max(0, layout.letters - layout.strippedLetters - assigned),
    },
  };
}
