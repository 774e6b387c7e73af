import type { UpdatePrivacyChoicesInput } from '#schema/generated/contract.ts';
import { PrivacyChoice } from '#db/entities/privacy.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';

/** What an account allows beyond the service itself. */

export interface Choices {
  automatedEvaluation: boolean;
  modelUse: boolean;
}

/** Evaluation is on until somebody objects (LFPDPPP article 26-II); sending texts out is off until somebody agrees. */
const USUAL: Choices = { automatedEvaluation: true, modelUse: false };

export async function readChoices(ctx: Pick<Ctx, 'em'>, userId: string): Promise<Choices> {
  const [row] = await ctx.em.execute<{ automated_evaluation: boolean; model_use: boolean }[]>(
    'select automated_evaluation, model_use from privacy_choice where user_id = ?',
    [userId],
  );
  return row ? { automatedEvaluation: row.automated_evaluation, modelUse: row.model_use } : USUAL;
}

/** Whether estimates and scores may be made of the data of an account. */
export const mayBeEvaluated = async (ctx: Pick<Ctx, 'em'>, userId: string): Promise<boolean> =>
  (await readChoices(ctx, userId)).automatedEvaluation;

/** Returns the names of what changed. */
export async function saveChoices(ctx: Ctx, userId: string, input: UpdatePrivacyChoicesInput): Promise<string[]> {
  // Two tabs that choose at once wait for each other.
  await ctx.em.execute('select id from user_account where id = ? for update', [userId]);
  const before = await readChoices(ctx, userId);
  const next: Choices = {
    automatedEvaluation: input.automatedEvaluation ?? before.automatedEvaluation,
    modelUse: input.modelUse ?? before.modelUse,
  };
  const changed = (Object.keys(next) as (keyof Choices)[]).filter((name) => next[name] !== before[name]);
  if (changed.length > 0) await ctx.em.upsert(PrivacyChoice, { user: userId, ...next, updatedAt: ctx.clock.now() });
  return changed;
}
