import { articleId, findLaw } from '#db/content/law-index.ts';
import { lawWeight } from '#db/content/law-weights.ts';
import type { LegalArea, Topic } from '#db/content/legal-content.ts';
import { citedArticles } from '#db/content/topic-citations.rules.ts';
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
  /** How much the question is like the ways in which people look for it; see `likenessToAsked`. */
  likeness: number;
}

export interface Evidence {
  naming: Naming;
  areas: ReadonlyMap<LegalArea, number>;
  /** Area that the asker chose to look in. */
  chosenArea?: LegalArea | null;
  foldedQuestion: string;
  /** Mexico City is named: its own civil code comes before the federal one. */
  isOfMexicoCity?: boolean;
  texts: readonly TextMatch[];
  topics: readonly FittingTopic[];
  /** How near texts are in meaning, by id, 0–1; articles are taken from it. */
  nearness: ReadonlyMap<string, number>;
}

export interface FusedArticle {
  id: string;
  score: number;
  /** Why it is among the results. */
  by: 'NAMED' | 'TOPIC' | 'TEXT' | 'MEANING';
}

/** A topic's own words were chosen for the question, so its articles count for more than chance words in a text. */
const TOPIC_WEIGHT = 1.25;
const LATER_CITATION = 0.1;
const AREA_WEIGHT = 0.15;
const NAMED_LAW_WEIGHT = 3;
/** A text that has much of everything is distinguished less by having a little more. */
const TEXT_POWER = 0.85;
/** A topic about something near, with half of the words, is about something else. */
const TOPIC_COVERAGE_POWER = 1.5;
const TOPICS_THAT_COUNT = 3;
const ARTICLE = 'art_';
const LAW_AT = ARTICLE.length;
/**
 * How much the same meaning counts beside a text that has every word, which scores about 1. Not measured: there was no
 * provider of embeddings at hand when it was chosen. See `nearness.rules.ts`.
 */
const MEANING_WEIGHT = 0.6;

/** What nearness in meaning adds to the score of a text. */
export const meaningScore = (nearness: number | undefined): number => MEANING_WEIGHT * (nearness ?? 0);

function topicScores(topics: readonly FittingTopic[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { topic, score, coverage } of topics.slice(0, TOPICS_THAT_COUNT))
    citedArticles(topic).forEach((id, place) => {
      const value = (score * coverage ** TOPIC_COVERAGE_POWER) / (1 + LATER_CITATION * place);
      scores.set(id, Math.max(scores.get(id) ?? 0, value));
    });
  return scores;
}

/** How likely each law is meant; asked once per law. */
function likelihoods(evidence: Evidence): (id: string) => number {
  const known = new Map<string, number>();
  return (id) => {
    const key = id.slice(LAW_AT, id.indexOf('_', LAW_AT));
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = likelihoodOf(key, evidence)));
    return value;
  };
}

/** Areas whose law is in the codes of another: family law is in the civil code. */
const HOME_OF: Partial<Record<LegalArea, LegalArea>> = { FAMILY: 'CIVIL', CORPORATE: 'COMMERCIAL' };
const CHOSEN_WEIGHT = 2.5;

const isChosen = (area: LegalArea | undefined, chosen: LegalArea | null | undefined): boolean =>
  Boolean(area && chosen) && (area === chosen || area === HOME_OF[chosen as LegalArea]);

/** In Mexico City its civil code rules, and the federal one is only something to compare it with. */
const IN_MEXICO_CITY: Readonly<Record<string, number>> = { ccdf: 1.5, ccf: 0.6 };

function likelihoodOf(key: string, { naming, areas, chosenArea, foldedQuestion, isOfMexicoCity }: Evidence): number {
  const area = findLaw(key)?.area;
  const isNamed = naming.laws.some(({ statuteKey }) => statuteKey === key);
  const weight = isNamed ? NAMED_LAW_WEIGHT : lawWeight(key, foldedQuestion);
  const choice = isChosen(area, chosenArea) ? CHOSEN_WEIGHT : 1;
  const placed = isOfMexicoCity && !isNamed ? (IN_MEXICO_CITY[key] ?? 1) : 1;
  return placed * choice * weight * (1 + AREA_WEIGHT * (area ? (areas.get(area) ?? 0) : 0));
}

/** Joins what was named, what the topics cite, what the texts say and what they mean into one order. */
export function fuse(evidence: Evidence, limit: number): FusedArticle[] {
  const named = evidence.naming.articles.flatMap(({ statuteKey, number, exists }) =>
    statuteKey && exists ? [articleId(statuteKey, number)] : [],
  );
  const isNamed = new Set(named);
  const byText = new Map(evidence.texts.map(({ id, score, likeness }) => [id, score ** TEXT_POWER + likeness]));
  const byTopic = topicScores(evidence.topics);
  const likely = likelihoods(evidence);
  const near = [...evidence.nearness.keys()].filter((id) => id.startsWith(ARTICLE));
  const fused = [...new Set([...byText.keys(), ...byTopic.keys(), ...near])]
    .filter((id) => !isNamed.has(id))
    .map((id): FusedArticle => {
      const [text, topic] = [byText.get(id) ?? 0, TOPIC_WEIGHT * (byTopic.get(id) ?? 0)];
      const meaning = meaningScore(evidence.nearness.get(id));
      const by = meaning > Math.max(text, topic) ? 'MEANING' : topic > text ? 'TOPIC' : 'TEXT';
      return { id, score: likely(id) * (text + topic + meaning), by };
    })
    .sort((a, b) => b.score - a.score);
  return [
    ...[...new Set(named)].map((id): FusedArticle => ({ id, score: Number.POSITIVE_INFINITY, by: 'NAMED' })),
    ...fused,
  ].slice(0, limit);
}
