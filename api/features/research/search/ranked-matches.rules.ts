import { areaOfArticle } from '#db/content/article-areas.rules.ts';
import { findLaw, parseArticleId } from '#db/content/law-index.ts';
import type { FittingTopic } from '../retrieval/fusion.rules.ts';
import type { Ranking } from '../retrieval/rank.service.ts';
import { bestPieces, joinMeaning, type Match } from './matching.rules.ts';
import type { ReadQuery } from './query.rules.ts';

/** Below 1, because a ruling mentions many subjects. */
const CASE_LAW_WEIGHT = 0.9;

const UNKNOWN = { part: 0, court: null, datedOn: null, citations: 0, since: 0 } as const;

/** A topic of the editors as a match. */
export const topicMatch = ({ topic, score, coverage }: FittingTopic): Match => ({
  ...UNKNOWN,
  id: `top_${topic.id}`,
  kind: null,
  area: topic.area,
  jurisdiction: 'FEDERAL',
  statuteKey: null,
  score,
  coverage,
  reason: 'TEXT',
});

type Facts = Omit<Match, 'score' | 'coverage' | 'reason'>;

/** Property by property: a search has thousands, and spreading each costs more than ranking them. */
const matchOf = (facts: Facts, score: number, coverage: number, reason: Match['reason']): Match => ({
  id: facts.id,
  part: facts.part,
  kind: facts.kind,
  area: facts.area,
  jurisdiction: facts.jurisdiction,
  court: facts.court,
  datedOn: facts.datedOn,
  statuteKey: facts.statuteKey,
  citations: facts.citations,
  since: facts.since,
  score,
  coverage,
  reason,
});

/** An article that is named or that a topic cites, and without stored text. */
function unheldFacts(id: string): Facts {
  const article = parseArticleId(id);
  const law = findLaw(article?.key ?? '');
  const kind = law?.type === 'CODE' ? 'CODE' : 'ACT';
  const area = areaOfArticle(article?.key ?? '', article?.number ?? '', law?.area ?? 'CIVIL');
  return { ...UNKNOWN, id, kind, area, jurisdiction: null, statuteKey: article?.key ?? null };
}

function articlesOf({ catalogue, fused, texts, nearness }: Ranking): Match[] {
  const coverage = new Map(texts.map((text) => [text.id, text.coverage]));
  return fused.map(({ id, score, by }) => {
    const facts = catalogue.articles.get(id) ?? unheldFacts(id);
    const share = Math.max(coverage.get(id) ?? 0, by === 'MEANING' ? (nearness.get(id) ?? 0) : 0);
    return matchOf(facts, score, share, by === 'NAMED' ? 'CITED' : by);
  });
}

/** Pieces of case law by their words, and theses that are near in meaning. */
function caseLawOf({ catalogue, caseLaw, nearness }: Ranking): Match[] {
  const documents = catalogue.documents.CASE_LAW;
  const ranked = new Set(caseLaw.map(({ doc }) => doc));
  const near = nearness.size === 0 ? [] : documents.flatMap(({ id }, doc) => (nearness.has(id) ? doc : []));
  const others = near.filter((doc) => !ranked.has(doc)).map((doc) => ({ doc, score: 0, coverage: 0 }));
  return [...caseLaw, ...others].flatMap(({ doc, score, coverage }): Match[] => {
    const known = documents[doc];
    if (!known) return [];
    const match = joinMeaning({ ...known, score, coverage, reason: 'TEXT' }, nearness);
    return [{ ...match, score: match.score * CASE_LAW_WEIGHT }];
  });
}

/** Topics by their words, and those that are near in meaning. */
function doctrineOf({ catalogue, topics, nearness }: Ranking): Match[] {
  const ranked = new Set(topics.map(({ topic }) => `top_${topic.id}`));
  const near = [...nearness.keys()].flatMap((id) => (ranked.has(id) ? [] : (catalogue.topics.get(id) ?? [])));
  return [...topics, ...near.map((topic) => ({ topic, score: 0, coverage: 0 }))].map((fitting) =>
    joinMeaning(topicMatch(fitting), nearness),
  );
}

/** Everything that the ranking found, as matches with their facts. */
export function matchesOf(ranking: Ranking, { theses }: ReadQuery): Match[] {
  const isNamed = new Set(theses);
  const pieces = caseLawOf(ranking).filter(({ id }) => !isNamed.has(id));
  const named = ranking.catalogue.documents.CASE_LAW.filter(({ id }) => isNamed.has(id)).map((known): Match => ({
    ...known,
    score: Number.POSITIVE_INFINITY,
    coverage: 1,
    reason: 'CITED',
  }));
  return [...named, ...articlesOf(ranking), ...bestPieces(pieces), ...doctrineOf(ranking)];
}
