import { listCourtCalendars } from '#db/content/deadlines/calendars.ts';

import type { CourtClosure } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';

import { loadBatched } from '#api/kernel/graphql/loader.ts';
import type { CourtDays } from '../counting/counting.types.ts';

/** Calendars as the engine counts with them: what was published, and what the owner of a deadline wrote. */

/** What was published is the same for everybody, and is put together once. */
const published = new Map<string, CourtDays>(
  listCourtCalendars().map(({ key, name, years }) => [
    key,
    {
      key,
      name,
      years: years.map(({ year, confidence, isComplete, source }) => ({ year, confidence, isComplete, source })),
      closed: years.flatMap(({ days, source }) => days.map(({ from, to, reason }) => ({ from, to, reason, source }))),
    },
  ]),
);

type Row = Pick<CourtClosure, 'calendar' | 'fromOn' | 'toOn' | 'reason' | 'source'> & { owner: string };

const SELECT = `select c.owner_id as owner, c.calendar, c.from_on::text as "fromOn", c.to_on::text as "toOn", c.reason,
    c.source
  from court_closure c join json_to_recordset(?::json) as asked (owner text, calendar text)
    on c.owner_id = asked.owner and c.calendar = asked.calendar
  order by c.from_on, c.id`;

const keyOf = (calendar: string, owner: string): string => `${calendar} ${owner}`;

/** One object per calendar and owner of a request: the engine remembers what it worked out of it. */
async function readDays(ctx: Ctx, keys: readonly string[]): Promise<ReadonlyMap<string, CourtDays>> {
  const asked = keys.map((key) => key.split(' ')).map(([calendar, owner]) => ({ calendar, owner }));
  const rows = await ctx.em.execute<Row[]>(SELECT, [JSON.stringify(asked)]);
  const own = Map.groupBy(rows, ({ calendar, owner }) => keyOf(calendar, owner));
  return new Map(
    keys.flatMap((key): [string, CourtDays][] => {
      const days = published.get(key.split(' ')[0] ?? '');
      const closures = own.get(key) ?? [];
      if (!days) return [];
      const more = closures.map(({ fromOn: from, toOn: to, reason, source }) => ({ from, to, reason, source }));
      return [[key, more.length === 0 ? days : { ...days, closed: [...days.closed, ...more] }]];
    }),
  );
}

/**
 * The days of a court for counting a deadline of somebody's (the caller's without `ownerId`; a matter's are its
 * owner's): one statement for all that are asked for at once. `null`: there is no calendar of that key. Read it after
 * the closures of the same transaction were flushed.
 */
export async function courtDaysOf(ctx: Ctx, key: string, ownerId?: string): Promise<CourtDays | null> {
  if (!published.has(key)) return null;
  const owner = ownerId ?? signedIn(ctx).userId;
  return (await loadBatched(ctx, 'court-days', keyOf(key, owner), (keys) => readDays(ctx, keys))) ?? null;
}
