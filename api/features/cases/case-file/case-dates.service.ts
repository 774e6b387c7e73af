import type { CaseDate, CaseDateKind } from '#schema/generated/contract.ts';
import { dueStatus } from '#schema/text/deadline-days.ts';
import { dayIn, MEXICO_CITY, timeIn } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';

/** The dates ahead of a case: its open deadlines, and its events that are not over. */

const MAX_DATES = 20;

interface DateRow {
  case_id: string;
  kind: CaseDateKind;
  id: string;
  title: string;
  at: string;
  due_on: string | null;
  has_hour: boolean;
  zone: string | null;
}

/** An event that dates a deadline is that deadline. Guests see what is shared with them. */
const DATES_SQL = `
  select m.case_id, ahead.* from case_member m cross join lateral (
    select * from (
      select 'DEADLINE' as kind, d.id, d.title, d.due_at as at, d.due_on::text as due_on, d.has_hour,
        coalesce(d.zone, o.time_zone) as zone from deadline d join user_account o on o.id = d.owner_id
      where d.case_id = m.case_id and d.completed_at is null and d.deleted_at is null
        and (m.role <> 'GUEST' or d.is_shared)
      union all
      select 'EVENT', e.id, e.title, e.start_at, null, not e.is_all_day, e.zone from calendar_event e
      where e.case_id = m.case_id and e.deleted_at is null and not e.is_cancelled and e.rrule is null
        and e.type <> 'DEADLINE' and e.end_at > ? and (m.role <> 'GUEST' or e.is_shared)) dates
    order by at, id limit ?) ahead
  where m.user_id = ? and m.case_id = any(?::text[]) order by ahead.at, ahead.id`;

function dateOf(row: DateRow, now: Date): CaseDate {
  const zone = row.zone ?? MEXICO_CITY;
  const at = new Date(row.at);
  const on = row.due_on ?? dayIn(zone, at);
  const status = dueStatus({ dueOn: on, dueAt: at, hasHour: row.has_hour, zone }, now);
  const isDeadline = row.kind === 'DEADLINE';
  const { daysLeft } = status;
  // An event that has begun is not overdue: it is of today.
  const label = isDeadline ? status.label : dueStatus({ dueOn: on, dueAt: at, hasHour: false, zone }, now).label;
  return {
    kind: row.kind,
    id: row.id,
    title: row.title,
    at: at as unknown as CaseDate['at'],
    on,
    hasHour: row.has_hour,
    hour: row.has_hour ? timeIn(zone, at) : null,
    label,
    daysLeft,
    isOverdue: isDeadline && status.isOverdue,
  };
}

/** One statement for all the cases of a page. */
async function readDates(ctx: Ctx, caseId: string, most: number): Promise<CaseDate[]> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<CaseDate[]>(ctx, `case-dates:${most}`, caseId, async (ids) => {
    const now = ctx.clock.now();
    const rows = await readRows<DateRow>(ctx.em, DATES_SQL, [now, most, userId, `{${ids.join(',')}}`]);
    const byCase = Map.groupBy(rows, (row) => row.case_id);
    return new Map([...byCase].map(([id, held]) => [id, held.map((row) => dateOf(row, now))]));
  });
  return found ?? [];
}

export const nextDateOf = async (ctx: Ctx, caseId: string): Promise<CaseDate | null> =>
  (await readDates(ctx, caseId, 1))[0] ?? null;

export const openDatesOf = (ctx: Ctx, caseId: string): Promise<CaseDate[]> => readDates(ctx, caseId, MAX_DATES);
