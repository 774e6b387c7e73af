import {
  ContractHash,
  ContractVersion,
  ContractVersionFile,
  type Contract,
  type StoredClause,
} from '#db/entities/contract.entity.ts';
import type { ContractHashKind } from '#schema/generated/contract.ts';
import { textOfBody, type ContractBody } from '#schema/lib/contract-body.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { sha256Of } from '../sha256.adapter.ts';

interface NewVersion {
  body: ContractBody;
  clauses: StoredClause[];
  note: string;
  generationMs: number | null;
  file: Uint8Array | null;
}

async function callerName(ctx: Ctx): Promise<string> {
  const [row] = await ctx.em.execute<{ name: string }[]>('select name from user_account where id = ?', [
    signedIn(ctx).userId,
  ]);
  return row?.name ?? '';
}

/** Adds the next version of a contract, which the caller holds locked or has just made. */
export async function addVersion(
  ctx: Ctx,
  contract: Contract,
  { body, clauses, note, generationMs, file }: NewVersion,
): Promise<ContractVersion> {
  const text = textOfBody(body);
  const now = ctx.clock.now();
  const version = ctx.em.create(ContractVersion, {
    id: newId('contractVersion'),
    contract,
    number: contract.latestNumber + 1,
    body: JSON.stringify(body),
    text,
    clauses,
    sha256: sha256Of(text),
    authorName: await callerName(ctx),
    note,
    generationMs,
    createdAt: now,
  });
  ctx.em.create(ContractHash, { version, sha256: version.sha256, kind: 'TEXT' });
  if (file) ctx.em.create(ContractVersionFile, { version, content: Buffer.from(file) });
  contract.latestNumber = version.number;
  contract.updatedAt = now;
  return version;
}

/**
 * Keeps the hash of a file that was made of a version, so that whoever holds it can have it verified. Refused when the
 * contract was deleted while its file was written.
 */
export async function keepHash(
  ctx: Ctx,
  versionId: string,
  kind: ContractHashKind,
  bytes: Uint8Array,
): Promise<string> {
  const sha256 = sha256Of(bytes);
  const [version] = await ctx.em.execute<unknown[]>('select 1 from contract_version where id = ? for key share', [
    versionId,
  ]);
  if (!version) throw new Refusal('NOT_FOUND');
  await ctx.em.execute(
    'insert into contract_hash (version_id, sha256, kind) values (?, ?, ?) on conflict (version_id, sha256) do nothing',
    [versionId, sha256, kind],
  );
  return sha256;
}
