import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';

/** The time zone that an account chose for its alerts, or `null`. Read once per request. */
export const alertZoneOf = async (ctx: Ctx, userId: string): Promise<string | null> =>
  (await loadBatched<string | null>(ctx, 'alert-zone', userId, async (ids) => {
    const rows = await ctx.em.execute<{ user_id: string; time_zone: string | null }[]>(
      'select user_id, time_zone from deadline_preference where user_id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.user_id, row.time_zone]));
  })) ?? null;
