import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '../../../ports/llm.ts';
import { reasonOf } from './abstention-reason.ts';
import { sourceOf, stockSummary, textOf } from '../articles.service.ts';
import { beginsLikeReply, contextOf, fittingTopics } from './answer-material.rules.ts';
import type { FittingTopic } from './fusion.rules.ts';
import type { MeaningOf } from '../meaning/meaning.service.ts';
import { retrieve, type Retrieval, type RetrievedArticle } from './retrieve.service.ts';

export interface AnswerMaterial {
  request: AnswerRequest;
  /** Questions to ask next, at most three. */
  followUps: string[];
}

const PASSAGES = 8;
const FOLLOW_UPS = 3;

const toPassage = (article: RetrievedArticle): AnswerPassage => ({
  statuteKey: article.statuteKey,
  statuteName: article.statute.name,
  statuteShortName: article.statute.shortName,
  articleNumber: article.number,
  title: article.title,
  text: textOf(article),
  source: sourceOf(article),
  synthesis: article.synthesis,
  textAsOf: article.textAsOf,
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

/** A short question that a topic answers by itself stands alone; only otherwise the question before helps to read it. */
async function understand(
  em: SqlEntityManager,
  question: string,
  history: AnswerRequest['history'],
  meaningOf: MeaningOf | undefined,
): Promise<Retrieval> {
  const options = { limit: PASSAGES, meaningOf };
  const before = contextOf(question, history);
  const alone = before && beginsLikeReply(question) ? null : await retrieve(em, question, options);
  if (!before || (alone && !alone.abstention && fittingTopics(alone.topics, false, question).length > 0))
    return alone ?? retrieve(em, question, options);
  return retrieve(em, question, { ...options, before });
}

/** Everything that an answer may rest on, for whichever model writes it. `history` is oldest first. */
export async function answerMaterial(
  em: SqlEntityManager,
  question: string,
  history: AnswerRequest['history'] = [],
  meaningOf?: MeaningOf,
): Promise<AnswerMaterial> {
  const found = await understand(em, question, history, meaningOf);
  const base = { question, history, area: found.area, corrections: [] };
  if (found.abstention) {
    const { statuteCount } = await stockSummary(em);
    const abstention = { reason: reasonOf(found.abstention, statuteCount) };
    return { request: { ...base, passages: [], topics: [], abstention }, followUps: [] };
  }
  const isNamed = found.articles.some(({ by }) => by === 'NAMED');
  const topics = fittingTopics(found.topics, isNamed, question);
  const followUps = [...new Set(topics.flatMap(({ topic }) => topic.next))].slice(0, FOLLOW_UPS);
  return {
    request: { ...base, passages: found.articles.map(toPassage), topics: topics.map(toTopic), abstention: null },
    followUps,
  };
}
