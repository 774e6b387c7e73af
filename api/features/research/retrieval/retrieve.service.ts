import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LegalArea, Topic } from '#db/content/legal-content.ts';
import { foldText } from '#db/search/terms.rules.ts';
import type { SearchScope } from '#db/search/search-index.ts';
import {
  causeByFindings,
  causeByWords,
  withoutInstructions,
  withoutPlaces,
  type AbstentionCause,
} from './abstention.rules.ts';
import { areaShares, mainArea } from './area.rules.ts';
import { findArticlesById, textArray, type ArticleText } from '../articles.service.ts';
import { readConcepts, termsOfConcepts, type Concept } from './concepts.rules.ts';
import { fuse, type FittingTopic, type FusedArticle, type TextMatch } from './fusion.rules.ts';
import { readNaming, type Naming } from './named-articles.rules.ts';
import { rankDocuments, type Scored, type TermRow } from './ranking.rules.ts';

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
}

const USUAL_LIMIT = 8;
const TEXTS_RANKED = 60;
const TOPICS_RANKED = 4;
const BEFORE_WEIGHT = 0.4;
const LONGEST_QUESTION = 4000;

type IndexRow = TermRow & { scope: SearchScope; documents: number };

/** The rows of the terms in both indexes. */
const readIndex = (em: SqlEntityManager, concepts: readonly Concept[]): Promise<IndexRow[]> =>
  em.execute<IndexRow[]>(
    `with size as materialized (
       select held.scope, (select max(doc) + 1 from document_search d where d.scope = held.scope) as documents
       from (values ('ARTICLE'), ('TOPIC')) as held (scope))
     select t.scope, t.term, t.df, t.docs, t.impacts, size.documents
     from search_term t join size on size.scope = t.scope where t.term = any(?::text[])`,
    [textArray(termsOfConcepts(concepts))],
  );

function rankScope(
  scope: SearchScope,
  concepts: readonly Concept[],
  rows: readonly IndexRow[],
  limit: number,
): Scored[] {
  const own = rows.filter((row) => row.scope === scope);
  return rankDocuments(concepts, own, own[0]?.documents ?? 0, limit);
}

/** What stands behind the numbers of ranked documents: ids of articles, and topics whole. */
async function readDocuments(em: SqlEntityManager, articles: readonly Scored[], topics: readonly Scored[]) {
  if (articles.length + topics.length === 0) return { texts: [], fitting: [] };
  const rows = await em.execute<{ scope: SearchScope; doc: number; id: string; content: Topic | null }[]>(
    `select scope, doc, id, null::jsonb as content from document_search
     where scope = 'ARTICLE' and doc = any(?::int[])
     union all
     select d.scope, d.doc, d.id, t.content from document_search d join topic t on t.id = d.id
     where d.scope = 'TOPIC' and d.doc = any(?::int[])`,
    [textArray(articles.map(({ doc }) => doc)), textArray(topics.map(({ doc }) => doc))],
  );
  const found = new Map(rows.map((row) => [`${row.scope}${row.doc}`, row]));
  const texts = articles.flatMap(({ doc, score, coverage }): TextMatch[] => {
    const row = found.get(`ARTICLE${doc}`);
    return row ? [{ id: row.id, score, coverage }] : [];
  });
  const fitting = topics.flatMap(({ doc, score, coverage }): FittingTopic[] => {
    const topic = found.get(`TOPIC${doc}`)?.content;
    return topic ? [{ topic, score, coverage }] : [];
  });
  return { texts, fitting };
}

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
  const held = new Set(rows.map(({ term }) => term));
  const known = concepts.filter(({ alternatives }) =>
    alternatives.some(({ terms }) => terms.some((term) => held.has(term))),
  );
  return concepts.length === 0 ? 0 : known.length / concepts.length;
}

/**
 * The one retrieval of Foja: what a question names, the topics that answer it and the articles that speak of it, best
 * first. Three statements. Works with syntheses and topics alone, better with the official texts.
 */
export async function retrieve(
  em: SqlEntityManager,
  question: string,
  { limit = USUAL_LIMIT, before }: RetrievalOptions = {},
): Promise<Retrieval> {
  const { text: asked } = withoutInstructions(question.slice(0, LONGEST_QUESTION));
  const naming = readNaming(asked);
  const concepts = [
    ...readConcepts(withoutPlaces(naming.rest)),
    ...(before ? readConcepts(withoutPlaces(readNaming(before).rest), BEFORE_WEIGHT) : []),
  ];
  const rows = concepts.length > 0 ? await readIndex(em, concepts) : [];
  const ranked = rankScope('ARTICLE', concepts, rows, TEXTS_RANKED);
  const { texts, fitting } = await readDocuments(em, ranked, rankScope('TOPIC', concepts, rows, TOPICS_RANKED));
  const areas = areaShares(before ? `${asked} ${before}` : asked);
  const fused = fuse({ naming, areas, foldedQuestion: foldText(asked), texts, topics: fitting }, limit);
  const articles = await readArticles(em, fused);
  const area = mainArea(areas) ?? fitting[0]?.topic.area ?? null;
  const coverage = Math.max(0, ...texts.map((text) => text.coverage), ...fitting.map((topic) => topic.coverage));
  const conceptCount = concepts.length;
  const hasNamedArticle = fused.some(({ by }) => by === 'NAMED') || naming.laws.length > 0;
  const abstention =
    causeByWords({ question: question.slice(0, LONGEST_QUESTION), naming, area, conceptCount }) ??
    causeByFindings({ coverage, known: knownShare(concepts, rows), conceptCount, hasNamedArticle });
  return {
    articles,
    topics: fitting,
    naming,
    area,
    abstention,
    coverage,
  };
}
