import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLaw } from '#db/content/law-index.ts';
import { citationCheckText as say } from '#schema/text/citations.ts';
import { retrieve } from '#api/features/research/index.ts';
import { fractionAt } from './cited-parts.rules.ts';
import type { Draft } from './finding.rules.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';
import type { Reference, StatuteReference } from '#api/legal-language/index.ts';
import { labelOfArticle, correctionTo } from './statute-labels.rules.ts';
import type { ArticleShelf, HeldArticleText } from './stock.service.ts';

/** Whose words they are, when they are not of the article that is cited. Bounded in number and in time. */

const MAX_SEARCHES = 12;
const MAX_MS = 900;
const CANDIDATES = 8;
/** Enough words to know a sentence by. */
const MAX_QUESTION_LENGTH = 320;
/** Fewer words stand in many articles and are nobody's. */
const MIN_WORDS = 5;

export interface JudgedReference {
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
      return draft.correction === null && draft.state !== 'NOT_HELD' ? [{ reference, draft, quote }] : [];
    })
    // Words that are like nothing of their own article are the likeliest to be of another.
    .toSorted((a, b) => Number(a.draft.difference.length > 0) - Number(b.draft.difference.length > 0));

const isOwn = (article: HeldArticleText, { target }: Draft): boolean =>
  article.statuteKey === target.statuteKey && article.number === target.articleNumber;

/** The article of these that has the words: of the same number first, then of the same law, then the best found. */
function ownerAmong(articles: readonly HeldArticleText[], { draft, quote }: Search): HeldArticleText | null {
  const owners = articles.filter((each) => !isOwn(each, draft) && each.passage?.locate(quote));
  const rank = ({ number, statuteKey }: HeldArticleText): number =>
    number === draft.target.articleNumber ? 0 : statuteKey === draft.target.statuteKey ? 1 : 2;
  return owners.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

interface Place {
  label: string;
  correction: string;
}

function placeOf(article: HeldArticleText, quote: string): Place {
  const law = findLaw(article.statuteKey);
  const place = article.passage?.locate(quote);
  const fraction = place && article.passage ? fractionAt(article.passage.text, place) : null;
  if (!law) return { label: article.number, correction: article.number };
  const parts = fraction && say.detail.fraction(fraction);
  return { label: labelOfArticle(law, article.number, parts), correction: correctionTo(law, article.number, parts) };
}

function tell(search: Search, owner: HeldArticleText): void {
  const { draft, quote } = search;
  const { label, correction } = placeOf(owner, quote);
  draft.correction = correction;
  if (draft.state === 'QUOTE_NOT_FOUND') draft.reason = say.quoteElsewhere(label);
  else draft.notes.push(say.foundElsewhere(label));
}

/** Says of quotes that were not found whose words they are: of another article of the text, or of the stock. */
export async function tellOwners(
  em: SqlEntityManager,
  judged: readonly JudgedReference[],
  shelf: ArticleShelf,
): Promise<void> {
  const started = performance.now();
  const cited = shelf.all();
  /** What was found for a quote: a brief repeats its own. */
  const candidates = new Map<string, HeldArticleText[]>();
  const pause = pauses();
  for (const search of searchesOf(judged)) {
    if (performance.now() - started > MAX_MS) return;
    await pause();
    const near = ownerAmong(cited, search);
    const isOver = candidates.size >= MAX_SEARCHES;
    const question = search.quote.slice(0, MAX_QUESTION_LENGTH);
    if (!near && !isOver && !candidates.has(question)) {
      const { articles } = await retrieve(em, question, { limit: CANDIDATES });
      shelf.put(articles);
      candidates.set(
        question,
        articles.flatMap(({ statuteKey, number }) => shelf.get(statuteKey, number) ?? []),
      );
    }
    const owner = near ?? ownerAmong(candidates.get(question) ?? [], search);
    if (owner) tell(search, owner);
  }
}
