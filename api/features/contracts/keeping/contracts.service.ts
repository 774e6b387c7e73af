import { Contract } from '#db/entities/contract.entity.ts';
import type { ContractFilter, UpdateContractInput } from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { all, type Condition } from '#api/kernel/database/conditions.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { foldedSql, searchPatterns } from '#api/kernel/database/folded-search.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { readListingWithTotal } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { recordAudit } from '../../audit/index.ts';
import { titleProblem } from '../templates/form.rules.ts';
import { fileOfVersion, findContract, findVersion, givenOf } from './contract-rows.service.ts';
import { notFound, refuse, type Refused } from './versions.service.ts';
import { addVersion } from './write-version.service.ts';

const is = (sql: string, ...values: unknown[]): Condition => ({ sql, values });

function conditionsOf(userId: string, filter: ContractFilter | null | undefined): Condition {
  const { search, status, templateId, caseId } = filter ?? {};
  return all(
    is('r.owner_id = ?', userId),
    is('r.status = ?', status ?? 'DRAFT'),
    ...(templateId ? [is('r.template_id = ?', templateId)] : []),
    ...(caseId ? [is('r.case_id = ?', caseId)] : []),
    ...searchPatterns(search ?? '').map((pattern) =>
      is(`${foldedSql(`r.title || ' ' || r.template_name`)} like ?`, pattern),
    ),
  );
}

/** Changed last first. */
export function listContracts(ctx: Ctx, { filter, ...args }: PageArguments & { filter?: ContractFilter | null }) {
  const { sql, values } = conditionsOf(signedIn(ctx).userId, filter);
  return readListingWithTotal(
    ctx,
    { entity: Contract, orderBy: 'updatedAt', direction: 'desc', where: sql, values },
    args,
  );
}

/** The contract of the caller, locked for a change. */
async function openToChange(ctx: Ctx, id: string): Promise<{ contract: Contract } | Refused> {
  const contract = await findContract(ctx, id, true);
  return contract ? { contract } : notFound('id');
}

function touch(ctx: Ctx, contract: Contract, change: Partial<Pick<Contract, 'title' | 'status'>>): void {
  ctx.em.assign(contract, { ...change, version: contract.version + 1, updatedAt: ctx.clock.now() });
}

export async function updateContract(ctx: Ctx, input: UpdateContractInput) {
  if (input.title != null && titleProblem(input.title))
    return refuse(userError('VALIDATION', say.titleInvalid, 'title'));
  const opened = await openToChange(ctx, input.id);
  if ('userErrors' in opened) return opened;
  const { contract } = opened;
  if (contract.version !== input.version) return refuse(userError('CONFLICT', say.changedMeanwhile, 'version'));
  const chosen = input.caseId ? await caseToUse(ctx, input.caseId) : null;
  if (chosen && 'userErrors' in chosen) return refuse(chosen);
  if (input.caseId !== undefined) ctx.em.assign(contract, { legalCase: chosen?.legalCase ?? null });
  touch(ctx, contract, input.title == null ? {} : { title: input.title.trim() });
  await ctx.em.flush();
  return ok({ contract, checks: [] });
}

async function changeStatus(ctx: Ctx, id: string, status: Contract['status']) {
  const opened = await openToChange(ctx, id);
  if ('userErrors' in opened) return opened;
  const { contract } = opened;
  if (contract.status !== status) touch(ctx, contract, { status });
  await ctx.em.flush();
  return ok({ contract, checks: [] });
}

export const archiveContract = (ctx: Ctx, id: string) => changeStatus(ctx, id, 'ARCHIVED');
export const unarchiveContract = (ctx: Ctx, id: string) => changeStatus(ctx, id, 'DRAFT');

/** Its versions, files, hashes and mails go with it. */
export async function deleteContract(ctx: Ctx, id: string) {
  const opened = await openToChange(ctx, id);
  if ('userErrors' in opened) return opened;
  if (opened.contract.status !== 'ARCHIVED') return userError('CONFLICT', say.deleteArchivedOnly, 'id');
  ctx.em.remove(opened.contract);
  await ctx.em.flush();
  await recordAudit(ctx, { action: 'CONTRACT_DELETED', subject: id });
  return ok({ deletedId: id });
}

const cutTitle = (title: string): string => [...title].slice(0, 200).join('');

/** A contract of its own with the newest text; it was not generated, so it has no time of generation. */
export async function duplicateContract(ctx: Ctx, id: string) {
  const source = await findContract(ctx, id);
  const latest = source && (await findVersion(ctx, source, null));
  if (!latest) return notFound('id');
  const { values, checks } = await givenOf(ctx, source.id);
  const now = ctx.clock.now();
  const contract = ctx.em.create(Contract, {
    id: newId('contract'),
    owner: signedIn(ctx).userId,
    legalCase: source.legalCase?.id ?? null,
    title: cutTitle(say.copyOf(source.title)),
    status: 'DRAFT',
    templateId: source.templateId ?? null,
    templateName: source.templateName,
    jurisdiction: source.jurisdiction,
    values,
    checks,
    latestNumber: 0,
    generationMs: null,
    createdAt: now,
    updatedAt: now,
  });
  await addVersion(ctx, contract, {
    body: JSON.parse(latest.body) as ContractBody,
    clauses: latest.clauses,
    note: '',
    generationMs: null,
    file: await fileOfVersion(ctx, latest.id),
  });
  await ctx.em.flush();
  return ok({ contract, checks: [] });
}
