import { hasArticle } from '#db/content/law-index.ts';
import { findCitations, type FoundCitation } from '#api/legal-language/index.ts';
import { readDetail } from './details.rules.ts';
import type { Claim } from './judgement.rules.ts';
import { quoteBefore, type NumberedMark } from './marks.rules.ts';
import { plainSentence, sentenceStretches } from './sentences.rules.ts';

/** A citation that an answer wrote in its text without a mark. */
interface ProseClaim extends Claim {
  quotes: string[];
  sentences: string[];
  /** The text itself says that there is no such article, or that it is repealed. */
  isDenied: boolean;
}

/** A stretch of the answer; when it has a claim, the number of a citation goes after it. */
interface Piece {
  text: string;
  /** Index of the claim of `ProsePlaces.claims`. */
  claim: number | null;
}

export interface ProsePlaces {
  pieces: Piece[];
  claims: ProseClaim[];
}

const sameFractions = (a: string | null, b: string | null): boolean => {
  const [left, right] = [readDetail(a ?? ''), readDetail(b ?? '')];
  return (
    left.fractions.every((each) => right.fractions.includes(each)) &&
    (left.section === null || left.section === right.section)
  );
};

/** Whether the answer already has a mark for this citation. */
const isCovered = (citation: FoundCitation, marks: readonly NumberedMark[]): boolean =>
  marks.some(
    (mark) =>
      mark.article === citation.article &&
      (citation.law === mark.law || (citation.law === null && citation.lawName === null)) &&
      sameFractions(citation.detail, mark.detail),
  );

/** The ranges between «…»: articles that a quoted law cites are no claim of the answer. */
function quotedStretches(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/«[^«»]*»|“[^“”]*”/g)].map((quote) => ({
    start: quote.index,
    end: quote.index + quote[0].length,
  }));
}

const DENIED_BEFORE =
  /\bno\s+(?:existe|hay|tiene|contiene|figura|encontr\p{L}+)\s+(?:(?:un|una|el|la|ning[uú]n|tal)\s+)?$/iu;
const DENIED_AFTER =
  /^[^.;\n]{0,60}?\b(?:no\s+(?:existe|figura|aparece|est[aá])|est[aá]\s+derogad|fue\s+derogad|ya\s+no\s+)/iu;

const isDenied = (text: string, { start, end }: FoundCitation): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || DENIED_AFTER.test(text.slice(end, end + 90));

/** The quotes right before the citation, or after it: «El artículo 48 dice: «…»». */
function quotesAt(text: string, { start, end }: FoundCitation): string[] {
  const before = quoteBefore(
    text
      .slice(Math.max(0, start - 4000), start)
      .replace(/[\s,(]*(?:seg[uú]n|conforme\s+al?|as[ií]\s+lo\s+dice|en|del?)?\s*(?:el|los)?\s*$/iu, ''),
  );
  const after = /^[^.;\n«»“”"]{0,80}[«“"]([^«»“”"]{1,4000})[»”"]/u.exec(text.slice(end, end + 4200))?.[1];
  return [before, after].flatMap((quote) => (quote ? [quote.trim()] : []));
}

/** The letter or «Bis» that continues a number: a mark must not split «2448 C». */
const REST_OF_NUMBER = /^(?:[ -][A-Z]|\s(?:Bis|Ter|Qu[aá]ter|Quintus))(?![\p{L}\d])/u;

const endOfNumber = (text: string, end: number): number =>
  /\d$/.test(text.slice(0, end)) ? end + (REST_OF_NUMBER.exec(text.slice(end, end + 12))?.[0].length ?? 0) : end;

const keyOf = ({ law, lawName, article, detail }: FoundCitation): string => [law, lawName, article, detail].join('|');

/** Splits an answer at the ends of the citations without a mark, each with its claim. */
export function placeProseCitations(text: string, marks: readonly NumberedMark[]): ProsePlaces {
  const quoted = quotedStretches(text);
  const sentences = sentenceStretches(text);
  const places: ProsePlaces = { pieces: [], claims: [] };
  const known = new Map<string, number>();
  let from = 0;
  let [quote, sentence] = [0, 0];
  for (const citation of findCitations(text)) {
    while (quote < quoted.length && (quoted[quote]?.end ?? 0) <= citation.start) quote++;
    while (sentence < sentences.length - 1 && (sentences[sentence]?.end ?? 0) <= citation.start) sentence++;
    const isQuoted = (quoted[quote]?.start ?? Infinity) <= citation.start;
    if (isQuoted || isCovered(citation, marks)) continue;
    const stretch = sentences[sentence];
    const plain = stretch ? plainSentence(text.slice(stretch.start, stretch.end)) : '';
    const key = keyOf(citation);
    const at = known.get(key) ?? places.claims.length;
    known.set(key, at);
    // A wrong guess of the law is ours, not an error of the answer.
    const isGuess = citation.isInferred && (citation.law === null || !hasArticle(citation.law, citation.article));
    places.claims[at] ??= {
      law: isGuess ? null : citation.law,
      lawName: isGuess ? null : citation.lawName,
      article: citation.article,
      detail: citation.detail,
      sentences: [],
      quotes: [],
      isDenied: true,
    };
    const claim = places.claims[at];
    if (plain) claim.sentences.push(plain);
    claim.quotes.push(...quotesAt(text, citation));
    claim.isDenied &&= isDenied(text, citation);
    const end = endOfNumber(text, citation.end);
    places.pieces.push({ text: text.slice(from, end), claim: at });
    from = end;
  }
  places.pieces.push({ text: text.slice(from), claim: null });
  return places;
}
