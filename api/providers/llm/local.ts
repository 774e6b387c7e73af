import { answersText } from '#schema/text/answers.ts';
import type { AnswerModel, AnswerRequest } from '#api/ports/llm.ts';
import { composeAnswer } from './composition.rules.ts';

/** The engine that Foja carries with it: composes from its own topics and articles, and calls nobody. */
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
