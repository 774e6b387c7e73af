import type { StoredCitation, StoredClaim } from '#db/entities/chat.entity.ts';
import { answersText } from '#schema/text/answers.ts';
import { claimText } from '#schema/text/chat.ts';
import { ASIDE } from '#schema/text/limits.ts';
import { claimsLaw, findQuantities, type Quantity } from '#api/legal-language/index.ts';
import { meaningfulWords } from './passages.rules.ts';
import { plainSentence, sentenceStretches, type Stretch } from './sentences.rules.ts';

/** Links each sentence of an answer that states law to the passages it cites, and judges how far they support it. */

const MARK = /\[(\d{1,4})\]/g;
/** A line that is all bold is a heading, also at the start of a list item. */
const HEADING = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?(?:#{1,6}\s.*|\*\*[^*]+\*\*)\s*$/;
/** Headings of advice and questions: sentences under them state law only when they have a quantity. */
const ADVICE: readonly string[] = [
  answersText.steps,
  answersText.askBack,
  answersText.wouldHelp,
  answersText.plainWords,
];

/** Introductory sentences of our own. */
const LEADS: readonly string[] = [answersText.nearest, answersText.synthesisOnly, answersText.nothingFound];

const MIN_SHARE = 0.22;
const ENOUGH_WORDS = 3;
const SAME = 1e-6;

interface Sentence extends Stretch {
  text: string;
  isAdvice: boolean;
}

function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let isAdvice = false;
  for (const { start, end } of sentenceStretches(text)) {
    const sentence = text.slice(start, end);
    if (HEADING.test(sentence)) {
      const title = plainSentence(sentence);
      isAdvice = ADVICE.some((each) => plainSentence(each) === title);
      continue;
    }
    const open = found.at(-1);
    // A quote of several sentences is one claim, with its introduction and its mark.
    if (open && isQuoteOpen(open.text)) {
      open.end = end;
      open.text = text.slice(open.start, end);
    } else if (!LEADS.includes(plainSentence(sentence)) && !plainSentence(sentence).startsWith(ASIDE))
      found.push({ start, end, text: sentence, isAdvice });
  }
  return found;
}

const isQuoteOpen = (text: string): boolean => text.lastIndexOf('«') > text.lastIndexOf('»');

export const isSameQuantity = (a: Quantity, b: Quantity): boolean => {
  if (a.unit === b.unit) return Math.abs(a.value - b.value) < SAME;
  // A year equals twelve months, a half equals fifty percent: laws and answers use different units.
  const inMonths = (q: Quantity): number | null =>
    q.unit === 'years' ? q.value * 12 : q.unit === 'months' ? q.value : null;
  const inShares = (q: Quantity): number | null =>
    q.unit === 'percent' ? q.value / 100 : q.unit === 'parts' ? q.value : null;
  const [left, right] = [inMonths(a) ?? inShares(a), inMonths(b) ?? inShares(b)];
  return left !== null && right !== null && Math.abs(left - right) < SAME;
};

/** «un día de descanso», «una hora»: «un» is often an article, not a number. */
export const isPlainOne = (sentence: string, { value, start }: Quantity): boolean =>
  value === 1 && /^una?\s/i.test(sentence.slice(start));

/** The first quantity of a sentence that none of the passages has. */
function unbackedQuantity(sentence: string, passages: readonly string[]): string | null {
  const held = passages.flatMap((passage) => findQuantities(passage));
  const missing = findQuantities(sentence).find(
    (each) => !isPlainOne(sentence, each) && !held.some((other) => isSameQuantity(each, other)),
  );
  return missing ? sentence.slice(missing.start, missing.end) : null;
}

/** How many meaningful words of a sentence a passage has, and their share, 0–1. */
function sharedWith(sentence: string, passage: string): { share: number; words: number } {
  const wanted = new Set(meaningfulWords(sentence));
  const held = new Set(meaningfulWords(passage));
  const words = [...wanted].filter((word) => held.has(word)).length;
  return { share: wanted.size === 0 ? 1 : words / wanted.size, words };
}

/** The editorial text of a cited article: synthesis and notes of reform; `null` when none is stored. */
export type EditorialTextOf = (citation: StoredCitation) => string | null;

type Backing = Pick<StoredClaim, 'support' | 'reason' | 'citations'>;

function backingOf(sentence: string, cited: readonly StoredCitation[], editorialTextOf: EditorialTextOf): Backing {
  const ordinals = (order: readonly StoredCitation[]): number[] => order.map(({ ordinal }) => ordinal);
  if (cited.length === 0) return { support: 'NONE', reason: claimText.none, citations: [] };
  const verified = cited.filter(({ state }) => state === 'VERIFIED');
  if (verified.length === 0) return { support: 'WEAK', reason: claimText.weakState, citations: ordinals(cited) };
  const held = verified.filter(({ passage }) => passage !== null);
  if (held.length === 0) return { support: 'WEAK', reason: claimText.weakUnseen, citations: ordinals(cited) };
  const plain = plainSentence(sentence);
  const wordsOf = (citation: StoredCitation): string => `${citation.passage ?? ''}\n${editorialTextOf(citation) ?? ''}`;
  const passages = held.map(wordsOf);
  const scored = held
    .map((citation) => ({ citation, ...sharedWith(plain, wordsOf(citation)) }))
    .toSorted((a, b) => b.share - a.share);
  const rest = cited.filter((citation) => !held.includes(citation));
  const citations = [...scored.map(({ citation }) => citation.ordinal), ...ordinals(rest)];
  const missing = unbackedQuantity(plain, passages);
  if (missing) return { support: 'WEAK', reason: claimText.weakQuantity(missing), citations };
  const together = sharedWith(plain, passages.join('\n'));
  const isBacked = together.share >= MIN_SHARE || together.words >= ENOUGH_WORDS;
  return isBacked
    ? { support: 'SUPPORTED', reason: null, citations }
    : { support: 'WEAK', reason: claimText.weakWords, citations };
}

/**
 * The sentences of an answer that state law, each with what supports it. `text` is the answer as shown, with its
 * numbers in brackets; places are in UTF-16 code units.
 */
export function claimsOf(
  text: string,
  citations: readonly StoredCitation[],
  editorialTextOf: EditorialTextOf = () => null,
): StoredClaim[] {
  const byOrdinal = new Map(citations.map((citation) => [citation.ordinal, citation]));
  return sentencesOf(text).flatMap(({ start, end, text: sentence, isAdvice }): StoredClaim[] => {
    const cited = [...sentence.matchAll(MARK)].flatMap(([, ordinal]) => byOrdinal.get(Number(ordinal)) ?? []);
    const plain = plainSentence(sentence);
    if (cited.length === 0 && (!claimsLaw(plain) || (isAdvice && findQuantities(plain).length === 0))) return [];
    return [{ start, end, ...backingOf(sentence, [...new Set(cited)], editorialTextOf) }];
  });
}
