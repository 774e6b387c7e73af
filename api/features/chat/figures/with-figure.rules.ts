import type { AnswerUsage } from '#api/ports/llm.ts';
import type { AnswerMaterial } from '../../research/index.ts';
import type { AnswerFigure } from './figures.types.ts';

/** Joins a calculation with the answer that is written beside it. */

/** No model is called where the calculation is the whole answer. */
export const NO_USAGE: AnswerUsage = {
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  repairedSentences: 0,
  droppedSentences: 0,
};

/** The quantity comes before what is written about the law. */
export async function* withFigure(figure: AnswerFigure | null, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  if (figure) yield figure.isWhole ? figure.text : `${figure.text}\n\n`;
  if (!figure?.isWhole) yield* pieces;
}

/** Whether a claim stands behind the calculation, which rests on its own table and not on the sources of the answer. */
export const isBehind =
  (figure: AnswerFigure | null) =>
  ({ start }: { start: number }): boolean =>
    start >= (figure?.text.length ?? 0);

const withoutQuestions = (request: AnswerMaterial['request']): AnswerMaterial['request'] => ({
  ...request,
  topics: request.topics.map((topic) => ({ ...topic, askBack: [] })),
  direct: request.direct ? { ...request.direct, askBack: [] } : (request.direct ?? null),
});

/** What is written beside a calculation: nothing is refused there, and an answer that refuses leaves it alone. */
export function besideFigure(
  material: AnswerMaterial,
  figure: AnswerFigure | null,
): { said: AnswerMaterial; figure: AnswerFigure | null } {
  if (!figure) return { said: material, figure };
  const { abstention, remark, ...request } = material.request;
  const isWhole = figure.isWhole || abstention !== null || remark !== undefined;
  // The calculation asks for what it needs: the answer does not ask the same again.
  if (!isWhole) return { said: { ...material, request: withoutQuestions(material.request) }, figure };
  const said = { ...material, request: { ...request, abstention: null }, followUps: [], reading: [] };
  return { said, figure: { ...figure, isWhole } };
}
