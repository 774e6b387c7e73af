import { calendarText } from '#schema/text/calendar.ts';
import { hoursText } from '#schema/text/hours.ts';
import { DAY } from '#schema/lib/durations.ts';
import { addDays } from '#schema/lib/days.ts';
import { beginningOf } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { clientKeyOf } from '../pricing/client-key.rules.ts';
import { all, type Condition } from '#api/kernel/database/conditions.ts';
import {
  checkDays,
  isLive,
  occurrenceKeyOf,
  occurrenceViews,
  readEventRows,
  expandEvents,
  zoneOf,
  type EventRow,
  type Occurrence,
  type Expansion,
} from '#api/features/calendar/index.ts';

/** Billable events of the calendar and their hours, recorded or not. */

/** Occurrences of series that are summed at once: some four hundred years of a weekly meeting. */
const MAX_OF_SERIES = 20_000;
const MAX_SHOWN = 50;
const LOOK_BACK_DAYS = 30;

/** The requested days as instants; `null`: open on that side. */
interface Bounds {
  from: Date | null;
  to: Date | null;
}

const within = ({ from, to }: Bounds): Condition =>
  all(
    ...(from ? [{ sql: 'e.last_at is null or e.last_at > ?', values: [from] }] : []),
    ...(to ? [{ sql: 'e.start_at < ?', values: [to] }] : []),
  );

const ofAnyCase: Condition = { sql: 'true', values: [] };
const isBillable: Condition = { sql: 'e.is_billable', values: [] };
const happensOnce: Condition = { sql: 'e.rrule is null', values: [] };
const repeats: Condition = { sql: 'e.rrule is not null', values: [] };
const ownOf = (userId: string): Condition => ({ sql: 'e.owner_id = ?', values: [userId] });
const endedBefore = (now: Date): Condition => ({ sql: 'e.end_at <= ?', values: [now] });
const unrecordedBy = (userId: string): Condition => ({
  sql: `not exists (select 1 from time_entry t where t.event_id = e.id and t.person_id = ? and t.deleted_at is null
    and t.occurrence_of is not distinct from e.occurrence_of)`,
  values: [userId],
});

interface CaseSum {
  caseId: string | null;
  seconds: number;
  events: number;
}

/** Events that do not repeat, summed by the database. All-day events count zero hours. */
async function sumsOfSingles(ctx: Ctx, bounds: Bounds): Promise<CaseSum[]> {
  const { userId } = signedIn(ctx);
  const condition = all(isLive, isBillable, happensOnce, ownOf(userId), within(bounds));
  return ctx.em.execute<CaseSum[]>(
    `select e.case_id as "caseId", count(*)::int as events,
       coalesce(sum(extract(epoch from e.end_at - e.start_at)) filter (where not e.is_all_day), 0)::float8 as seconds
     from calendar_event e left join case_member m on m.case_id = e.case_id and m.user_id = ?
     where ${condition.sql} and (e.case_id is null or m.role is not null) group by e.case_id`,
    [userId, ...condition.values],
  );
}

/** Occurrences of series; without bounds up to now, and at least the first. Too many are cut, with `isTruncated`. */
function timesOfSeries(ctx: Ctx, rows: readonly EventRow[], { from, to }: Bounds): Expansion {
  const now = ctx.clock.now();
  const occurrences: Occurrence[] = [];
  for (const row of rows) {
    const usual = row.startAt > now ? later(row.startAt, 1) : later(now, 1);
    const until = from || to ? (to ?? later(now, 366 * DAY)) : usual;
    const found = expandEvents([row], from ?? row.startAt, until, MAX_OF_SERIES - occurrences.length);
    for (const occurrence of found.occurrences) occurrences.push(occurrence);
    if (found.isTruncated) return { occurrences, isTruncated: true };
  }
  return { occurrences, isTruncated: false };
}

async function seriesOf(ctx: Ctx, bounds: Bounds, ofCases: Condition = ofAnyCase): Promise<Expansion> {
  const { userId } = signedIn(ctx);
  const rows = await readEventRows(ctx, all(isLive, isBillable, repeats, ownOf(userId), within(bounds), ofCases));
  return timesOfSeries(ctx, rows, bounds);
}

const secondsOf = ({ row, startAt, endAt }: Occurrence): number =>
  row.isAllDay ? 0 : (endAt.getTime() - startAt.getTime()) / 1000;

/** Keys of the occurrences whose hours the caller recorded. */
async function recordedKeys(ctx: Ctx): Promise<Set<string>> {
  const rows = await ctx.em.execute<{ event_id: string; occurrence_of: Date | string }[]>(
    `select event_id, occurrence_of from time_entry
     where person_id = ? and event_id is not null and occurrence_of is not null and deleted_at is null`,
    [signedIn(ctx).userId],
  );
  return new Set(rows.map((row) => occurrenceKeyOf(row.event_id, new Date(row.occurrence_of))));
}

interface Unrecorded {
  count: number;
  latest: Occurrence[];
}

/** Past events without recorded hours; events that do not repeat are counted by the database. */
async function unrecordedOf(
  ctx: Ctx,
  bounds: Bounds,
  series: readonly Occurrence[],
  ofCases: Condition = ofAnyCase,
): Promise<Unrecorded> {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const condition = all(
    isLive,
    isBillable,
    happensOnce,
    ownOf(userId),
    within(bounds),
    endedBefore(now),
    unrecordedBy(userId),
    ofCases,
  );
  const singles = await readEventRows(ctx, condition, { order: 'e.start_at desc, e.id', limit: MAX_SHOWN });
  const [counted] =
    singles.length < MAX_SHOWN
      ? [{ count: singles.length }]
      : await ctx.em.execute<{ count: number }[]>(
          `select count(*)::int as count from calendar_event e
             left join case_member m on m.case_id = e.case_id and m.user_id = ?
           where ${condition.sql} and (e.case_id is null or m.role is not null)`,
          [userId, ...condition.values],
        );
  const past = series.filter(({ endAt }) => endAt <= now);
  const recorded = past.length > 0 ? await recordedKeys(ctx) : new Set<string>();
  const open = past.filter(({ key }) => !recorded.has(key));
  const shown = singles.flatMap((row) => expandEvents([row], row.startAt, later(row.endAt, 1), 1).occurrences);
  return {
    count: (counted?.count ?? 0) + open.length,
    latest: [...shown, ...open].toSorted((a, b) => b.startAt.getTime() - a.startAt.getTime()).slice(0, MAX_SHOWN),
  };
}

const hours = (seconds: number): number => Math.round(seconds / 36) / 100;

/** Sums by case, of single events and series together. */
function byCaseOf(singles: readonly CaseSum[], series: readonly Occurrence[]) {
  const sums = new Map<string | null, { seconds: number; events: number }>();
  const add = (caseId: string | null, seconds: number, events: number): void => {
    const known = sums.get(caseId) ?? { seconds: 0, events: 0 };
    sums.set(caseId, { seconds: known.seconds + seconds, events: known.events + events });
  };
  for (const { caseId, seconds, events } of singles) add(caseId, seconds, events);
  for (const occurrence of series) add(occurrence.row.caseId, secondsOf(occurrence), 1);
  return [...sums].toSorted(([, a], [, b]) => b.seconds - a.seconds);
}

async function boundsOf(ctx: Ctx, from: string | null | undefined, to: string | null | undefined): Promise<Bounds> {
  if (from && to && from > to) throw new Refusal('VALIDATION', calendarText.rangeInvalid, { field: 'to' });
  checkDays(from, to);
  if (!from && !to) return { from: null, to: null };
  const zone = await zoneOf(ctx);
  return { from: from ? beginningOf(zone, from) : null, to: to ? beginningOf(zone, addDays(to, 1)) : null };
}

export async function readBillableSummary(ctx: Ctx, { from, to }: { from?: string | null; to?: string | null }) {
  const { userId } = signedIn(ctx);
  const bounds = await boundsOf(ctx, from, to);
  const { occurrences: series, isTruncated } = await seriesOf(ctx, bounds);
  // A partial sum would be mistaken for the total.
  if (isTruncated) throw new Refusal('LIMIT_REACHED', hoursText.tooManyTimes);
  const byCase = byCaseOf(await sumsOfSingles(ctx, bounds), series);
  const unrecorded = await unrecordedOf(ctx, bounds, series);
  const zone = unrecorded.latest.length > 0 ? await zoneOf(ctx) : '';
  return {
    totalHours: hours(byCase.reduce((sum, [, each]) => sum + each.seconds, 0)),
    totalEvents: byCase.reduce((sum, [, each]) => sum + each.events, 0),
    byCase: byCase.map(([caseId, each]) => ({
      caseId,
      totalHours: hours(each.seconds),
      totalEvents: each.events,
    })),
    unrecorded: occurrenceViews(unrecorded.latest, zone, userId),
    unrecordedCount: unrecorded.count,
  };
}

interface BilledCases {
  from: string;
  to: string;
  /** Empty: all those of the client that the caller owns. */
  caseIds: readonly string[];
  clientKey: string;
}

async function caseIdsOf(ctx: Ctx, { caseIds, clientKey }: BilledCases): Promise<readonly string[]> {
  if (caseIds.length > 0) return caseIds;
  const rows = await ctx.em.execute<{ id: string; client: string }[]>(
    'select id, client from legal_case where owner_id = ?',
    [signedIn(ctx).userId],
  );
  return rows.filter(({ client }) => clientKeyOf(client) === clientKey).map(({ id }) => id);
}

/** What a bill would miss: events that began in its days, because an entry is of the day of its start. */
export async function unrecordedIn(ctx: Ctx, billed: BilledCases) {
  const bounds = await boundsOf(ctx, billed.from, billed.to);
  const ofCases = all(
    { sql: 'e.case_id = any(?::text[])', values: [`{${(await caseIdsOf(ctx, billed)).join(',')}}`] },
    { sql: 'e.rrule is not null or e.start_at >= ?', values: [bounds.from] },
  );
  const { occurrences } = await seriesOf(ctx, bounds, ofCases);
  const began = occurrences.filter(({ startAt }) => bounds.from === null || startAt >= bounds.from);
  const { latest, count } = await unrecordedOf(ctx, bounds, began, ofCases);
  const zone = latest.length > 0 ? await zoneOf(ctx) : '';
  return { unrecorded: occurrenceViews(latest, zone, signedIn(ctx).userId), unrecordedCount: count };
}

/** Past billable events of the last days without recorded hours; a lower bound when series are truncated. */
export async function countUnrecorded(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const bounds = { from: later(now, -LOOK_BACK_DAYS * DAY), to: now };
  const { occurrences } = await seriesOf(ctx, bounds);
  return (await unrecordedOf(ctx, bounds, occurrences)).count;
}
