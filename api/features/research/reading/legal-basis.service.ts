import { findLaw } from '#db/content/law-index.ts';
import type { StoredBasis } from '#db/entities/contract.entity.ts';
import { articleAddress } from '#schema/record-address.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';

/** What is shown of an article that something rests on. */

export const nameOfLaw = (lawKey: string): string => findLaw(lawKey)?.shortName ?? lawKey.toUpperCase();

export const addressOfBasis = ({ lawKey, article }: StoredBasis): string => articleAddress(lawKey, article);

/** Day of the official text that is held; `null`: only a synthesis is. One statement for all laws of a request. */
export async function textDateOfLaw(ctx: Ctx, lawKey: string): Promise<string | null> {
  const found = await loadBatched<string>(ctx, 'basis-law-dates', lawKey, async (keys) => {
    const rows = await readRows<{ key: string; as_of: string }>(
      ctx.em,
      'select key, text_as_of::text as as_of from statute where has_official_text and key = any(?::text[])',
      [`{${keys.filter((key) => /^[\w-]+$/.test(key)).join(',')}}`],
    );
    return new Map(rows.map(({ key, as_of: asOf }) => [key, asOf]));
  });
  return found ?? null;
}
