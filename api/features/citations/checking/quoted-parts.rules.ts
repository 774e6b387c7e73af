import { printOrdinal } from '#api/legal-language/index.ts';
import { citationCheckText as say } from '#schema/text/citations.ts';
import { paragraphsOf, type ParagraphSpan } from '../details.rules.ts';
import type { Stretch } from '../sentences.rules.ts';
import {
  findParts,
  marksOfFractions,
  paragraphNumbers,
  surelyFractionAt,
  type CitedParts,
} from './cited-parts.rules.ts';
import { ComparedText } from './finding.rules.ts';
import { articleOutlineOf } from './outline.rules.ts';

/** Quotes that are in another part of the article than the cited one. */

export interface OtherPart {
  /** `fracción III`, `párrafo primero`. */
  part: string;
  reason: string;
}

/** The fraction that has the quotes, when the cited one does not. */
function otherFraction(cited: CitedParts, quotes: readonly string[], passage: ComparedText): string | null {
  const marks = marksOfFractions(cited.fraction);
  if (marks.length !== 1) return null;
  const { stretch } = findParts(passage.text, { ...cited, letter: null, paragraph: null });
  const own = stretch && new ComparedText(passage.text.slice(stretch.start, stretch.end));
  for (const quote of quotes) {
    const place = passage.locate(quote);
    const fraction = place && own && !own.locate(quote) ? surelyFractionAt(passage.text, place) : null;
    if (fraction && fraction !== marks[0]) return fraction;
  }
  return null;
}

/** Whether a paragraph looks complete; others may have been cut at the end of a page. */
const isWhole = (line: string): boolean =>
  /^["“«(¿]?[\p{Lu}\d]/u.test(line.trim()) && /[.:;)]["”»]?$/u.test(line.trim());

/** The paragraphs before the first fraction; none when one looks cut, as they cannot be counted then. */
function countable(text: string): ParagraphSpan[] {
  const first = articleOutlineOf(text).parts[0]?.start ?? text.length;
  const found = paragraphsOf(text).filter(({ start }) => start < first);
  return found.every(({ start, end }) => isWhole(text.slice(start, end))) ? found : [];
}

/** The number of the paragraph that contains the whole stretch. */
const numberAt = (paragraphs: readonly ParagraphSpan[], { start, end }: Stretch): number =>
  paragraphs.findIndex((each) => each.start <= start && end <= each.end) + 1;

/** Whether a paragraph has more than one sentence. */
const hasSentences =
  (text: string) =>
  ({ start, end }: ParagraphSpan): boolean =>
    /\p{Ll}[.;]\s+\p{Lu}/u.test(text.slice(start, end));

/** The paragraph that has the quotes, when the cited ones do not. */
function otherParagraph(cited: CitedParts, quotes: readonly string[], passage: ComparedText): number | null {
  const numbers = paragraphNumbers(cited.paragraph);
  if (numbers.length === 0 || cited.fraction || cited.letter || cited.section) return null;
  const paragraphs = countable(passage.text);
  const own = numbers.flatMap((number) => paragraphs[number - 1] ?? []);
  if (own.length !== numbers.length) return null;
  for (const quote of quotes) {
    const place = passage.locate(quote);
    const number = place ? numberAt(paragraphs, place) : 0;
    const isInOwn = own.some(
      ({ start, end }) => new ComparedText(passage.text.slice(start, end)).locate(quote) !== null,
    );
    // A copy may have joined paragraphs: then the true number is higher than the counted one.
    const mayBeJoined = Math.max(...numbers) > number && paragraphs.slice(0, number).some(hasSentences(passage.text));
    if (number > 0 && !numbers.includes(number) && !isInOwn && !mayBeJoined) return number;
  }
  return null;
}

/** The part that has the quotes, when it is not the cited one. */
export function otherPart(cited: CitedParts, quotes: readonly string[], passage: ComparedText): OtherPart | null {
  const fraction = otherFraction(cited, quotes, passage);
  if (fraction !== null) return { part: say.detail.fraction(fraction), reason: say.quoteInFraction(fraction) };
  const paragraph = otherParagraph(cited, quotes, passage);
  if (paragraph === null) return null;
  const part = say.detail.paragraph(printOrdinal(paragraph).toLowerCase());
  return { part, reason: say.quoteInParagraph(part) };
}
