import { contractText as say } from '#schema/text/contracts.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { compareTexts } from './comparison.rules.ts';
import { findContract, findVersion } from './contract-rows.service.ts';

interface Asked {
  contractId: string;
  from: number;
  to: number;
}

export async function compareVersions(ctx: Ctx, { contractId, from, to }: Asked) {
  const contract = await findContract(ctx, contractId);
  if (!contract) throw new Refusal('NOT_FOUND');
  if (from >= to) throw new Refusal('VALIDATION', say.fromToOrder, { field: 'from' });
  const older = await findVersion(ctx, contract, from);
  const newer = await findVersion(ctx, contract, to);
  if (!older || !newer) throw new Refusal('NOT_FOUND', say.versionUnknown);
  return { from: older, to: newer, ...compareTexts(older.text, newer.text) };
}
