import type { CalendarFilter } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { addDays, daysBetween } from '#schema/lib/days.ts';
import { beginningOf, isZone } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { pageRequestOf, isIdKey, isInstantKey, pageOf } from '#api/kernel/paging/pages.ts';
import { foldedSql, searchPatterns } from '#api/kernel/database/folded-search.ts';
import { all, type Condition } from '#api/kernel/database/conditions.ts';
import { isLive, readEventRows } from '../event-rows.service.ts';
import { readTimes } from '../event-times.rules.ts';
import { viewOf } from '../event-view.rules.ts';
import { readCourtDays } from '../calendar-deadlines.service.ts';
import { occurrenceDaysOf, occurrenceViews } from '../occurrences/occurrence-views.rules.ts';
import { expandEvents, type Occurrence } from '../occurrences/occurrences.rules.ts';
import { restDaysBetween, type RestDay } from '../non-working-days/rest-days.rules.ts';
import { settings, zoneOf } from '../settings.service.ts';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
const MAX_RANGE_DAYS = 100;
const MAX_OCCURRENCES = 2000;
/** Rows that one view reads at most. */
const MAX_ROWS = 5000;

/** Every word must be found; case and accents are ignored. */
const searchConditions = (search: string): Condition[] =>
  searchPatterns(search).map((pattern) => ({
    sql: `${foldedSql(`e.title || ' ' || e.description || ' ' || e.location || ' ' || coalesce(e.client, c.client, '')`)} like ?`,
    values: [pattern],
  }));

function filterConditions(ctx: Ctx, filter: CalendarFilter | null | undefined): Condition[] {
  const { userId } = signedIn(ctx);
  const found: Condition[] = [isLive];
  const add = (sql: string, ...values: unknown[]): void => void found.push({ sql, values });
  if (!filter) return found;
  if (filter.caseId != null) add('e.case_id = ?', isId(filter.caseId, 'case') ? filter.caseId : '');
  if (filter.types && filter.types.length > 0) add('e.type = any(?::text[])', `{${filter.types.join(',')}}`);
  if (filter.isMine != null) add(`e.owner_id ${filter.isMine ? '=' : '<>'} ?`, userId);
  if (filter.isBillable != null) add('e.is_billable = ?', filter.isBillable);
  if (filter.search?.trim()) found.push(...searchConditions(filter.search));
  return found;
}

const between = (from: Date, to: Date): Condition => ({
  sql: 'e.start_at < ? and (e.last_at is null or e.last_at > ? or e.start_at >= ?)',
  values: [to, from, from],
});

export interface RangeArguments {
  from: string;
  to: string;
  zone?: string | null;
  filter?: CalendarFilter | null;
  calendar?: string | null;
}

/** Refuses days outside of 1900 to 2199: the rules of time zones are not known for them. */
export const checkDays = (...days: (string | null | undefined)[]): void => {
  for (const day of days)
    if (day != null && (day < FIRST_DAY || day > LAST_DAY))
      throw new Refusal('VALIDATION', say.yearOut(Number(FIRST_DAY.slice(0, 4)), Number(LAST_DAY.slice(0, 4))));
};

const checkRange = ({ from, to }: { from: string; to: string }): void => {
  checkDays(from, to);
  if (from > to) throw new Refusal('VALIDATION', say.rangeInvalid, { field: 'to' });
  if (daysBetween(from, to) >= MAX_RANGE_DAYS)
    throw new Refusal('VALIDATION', say.rangeTooLong(MAX_RANGE_DAYS), { field: 'to' });
};

async function chooseZone(ctx: Ctx, given: string | null | undefined): Promise<string> {
  if (given == null) return zoneOf(ctx);
  if (!isZone(given)) throw new Refusal('VALIDATION', say.zoneUnknown, { field: 'zone' });
  return given;
}

/** Occurrences from one day to another of a zone, both included. Whole-day events keep the days of their own zone. */
export async function readOccurrences(
  ctx: Ctx,
  { from, to, zone, filter }: { from: string; to: string; zone: string; filter?: CalendarFilter | null },
): Promise<{ occurrences: Occurrence[]; isTruncated: boolean }> {
  const [begins, ends] = [beginningOf(zone, from), beginningOf(zone, addDays(to, 1))];
  const rows = await readEventRows(ctx, all(...filterConditions(ctx, filter), between(begins, ends)), {
    limit: MAX_ROWS,
  });
  const { occurrences, isTruncated } = expandEvents(rows, begins, ends, MAX_OCCURRENCES);
  const isInside = (occurrence: Occurrence): boolean => {
    const { startsOn, endsOn } = occurrenceDaysOf(occurrence, zone);
    return startsOn <= to && endsOn >= from;
  };
  return { occurrences: occurrences.filter(isInside), isTruncated: isTruncated || rows.length === MAX_ROWS };
}

/** Non-working days. A closure of the court replaces the weekend that it falls on; a legal holiday replaces both. */
export async function nonWorkingDays(ctx: Ctx, { from, to, calendar: given }: RangeArguments) {
  const rest = restDaysBetween(from, to);
  const calendar = given ?? (await settings(ctx)).courtCalendar;
  if (calendar === null) return { nonWorkingDays: rest, nonWorkingDaysNote: null };
  const court = await readCourtDays(ctx, calendar, from, to);
  if (!court) return { nonWorkingDays: rest, nonWorkingDaysNote: say.courtCalendarMissing };
  const days = new Map<string, RestDay>(rest.map((day) => [day.date, day]));
  for (const day of court.days) if (days.get(day.date)?.kind !== 'HOLIDAY') days.set(day.date, day);
  return {
    nonWorkingDays: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    nonWorkingDaysNote: court.note,
  };
}

/** What a view shows. One statement reads the events, whatever their number. */
export async function readRange(ctx: Ctx, args: RangeArguments) {
  const { userId } = signedIn(ctx);
  checkRange(args);
  const zone = await chooseZone(ctx, args.zone);
  const { occurrences, isTruncated } = await readOccurrences(ctx, { ...args, zone });
  return {
    from: args.from,
    to: args.to,
    zone,
    occurrences: occurrenceViews(occurrences, zone, userId),
    isTruncated,
    ...(await nonWorkingDays(ctx, args)),
  };
}

export interface EventListArguments {
  filter?: CalendarFilter | null;
  from?: string | null;
  to?: string | null;
  first?: number | null;
  after?: string | null;
}

interface Order {
  column: 'e.start_at';
  way: 'asc' | 'desc';
}

async function pageOfEvents(ctx: Ctx, conditions: Condition[], args: EventListArguments, { column, way }: Order) {
  const { userId } = signedIn(ctx);
  const asked = pageRequestOf({ first: args.first, after: args.after }, [isInstantKey, isIdKey]);
  const beyond = asked.start && {
    sql: `(date_trunc('milliseconds', ${column}), e.id) ${way === 'asc' ? '>' : '<'} (?::timestamptz, ?)`,
    values: [...asked.start],
  };
  const order = `${column} ${way}, e.id ${way}`;
  const rows = await readEventRows(ctx, all(...conditions, ...(beyond ? [beyond] : [])), {
    order,
    limit: asked.size + 1,
  });
  return pageOf(rows, asked, {
    keys: ({ startAt, id }) => [startAt.toISOString(), id],
    node: (row) => viewOf(row, userId),
  });
}

/** Events and series as they are stored, latest start first. */
export async function listEvents(ctx: Ctx, args: EventListArguments) {
  checkDays(args.from, args.to);
  const zone = args.from || args.to ? await zoneOf(ctx) : '';
  const bounds: Condition[] = [];
  if (args.from) bounds.push({ sql: '(e.last_at is null or e.last_at > ?)', values: [beginningOf(zone, args.from)] });
  if (args.to) bounds.push({ sql: 'e.start_at < ?', values: [beginningOf(zone, addDays(args.to, 1))] });
  return pageOfEvents(ctx, [...filterConditions(ctx, args.filter), ...bounds], args, {
    column: 'e.start_at',
    way: 'desc',
  });
}

/** Events of a case that are not over, earliest first. */
export const eventsOfCase = (ctx: Ctx, caseId: string, args: EventListArguments) =>
  pageOfEvents(
    ctx,
    [
      isLive,
      { sql: 'e.case_id = ?', values: [caseId] },
      { sql: '(e.last_at is null or e.last_at > ?)', values: [ctx.clock.now()] },
    ],
    args,
    { column: 'e.start_at', way: 'asc' },
  );

export interface ConflictArguments {
  start: string;
  end: string;
  zone?: string | null;
  exceptEventId?: string | null;
}

/** The caller's own occurrences that an event at that time would overlap with. */
export async function previewConflicts(ctx: Ctx, args: ConflictArguments) {
  const { userId } = signedIn(ctx);
  const zone = await chooseZone(ctx, args.zone);
  const times = readTimes({ start: args.start, end: args.end, isAllDay: false, zone, defaultLength: 0 });
  if ('problem' in times) throw new Refusal('VALIDATION', times.problem.message, { field: times.problem.field });
  const { startAt, endAt } = times;
  const rows = await readEventRows(
    ctx,
    all(isLive, between(startAt, endAt), {
      sql: 'e.owner_id = ? and e.is_busy and e.id <> ? and e.series_id is distinct from ?',
      values: [userId, args.exceptEventId ?? '', args.exceptEventId ?? ''],
    }),
  );
  const { occurrences } = expandEvents(rows, startAt, endAt, 20);
  return occurrenceViews(occurrences, zone, userId);
}
