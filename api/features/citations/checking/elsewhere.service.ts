import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLaw } from '#db/content/law-index.ts';
import { citationCheckText as say, citationVerdictText as verdicts } from '#schema/text/citations.ts';
import { retrieve } from '#api/features/research/index.ts';
import { fractionAt } from './cited-parts.rules.ts';
import type { Checking } from './checking.service.ts';
import type { Draft } from './finding.rules.ts';
import { isAltered, onlyFramesDiffer } from './likeness.rules.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';
import type { Reference, StatuteReference } from '#api/legal-language/index.ts';
import { isRuleLike } from './lists.rules.ts';
import { labelOfArticle, correctionTo } from './statute-labels.rules.ts';
import type { ArticleCache, HeldArticleText } from './stock.service.ts';

/** Finds the article that a quote is from, when it is not from the cited one. Limited in number and in time. */

const MAX_SEARCHES = 12;
const MAX_MS = 900;
const CANDIDATES = 8;
/** Characters of the quote that are searched for: enough to identify a sentence. */
const MAX_QUESTION_LENGTH = 320;
/** Shorter quotes are in many articles. */
const MIN_WORDS = 5;
/** Characters before a quotation that say who speaks. */
const LEAD = 120;

interface JudgedReference {
  reference: Reference;
  draft: Draft;
}

interface Search {
  reference: StatuteReference;
  draft: Draft;
  quote: string;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const searchesOf = (judged: readonly JudgedReference[]): Search[] =>
  judged
    .flatMap(({ reference, draft }) => {
      const quote = draft.quotes.find(({ missing }) => missing !== null)?.missing;
      if (reference.kind !== 'STATUTE' || !quote || wordsIn(quote) < MIN_WORDS) return [];
      if (wordsIn(quote) <= MIN_WORDS && onlyFramesDiffer(draft.difference)) return [];
      return draft.correction === null && draft.state !== 'NOT_HELD' ? [{ reference, draft, quote }] : [];
    })
    // Quotes without any similarity to their own article come first: they are most likely from another.
    .toSorted((a, b) => Number(a.draft.difference.length > 0) - Number(b.draft.difference.length > 0));

const isOwn = (article: HeldArticleText, { target }: Draft): boolean =>
  article.statuteKey === target.statuteKey && article.number === target.articleNumber;

/** The article that contains the quote: one of the same number first, then of the same law, then the best match. */
async function ownerAmong(
  articles: readonly HeldArticleText[],
  { draft, quote }: Search,
  pause: () => Promise<void>,
): Promise<HeldArticleText | null> {
  const owners: HeldArticleText[] = [];
  for (const each of articles) {
    await pause();
    if (!isOwn(each, draft) && each.passage?.locate(quote)) owners.push(each);
  }
  const rank = ({ number, statuteKey }: HeldArticleText): number =>
    number === draft.target.articleNumber ? 0 : statuteKey === draft.target.statuteKey ? 1 : 2;
  return owners.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

interface OwnerLabels {
  label: string;
  correction: string;
}

function labelsOf(article: HeldArticleText, quote: string): OwnerLabels {
  const law = findLaw(article.statuteKey);
  const place = article.passage?.locate(quote);
  const fraction = place && article.passage ? fractionAt(article.passage.text, place) : null;
  if (!law) return { label: article.number, correction: article.number };
  const parts = fraction && say.detail.fraction(fraction);
  return { label: labelOfArticle(law, article.number, parts), correction: correctionTo(law, article.number, parts) };
}

function reportOwner(search: Search, owner: HeldArticleText): void {
  const { draft, quote } = search;
  const { label, correction } = labelsOf(owner, quote);
  draft.correction = correction;
  if (draft.state === 'QUOTE_NOT_FOUND')
    Object.assign(draft, { reason: say.quoteElsewhere(label), verdict: verdicts.otherArticle });
  else draft.notes.push(say.foundElsewhere(label));
}

/** Searches for the articles that quotes are from: those that the text cites, then the stock. Limited. */
class OwnerSearch {
  private readonly started = performance.now();
  private readonly cited: readonly HeldArticleText[];
  /** Candidates by quote: a brief often repeats a quote. */
  private readonly candidates = new Map<string, HeldArticleText[]>();
  private readonly pause = pauses();

  constructor(
    private readonly em: SqlEntityManager,
    private readonly articleCache: ArticleCache,
  ) {
    this.cited = articleCache.all();
  }

  get isOver(): boolean {
    return performance.now() - this.started > MAX_MS;
  }

  async ownerOf(search: Search): Promise<HeldArticleText | null> {
    const near = await ownerAmong(this.cited, search, this.pause);
    // Words that are nearly those of the cited article are its own, changed: they are of no other one.
    if (near || isAltered(search.draft.difference)) return near;
    const question = search.quote.slice(0, MAX_QUESTION_LENGTH);
    if (!this.candidates.has(question) && this.candidates.size < MAX_SEARCHES) {
      const { articles } = await retrieve(this.em, question, { limit: CANDIDATES });
      this.articleCache.put(articles);
      const held = articles.flatMap(({ statuteKey, number }) => this.articleCache.get(statuteKey, number) ?? []);
      this.candidates.set(question, held);
    }
    return ownerAmong(this.candidates.get(question) ?? [], search, this.pause);
  }
}

/** Adds to quotes that were not found the article that they are from: one cited in the text, or one of the stock. */
export async function reportOwners(checking: Checking): Promise<void> {
  const owners = new OwnerSearch(checking.em, checking.articleCache);
  for (const search of searchesOf(checking.judged)) {
    if (owners.isOver) return;
    const owner = await owners.ownerOf(search);
    if (owner) reportOwner(search, owner);
  }
  for (const { place, index } of checking.reported) {
    if (owners.isOver) return;
    await reportReported(checking, owners, place, index);
  }
}

/** «La actora sostiene que “…”, según el artículo 5»: wrong when the words are of another article, or say a rule. */
async function reportReported(checking: Checking, owners: OwnerSearch, place: number, index: number): Promise<void> {
  const reference = checking.references[index];
  const [draft, quote] = [checking.drafts[index], checking.wordsAt(place)];
  if (reference?.kind !== 'STATUTE' || draft?.state !== 'VERIFIED' || draft.source !== 'OFFICIAL') return;
  const owner = await owners.ownerOf({ reference, draft, quote });
  const lead = checking.text.slice(0, checking.quotes[place]?.start ?? 0).slice(-LEAD);
  if (!owner && !isRuleLike(quote, lead)) return;
  checking.loose.delete(place);
  checking.quotesOf.set(index, [...(checking.quotesOf.get(index) ?? []), place]);
  const judged = checking.judgeStatuteAt(index, reference);
  checking.drafts[index] = judged;
  if (owner) reportOwner({ reference, draft: judged, quote }, owner);
}
