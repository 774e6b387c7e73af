import type { Ctx } from '#api/kernel/context.ts';

/**
 * Recorded hours refer to an occurrence by event id and original start. An edit that changes either must update them:
 * otherwise the occurrence looks unrecorded and could be billed twice.
 */

/** An occurrence became an exception. */
export const moveHoursToException = async (
  ctx: Ctx,
  seriesId: string,
  occurrenceOf: Date,
  partId: string,
): Promise<void> =>
  void (await ctx.em.execute('update time_entry set event_id = ? where event_id = ? and occurrence_of = ?', [
    partId,
    seriesId,
    occurrenceOf,
  ]));

/** The occurrences from an instant on became a new series. */
export const moveHoursOfFollowing = async (ctx: Ctx, seriesId: string, from: Date, nextId: string): Promise<void> =>
  void (await ctx.em.execute('update time_entry set event_id = ? where event_id = ? and occurrence_of >= ?', [
    nextId,
    seriesId,
    from,
  ]));

/** An event became a series or stopped being one: the hours of a single event have no original start. */
export const renameHoursStart = async (ctx: Ctx, eventId: string, was: Date | null, is: Date | null): Promise<void> =>
  void (await ctx.em.execute(
    'update time_entry set occurrence_of = ? where event_id = ? and occurrence_of is not distinct from ?::timestamptz',
    [is, eventId, was],
  ));

/** Original starts were moved. One statement, because the new start of one may be the old start of another. */
export async function moveHoursStarts(ctx: Ctx, eventIds: readonly string[], move: (at: Date) => Date): Promise<void> {
  const ids = `{${eventIds.join(',')}}`;
  const rows = await ctx.em.execute<{ at: Date | string }[]>(
    'select distinct occurrence_of as at from time_entry where event_id = any(?::text[]) and occurrence_of is not null',
    [ids],
  );
  if (rows.length === 0) return;
  const moves = rows.map(({ at }) => ({ was: new Date(at), now: move(new Date(at)) }));
  await ctx.em.execute(
    `update time_entry t set occurrence_of = m.now from jsonb_to_recordset(?::jsonb) as m(was timestamptz, now timestamptz)
     where t.event_id = any(?::text[]) and t.occurrence_of = m.was`,
    [JSON.stringify(moves), ids],
  );
}
