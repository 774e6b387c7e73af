import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '../../ports/llm.ts';
import { reasonOf } from './abstention-reason.ts';
import { stockSummary } from './articles.service.ts';
import { contextOf, fittingTopics } from './answer-material.rules.ts';
import type { FittingTopic } from './fusion.rules.ts';
import { retrieve, type RetrievedArticle } from './search.service.ts';

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
  text: article.officialText ?? article.synthesis ?? '',
  source: article.officialText === null ? 'SYNTHESIS' : 'OFFICIAL',
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

/** Everything that an answer may rest on, for whichever model writes it. `history` is oldest first. */
export async function answerMaterial(em: SqlEntityManager, question: string, history: AnswerRequest['history'] = []): Promise<AnswerMaterial> {
  const before = contextOf(question, history);
  const found = await retrieve(em, question, { limit: PASSAGES, ...(before ? { before } : {}) });
  const base = { question, history, area: found.area, corrections: [] };
  if (found.abstention) {
    const { statuteCount } = await stockSummary(em);
    const abstention = { reason: reasonOf(found.abstention, statuteCount) };
    return { request: { ...base, passages: [], topics: [], abstention }, followUps: [] };
  }
  const isNamed = found.articles.some(({ by }) => by === 'NAMED');
  const topics = fittingTopics(found.topics, isNamed);
  const followUps = [...new Set(topics.flatMap(({ topic }) => topic.next))].slice(0, FOLLOW_UPS);
  return {
    request: { ...base, passages: found.articles.map(toPassage), topics: topics.map(toTopic), abstention: null },
    followUps,
  };
}
