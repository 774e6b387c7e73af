import type { StoredAnswerPoint } from '#db/entities/document.entity.ts';
import { omittedSentence } from '#schema/text/document-model.ts';
import { locateQuote } from '#api/legal-language/index.ts';
import type { DocumentPoint } from '#api/ports/llm.ts';
import type { Span } from '../analysis/analysis.types.ts';
import { stemsOf } from './passages.rules.ts';
import type { PreparedReading } from './prepare.rules.ts';
import { originalOf, type ReplacedText } from './replaced-text.rules.ts';

/** What a model said of a document: only sentences whose quotes stand there, and whose words and figures are theirs. */

const MAX_TEXT = 700;
const MIN_QUOTE_LETTERS = 6;
const MAX_SPAN = 1500;
/** Share of the words of a sentence that its quotes must have. */
const LEAST_SUPPORT = 0.2;

const lettersOf = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0;

interface Found {
  span: Span;
  /** The replaced words around it. */
  part: ReplacedText;
}

/** Where a quote stands; in several pieces when the model left words out. `null`: it does not. */
function findQuote(parts: readonly ReplacedText[], quote: string): Found[] | null {
  if (quote.includes(omittedSentence)) return null;
  const pieces = quote.split(/\s*(?:\[…\]|\(…\)|…|\.{3,})\s*/).filter((piece) => lettersOf(piece) >= MIN_QUOTE_LETTERS);
  const found = pieces.map((piece): Found | null => {
    for (const part of parts) {
      const at = locateQuote(part.text, piece);
      if (!at) continue;
      const touched = part.pieces.filter((each) => each.at < at.end && each.at + each.length > at.start);
      const isOrder = touched.some(({ at: from, length }) => part.text.slice(from, from + length) === omittedSentence);
      const span = originalOf(part, at);
      if (!isOrder && span && span.end - span.start <= MAX_SPAN) return { span, part };
    }
    return null;
  });
  const whole = found.filter((each) => each !== null);
  return pieces.length > 0 && whole.length === pieces.length ? whole : null;
}

const PLACEHOLDER = /\[[\p{Lu}]+ \d+\]/gu;
const FIGURE = /\d[\d,.]*\d|\d/g;
const plainFigure = (figure: string): string => figure.replace(/[.,]00$/, '').replace(/[.,]/g, '');

/** Years and small numbers are often written with letters; larger figures must stand in what was sent. */
function hasItsFigures(text: string, sent: ReadonlySet<string>): boolean {
  const figures = text.replace(PLACEHOLDER, ' ').match(FIGURE) ?? [];
  return figures
    .map(plainFigure)
    .every((figure) => figure.length < 3 || /^(?:19|20)\d\d$/.test(figure) || sent.has(figure));
}

/** Whether the quotes say something of what the sentence says. */
function isAbout(text: string, quotes: readonly string[]): boolean {
  const wanted = new Set([...stemsOf(text), ...(text.match(PLACEHOLDER) ?? [])]);
  const said = new Set(quotes.flatMap((quote) => [...stemsOf(quote), ...(quote.match(PLACEHOLDER) ?? [])]));
  const shared = [...wanted].filter((stem) => said.has(stem)).length;
  return wanted.size === 0 ? false : shared > 0 && shared / wanted.size >= LEAST_SUPPORT;
}

const UNFIT = /https?:|www\.|[<>{}|]|\*\*|```/;

/** The sentences that may be shown, with the personal data back in its place. */
export function checkedPoints(
  points: readonly DocumentPoint[],
  { request, parts, placeholders }: PreparedReading,
): StoredAnswerPoint[] {
  const words = new Map(placeholders);
  const sent = new Set(
    [request.question ?? '', ...parts.map(({ text }) => text)].flatMap((text) =>
      (text.match(FIGURE) ?? []).map(plainFigure),
    ),
  );
  return points.flatMap(({ text, quotes }) => {
    const isKnown = (text.match(PLACEHOLDER) ?? []).every((placeholder) => words.has(placeholder));
    if (!text || text.length > MAX_TEXT || UNFIT.test(text) || text.includes(omittedSentence) || !isKnown) return [];
    const found = quotes.flatMap((quote) => findQuote(parts, quote) ?? []);
    if (found.length === 0 || !hasItsFigures(text, sent) || !isAbout(text, quotes)) return [];
    const spans = [...new Map(found.map(({ span }) => [span.start, span])).values()];
    return [{ text: text.replace(PLACEHOLDER, (placeholder) => words.get(placeholder) ?? placeholder), spans }];
  });
}
