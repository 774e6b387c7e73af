import { Contract } from '#db/entities/contract.entity.ts';
import type { GenerateContractInput } from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import type { ContractForm, FoundTemplate, WrittenForm } from '../contracts.types.ts';
import { titleProblem, usualTitle } from '../templates/form.rules.ts';
import { checkedForm, writeForm } from '../templates/forms.service.ts';
import { usableTemplate } from '../templates/templates.service.ts';
import { addVersion } from './write-version.service.ts';

/** Generation is quick work of the processor; a rate keeps a program from filling the tables. */
const GENERATIONS = { name: 'contract-generation', points: 60, seconds: 60 };

type Refused = ReturnType<typeof userError> & { checks: WrittenForm['checks'] };

const refused = (error: ReturnType<typeof userError>, checks: WrittenForm['checks'] = []): Refused => ({
  ...error,
  checks,
});

/** Why nothing may be generated; `null`: the document stands. */
function refusalOf({ missing, checks }: WrittenForm): Refused | null {
  const [first] = missing;
  if (first) return refused(userError('VALIDATION', say.missing(missing.map(({ label }) => label)), first.name), checks);
  const blocking = checks.find(({ severity }) => severity === 'BLOCKING');
  return blocking ? refused(userError('VALIDATION', blocking.message, blocking.field), checks) : null;
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
    values: form.values,
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
  return contract;
}

export async function generateContract(ctx: Ctx, input: GenerateContractInput) {
  const found = await usableTemplate(ctx, input.templateId);
  const form = checkedForm(found, input);
  if ('message' in form) return refused(userError('VALIDATION', form.message, form.field));
  const wantedTitle = input.title?.trim();
  if (input.title != null && titleProblem(input.title)) return refused(userError('VALIDATION', say.titleInvalid, 'title'));
  const chosen = await chosenCase(ctx, input.caseId);
  if (chosen && 'userErrors' in chosen) return refused(chosen);
  await ctx.throttle.take(GENERATIONS, signedIn(ctx).userId);
  const begun = performance.now();
  const written = await writeForm(ctx, found, form);
  const generationMs = Math.max(1, Math.round(performance.now() - begun));
  const refusal = refusalOf(written);
  if (refusal) return refusal;
  const firstText = form.values.find(({ text }) => text !== null)?.text ?? null;
  const title = wantedTitle ?? usualTitle(found.template.name, form.values, found.own ? null : firstText);
  const caseId = chosen?.legalCase.id ?? null;
  const contract = await keep(ctx, { found, form, written, title, caseId, generationMs });
  return ok({ contract, checks: written.checks });
}
