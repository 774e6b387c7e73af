/** Printed lines → paragraphs: what belongs together is joined over lines and pages. */
import { readHeader } from './article-header.rules.ts';
import { beginsWithMark, isMarkOnly, spaceAfterMark, WaitingMarks } from './fraction-marks.rules.ts';
import { closeLetters, isTransitoryTitle, readHeading } from './headings.rules.ts';
import { boxesOf, isCentredIn, wordWidth, type PageBox, type TextBoxes } from './page-box.rules.ts';
import { countLetters, type PublicationLine, type PublicationText } from './publication-text.rules.ts';
import { beginsReformNote } from './reform-notes.rules.ts';
import { stripRunningLines, type PageCount } from './running-lines.rules.ts';

export interface Paragraph {
  text: string;
  page: number;
  boldLength: number;
  isCentred: boolean;
  size: number;
  /** Its mark («II.») stood apart among other marks, so it may belong to a neighbour. */
  isMarkDoubtful: boolean;
}

export interface PublicationLayout {
  paragraphs: Paragraph[];
  running: string[];
  /** Letters and digits of all lines, and of the running lines among them. */
  letters: number;
  strippedLetters: number;
  numbered: PageCount | null;
  /** Most of the letters are of this size. */
  bodySize: number;
}

interface OpenParagraph {
  lines: PublicationLine[];
  text: string;
  boldLength: number;
  isCentred: boolean;
  isMarkDoubtful: boolean;
}

/** A sentence, a clause of a list («…; y») or a quotation ends here. */
export const endsClause = (text: string): boolean => /[.:;…]["”»’)\]]*$|[.;)]-$|[,;]\s+[yoeu]$|^\(.*\)$/.test(text);
const PUBLICATION_LINE =
  /^(?:Nuev[oa]s? \p{L}+ publicad|TEXTO VIGENTE|Texto vigente|[ÚU]ltimas? reformas? publicad|(?:C[óo]digo|Ley|Constituci[óo]n|Reglamento) publicad)/iu;
const isAllCapitals = (text: string): boolean => countLetters(text) > 3 && text === text.toUpperCase();

interface Place {
  boxes: TextBoxes;
  box: PageBox;
  isPlain: boolean;
  hasBold: boolean;
}

/** The next word would have found room: the line ends because its paragraph does. */
function endsShort(line: PublicationLine, next: PublicationLine, place: Place): boolean {
  const { boxes, box } = place;
  const isRight = line.x > box.left + boxes.width * 0.3 && line.right >= box.right - 3;
  const free = isRight ? line.x - box.left : box.right - line.right;
  if (boxes.isJustified && !isRight) return free > Math.max(2.5, boxes.width * 0.006);
  return wordWidth(next) < free - boxes.width * (place.isPlain ? 0.02 : 0.01);
}

/** Article headers, headings, notes and titles never go on the paragraph above. */
function beginsUnit(line: PublicationLine, above: PublicationLine, isSentenceOpen: boolean, place: Place): boolean {
  const { text } = line;
  if (beginsReformNote(text) || isTransitoryTitle(text) || PUBLICATION_LINE.test(text)) return true;
  const header = readHeader(text, line.boldLength);
  // «…conforme al | Artículo 33.» is a sentence that the line broke; a header there would be bold.
  if (header?.isStrong === true)
    return line.boldLength > 0 || !isSentenceOpen || (header.rest !== '' && !place.hasBold);
  if (readHeading(text)) return !isSentenceOpen || line.boldLength > 0 || isCentredIn(line, place.box);
  return readHeading(above.text) !== null && !/^\p{Ll}/u.test(text);
}

/** A note is a list of days: it goes on after a comma, in the middle of a sentence, or where its line is full. */
function noteGoesOn(open: OpenParagraph, last: PublicationLine, line: PublicationLine, place: Place): boolean {
  if (last.text.endsWith(',') || (/^\p{Ll}/u.test(line.text) && !beginsWithMark(line.text))) return true;
  if (open.text.lastIndexOf('(') > open.text.lastIndexOf(')')) return true;
  // A year or a day that the line broke off.
  if (/^\d{4}\b(?!-)|^\d{2}-\d{2}-\d{4}/.test(line.text)) return true;
  return last.page === line.page && !endsShort(last, line, place) && !/\d{4}\)?$/.test(last.text);
}

/** Whether `line` goes on `open` over the end of a page, where no distance tells. */
function goesOnOverPage(open: OpenParagraph, last: PublicationLine, line: PublicationLine, place: Place): boolean {
  if (Math.abs(line.size - last.size) > 0.8) return false;
  if (beginsReformNote(open.text)) return noteGoesOn(open, last, line, place);
  if (beginsWithMark(line.text) && (endsClause(last.text) || line.boldLength > 0)) return false;
  if (/^\p{Ll}/u.test(line.text) && !beginsWithMark(line.text)) return true;
  const isShort = endsShort(last, line, place);
  if (!endsClause(last.text)) return !isShort || (place.isPlain && !isAllCapitals(last.text));
  if (isShort || open.lines.length < 2 || !place.boxes.hasIndent) return false;
  const lastBox = place.boxes.of(last.page);
  const isHanging = last.x - lastBox.left > 3;
  return !isHanging && Math.abs(line.x - place.box.left - (last.x - lastBox.left)) < 2.5;
}

/** Whether `line` goes on `open` on the same page. */
function goesOnBelow(open: OpenParagraph, last: PublicationLine, line: PublicationLine, place: Place): boolean {
  const { boxes, isPlain } = place;
  const isClosed = endsClause(last.text);
  const isLower = /^\p{Ll}/u.test(line.text) && !beginsWithMark(line.text);
  const gap = line.top - last.top;
  if (gap > boxes.pitch * (isPlain ? 1.5 : 1.22)) return isPlain && isLower && !isClosed;
  if (Math.abs(line.size - last.size) > 0.8) return false;
  if (beginsReformNote(open.text)) return noteGoesOn(open, last, line, place);
  const isShort = endsShort(last, line, place);
  if (beginsWithMark(line.text) && (isClosed || isShort || line.boldLength > 0)) return false;
  const centred = [last, line].map((one) => isCentredIn(one, place.box));
  if (centred.every(Boolean) && !isPlain) return isLower && !isClosed;
  if (isPlain) return continuesPlain(open, line, isShort, place);
  if (isShort) return isLower && !isClosed && !boxes.isJustified;
  const [before] = open.lines.slice(-2);
  if (open.lines.length > 1 && before && line.x > last.x + 3 && Math.abs(before.x - last.x) < 40) return false;
  if (open.lines.length > 1 && line.x < last.x - 3) return !isClosed;
  if (open.lines.length === 1 && line.x > last.x + 3 && !beginsWithMark(open.text)) return !isClosed;
  return true;
}

/** Of a text file only the letters are known: a sentence that is open goes on, unless its line is far too short. */
function continuesPlain(open: OpenParagraph, line: PublicationLine, isShort: boolean, { boxes, box }: Place): boolean {
  const last = open.lines.at(-1) ?? line;
  const isClosed = endsClause(last.text);
  const isLower = /^\p{Ll}/u.test(line.text) && !beginsWithMark(line.text);
  // `pdftotext -layout` keeps the indent of first lines.
  const isIndented = boxes.hasIndent && line.x > box.left + 8;
  const isHanging = open.lines.length === 1 && beginsWithMark(open.text);
  if (isIndented && !isHanging && line.x > last.x - (open.lines.length === 1 ? 3 : -6)) return isLower && !isClosed;
  if (isClosed) return !isShort;
  if (isAllCapitals(last.text) !== isAllCapitals(line.text)) return false;
  const isFarTooShort = last.right - last.x < (box.right - box.left) * 0.62 && boxes.width > 0;
  return isLower || !isFarTooShort;
}

function goesOn(open: OpenParagraph, line: PublicationLine, place: Place): boolean {
  const last = open.lines.at(-1);
  if (!last) return false;
  const isSamePage = last.page === line.page;
  const isNear = !isSamePage || line.top - last.top <= place.boxes.pitch * 1.22;
  const isSentenceOpen = isNear && !endsClause(last.text) && !endsShort(last, line, place);
  if (beginsUnit(line, last, isSentenceOpen, place)) return false;
  if (isMarkOnly(open.text)) return !beginsWithMark(line.text);
  return isSamePage ? goesOnBelow(open, last, line, place) : goesOnOverPage(open, last, line, place);
}

/** The words of a publication, to tell a word that a line broke from two that a hyphen joins; broken ones are none. */
export function wordsOf(lines: readonly { text: string }[]): Set<string> {
  let isBroken = false;
  return new Set(
    lines.flatMap(({ text }) => {
      const whole = (isBroken ? text.replace(/^\p{L}+/u, '') : text).replace(/(?<!\p{L})\p{L}+-$/u, '');
      isBroken = /\p{L}-$/u.test(text);
      return whole.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
    }),
  );
}

/** Joins two lines. A hyphen at the end stays when it is part of the word («político-electoral»), not when it broke it. */
export function joinLines(above: string, below: string, words: ReadonlySet<string>): string {
  const broken = /(?<!\p{L})(\p{L}+)-$/u.exec(above);
  const next = /^\p{Ll}+/u.exec(below);
  if (!broken?.[1] || !next) return /[\p{L}\d][-–]$/u.test(above) ? above + below : `${above} ${below}`;
  const [head, tail] = [broken[1].toLowerCase(), next[0].toLowerCase()];
  const isKnownWhole = words.has(head + tail);
  const isKnownPair =
    words.has(`${head}-${tail}`) || (words.has(head) && words.has(tail) && head.length > 3 && tail.length > 3);
  return isKnownWhole || !isKnownPair ? above.slice(0, -1) + below : above + below;
}

const openWith = (line: PublicationLine, box: PageBox, isMarkDoubtful = false): OpenParagraph => ({
  lines: [line],
  text: line.text,
  boldLength: line.boldLength,
  isCentred: line.isCentred || isCentredIn(line, box),
  isMarkDoubtful,
});

function joinParagraphs(text: PublicationText, lines: readonly PublicationLine[]): Paragraph[] {
  const boxes = boxesOf(lines);
  const words = wordsOf(lines);
  const hasBold = lines.some((line) => line.boldLength > 0);
  const done: OpenParagraph[] = [];
  const waiting = new WaitingMarks();
  const isPlain = text.layout === 'plain';
  for (const printed of lines) {
    const line = isPlain ? { ...printed, text: spaceAfterMark(printed.text) } : printed;
    const place: Place = { boxes, box: boxes.of(line.page), isPlain, hasBold };
    const open = done.at(-1);
    if (open && text.layout !== 'paragraphs' && goesOn(open, line, place)) {
      waiting.settle(open);
      if (open.boldLength === open.text.length && line.boldLength > 0) open.boldLength += 1 + line.boldLength;
      open.text = joinLines(open.text, line.text, words);
      open.isCentred &&= isCentredIn(line, place.box);
      open.lines.push(line);
      continue;
    }
    const opened = openWith(line, place.box);
    if (open && isPlain && isMarkOnly(open.text) && isMarkOnly(line.text)) {
      waiting.wait(open);
      done[done.length - 1] = { ...opened, isMarkDoubtful: true };
      continue;
    }
    if (readHeader(line.text)?.isStrong === true || readHeading(line.text))
      done.push(...waiting.rest().map((mark) => openWith({ ...line, text: mark }, place.box, true)));
    else if (open && !beginsReformNote(line.text)) waiting.give(opened);
    done.push(opened);
  }
  return done.map(({ lines: [first], text: joined, boldLength, isCentred, isMarkDoubtful }) => ({
    text: closeLetters(joined),
    page: first?.page ?? 1,
    boldLength: Math.min(boldLength, joined.length),
    isCentred,
    size: first?.size ?? 0,
    isMarkDoubtful,
  }));
}

/** The size that most letters have. */
export function commonSize(lines: readonly PublicationLine[]): number {
  const bySize = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    bySize.set(size, (bySize.get(size) ?? 0) + line.text.length);
  }
  return [...bySize].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** The paragraphs of a publication without what its pages repeat. */
export function layOut(text: PublicationText): PublicationLayout {
  const all = text.pages.reduce(
    (sum, page) => sum + page.lines.reduce((onPage, line) => onPage + countLetters(line.text), 0),
    0,
  );
  const hasPages = text.layout !== 'paragraphs';
  const body = hasPages
    ? stripRunningLines(text.pages)
    : { pages: text.pages, running: [], strippedLetters: 0, numbered: null };
  const lines = body.pages.flatMap((page) => page.lines);
  return {
    paragraphs: joinParagraphs(text, lines),
    running: body.running,
    letters: all,
    strippedLetters: body.strippedLetters,
    numbered: body.numbered,
    bodySize: commonSize(lines),
  };
}
