import type { DirectAnswer } from '#db/content/direct-answers.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { AnswerRequest } from '#api/ports/llm.ts';
import { conversationActOf } from '../direct-answers/conversation-acts.rules.ts';
import { readAnswersFor } from '../direct-answers/direct-answers.service.ts';
import { beginsLikeReply, contextOf } from './answer-material.rules.ts';
import { readConcepts } from '../retrieval/concepts.rules.ts';

/** Decides whether a message is a follow-up. */

/** A message of the person that asks something. */
export const isUserQuestion = ({ role, text }: AnswerRequest['history'][number]): boolean =>
  role === 'USER' && conversationActOf(text, true) === null;

/** What was answered to the last question of law; its repetition in other words is none. */
export const lastAnswerIn = (history: AnswerRequest['history']): string | undefined =>
  history.slice(history.findLastIndex(isUserQuestion) + 1).find(({ role }) => role === 'ASSISTANT')?.text;

/** From this score on a question is independent of the ones before. */
const STANDS_ALONE = 0.45;
const REPLY_STANDS_ALONE = 0.7;
/** A long message is independent from a lower score on. */
const WORDS_OF_STORY_ALONE = 25;
const STORY_STANDS_ALONE = 0.25;
/** A question with so few concepts is never independent. */
const FEW_CONCEPTS = 2;
/** Below this nearness two answers are about different subjects. */
const ANOTHER_MATTER = 0.35;
/** From this nearness on all candidates are about one subject, so the question names it. */
const ONE_MATTER = 0.78;
const WORDS_OF_FOLLOW_UP = 14;
const MAX_BEFORE = 2;

const NEW_MATTER =
  /\b(?:cambiando de tema|otra (?:cosa|duda|pregunta|consulta)|pregunta distinta|otro (?:tema|asunto)|aparte de eso|ya en otro tema|tambien (?:le |te )?(?:queria|quiero|quisiera) preguntar)\b/;

/** The last questions of law that were asked, oldest first. */
const questionsBefore = (history: AnswerRequest['history']): string =>
  history
    .filter(isUserQuestion)
    .slice(-MAX_BEFORE)
    .map(({ text }) => text)
    .join('\n');

/** The conversation that a question continues. */
export interface QuestionContext {
  /** The questions before, when this one needs them. */
  before: string | null;
  /** The answer to them, when this question is about the same subject. */
  given: DirectAnswer | null;
}

const ALONE: QuestionContext = { before: null, given: null };

/** Decides whether a question is a follow-up, and which context it needs. */
export async function conversationContextFor(
  { question, history }: { question: string; history: AnswerRequest['history'] },
  given: DirectAnswer | null,
): Promise<QuestionContext> {
  const before = questionsBefore(history);
  if (!before || NEW_MATTER.test(foldText(question))) return ALONE;
  const leaning = contextOf(
    question,
    history.filter((turn) => turn.role !== 'USER' || isUserQuestion(turn)),
  );
  if (leaning && beginsLikeReply(question)) return { before: leaning, given };
  const words = question.trim().split(/\s+/).length;
  if (!given && !leaning && words > WORDS_OF_FOLLOW_UP) return ALONE;
  const { surety, agreement, fitting, nearnessBetween } = await readAnswersFor({ question, isOfMexicoCity: false });
  const [alone] = fitting;
  const isOfGiven = given && alone ? nearnessBetween(given, alone.answer) >= ANOTHER_MATTER : false;
  if (agreement >= ONE_MATTER && !isOfGiven) return ALONE;
  if (leaning) {
    const isTooShort = readConcepts(question).length <= FEW_CONCEPTS;
    return isTooShort || surety < STANDS_ALONE ? { before: leaning, given } : ALONE;
  }
  if (!given) return surety < STANDS_ALONE ? { before, given } : ALONE;
  if (beginsLikeReply(question) && surety < REPLY_STANDS_ALONE) return { before, given };
  if (isOfGiven) return surety < STANDS_ALONE ? { before, given } : { before: null, given };
  const least = words > WORDS_OF_STORY_ALONE ? STORY_STANDS_ALONE : STANDS_ALONE;
  return surety < least ? { before, given } : ALONE;
}
