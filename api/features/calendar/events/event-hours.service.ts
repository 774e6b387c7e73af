import type { Ctx } from '#api/kernel/context.ts';

/**
 * Recorded hours stay with the time that they were recorded of, wherever an edit takes it: they name it by its event and
 * its original start. Left behind, it would look unrecorded and be billed twice.
 */

/** One of a series became an event of its own. */
export const hoursOfPart = async (ctx: Ctx, seriesId: string, occurrenceOf: Date, partId: string): Promise<void> =>
  void (await ctx.em.execute('update time_entry set event_id = ? where event_id = ? and occurrence_of = ?', [
    partId,
    seriesId,
    occurrenceOf,
  ]));

/** What follows an instant became a series of its own. */
export const hoursOfFollowing = async (ctx: Ctx, seriesId: string, from: Date, nextId: string): Promise<void> =>
  void (await ctx.em.execute('update time_entry set event_id = ? where event_id = ? and occurrence_of >= ?', [
    nextId,
    seriesId,
    from,
  ]));

/** A series began to repeat, or ended to: its only time is named by no start. */
export const hoursOfOnly = async (ctx: Ctx, eventId: string, was: Date | null, is: Date | null): Promise<void> =>
  void (await ctx.em.execute(
    'update time_entry set occurrence_of = ? where event_id = ? and occurrence_of is not distinct from ?::timestamptz',
    [is, eventId, was],
  ));

/** Original starts moved. One statement: the new start of one may be the old one of another. */
export async function hoursOfMoved(ctx: Ctx, eventIds: readonly string[], move: (at: Date) => Date): Promise<void> {
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
