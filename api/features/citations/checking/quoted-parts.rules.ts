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

/** Quoted words that stand in another part of the article than the one that is cited. */

export interface OtherPart {
  /** `fracción III`, `párrafo primero`. */
  part: string;
  reason: string;
}

/** The fraction in which the quoted words stand, when it is another than the one cited and they are not in that one. */
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

/** A paragraph that begins and ends as paragraphs do: others may have been cut where a page ended. */
const isWhole = (line: string): boolean =>
  /^["“«(¿]?[\p{Lu}\d]/u.test(line.trim()) && /[.:;)]["”»]?$/u.test(line.trim());

/** The paragraphs that stand before the first fraction; none when one of them looks cut: they cannot be counted. */
function countable(text: string): ParagraphSpan[] {
  const first = articleOutlineOf(text).parts[0]?.start ?? text.length;
  const found = paragraphsOf(text).filter(({ start }) => start < first);
  return found.every(({ start, end }) => isWhole(text.slice(start, end))) ? found : [];
}

/** The number of the paragraph in which a place lies whole. */
const numberAt = (paragraphs: readonly ParagraphSpan[], { start, end }: Stretch): number =>
  paragraphs.findIndex((each) => each.start <= start && end <= each.end) + 1;

/** The paragraph in which the quoted words stand, when others are cited and the words are in none of those. */
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
    if (number > 0 && !numbers.includes(number) && !isInOwn) return number;
  }
  return null;
}

/** Where the quoted words stand, when it is not where the citation says. */
export function otherPart(cited: CitedParts, quotes: readonly string[], passage: ComparedText): OtherPart | null {
  const fraction = otherFraction(cited, quotes, passage);
  if (fraction !== null) return { part: say.detail.fraction(fraction), reason: say.quoteInFraction(fraction) };
  const paragraph = otherParagraph(cited, quotes, passage);
  if (paragraph === null) return null;
  const part = say.detail.paragraph(printOrdinal(paragraph).toLowerCase());
  return { part, reason: say.quoteInParagraph(part) };
}
