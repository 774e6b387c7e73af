import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LegalArea } from '#db/content/legal-content.ts';
import { findArticlesById, type ArticleText } from '../articles.service.ts';
import { causeByFindings, causeByWords, type AbstentionCause } from './abstention.rules.ts';
import { mainArea } from './area.rules.ts';
import type { Concept } from './concepts.rules.ts';
import type { FittingTopic, FusedArticle } from './fusion.rules.ts';
import type { Naming } from './named-articles.rules.ts';
import type { MeaningOf } from '../meaning/meaning.service.ts';
import { rankQuestion, type IndexRow } from './rank.service.ts';

export interface RetrievedArticle extends ArticleText {
  score: number;
  /** Why it is among the results. */
  by: FusedArticle['by'];
}

export interface Retrieval {
  /** Best first. */
  articles: RetrievedArticle[];
  /** Best first; whether one fits is for the caller to judge by its coverage. */
  topics: FittingTopic[];
  naming: Naming;
  area: LegalArea | null;
  /** Why the question is not to be answered, when it is not. */
  abstention: AbstentionCause | null;
  /** Share of what the question asks about that the best text speaks of, 0–1. */
  coverage: number;
}

export interface RetrievalOptions {
  /** How many articles. */
  limit?: number;
  /** Words of the question before, for a follow-up that hardly has any of its own. */
  before?: string;
  /** How meanings are read; absent: words alone. */
  meaningOf?: MeaningOf | undefined;
}

const USUAL_LIMIT = 8;
const TEXTS_RANKED = 300;
/** Texts that speak of hardly anything asked are not sorted: a large stock has tens of thousands of them. */
const LEAST_COVERAGE = 0.12;
const LONGEST_QUESTION = 4000;

async function readArticles(em: SqlEntityManager, fused: readonly FusedArticle[]): Promise<RetrievedArticle[]> {
  const found = await findArticlesById(
    em,
    fused.map(({ id }) => id),
  );
  const byId = new Map(found.map((article) => [article.id, article]));
  return fused.flatMap(({ id, score, by }) => {
    const article = byId.get(id);
    return article ? [{ ...article, score, by }] : [];
  });
}

/** Share of the things asked that the stock knows by any of their words. */
function knownShare(concepts: readonly Concept[], rows: readonly IndexRow[]): number {
  const held = new Set(rows.flatMap(({ scope, term }) => (scope === 'CASE_LAW' || scope === 'ASKED' ? [] : term)));
  const known = concepts.filter(({ alternatives }) =>
    alternatives.some(({ terms }) => terms.some((term) => held.has(term))),
  );
  return concepts.length === 0 ? 0 : known.length / concepts.length;
}

/**
 * The one retrieval of Foja: what a question names, the topics that answer it and the articles that speak of it, best
 * first. Two statements. Works with syntheses and topics alone, better with the official texts. Whether a question is
 * answered at all is judged by its words alone: what is near in meaning joins the articles, it does not make an answer.
 */
export async function retrieve(
  em: SqlEntityManager,
  question: string,
  { limit = USUAL_LIMIT, before, meaningOf }: RetrievalOptions = {},
): Promise<Retrieval> {
  const ranking = await rankQuestion(em, question, {
    texts: TEXTS_RANKED,
    caseLaw: 0,
    leastCoverage: () => LEAST_COVERAGE,
    before,
    meaningOf,
  });
  const { naming, texts, topics, concepts, rows } = ranking;
  const fused = ranking.fused.slice(0, limit);
  const articles = await readArticles(em, fused);
  const area = mainArea(ranking.areas) ?? topics[0]?.topic.area ?? null;
  const coverage = Math.max(0, ...texts.map((text) => text.coverage), ...topics.map((topic) => topic.coverage));
  const conceptCount = concepts.length;
  const hasNamedArticle = fused.some(({ by }) => by === 'NAMED') || naming.laws.length > 0;
  const abstention =
    causeByWords({ question: question.slice(0, LONGEST_QUESTION), naming, area, conceptCount }) ??
    causeByFindings({ coverage, known: knownShare(concepts, rows), conceptCount, hasNamedArticle });
  return { articles, topics, naming, area, abstention, coverage };
}
