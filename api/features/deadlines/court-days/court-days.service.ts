import { listCourtCalendars } from '#db/content/deadlines/calendars.ts';

import type { CourtClosure } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';

import { loadBatched } from '#api/kernel/graphql/loader.ts';
import type { CourtDays } from '../counting/counting.types.ts';
import { publishedDays } from './published-days.rules.ts';

/** Calendars for the engine: the published closures and those that the owner of a deadline wrote. */

/** Published calendars are the same for everybody, so they are built once. */
const published = new Map<string, CourtDays>(
  listCourtCalendars().map((calendar) => [calendar.key, publishedDays(calendar)]),
);

type Row = Pick<CourtClosure, 'calendar' | 'fromOn' | 'toOn' | 'reason' | 'source'> & { owner: string };

const SELECT = `select c.owner_id as owner, c.calendar, c.from_on::text as "fromOn", c.to_on::text as "toOn", c.reason,
    c.source
  from court_closure c join json_to_recordset(?::json) as asked (owner text, calendar text)
    on c.owner_id = asked.owner and c.calendar = asked.calendar
  order by c.from_on, c.id`;

const keyOf = (calendar: string, owner: string): string => `${calendar} ${owner}`;

/** One object per calendar, owner and request: the engine caches by object. */
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
 * The days of a court with the closures of an account: the caller, or `ownerId` (for a case, its owner). One statement
 * for all requested at once. `null`: no calendar has that key. Flush closures of the same transaction before.
 */
export async function courtDaysOf(ctx: Ctx, key: string, ownerId?: string): Promise<CourtDays | null> {
  if (!published.has(key)) return null;
  const owner = ownerId ?? signedIn(ctx).userId;
  return (await loadBatched(ctx, 'court-days', keyOf(key, owner), (keys) => readDays(ctx, keys))) ?? null;
}
