import type { UpdateClientFiscalProfileInput, UpdateFiscalProfileInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { ClientFiscalProfile, FiscalProfile } from '#db/entities/invoicing.entity.ts';
import type { Prebill } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { clientKeyOf, findPrebill } from '#api/features/hours/index.ts';
import { fiscalProblem, tidyFiscalData } from './fiscal-data.rules.ts';

/** Fiscal data of the account and of its clients. Only the account itself sees them. */

export const readFiscalProfile = (ctx: Ctx): Promise<FiscalProfile | null> =>
  ctx.em.findOne(FiscalProfile, { account: signedIn(ctx).userId });

/** Of the client of a bill, by its name. */
export const readClientProfile = (ctx: Ctx, { client }: Pick<Prebill, 'client'>): Promise<ClientFiscalProfile | null> =>
  ctx.em.findOne(ClientFiscalProfile, { account: signedIn(ctx).userId, clientKey: clientKeyOf(client) });

export async function updateFiscalProfile(ctx: Ctx, input: UpdateFiscalProfileInput) {
  const data = tidyFiscalData(input);
  const problem = fiscalProblem(data, { isGenericAllowed: false });
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const row = { account: signedIn(ctx).userId, ...data, updatedAt: ctx.clock.now() };
  // One statement: two tabs that save at once both succeed, and the last one stays.
  const fiscalProfile = await ctx.em.upsert(FiscalProfile, row, { onConflictFields: ['account'] });
  return ok({ fiscalProfile });
}

export async function updateClientFiscalProfile(ctx: Ctx, { prebillId, ...input }: UpdateClientFiscalProfileInput) {
  const prebill = await findPrebill(ctx, prebillId);
  if (!prebill) return userError('NOT_FOUND', errorText.NOT_FOUND, 'prebillId');
  const data = tidyFiscalData(input);
  const problem = fiscalProblem(data, { isGenericAllowed: true });
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const { client } = prebill;
  const row = { account: signedIn(ctx).userId, clientKey: clientKeyOf(client), client, ...data };
  const clientFiscalProfile = await ctx.em.upsert(
    ClientFiscalProfile,
    { ...row, updatedAt: ctx.clock.now() },
    { onConflictFields: ['account', 'clientKey'] },
  );
  return ok({ clientFiscalProfile });
}
