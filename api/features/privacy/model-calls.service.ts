import type { QueryModelCallsArgs } from '#schema/generated/contract.ts';
import { modelPurposeText, privacyText as say } from '#schema/text/privacy.ts';
import { ModelCall } from '#db/entities/privacy.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { mapPage } from '#api/kernel/paging/pages.ts';
import { readListing } from '#api/kernel/paging/listing.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { readChoices } from './choices.service.ts';

/** What is sent to an outside model: only with the consent of the person, and each time listed. */

/** Whether texts of an account may be sent to the model of this server. */
export const mayUseModel = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await readChoices(ctx, userId)).modelUse;

/** Throws unless the caller agreed that texts are sent to an outside model. */
export async function requireModelUse(ctx: Ctx): Promise<void> {
  if (!(await mayUseModel(ctx, signedIn(ctx).userId))) throw new Refusal('FORBIDDEN', say.modelNotAllowed);
}

export interface SentToModel {
  userId: string;
  purpose: 'ANSWER' | 'CLAUSE' | 'DOCUMENT';
  model: string;
  subjectId: string | null;
  /** Of the person's text, as it was sent. */
  characters: number;
  /** Pieces of personal data that were replaced. */
  replaced: number;
}

/** Lists a call, in a transaction of its own: it was sent, whatever becomes of the operation. Call it before sending. */
export async function recordModelCall(ctx: Ctx, { userId, ...sent }: SentToModel): Promise<void> {
  const em = ctx.em.fork({ clear: true });
  em.create(ModelCall, { id: newId('modelCall'), user: userId, at: ctx.clock.now(), ...sent });
  await em.flush();
}

export async function listModelCalls(ctx: Ctx, { first, after }: QueryModelCallsArgs) {
  const page = await readListing(
    ctx,
    {
      entity: ModelCall,
      orderBy: 'at',
      direction: 'desc',
      where: 'r.user_id = ?',
      values: [signedIn(ctx).userId],
    },
    { first, after },
  );
  return mapPage(page, ({ purpose, ...call }) => ({ ...call, purpose: modelPurposeText[purpose] }));
}
