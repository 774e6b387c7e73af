import { answersText } from '#schema/text/answers.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { stockSummary } from '../research/index.ts';

/** What the assistant holds and which engine answers: shown before the first question. */
export async function describeStock(ctx: Ctx) {
  const stock = await stockSummary(ctx.em);
  const { engine, model } = ctx.ports.llm;
  return { ...stock, engine, model, examples: [...answersText.examples] };
}
