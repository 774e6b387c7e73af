import { answersText } from '#schema/text/answers.ts';
import type { AnswerModel, AnswerRequest } from '#api/ports/llm.ts';
import { composeAnswer } from './composition.rules.ts';

/** The local engine: composes answers from Foja's topics and articles, without a model. */
export function createLocalEngine(): AnswerModel {
  return {
    engine: 'LOCAL',
    model: null,
    // oxlint-disable-next-line typescript/require-await
    async *write(request: AnswerRequest, signal: AbortSignal) {
      let isEmpty = true;
      for (const piece of composeAnswer(request)) {
        signal.throwIfAborted();
        isEmpty = false;
        yield piece;
      }
      if (isEmpty) yield answersText.nothingFound;
    },
  };
}
