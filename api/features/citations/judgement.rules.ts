import { findLaw, hasArticle, isRepealed, lastArticle, nearestArticles, type LawFacts } from '#db/content/law-index.ts';
import type { StoredCitation } from '#db/entities/chat.entity.ts';
import { citationsText } from '#schema/text/citations.ts';
import { fractionStretch, hasSection, namedParagraph, readDetail } from './details.rules.ts';
import { bestStretch, locateQuote, passageSentences } from './passages.rules.ts';
import type { Stretch } from './sentences.rules.ts';

/** A citation with the sentences that it supports. */
export interface Claim {
  /** Key of the law; `null` when its name is not one of those held. */
  law: string | null;
  /** How the law was written, when `law` is `null`. */
  lawName?: string | null;
  article: string;
  detail: string | null;
  sentences: readonly string[];
  /** The parts of the sentences that this citation alone supports, when known. */
  clauses?: readonly string[];
  quotes: readonly string[];
}

/** What is stored of the article. */
export interface HeldArticleTexts {
  officialText: string | null;
  synthesis: string | null;
  textAsOf: string;
  officialUrl: string | null;
}

export type Judgement = Omit<StoredCitation, 'ordinal'>;

/** The text that a citation is checked against and shown with. */
const passageOf = (held: HeldArticleTexts | null): string | null => held?.officialText ?? held?.synthesis ?? null;

const lawLabel = (law: LawFacts): string => (law.key === 'cpeum' ? citationsText.constitution : law.shortName);

/** Whether a fraction is inside of a line: texts may have lost their line breaks. */
const hasInline = (text: string, fraction: string): boolean =>
  new RegExp(`(?:^|[\\s;:.])${fraction.replace(/\s+/g, '[\\s-]+')}\\s*[.\\-–—)]`, 'i').test(text);

/** The first fraction or section of a detail that the official text does not have. */
function missingPart(text: string, detail: string): string | null {
  const { fractions, section } = readDetail(detail);
  if (section && !hasSection(text, section) && !hasInline(text, section)) return citationsText.section(section);
  const missing = fractions.find((each) => !fractionStretch(text, each) && !hasInline(text, each));
  return missing ? citationsText.fraction(missing) : null;
}

const REPEALED = /^\s*\S+(?:\s(?:Bis|Ter|Qu[aá]ter))?\s*(?:\.\s*[-–—]?|[-–—)])\s*\(?(?:se\s+deroga|derogad[ao])/i;

/** The fraction of a detail that the official text shows as repealed. */
const repealedPart = (text: string, detail: string): string | null =>
  readDetail(detail).fractions.find((each) => {
    const stretch = fractionStretch(text, each, readDetail(detail).section);
    return stretch && REPEALED.test(text.slice(stretch.start, stretch.end));
  }) ?? null;

/** The part of the text that a detail names, or all of it. */
function partOf(text: string, detail: string | null): Stretch {
  if (!detail) return { start: 0, end: text.length };
  const { fractions, section } = readDetail(detail);
  const first = fractions[0]
    ? (fractionStretch(text, fractions[0], section) ?? fractionStretch(text, fractions[0]))
    : null;
  return first ?? namedParagraph(text, detail) ?? { start: 0, end: text.length };
}

function highlightOf(text: string, claim: Claim): Stretch | null {
  for (const quote of claim.quotes) {
    const place = locateQuote(text, quote);
    if (place) return place;
  }
  const part = partOf(text, claim.detail);
  const isWhole = part.start === 0 && part.end === text.length;
  const stretch = text.slice(part.start, part.end);
  const inside = bestStretch(stretch, claim.clauses ?? []) ?? bestStretch(stretch, claim.sentences);
  if (inside) return { start: part.start + inside.start, end: part.start + inside.end };
  if (!isWhole) return { start: part.start, end: part.end };
  // The only sentence of an article needs no choice.
  const sentences = passageSentences(text);
  return sentences.length === 1 ? (sentences[0] ?? null) : null;
}

type Finding = Pick<StoredCitation, 'state' | 'reason'>;

function quoteFinding(held: HeldArticleTexts | null, quotes: readonly string[]): Finding | null {
  const official = held?.officialText ?? null;
  const text = passageOf(held);
  if (text !== null && quotes.every((quote) => locateQuote(text, quote))) return null;
  // Without the official text a quote cannot be called wrong.
  if (official === null) return { state: 'NOT_HELD', reason: citationsText.quoteUnseen };
  return { state: 'QUOTE_NOT_FOUND', reason: citationsText.quoteNotFound };
}

function existingFinding(law: LawFacts, claim: Claim, held: HeldArticleTexts | null): Finding {
  const official = held?.officialText ?? null;
  const missing = official !== null && claim.detail ? missingPart(official, claim.detail) : null;
  if (missing)
    return { state: 'MISMATCH', reason: citationsText.noSuchFraction(lawLabel(law), claim.article, missing) };
  const repealed = official !== null && claim.detail ? repealedPart(official, claim.detail) : null;
  if (repealed)
    return { state: 'MISMATCH', reason: citationsText.repealedFraction(lawLabel(law), claim.article, repealed) };
  const badQuote = claim.quotes.length > 0 ? quoteFinding(held, claim.quotes) : null;
  if (badQuote) return badQuote;
  if (official !== null)
    return {
      state: 'VERIFIED',
      reason: claim.quotes.length > 0 ? citationsText.verifiedQuote : citationsText.verifiedArticle,
    };
  if (claim.detail) return { state: 'VERIFIED', reason: citationsText.verifiedDetailUnseen(claim.detail) };
  return { state: 'VERIFIED', reason: held?.synthesis ? citationsText.verifiedSynthesis : citationsText.verifiedIndex };
}

function finding(law: LawFacts, claim: Claim, held: HeldArticleTexts | null): Finding {
  const name = lawLabel(law);
  if (!hasArticle(law.key, claim.article)) {
    const [last, nearest] = [lastArticle(law.key) ?? '', nearestArticles(law.key, claim.article)];
    return { state: 'MISMATCH', reason: citationsText.noSuchArticle(name, claim.article, last, nearest) };
  }
  if (isRepealed(law.key, claim.article))
    return { state: 'MISMATCH', reason: citationsText.repealed(name, claim.article) };
  return existingFinding(law, claim, held);
}

const NOTHING = { textAsOf: null, officialUrl: null, source: null, passage: null, highlight: null };

function notHeld(claim: Claim): Judgement {
  const name = claim.lawName ?? claim.law?.toUpperCase() ?? null;
  return {
    ...NOTHING,
    label: name
      ? citationsText.label(name, claim.article, claim.detail)
      : citationsText.noLaw(claim.article, claim.detail),
    state: 'NOT_HELD',
    reason: name ? citationsText.lawNotHeld(name) : citationsText.lawNotNamed,
    statuteKey: null,
    articleNumber: claim.article,
    detail: claim.detail,
  };
}

/** Judges a citation by the index of laws and by what is stored of the article. */
export function judge(claim: Claim, held: HeldArticleTexts | null): Judgement {
  const law = claim.law === null ? null : findLaw(claim.law);
  if (!law) return notHeld(claim);
  const found = finding(law, claim, held);
  const passage = found.state === 'MISMATCH' && !hasArticle(law.key, claim.article) ? null : passageOf(held);
  return {
    ...found,
    label: citationsText.label(lawLabel(law), claim.article, claim.detail),
    statuteKey: law.key,
    articleNumber: claim.article,
    detail: claim.detail,
    textAsOf: held?.textAsOf ?? law.textAsOf,
    officialUrl: held?.officialUrl ?? law.officialUrl,
    source: passage === null ? null : held?.officialText ? 'OFFICIAL' : 'SYNTHESIS',
    passage,
    highlight: passage === null || found.state === 'MISMATCH' ? null : highlightOf(passage, claim),
  };
}
