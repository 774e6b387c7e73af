import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { User } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';

/** The zone in which an account lives: its days, its hours, and its deadlines that no court dates. */

/** The zone that was chosen; null: none was. Read once a request. */
export const chosenZoneOf = async (ctx: Ctx, userId: string): Promise<string | null> =>
  (await loadBatched<string | null>(ctx, 'account-zone', userId, async (ids) => {
    const rows = await ctx.em.execute<{ id: string; time_zone: string | null }[]>(
      'select id, time_zone from user_account where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, row.time_zone]));
  })) ?? null;

export const accountZone = async (ctx: Ctx, userId: string): Promise<string> =>
  (await chosenZoneOf(ctx, userId)) ?? MEXICO_CITY;

/** `zone`: null, none is chosen any more. */
export async function chooseZone(ctx: Ctx, userId: string, zone: string | null): Promise<void> {
  await ctx.em.nativeUpdate(User, { id: userId }, { timeZone: zone, updatedAt: ctx.clock.now() });
}
