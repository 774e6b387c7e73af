import { Contract } from '#db/entities/contract.entity.ts';
import type { ContractFormInput, GenerateContractInput } from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { newId } from '#api/kernel/ids.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { titleProblem, usualTitle } from '../templates/form.rules.ts';
import {
  checkedForm,
  previewForm,
  writeForm,
  type ContractForm,
  type WrittenForm,
} from '../templates/forms.service.ts';
import type { FoundTemplate } from '../templates/template-view.rules.ts';
import { usableTemplate } from '../templates/templates.service.ts';
import { addVersion } from './write-version.service.ts';

/** Generation is quick work of the processor; a rate keeps a program from filling the tables. */
const GENERATIONS = { name: 'contract-generation', points: 60, seconds: 60 };

type Checks = WrittenForm['checks'];

const refused = (error: ReturnType<typeof userError>, checks: Checks = []) => ({ ...error, checks });

/** The document with the values so far; nothing is stored. */
export async function previewContract(ctx: Ctx, input: ContractFormInput) {
  const found = await usableTemplate(ctx, input.templateId);
  const form = checkedForm(found, input);
  if ('message' in form) throw new Refusal('VALIDATION', form.message, { field: form.field });
  return previewForm(ctx, found, form);
}

/** A case that the caller may write to; `null`: none was named. */
async function chosenCase(ctx: Ctx, caseId: string | null | undefined) {
  return caseId ? caseToUse(ctx, caseId) : null;
}

interface Kept {
  found: FoundTemplate;
  form: ContractForm;
  written: WrittenForm;
  title: string;
  caseId: string | null;
  generationMs: number;
}

async function keep(ctx: Ctx, { found, form, written, title, caseId, generationMs }: Kept): Promise<Contract> {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const contract = ctx.em.create(Contract, {
    id: newId('contract'),
    owner: userId,
    legalCase: caseId,
    title,
    status: 'DRAFT',
    templateId: found.template.id,
    templateName: found.template.name,
    jurisdiction: form.jurisdiction,
    values: written.values,
    checks: written.checks,
    latestNumber: 0,
    generationMs,
    createdAt: now,
    updatedAt: now,
  });
  const { body, clauses, file } = written;
  await addVersion(ctx, contract, { body, clauses, note: '', generationMs, file });
  // The form is finished: what is kept of it is the contract.
  await ctx.em.execute('delete from contract_draft where owner_id = ? and template_id = ?', [
    userId,
    found.template.id,
  ]);
  await ctx.em.flush();
  await tellHappened(ctx, { type: 'contract.generated', subjectId: contract.id, accounts: [userId] });
  return contract;
}

export async function generateContract(ctx: Ctx, input: GenerateContractInput) {
  const found = await usableTemplate(ctx, input.templateId);
  const form = checkedForm(found, input);
  if ('message' in form) return refused(userError('VALIDATION', form.message, form.field));
  const wantedTitle = input.title?.trim();
  if (input.title != null && titleProblem(input.title))
    return refused(userError('VALIDATION', say.titleInvalid, 'title'));
  const chosen = await chosenCase(ctx, input.caseId);
  if (chosen && 'userErrors' in chosen) return refused(chosen);
  await ctx.throttle.take(GENERATIONS, signedIn(ctx).userId);
  const begun = performance.now();
  const written = await writeForm(ctx, found, form);
  const generationMs = Math.max(1, Math.round(performance.now() - begun));
  if ('refusal' in written) {
    const { message, field, checks } = written.refusal;
    return refused(userError('VALIDATION', message, field), checks);
  }
  const firstText = found.own ? null : (form.values.find(({ text }) => text !== null)?.text ?? null);
  const title = wantedTitle ?? usualTitle(found.template.name, written.values, firstText);
  const caseId = chosen?.legalCase.id ?? null;
  const contract = await keep(ctx, { found, form, written, title, caseId, generationMs });
  return ok({ contract, checks: written.checks });
}
