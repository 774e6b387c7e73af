import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AnswerStyle, LegalArea } from '#schema/generated/contract.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '../../../ports/llm.ts';
import { reasonOf } from './abstention-reason.ts';
import { areaShares, mainArea } from './area.rules.ts';
import { findArticles, sourceOf, stockSummary, textOf } from '../articles.service.ts';
import {
  addedConcepts,
  aspectOf,
  beginsLikeReply,
  contextOf,
  fittingTopics,
  isPlainly,
} from './answer-material.rules.ts';
import { readConcepts, type Concept } from './concepts.rules.ts';
import { focusOf, shareSpokenOf } from './focus.rules.ts';
import { readNaming } from './named-articles.rules.ts';
import { missingArticles, namedTheses } from './named-records.service.ts';
import type { FittingTopic } from './fusion.rules.ts';
import type { MeaningOf } from '../meaning/meaning.service.ts';
import { correctionsFor } from './premises.service.ts';
import { retrieve, type Retrieval, type RetrievedArticle } from './retrieve.service.ts';

export interface AnswerMaterial {
  request: AnswerRequest;
  /** Questions to ask next, at most three. */
  followUps: string[];
}

const PASSAGES = 8;
const FOLLOW_UPS = 3;

const toPassage = (article: RetrievedArticle, asked: string, concepts: readonly Concept[]): AnswerPassage => ({
  statuteKey: article.statuteKey,
  statuteName: article.statute.name,
  statuteShortName: article.statute.shortName,
  articleNumber: article.number,
  title: article.title,
  text: textOf(article),
  source: sourceOf(article),
  synthesis: article.synthesis,
  textAsOf: article.textAsOf,
  focus: article.officialText === null ? null : focusOf(article.officialText, asked, concepts),
});

const toTopic = ({ topic }: FittingTopic): AnswerTopic => ({
  id: topic.id,
  area: topic.area,
  title: topic.title,
  answer: topic.answer,
  sections: topic.sections,
  ...(topic.term ? { term: topic.term } : {}),
  steps: topic.steps,
  askBack: topic.askBack,
});

interface Understood extends Retrieval {
  /** The questions before, when this one was read with them. */
  before: string | null;
}

/** A short question that a topic answers by itself stands alone; only otherwise the question before helps to read it. */
async function understand(em: SqlEntityManager, { question, history, area, meaningOf }: Asked): Promise<Understood> {
  const options = { limit: PASSAGES, meaningOf, area };
  const before = contextOf(question, history);
  const alone = before && beginsLikeReply(question) ? null : await retrieve(em, question, options);
  if (!before || (alone && !alone.abstention && fittingTopics(alone.topics, false, question).length > 0))
    return { ...(alone ?? (await retrieve(em, question, options))), before: null };
  const found = await retrieve(em, question, { ...options, before });
  return { ...found, articles: await withArticlesBefore(em, question, before, history, found), before };
}

const CARRIED = 3;
const LEAST_CARRIED = 0.5;

const namedIn = (text: string): { key: string; number: string }[] =>
  readNaming(text).articles.flatMap(({ statuteKey, number, exists }) =>
    statuteKey && exists ? [{ key: statuteKey, number }] : [],
  );

/** «¿Y cuál es la de presentarse ebrio?»: the article that was named before is still the one that is asked about. */
async function withArticlesBefore(
  em: SqlEntityManager,
  question: string,
  before: string,
  history: AnswerRequest['history'],
  { articles, naming }: Retrieval,
): Promise<RetrievedArticle[]> {
  if (naming.articles.length > 0 || naming.laws.length > 0) return articles;
  const asked = namedIn(before);
  const named = asked.length > 0 ? asked : namedIn(history.findLast(({ role }) => role === 'ASSISTANT')?.text ?? '');
  if (named.length === 0) return articles;
  const added = addedConcepts(question, before);
  // What only our answer named must plainly speak of it.
  const least = asked.length > 0 ? 0.01 : LEAST_CARRIED;
  const carried = (await findArticles(em, named.slice(0, CARRIED)))
    .filter((article) => (added.length === 0 && asked.length > 0) || shareSpokenOf(textOf(article), added) >= least)
    .map((article): RetrievedArticle => ({ ...article, score: Number.POSITIVE_INFINITY, by: 'NAMED' }));
  const ids = new Set(carried.map(({ id }) => id));
  return [...carried, ...articles.filter(({ id }) => !ids.has(id))].slice(0, PASSAGES);
}

export interface Asked {
  question: string;
  /** Oldest first. */
  history: AnswerRequest['history'];
  /** Area that the asker chose to look in. */
  area?: LegalArea | null;
  style?: AnswerStyle;
  meaningOf?: MeaningOf | undefined;
}

/** Everything that an answer may rest on, for whichever model writes it. */
export async function answerMaterial(em: SqlEntityManager, asked: Asked): Promise<AnswerMaterial> {
  const { question, history, style = 'STANDARD' } = asked;
  const found = await understand(em, asked);
  const base = { question, history, style, area: found.area, corrections: await correctionsFor(em, question, found) };
  const theses = await namedTheses(em, question);
  if (theses?.isAll) {
    // One that is not held is an abstention; one that is held is told, and nothing is asked beside it.
    const told = theses.notices;
    const rest = theses.areHeld ? { notices: told, abstention: null } : { abstention: { reason: told.join('\n\n') } };
    return { request: { ...base, corrections: [], passages: [], topics: [], aspect: null, ...rest }, followUps: [] };
  }
  if (found.abstention) {
    const { statuteCount } = await stockSummary(em);
    const abstention = { reason: reasonOf(found.abstention, statuteCount) };
    return { request: { ...base, passages: [], topics: [], aspect: null, abstention }, followUps: [] };
  }
  const isNamed = found.articles.some(({ by }) => by === 'NAMED');
  const fitting = fittingTopics(found.topics, isNamed, question, mainArea(areaShares(question)));
  const followUps = [...new Set(fitting.flatMap(({ topic }) => topic.next))].slice(0, FOLLOW_UPS);
  const concepts = readConcepts(found.naming.rest);
  const passages = found.articles.map((article) => toPassage(article, question, concepts));
  const topics = fitting.map(toTopic);
  const aspect = found.before ? aspectOf(question, found.before, topics, passages) : null;
  const notices = [
    ...(theses?.notices ?? []),
    ...missingArticles(found.naming),
    ...found.notices.map(({ text }) => text),
  ];
  const isPlainTopic = isPlainly(fitting[0], question);
  return { request: { ...base, passages, topics, isPlainTopic, notices, aspect, abstention: null }, followUps };
}
