import { articleId, findLaw, normaliseArticle, parseArticleId } from '#db/content/law-index.ts';
import { lawWeight } from '#db/content/law-weights.ts';
import type { LegalArea, Topic } from '#db/content/legal-content.ts';
import type { Naming } from './named-articles.rules.ts';

/** A topic with how well it fits the question. */
export interface FittingTopic {
  topic: Topic;
  score: number;
  coverage: number;
}

export interface TextMatch {
  id: string;
  score: number;
  coverage: number;
}

export interface Evidence {
  naming: Naming;
  areas: ReadonlyMap<LegalArea, number>;
  foldedQuestion: string;
  texts: readonly TextMatch[];
  topics: readonly FittingTopic[];
}

export interface FusedArticle {
  id: string;
  score: number;
  /** Why it is among the results. */
  by: 'NAMED' | 'TOPIC' | 'TEXT';
}

const MARK = /\{\{([a-z0-9]+):([^|}]+)(?:\|[^}]*)?\}\}/g;

/** Articles that a topic cites, in the order in which a reader meets them. */
export function citedArticles(topic: Topic): string[] {
  const told = [topic.answer, ...topic.sections.flatMap(({ points }) => points), topic.term ?? '', ...topic.steps].join(
    ' ',
  );
  const ids = [...told.matchAll(MARK)].map(([, key = '', number = '']) =>
    articleId(key, normaliseArticle(number.trim(), key)),
  );
  return [...new Set(ids)];
}

/** A topic's own words were chosen for the question, so its articles count for more than chance words in a text. */
const TOPIC_WEIGHT = 1.5;
const LATER_CITATION = 0.15;
const AREA_WEIGHT = 0.3;
const NAMED_LAW_WEIGHT = 1.6;
const TOPICS_THAT_COUNT = 3;

function topicScores(topics: readonly FittingTopic[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { topic, score, coverage } of topics.slice(0, TOPICS_THAT_COUNT))
    citedArticles(topic).forEach((id, place) => {
      const value = (score * coverage) / (1 + LATER_CITATION * place);
      scores.set(id, Math.max(scores.get(id) ?? 0, value));
    });
  return scores;
}

function likelihood(id: string, { naming, areas, foldedQuestion }: Evidence): number {
  const key = parseArticleId(id)?.key ?? '';
  const area = findLaw(key)?.area;
  const isNamed = naming.laws.some(({ statuteKey }) => statuteKey === key);
  const weight = isNamed ? NAMED_LAW_WEIGHT : lawWeight(key, foldedQuestion);
  return weight * (1 + AREA_WEIGHT * (area ? (areas.get(area) ?? 0) : 0));
}

/** Joins what was named, what the topics cite and what the texts say into one order. */
export function fuse(evidence: Evidence, limit: number): FusedArticle[] {
  const named = evidence.naming.articles.flatMap(({ statuteKey, number, exists }) =>
    statuteKey && exists ? [articleId(statuteKey, number)] : [],
  );
  const byText = new Map(evidence.texts.map(({ id, score }) => [id, score]));
  const byTopic = topicScores(evidence.topics);
  const fused = [...new Set([...byText.keys(), ...byTopic.keys()])]
    .filter((id) => !named.includes(id))
    .map((id): FusedArticle => {
      const [text, topic] = [byText.get(id) ?? 0, TOPIC_WEIGHT * (byTopic.get(id) ?? 0)];
      return { id, score: likelihood(id, evidence) * (text + topic), by: topic > text ? 'TOPIC' : 'TEXT' };
    })
    .sort((a, b) => b.score - a.score);
  return [
    ...[...new Set(named)].map((id): FusedArticle => ({ id, score: Number.POSITIVE_INFINITY, by: 'NAMED' })),
    ...fused,
  ].slice(0, limit);
}
