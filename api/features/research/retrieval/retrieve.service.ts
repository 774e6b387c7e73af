import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { LegalArea } from '#db/content/legal-content.ts';
import { citedArticles } from '#db/content/topic-citations.rules.ts';
import { findArticles, findArticlesById, type ArticleText } from '../articles.service.ts';
import { causeByFindings, causeByWords } from './abstention.rules.ts';
import type { AbstentionCause } from './abstention-cause.rules.ts';
import { mainArea } from './area.rules.ts';
import type { Concept } from './concepts.rules.ts';
import type { FittingTopic, FusedArticle } from './fusion.rules.ts';
import type { Naming } from './named-articles.rules.ts';
import { noticesFor, type Notice } from './notices.rules.ts';
import { readTime, reformedAfter } from './time.rules.ts';
import type { EmbedQuestion } from '../embeddings/embeddings.service.ts';
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
  /** Share of what the question asks about that the best text mentions, 0–1. */
  coverage: number;
  /** What is told of time and place before the answer; empty when it abstains. */
  notices: Notice[];
}

export interface RetrievalOptions {
  /** How many articles. */
  limit?: number;
  /** Words of the question before, for a follow-up that hardly has any of its own. */
  before?: string;
  /** Area that the asker chose to look in: its topics alone, its laws first. */
  area?: LegalArea | null | undefined;
  /** How meanings are read; absent: words alone. */
  meaningOf?: EmbedQuestion | undefined;
}

const USUAL_LIMIT = 8;
const TEXTS_RANKED = 300;
/** Texts that mention hardly anything asked are not sorted: a large stock has tens of thousands of them. */
const MIN_COVERAGE = 0.12;
const MAX_QUESTION_LENGTH = 4000;

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

/** A topic that mentions so much of the question is what it will be answered with. */
const MIN_OF_TOPIC = 0.6;
const DATED_OF_TOPIC = 4;

/** The articles that an answer will rest on: those of the topic that fits, otherwise those found. */
async function restsOn(
  em: SqlEntityManager,
  [topic]: readonly FittingTopic[],
  articles: readonly RetrievedArticle[],
): Promise<readonly ArticleText[]> {
  if (!topic || topic.coverage < MIN_OF_TOPIC || articles[0]?.by === 'NAMED') return articles;
  return findArticlesById(em, citedArticles(topic.topic).slice(0, DATED_OF_TOPIC));
}

const OLDER_SEEN = 3;

/** «¿Cuál era la tasa en 2008?»: what was reformed since then does not say it. */
function causeByAge(question: string, articles: readonly ArticleText[]): AbstentionCause | null {
  const { asksOldText, year } = readTime(question);
  if (!asksOldText || year === null) return null;
  const changed = articles.slice(0, OLDER_SEEN).some(({ notes }) => reformedAfter(notes, year).length > 0);
  return changed ? { kind: 'OLD_TEXT', year, article: null } : null;
}

/** Articles that a notice rests on come first; a topic on other law is of no use beside a notice that answers. */
async function withNotices(em: SqlEntityManager, found: Retrieval, limit: number): Promise<Retrieval> {
  const { notices } = found;
  const wanted = [...new Set(notices.flatMap(({ articles }) => articles))].map((each) => {
    const [key = '', number = ''] = each.split(':');
    return { key, number };
  });
  const laws = notices.find((notice) => notice.laws !== null)?.laws ?? null;
  const own = laws ? await findArticles(em, wanted) : [];
  const ids = new Set(own.map(({ id }) => id));
  const first = own.map((article): RetrievedArticle => ({ ...article, score: Number.POSITIVE_INFINITY, by: 'TEXT' }));
  const isUseful = ({ topic }: FittingTopic): boolean =>
    laws === null || citedArticles(topic).some((id) => laws.some((law) => id.startsWith(`art_${law}_`)));
  const rest = found.articles.filter(({ id, isRepealed }) => !ids.has(id) && (notices.length === 0 || !isRepealed));
  return { ...found, articles: [...first, ...rest].slice(0, limit), topics: found.topics.filter(isUseful) };
}

/**
 * The one retrieval of Foja: what a question names, the topics that answer it and the articles that mention it, best
 * first. Two statements. Works with syntheses and topics alone, better with the official texts. Whether a question is
 * answered at all is judged by its words alone: what is near in meaning joins the articles, it does not make an answer.
 */
export async function retrieve(
  em: SqlEntityManager,
  question: string,
  { limit = USUAL_LIMIT, before, area: chosen, meaningOf }: RetrievalOptions = {},
): Promise<Retrieval> {
  const ranking = await rankQuestion(em, question, {
    texts: TEXTS_RANKED,
    caseLaw: 0,
    leastCoverage: () => MIN_COVERAGE,
    before,
    area: chosen,
    meaningOf,
  });
  const { naming, texts, topics, concepts, rows } = ranking;
  const fused = ranking.fused.slice(0, limit);
  const articles = await readArticles(em, fused);
  const area = chosen ?? mainArea(ranking.areas) ?? topics[0]?.topic.area ?? null;
  const coverage = Math.max(0, ...texts.map((text) => text.coverage), ...topics.map((topic) => topic.coverage));
  const conceptCount = concepts.length;
  const hasNamedArticle = fused.some(({ by }) => by === 'NAMED') || naming.laws.length > 0;
  const asked = question.slice(0, MAX_QUESTION_LENGTH);
  const base = await restsOn(em, topics, articles);
  const abstention = causeByWords({ question: asked, before, naming, area, conceptCount }) ?? causeByAge(asked, base);
  const notices = abstention ? [] : noticesFor({ question: asked, before, naming, articles: base });
  const unfound =
    abstention || notices.some(({ laws }) => laws !== null)
      ? null
      : causeByFindings({ coverage, known: knownShare(concepts, rows), conceptCount, hasNamedArticle });
  const found = { articles, topics, naming, area, abstention: abstention ?? unfound, coverage, notices };
  return found.abstention ? { ...found, notices: [] } : withNotices(em, found, limit);
}
