import { foldText } from '#schema/lib/fold-text.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AnswerStyle, LegalArea } from '#schema/generated/contract.ts';
import { answersText } from '#schema/text/answers.ts';
import type { DirectAnswer } from '#db/content/direct-answers.ts';
import { isAboutReform, laterReformOf } from '#db/content/later-reforms.ts';
import { ASIDE, laterReformText } from '#schema/text/limits.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic, DirectReply } from '#api/ports/llm.ts';
import { withClause, withoutYesOrNo } from '../direct-answers/answer-sentences.rules.ts';
import { firstSentence } from '../direct-answers/compose-answer.service.ts';
import { conversationActOf, correctedFact, correctsFact } from '../direct-answers/conversation-acts.rules.ts';
import { answerGivenIn, readRefusal } from '../direct-answers/direct-answers.service.ts';
import type { ReadingChoice, ReadingPart } from '../direct-answers/reading.rules.ts';
import { refusalCause, refusalOfDoubtful } from '../direct-answers/refusal.rules.ts';
import { directReplyOf, type DirectChoice } from '../direct-answers/direct-reply.service.ts';
import { reasonOf } from '../retrieval/abstention-reason.rules.ts';
import { areaShares, mainArea } from '../retrieval/area.rules.ts';
import { findArticles, sourceOf, stockSummary, articleTextOf } from '../articles.service.ts';
import { addedConcepts, aspectOf, fittingTopics, isPlainly } from './answer-material.rules.ts';
import { readConcepts, type Concept } from '../retrieval/concepts.rules.ts';
import { conversationContextFor, isUserQuestion, lastAnswerIn } from './conversation-context.service.ts';
import { focusOf, shareSpokenOf } from '../retrieval/focus.rules.ts';
import { readNaming } from '../retrieval/named-articles.rules.ts';
import { missingArticles, namedTheses } from '../retrieval/named-records.service.ts';
import type { FittingTopic } from '../retrieval/fusion.rules.ts';
import type { EmbedQuestion } from '../embeddings/embeddings.service.ts';
import { correctionsFor } from '../retrieval/premises.service.ts';
import { retrieve, type Retrieval, type RetrievedArticle } from '../retrieval/retrieve.service.ts';

export interface AnswerMaterial {
  request: AnswerRequest;
  /** Questions to ask next, at most three. */
  followUps: string[];
  /** How the question was understood; empty where nothing needed choosing. */
  reading: ReadingPart[];
}

const PASSAGES = 8;
/** Earlier answers that a summary repeats. */
const SUMMED_UP = 2;
const FOLLOW_UPS = 3;

const toPassage = (article: RetrievedArticle, asked: string, concepts: readonly Concept[]): AnswerPassage => ({
  statuteKey: article.statuteKey,
  statuteName: article.statute.name,
  statuteShortName: article.statute.shortName,
  articleNumber: article.number,
  title: article.title,
  text: articleTextOf(article),
  source: sourceOf(article),
  synthesis: article.synthesis,
  textAsOf: article.textAsOf,
  focus: article.officialText === null ? null : focusOf(article.officialText, asked, concepts),
});

const toTopic = ({ topic }: Pick<FittingTopic, 'topic'>): AnswerTopic => ({
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
  /** The answer that was given to them, where it was a direct one. */
  given: DirectAnswer | null;
}

/** A question that is alone is retrieved by its own words; another with those of the questions before. */
async function understand(em: SqlEntityManager, asked: MaterialRequest): Promise<Understood> {
  const { question, history, area, meaningOf } = asked;
  const options = { limit: PASSAGES, meaningOf, area };
  const said = lastAnswerIn(history);
  const { before, given } = await conversationContextFor(asked, said ? await answerGivenIn(said) : null);
  if (!before) return { ...(await retrieve(em, question, options)), before, given };
  const found = await retrieve(em, question, { ...options, before });
  return { ...found, articles: await withArticlesBefore(em, question, before, history, found), before, given };
}

const CARRIED = 3;
const MIN_CARRIED = 0.5;

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
  // An article that only our answer named must clearly be about the question.
  const least = asked.length > 0 ? 0.01 : MIN_CARRIED;
  const carried = (await findArticles(em, named.slice(0, CARRIED)))
    .filter(
      (article) => (added.length === 0 && asked.length > 0) || shareSpokenOf(articleTextOf(article), added) >= least,
    )
    .map((article): RetrievedArticle => ({ ...article, score: Number.POSITIVE_INFINITY, by: 'NAMED' }));
  const ids = new Set(carried.map(({ id }) => id));
  return [...carried, ...articles.filter(({ id }) => !ids.has(id))].slice(0, PASSAGES);
}

export interface MaterialRequest {
  question: string;
  /** Oldest first. */
  history: AnswerRequest['history'];
  /** Area that the asker chose to look in. */
  area?: LegalArea | null;
  style?: AnswerStyle;
  /** What the asker chose to have understood. */
  choices?: readonly ReadingChoice[];
  meaningOf?: EmbedQuestion | undefined;
  /** The day of the person who asks, `YYYY-MM-DD`. */
  today: string;
  /** The answer to the question before one of its facts was corrected. */
  correctedAnswer?: DirectAnswer | null;
}

/** The trained refusal model is used for messages of at least so many words. */
const WORDS_OF_REFUSAL = 9;
/** Articles that an answer without a direct one is taken to rest on. */
const RESTED_ON = 3;

interface ReformNotes {
  first: string[];
  last: string[];
  /** Ends the first sentence of a direct answer; `null`: no reform is about the question, or one replaced the text. */
  clause: string | null;
}

/** Notes on reforms that the stored texts do not include yet; those about the question come first. */
function reformNotes(articles: readonly RetrievedArticle[], question: string, answer = ''): ReformNotes {
  const [asked, told] = [foldText(question), foldText(`${question} ${answer}`)];
  const notes = articles.flatMap(({ statuteKey, number, textAsOf, statute }) => {
    const reform = laterReformOf(statuteKey, number, textAsOf);
    if (!reform) return [];
    const text = `${laterReformText.note(statute.shortName, textAsOf, reform)}.`;
    const clause = reform.replaces ? null : laterReformText.clause(textAsOf, reform);
    return [{ text, clause, isFirst: isAboutReform(reform, reform.replaces ? told : asked) }];
  });
  const notesOf = (isFirst: boolean): string[] => [
    ...new Set(notes.filter((note) => note.isFirst === isFirst).map(({ text }) => text)),
  ];
  const [first, ...others] = notes.filter(({ isFirst }) => isFirst);
  const isOnlyOne = others.every(({ text }) => text === first?.text);
  return { first: notesOf(true), last: notesOf(false), clause: isOnlyOne ? (first?.clause ?? null) : null };
}

const WORDS_OF_STORY = 30;

const isStory = (question: string): boolean => question.trim().split(/\s+/).length >= WORDS_OF_STORY;

/** The articles that a direct answer cites come first. */
async function withArticlesOf(
  em: SqlEntityManager,
  { articles }: DirectChoice,
  found: readonly RetrievedArticle[],
): Promise<RetrievedArticle[]> {
  const own = (await findArticles(em, articles)).map((article): RetrievedArticle => ({
    ...article,
    score: Number.POSITIVE_INFINITY,
    by: 'TOPIC',
  }));
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...found.filter(({ id }) => !ids.has(id))].slice(0, Math.max(PASSAGES, own.length));
}

/** The last legal question with the conversation before it, to answer it again; `null` when there is none. */
function lastAsked({ history, ...asked }: MaterialRequest): MaterialRequest | null {
  const at = history.findLastIndex(isUserQuestion);
  const question = history[at]?.text;
  return question === undefined ? null : { ...asked, question, history: history.slice(0, at) };
}

/** The answer to a message that is no legal question: courtesy, or the last answer in another form. */
async function ofAct(em: SqlEntityManager, asked: MaterialRequest): Promise<AnswerMaterial | null> {
  const before = lastAsked(asked);
  const act = conversationActOf(asked.question, before !== null);
  if (act === null) return null;
  if (act === 'THANKS' || act === 'GREETING' || before === null) {
    const { question, history, style = 'STANDARD' } = asked;
    const remark = answersText.remarks[act === 'THANKS' ? 'THANKS' : 'GREETING'];
    const nothing = { passages: [], topics: [], corrections: [], abstention: null, area: null };
    return { request: { question, history, style, ...nothing, remark }, followUps: [], reading: [] };
  }
  const material = await answerMaterial(em, {
    ...before,
    style: act === 'PLAIN' ? 'PLAIN' : (before.style ?? 'STANDARD'),
  });
  if (act !== 'SUMMARY') return material;
  const direct = material.request.direct ? await withEarlierAnswers(material.request.direct, before.history) : null;
  return { ...material, request: { ...material.request, direct, isBrief: true } };
}

/** A summary is of the whole conversation: what was answered before comes first, one sentence of each. */
async function withEarlierAnswers(direct: DirectReply, history: AnswerRequest['history']): Promise<DirectReply> {
  const given = await Promise.all(
    history.filter(({ role }) => role === 'ASSISTANT').map(({ text }) => answerGivenIn(text)),
  );
  const sentences = given.flatMap((answer) => (answer ? [withoutYesOrNo(firstSentence(answer.answer))] : []));
  const earlier = [...new Set(sentences)].filter((sentence) => !direct.answer.includes(sentence));
  return { ...direct, answer: [...earlier.slice(-SUMMED_UP), direct.answer].join(' ') };
}

/** All material for an answer, for any model. */
export async function answerMaterial(em: SqlEntityManager, asked: MaterialRequest): Promise<AnswerMaterial> {
  const act = await ofAct(em, asked);
  if (act) return act;
  const mended = correctsFact(asked.question) ? lastAsked(asked) : null;
  if (!mended) return materialOf(em, asked);
  const said = lastAnswerIn(asked.history);
  return materialOf(em, {
    ...mended,
    question: `${mended.question}\n${correctedFact(asked.question)}`,
    correctedAnswer: said ? await answerGivenIn(said) : null,
  });
}

async function materialOf(em: SqlEntityManager, asked: MaterialRequest): Promise<AnswerMaterial> {
  const { question, history, style = 'STANDARD', choices = [] } = asked;
  const read = await understand(em, asked);
  // The refusal model is unreliable for short questions, follow-ups and questions that name a law.
  const namesLaw = read.naming.articles.length > 0 || read.naming.laws.length > 0 || read.notices.length > 0;
  const isWhole = read.before === null && !namesLaw && question.trim().split(/\s+/).length >= WORDS_OF_REFUSAL;
  const learned = isWhole ? await readRefusal(question) : null;
  const heard = {
    ...read,
    abstention: learned ? refusalCause(question, read.area, read.abstention, learned) : read.abstention,
  };
  const direct = await directReplyOf({
    question,
    before: read.before,
    given: asked.correctedAnswer ?? read.given,
    found: heard,
    choices,
    today: asked.today,
  });
  const doubt =
    learned && direct && choices.length === 0 ? refusalOfDoubtful(question, read.area, direct.surety, learned) : null;
  const [found, choice] = doubt ? [{ ...heard, abstention: doubt }, null] : [heard, direct];
  // A personal story makes no claim about the law, so nothing is corrected; the direct answer states the law.
  const isOfLife = choice !== null && (isStory(question) || read.before !== null);
  const corrections = isOfLife ? [] : await correctionsFor(em, question, found, choice?.articles ?? null);
  const base = { question, history, style, area: found.area, corrections };
  const theses = await namedTheses(em, question);
  if (theses?.isAll) {
    // Stored theses are described; for a thesis that is not stored the answer is an abstention.
    const { notices } = theses;
    const rest = theses.areHeld ? { notices, abstention: null } : { abstention: { reason: notices.join('\n\n') } };
    return {
      request: { ...base, corrections: [], passages: [], topics: [], aspect: null, ...rest },
      followUps: [],
      reading: [],
    };
  }
  if (found.abstention && !choice?.overrides) {
    const { statuteCount } = await stockSummary(em);
    const abstention = { reason: reasonOf(found.abstention, statuteCount) };
    return { request: { ...base, passages: [], topics: [], aspect: null, abstention }, followUps: [], reading: [] };
  }
  const isNamed = found.articles.some(({ by }) => by === 'NAMED');
  const fitting = fittingTopics(found.topics, isNamed, question, mainArea(areaShares(question)));
  const followUps = [...new Set(fitting.flatMap(({ topic }) => topic.next))].slice(0, FOLLOW_UPS);
  const concepts = readConcepts(found.naming.rest);
  const articles = choice ? await withArticlesOf(em, choice, found.articles) : found.articles;
  const passages = articles.map((article) => toPassage(article, question, concepts));
  const topics = choice ? choice.topics.map(({ topic }) => toTopic({ topic })) : fitting.map(toTopic);
  const aspect = found.before && !choice ? aspectOf(question, found.before, topics, passages) : null;
  // «trabajo ahí desde 2012»: a year in a story does not ask for the law of that year.
  const isTold = choice !== null && isStory(question);
  const notices = [
    ...(theses?.notices ?? []),
    ...missingArticles(found.naming),
    ...(isTold ? [] : found.notices.map(({ text }) => text)),
  ];
  const isPlainTopic = isPlainly(fitting[0], question);
  const reforms = choice
    ? reformNotes(articles.slice(0, choice.articles.length), question, firstSentence(choice.reply.answer))
    : reformNotes(articles.slice(0, RESTED_ON), question);
  // An answer begins by answering: its first sentence says that its text is older than a reform.
  const reply =
    choice && reforms.clause
      ? { ...choice.reply, answer: withClause(choice.reply.answer, reforms.clause) }
      : choice?.reply;
  if (reply === choice?.reply) notices.unshift(...reforms.first);
  else reforms.last.unshift(...reforms.first);
  return {
    request: {
      ...base,
      passages,
      topics,
      direct: reply ?? null,
      closingNotes: [...reforms.last, ...(isTold ? found.notices.map(({ text }) => `${ASIDE} ${text}`) : [])],
      isPlainTopic,
      notices,
      aspect,
      abstention: null,
    },
    followUps: choice ? choice.followUps : followUps,
    reading: choice?.reading ?? [],
  };
}
