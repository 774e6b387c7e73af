import { ContractDraft } from '#db/entities/contract.entity.ts';
import type { ContractFormInput } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { checkedForm } from '../templates/forms.service.ts';
import { usableTemplate } from '../templates/templates.service.ts';

/** Forms that are not finished: one for each template. */

export async function findDraft(ctx: Ctx, templateId: string): Promise<ContractDraft | null> {
  // The database refuses to compare with such a text, and no template has it as its id.
  if (!isStorable(templateId)) return null;
  return ctx.em.findOne(ContractDraft, { owner: signedIn(ctx).userId, templateId });
}

/** One statement: two tabs that save at once leave the later form. */
export async function saveContractDraft(ctx: Ctx, input: ContractFormInput) {
  const { userId } = signedIn(ctx);
  const found = await usableTemplate(ctx, input.templateId);
  const form = checkedForm(found, input);
  if ('message' in form) return userError('VALIDATION', form.message, form.field);
  const savedAt = ctx.clock.now();
  await ctx.em.execute(
    `insert into contract_draft (owner_id, template_id, jurisdiction, given_values, saved_at) values (?, ?, ?, ?::jsonb, ?)
     on conflict (owner_id, template_id) do update
       set jurisdiction = excluded.jurisdiction, given_values = excluded.given_values, saved_at = excluded.saved_at`,
    [userId, found.template.id, form.jurisdiction, JSON.stringify(form.values), savedAt],
  );
  return ok({ draft: { templateId: found.template.id, ...form, savedAt } });
}

export async function discardContractDraft(ctx: Ctx, templateId: string) {
  if (isStorable(templateId))
    await ctx.em.execute('delete from contract_draft where owner_id = ? and template_id = ?', [
      signedIn(ctx).userId,
      templateId,
    ]);
  return ok({ draft: null });
}
