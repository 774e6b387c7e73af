import { minimumWageOn } from '#db/content/calculators/figures.ts';
import type { ChatMessage, StoredCalculation } from '#db/entities/chat.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { calculate, memberOf, showCalculation } from '../../calculators/index.ts';
import { figureRequest } from './figure-request.rules.ts';
import { tellFigure } from './figure-words.rules.ts';
import type { AnswerFigure, MissingDatum, Turn } from './figures.types.ts';

/** The calculation of an answer: read from the questions of the conversation, kept with the answer, shown again. */

const TURNS = 12;

interface TurnRow {
  text: string;
  asked: { datum: MissingDatum }[] | null;
}

/** The questions up to the one that is answered, each with what the answer before it asked. */
async function turnsOf(ctx: Ctx, answer: ChatMessage): Promise<Turn[]> {
  const rows = await ctx.em.execute<TurnRow[]>(
    `select text, asked from (
       select role, text, created_at, lag(calculation -> 'missing') over (order by created_at, id) as asked
       from chat_message where thread_id = ? and created_at <= ?
     ) said where role = 'USER' order by created_at desc limit ?`,
    [answer.thread.id, answer.createdAt, TURNS],
  );
  return rows.toReversed().map(({ text, asked }) => ({ text, asked: (asked ?? []).map(({ datum }) => datum) }));
}

/** What the question asks to calculate; null: nothing. `today`: the day of the person who asks. */
export async function figureOf(ctx: Ctx, answer: ChatMessage, today: string): Promise<AnswerFigure | null> {
  const request = figureRequest({
    turns: await turnsOf(ctx, answer),
    today,
    minimumWage: (day, isAtBorder) => minimumWageOn(day, isAtBorder ? 'NORTHERN_BORDER' : 'GENERAL'),
  });
  if (!request) return null;
  const { text, questions } = tellFigure(request, today);
  const missing = questions.map((question) => ({ ...question }));
  const { kind, input, isContinued } = request;
  return { text, isWhole: isContinued, stored: { kind, input, missing, taken: [...request.taken] } };
}

/** The stored calculation as the contract shows it; its values give the same figures until a table or a rule changes. */
export function showAnswerCalculation({ kind, input, missing, taken }: StoredCalculation) {
  return {
    kind,
    values: JSON.stringify({ [memberOf(kind)]: input }),
    calculation: missing.length > 0 ? null : showCalculation(calculate(kind, input)),
    missing: missing.map(({ text }) => text),
    taken,
  };
}
