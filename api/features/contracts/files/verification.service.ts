import type { ContractHashKind, ContractVerification } from '#schema/generated/contract.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { readRows } from '#api/kernel/database/rows.ts';

/** Somebody who tries out hashes finds nothing: there are too many. The rate keeps the server free for others. */
const VERIFICATIONS = { name: 'contract-verification', points: 60, seconds: 60 };

const SHA256 = /^[0-9a-f]{64}$/;

interface Known {
  kind: ContractHashKind;
  number: number;
  created_at: string | Date;
  has_later: boolean;
}

/** A text may be that of several versions and copies: the first that was saved counts. */
const KNOWN = `
  select h.kind, v.number, v.created_at, exists (
    select 1 from contract_version later where later.contract_id = v.contract_id and later.number > v.number
      and later.sha256 <> v.sha256) as has_later
  from contract_hash h join contract_version v on v.id = h.version_id
  where h.sha256 = ? order by v.created_at, v.id limit 1`;

/** What anybody may know of a text or a file by its hash. */
export async function verifyContract(ctx: Ctx, given: string): Promise<ContractVerification> {
  const sha256 = given.trim().toLowerCase();
  if (!SHA256.test(sha256)) throw new Refusal('VALIDATION', say.shaInvalid, { field: 'sha256' });
  await ctx.throttle.take(VERIFICATIONS, ctx.origin.ip);
  const [known] = await readRows<Known>(ctx.em, KNOWN, [sha256]);
  return {
    sha256,
    isKnown: known !== undefined,
    kind: known?.kind ?? null,
    versionNumber: known?.number ?? null,
    hasLaterVersion: known?.has_later ?? null,
    savedAt: known ? new Date(known.created_at) : null,
  };
}
