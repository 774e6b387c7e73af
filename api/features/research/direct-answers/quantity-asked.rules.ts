import { foldText } from '#schema/lib/fold-text.ts';
import type { QuestionIntent } from '#db/content/direct-answers.ts';
import { findQuantities, isTime, type Quantity } from '#api/legal-language/index.ts';
import {
  answerSentences,
  joined,
  sentenceScores,
  withoutYesOrNo,
  type SentenceOptions,
} from './answer-sentences.rules.ts';

/** Brings the quantity that a question asks for into the first sentence of its answer. */

const quantitiesOf = (sentence: string): Quantity[] => findQuantities(sentence.replace(/\{\{[^{}]*\}\}/g, ' '));

/** Whether a sentence says a quantity that another text does not: «con 14 meses se pasaron de los doce» repeats the asker's. */
export const saysQuantityBeside = (sentence: string, told: string): boolean => {
  const known = findQuantities(told);
  return quantitiesOf(sentence).some(
    ({ value, unit }) => !known.some((other) => other.value === value && other.unit === unit),
  );
};

/** From here on an intent asks for a quantity. */
const MIN_ASKED = 0.35;
const ASKS_FOR_TIME =
  /\b(?:plazos?|terminos?|cuanto (?:tiempo|dura|tarda\w*)|(?:hasta|desde|para|a partir de) (?:cuando|que dia|que edad|que momento)|cuant[oa]s (?:dias|meses|anos|semanas|horas)|en cuanto\b|que tiempo|cuando (?:prescrib\w+|vence|caduca))/;
const ASKS_HOW_MUCH =
  /\b(?:cuanto|cuanta|que (?:porcentaje|por ?ciento|tanto|parte)|de a como|hay (?:un )?(?:tope|limite))\b/;

/** An answer to «how long» that is no quantity. */
const SAYS_TIME =
  /\b(?:en cualquier (?:tiempo|momento)|no prescribe|imprescriptible|un tiempo igual|antes del? (?:dia )?\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/;

interface Asked {
  isAnswered(sentence: string): boolean;
  hasQuantity(sentence: string): boolean;
}

const saysTime = (sentence: string): boolean => quantitiesOf(sentence).some(isTime);
const saysAny = (sentence: string): boolean => quantitiesOf(sentence).length > 0;

/** The quantity that a question asks for; `null`: it asks for none. */
function askedIn(question: string, { DEADLINE, AMOUNT }: Readonly<Record<QuestionIntent, number>>): Asked | null {
  const folded = foldText(question);
  if (DEADLINE >= MIN_ASKED || ASKS_FOR_TIME.test(folded))
    return {
      isAnswered: (sentence) => saysTime(sentence) || SAYS_TIME.test(foldText(sentence)),
      hasQuantity: saysTime,
    };
  if (AMOUNT >= MIN_ASKED || ASKS_HOW_MUCH.test(folded)) return { isAnswered: saysAny, hasQuantity: saysAny };
  return null;
}

interface ToldAnswer {
  answer: string;
  more: string[];
}

/**
 * Where the first sentence lacks the quantity that is asked for, the other sentence of the answer that has it and fits
 * best joins the first; it is then not told again.
 */
export function withQuantityAsked<T extends ToldAnswer>(told: T, question: string, options: SentenceOptions): T {
  const [first, ...rest] = answerSentences(told.answer);
  const asked = askedIn(question, options.intents);
  if (!first || !asked || asked.isAnswered(first)) return told;
  const sentences = [...rest, ...told.more.flatMap(answerSentences)].filter(
    (sentence) => sentence.includes('{{') && asked.hasQuantity(sentence),
  );
  const scores = sentenceScores(sentences, options);
  const chosen = sentences[scores.indexOf(Math.max(...scores))];
  if (chosen === undefined) return told;
  const isOther = (sentence: string): boolean => sentence !== chosen;
  return {
    ...told,
    answer: [joined(first, withoutYesOrNo(chosen)), ...rest.filter(isOther)].join(' '),
    more: told.more.map((text) => answerSentences(text).filter(isOther).join(' ')).filter(Boolean),
  };
}
