import { findLaw, hasArticle } from '#db/content/law-index.ts';
import { citationCheckText as say } from '#schema/text/citations.ts';
import type { Checking } from './checking.service.ts';
import { onlyFramesDiffer } from './likeness.rules.ts';
import { insideOf, isLooselyQuoted, isSaidOf, isScareQuote, listAround } from './lists.rules.ts';
import type { Quoted, Reference, StatuteReference } from '#api/legal-language/index.ts';
import { labelOfArticle, nameOfLaw, TWINS } from './statute-labels.rules.ts';

/** Reassigns quotes that are not in the article beside them. */

const MAX_LAWS = 12;

interface Failing {
  index: number;
  reference: StatuteReference;
}

/** References with a quote that is not in their article. */
const failingOf = ({ references, drafts }: Checking): Failing[] =>
  references.flatMap((reference, index) =>
    reference.kind === 'STATUTE' && drafts[index]?.quotes.some(({ missing }) => missing !== null)
      ? [{ index, reference }]
      : [],
  );

/** References whose law was guessed, with the other laws of the text that have an article of that number. */
function guessedOf(checking: Checking): (Failing & { laws: string[] })[] {
  const named = [...new Set([...checking.laws, ...checking.meant])].slice(0, MAX_LAWS);
  return checking.references.flatMap((reference, index) => {
    if (reference.kind !== 'STATUTE' || reference.isTransitory) return [];
    const isGuess = reference.law === null ? reference.lawName === null : reference.lawSource !== 'NAMED';
    const draft = checking.drafts[index];
    const isOpen = draft && (draft.state !== 'VERIFIED' || draft.quotes.some(({ state }) => state !== 'FOUND'));
    const laws = named.filter((law) => law !== reference.law && hasArticle(law, reference.article));
    return isGuess && isOpen ? [{ index, reference, laws }] : [];
  });
}

const twinOf = ({ law, article }: StatuteReference): { law: string; article: string }[] => {
  const twin = TWINS[law ?? ''];
  return twin ? [{ law: twin, article }] : [];
};

/**
 * Loads the articles that quotes not found may be from: inside of ranges, of a law of common origin, and of the other
 * laws of the text.
 */
export const readPossibleOwners = (checking: Checking): Promise<void> =>
  checking.articleCache.fetch([
    ...failingOf(checking).flatMap(({ reference }) => [...insideOf(reference), ...twinOf(reference)]),
    ...guessedOf(checking).flatMap(({ reference: { article }, laws }) => laws.map((law) => ({ law, article }))),
  ]);

interface Member {
  at: number;
  law: string | null;
  article: string;
}

function moveQuote(checking: Checking, place: number, from: number, members: readonly Member[]): void {
  const { quotesOf, drafts, references, articleCache } = checking;
  const quote = checking.wordsAt(place);
  const own = quotesOf.get(from) ?? [];
  if (drafts[from]?.quotes[own.indexOf(place)]?.missing === null) return;
  const owner = members.find(({ law, article }) => articleCache.get(law, article)?.passage?.locate(quote));
  if (!owner) return;
  quotesOf.set(
    from,
    own.filter((each) => each !== place),
  );
  if (owner.at !== from) quotesOf.set(owner.at, [...(quotesOf.get(owner.at) ?? []), place]);
  for (const at of new Set([from, owner.at])) {
    const reference = references[at];
    if (reference?.kind === 'STATUTE') drafts[at] = checking.judgeStatuteAt(at, reference);
  }
  const law = owner.law === null ? null : findLaw(owner.law);
  if (owner.at === from && law) drafts[from]?.notes.push(say.foundElsewhere(labelOfArticle(law, owner.article)));
}

const SINGLED_OUT =
  /^\W{0,3}(?:(?:el|la|este|esta)\s)?(?:[uú]ltim[oa]|primer[oa]?|segund[oa])(?:\s(?:de\s(?:los|las|ellos)\s\p{L}+|(?:precepto|numeral|art[ií]culo)))?\s[^.;\n]{0,60}$/iu;

/** «Los artículos 47 y 48 dicen: «…»»: a quote may be from any article of the list or range. */
export function assignQuotesInLists(checking: Checking): void {
  const { text, references, quotes, quotesOf } = checking;
  for (const { index, reference } of failingOf(checking)) {
    // «14, 16 y 17, último que dice: «…»»: of that one alone.
    const isOfAny = (place: number): boolean =>
      !SINGLED_OUT.test(text.slice(reference.end, Math.max(reference.end, quotes[place]?.start ?? 0)));
    const members: Member[] = [
      ...listAround(text, references, index).flatMap((at) => {
        const each = references[at];
        return each?.kind === 'STATUTE' ? [{ at, law: each.law, article: each.article }] : [];
      }),
      ...insideOf(reference).map((each) => ({ at: index, ...each })),
    ];
    for (const place of (quotesOf.get(index) ?? []).filter(isOfAny)) moveQuote(checking, place, index, members);
  }
}

/** Characters around a quotation in which another citation may be the one that it is of. */
const NEARBY = 500;
/** Fewer are in many articles. */
const MIN_WORDS = 4;

const hasEnoughWords = (words: string): boolean => words.split(/\s+/).length >= MIN_WORDS;

/** Index of the first reference that begins at `place` or later; they are in the order of the text. */
function firstFrom(references: readonly Reference[], place: number): number {
  let [low, high] = [0, references.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Cited articles near a quotation in the same paragraph, the nearest first. */
function membersNear({ text, references }: Checking, { start, end }: Quoted): Member[] {
  const distance = (each: Reference): number => Math.max(each.start - end, start - each.end, 0);
  const near: { at: number; reference: StatuteReference }[] = [];
  for (
    let at = firstFrom(references, start - NEARBY);
    (references[at]?.start ?? Number.MAX_VALUE) <= end + NEARBY;
    at++
  ) {
    const reference = references[at];
    if (reference?.kind !== 'STATUTE') continue;
    const between = text.slice(Math.min(end, reference.end), Math.max(start, reference.start));
    if (!between.includes('\n\n')) near.push({ at, reference });
  }
  return near
    .toSorted((a, b) => distance(a.reference) - distance(b.reference))
    .map(({ at, reference: { law, article } }) => ({ at, law, article }));
}

/** Before a citation is accused: words that nobody says are of it may be of another one that stands nearby. */
export function assignQuotesNearby(checking: Checking): void {
  const { text, references, quotes, quotesOf } = checking;
  for (const { index, reference } of failingOf(checking))
    for (const place of quotesOf.get(index) ?? []) {
      const quote = quotes[place];
      if (!quote || isSaidOf(text, quote, reference) || !hasEnoughWords(checking.wordsAt(place))) continue;
      moveQuote(
        checking,
        place,
        index,
        membersNear(checking, quote).filter(({ at }) => at !== index),
      );
    }
  quotes.forEach((quote, place) => {
    if (quote.reference !== null || quote.isUnmarked || !hasEnoughWords(checking.wordsAt(place))) return;
    const words = checking.wordsAt(place);
    const owner = membersNear(checking, quote).find(({ law, article }) =>
      checking.articleCache.get(law, article)?.passage?.locate(words),
    );
    const cited = owner && references[owner.at];
    if (!owner || cited?.kind !== 'STATUTE' || checking.drafts[owner.at]?.state !== 'VERIFIED') return;
    quotesOf.set(owner.at, [...(quotesOf.get(owner.at) ?? []), place]);
    checking.drafts[owner.at] = checking.judgeStatuteAt(owner.at, cited);
  });
}

/** For a guessed law, the quotes decide whether another law of the text is meant. */
export function inferLawsFromQuotes(checking: Checking): void {
  for (const { index, reference, laws } of guessedOf(checking)) {
    // Judged again: the articles of the other laws are loaded now.
    checking.drafts[index] = checking.judgeStatuteAt(index, reference);
    const quotes = checking.wordsOf(index);
    const owner = laws.find((law) => {
      const passage = checking.articleCache.get(law, reference.article)?.passage;
      return passage && quotes.length > 0 && quotes.every((quote) => passage.locate(quote));
    });
    const law = owner && findLaw(owner);
    if (!law) continue;
    const guess = { ...reference, law: law.key, lawName: law.shortName, isInferred: true };
    const draft = checking.judgeStatuteAt(index, guess);
    draft.notes.unshift(say.verifiedByWords(nameOfLaw(law)));
    checking.drafts[index] = draft;
  }
}

/** Words of a quotation from which on it is a transcription where it is nearly the article's. */
const ALTERED = 6;

/** Detaches quotes that were not found anywhere and may not belong to the citation beside them. */
export function releaseLooseQuotes(checking: Checking): void {
  const { text, references, quotes, quotesOf, drafts, loose } = checking;
  references.forEach((reference, index) => {
    const draft = drafts[index];
    if (draft?.state !== 'QUOTE_NOT_FOUND' || draft.correction !== null) return;
    const isUnlike = draft.difference.length === 0;
    const isFramed = onlyFramesDiffer(draft.difference);
    const places = quotesOf.get(index) ?? [];
    const kept = places.filter((place, nth) => {
      const quote = quotes[place] as Quoted;
      const isFound = draft.quotes[nth]?.state === 'FOUND';
      const isShort = isUnlike || checking.wordsAt(place).split(/\s+/).length < ALTERED;
      return (
        isFound ||
        !(
          (isFramed && checking.wordsAt(place).split(/\s+/).length < ALTERED) ||
          (isShort && isScareQuote(text, quote, reference)) ||
          (isUnlike && isLooselyQuoted(text, quote, reference))
        )
      );
    });
    if (kept.length === places.length || reference.kind !== 'STATUTE') return;
    quotesOf.set(index, kept);
    for (const place of places) if (!kept.includes(place)) loose.add(place);
    drafts[index] = checking.judgeStatuteAt(index, reference);
  });
}
