import type { LegalDocument } from '#db/entities/document.entity.ts';
import { documentText as say } from '#schema/text/documents.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { storageLimitOf } from '#api/features/subscriptions/index.ts';

/** What an analysis costs: a use of the meter, reserved when it is asked for and given back when it has no result. */

const METER = 'documents_analyzed';

/** Reserves a use of the meter in the caller's transaction, or refuses with `LIMIT_REACHED`. */
export async function reserve(ctx: Ctx, userId: string): Promise<Date> {
  await ctx.usage.spend(ctx, userId, METER);
  return ctx.clock.now();
}

/** Gives back what was reserved for an analysis that ended without a result; in the transaction that ends it. */
export async function giveBack(ctx: Ctx, document: LegalDocument): Promise<void> {
  if (!document.reservedAt) return;
  await ctx.usage.refund(ctx, document.owner.id, METER, document.reservedAt);
  document.reservedAt = null;
}

/** Bytes that the documents of an account take. */
async function storedBytes(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.em.execute<{ bytes: string }[]>(
    'select coalesce(sum(byte_length), 0) as bytes from legal_document where owner_id = ? and deleted_at is null',
    [userId],
  );
  return Number(row?.bytes ?? 0);
}

/** Refuses with `LIMIT_REACHED` when the plan has no room for so many bytes more. Parallel calls wait for each other. */
export async function takeRoom(ctx: Ctx, userId: string, byteLength: number): Promise<void> {
  await ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 21))', [userId]);
  const { limit, requiredPlan } = await storageLimitOf(ctx, userId);
  const used = await storedBytes(ctx, userId);
  if (used + byteLength > limit)
    throw new Refusal('LIMIT_REACHED', say.storageFull(limit), { used, limit, requiredPlan });
}
