import { DraftedClause, type Contract, type ContractVersion, type StoredClause } from '#db/entities/contract.entity.ts';
import type { RestoreContractVersionInput, SaveContractVersionInput } from '#schema/generated/contract.ts';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { errorText } from '#schema/text/errors.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { readBody } from './body.rules.ts';
import { clausesOfEdited } from './clauses.rules.ts';
import { fileOfVersion, findContract, findVersion } from './contract-rows.service.ts';
import { addVersion } from './write-version.service.ts';

const MAX_VERSIONS = 200;
const MAX_NOTE = 300;

export type Refused = ReturnType<typeof userError> & { checks: [] };
export const refuse = (error: ReturnType<typeof userError>): Refused => ({ ...error, checks: [] });
export const notFound = (field: string): Refused => refuse(userError('NOT_FOUND', errorText.NOT_FOUND, field));

interface Opened {
  contract: Contract;
  latest: ContractVersion;
}

/** The contract, locked, with its newest version, if a version may be added to it. */
async function openForVersion(ctx: Ctx, contractId: string): Promise<Opened | Refused> {
  const contract = await findContract(ctx, contractId, true);
  if (!contract) return notFound('contractId');
  if (contract.status === 'ARCHIVED') return refuse(userError('CONFLICT', say.archived, 'contractId'));
  const latest = await findVersion(ctx, contract, null);
  if (!latest) throw new Error(`the contract ${contract.id} has no version`);
  return { contract, latest };
}

async function draftedIn(ctx: Ctx, contractId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.em.find(DraftedClause, { contract: contractId }, { fields: ['id'] });
  return new Set(rows.map(({ id }) => id));
}

interface Change {
  body: ContractBody;
  note: string;
  /** What is known of its clauses. */
  known: readonly StoredClause[];
  file: Uint8Array | null;
}

async function addEdited(ctx: Ctx, { contract, latest }: Opened, { body, note, known, file }: Change) {
  if (JSON.stringify(body) === latest.body) return ok({ contract, checks: [] });
  if (contract.latestNumber >= MAX_VERSIONS)
    return refuse(userError('LIMIT_REACHED', say.tooManyVersions(MAX_VERSIONS), 'contractId'));
  const clauses = clausesOfEdited(body, known, await draftedIn(ctx, contract.id));
  await addVersion(ctx, contract, { body, clauses, note, generationMs: null, file });
  await ctx.em.flush();
  return ok({ contract, checks: [] });
}

export async function saveContractVersion(ctx: Ctx, input: SaveContractVersionInput) {
  const note = input.note?.trim() ?? '';
  if (note.length > MAX_NOTE) return refuse(userError('VALIDATION', say.noteTooLong(MAX_NOTE), 'note'));
  if (!isStorable(note)) return refuse(userError('VALIDATION', validationText.invalidCharacters, 'note'));
  const read = readBody(input.body);
  if ('problem' in read) return refuse(userError('VALIDATION', read.problem, 'body'));
  const opened = await openForVersion(ctx, input.contractId);
  if ('userErrors' in opened) return opened;
  const { latestNumber } = opened.contract;
  if (input.baseNumber !== latestNumber)
    return refuse(userError('CONFLICT', say.newerVersion(latestNumber), 'baseNumber'));
  return addEdited(ctx, opened, { body: read.body, note, known: opened.latest.clauses, file: null });
}

export async function restoreContractVersion(ctx: Ctx, input: RestoreContractVersionInput) {
  const opened = await openForVersion(ctx, input.contractId);
  if ('userErrors' in opened) return opened;
  const wanted = await findVersion(ctx, opened.contract, input.number);
  if (!wanted) return refuse(userError('NOT_FOUND', say.versionUnknown, 'number'));
  return addEdited(ctx, opened, {
    body: JSON.parse(wanted.body) as ContractBody,
    note: say.restored(wanted.number),
    known: wanted.clauses,
    file: await fileOfVersion(ctx, wanted.id),
  });
}
