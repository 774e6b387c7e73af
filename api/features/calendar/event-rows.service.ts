import type { CalendarEventSource, CalendarEventType, CaseRole, GoogleEventState } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { all, type Condition, type Tail } from '#api/kernel/database/conditions.ts';
import { readRows } from '#api/kernel/database/rows.ts';

/** Events as plain rows, with all that a view shows of them, in one statement. */

export interface EventRow {
  id: string;
  ownerId: string;
  ownerName: string;
  caseId: string | null;
  /** The caller's role in the case; null: the event has no case. */
  viewerRole: CaseRole | null;
  caseClient: string | null;
  caseTitle: string | null;
  isCaseArchived: boolean;
  title: string;
  type: CalendarEventType;
  description: string;
  location: string;
  ownClient: string | null;
  zone: string;
  isAllDay: boolean;
  startAt: Date;
  endAt: Date;
  rrule: string | null;
  lastAt: Date | null;
  excluded: string[];
  /** Original starts of the exceptions of this series. */
  exceptionStarts: string[];
  seriesId: string | null;
  occurrenceOf: Date | null;
  isBillable: boolean;
  isBusy: boolean;
  isShared: boolean;
  alarms: number[];
  source: CalendarEventSource;
  htmlLink: string | null;
  uid: string;
  sequence: number;
  version: number;
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Null for events of other people. */
  googleState: GoogleEventState | null;
  /** The caller's recorded hours, with the original start of the occurrence; null: the event is no series. */
  recorded: { id: string; occurrenceOf: Date | null }[];
}

interface RawRow {
  id: string;
  owner_id: string;
  owner_name: string;
  case_id: string | null;
  viewer_role: CaseRole | null;
  case_client: string | null;
  case_title: string | null;
  is_case_archived: boolean;
  title: string;
  type: CalendarEventType;
  description: string;
  location: string;
  client: string | null;
  zone: string;
  is_all_day: boolean;
  start_at: Date | string;
  end_at: Date | string;
  rrule: string | null;
  last_at: Date | string | null;
  excluded: string[] | string;
  exception_starts: string[] | null;
  series_id: string | null;
  occurrence_of: Date | string | null;
  is_billable: boolean;
  is_busy: boolean;
  is_shared: boolean;
  alarms: number[] | null;
  source: CalendarEventSource;
  html_link: string | null;
  uid: string;
  sequence: number;
  version: number;
  deleted_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
  google_state: GoogleEventState | null;
  recorded: { id: string; at: string | null }[] | null;
}

const instant = (value: Date | string): Date => new Date(value);
const maybe = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

const rowOf = (raw: RawRow): EventRow => ({
  id: raw.id,
  ownerId: raw.owner_id,
  ownerName: raw.owner_name,
  caseId: raw.case_id,
  viewerRole: raw.viewer_role,
  caseClient: raw.case_client,
  caseTitle: raw.case_title,
  isCaseArchived: raw.is_case_archived,
  title: raw.title,
  type: raw.type,
  description: raw.description,
  location: raw.location,
  ownClient: raw.client,
  zone: raw.zone,
  isAllDay: raw.is_all_day,
  startAt: instant(raw.start_at),
  endAt: instant(raw.end_at),
  rrule: raw.rrule,
  lastAt: maybe(raw.last_at),
  excluded: typeof raw.excluded === 'string' ? (JSON.parse(raw.excluded) as string[]) : raw.excluded,
  exceptionStarts: (raw.exception_starts ?? []).map((each) => new Date(each).toISOString()),
  seriesId: raw.series_id,
  occurrenceOf: maybe(raw.occurrence_of),
  isBillable: raw.is_billable,
  isBusy: raw.is_busy,
  isShared: raw.is_shared,
  alarms: raw.alarms ?? [],
  source: raw.source,
  htmlLink: raw.html_link,
  uid: raw.uid,
  sequence: raw.sequence,
  version: raw.version,
  deletedAt: maybe(raw.deleted_at),
  createdAt: instant(raw.created_at),
  updatedAt: instant(raw.updated_at),
  googleState: raw.google_state,
  recorded: (raw.recorded ?? []).map(({ id, at }) => ({ id, occurrenceOf: maybe(at) })),
});

/** Conditions use `e` (the event) and `c` (its case, if any). */
export const isLive: Condition = { sql: 'e.deleted_at is null and not e.is_cancelled', values: [] };

/**
 * Events that the caller may see: own events without a case, and events of the cases of which the caller is a member. Guests
 * see those that are shared. A person who was removed from a case no longer sees the events created there.
 */
export async function readEventRows(ctx: Ctx, condition: Condition, { order, limit }: Tail = {}): Promise<EventRow[]> {
  const { userId } = signedIn(ctx);
  const rows = await readRows<RawRow>(
    ctx.em,
    `with seen as (
       select e.id, null::text as viewer_role from calendar_event e left join legal_case c on false
         where e.owner_id = ? and e.case_id is null and ${condition.sql}
       union all
       select e.id, m.role from case_member m join calendar_event e on e.case_id = m.case_id
         join legal_case c on c.id = e.case_id
         where m.user_id = ? and (m.role <> 'GUEST' or e.is_shared) and ${condition.sql})
     select e.*, seen.viewer_role, u.name as owner_name, c.client as case_client, c.title as case_title,
       coalesce(c.archived_at is not null, false) as is_case_archived,
       case when e.owner_id = ? then l.state end as google_state,
       case when e.rrule is null then null else
         (select json_agg(o.occurrence_of) from calendar_event o where o.series_id = e.id) end as exception_starts,
       (select json_agg(json_build_object('id', t.id, 'at', t.occurrence_of)) from time_entry t
         where t.event_id = e.id and t.person_id = ? and t.deleted_at is null) as recorded
     from seen join calendar_event e using (id) join user_account u on u.id = e.owner_id
       left join legal_case c on c.id = e.case_id left join google_link l on l.event_id = e.id
     order by ${order ?? 'e.start_at, e.id'} ${limit === undefined ? '' : 'limit ?'}`,
    [userId, ...condition.values, userId, ...condition.values, userId, userId, ...(limit === undefined ? [] : [limit])],
  );
  return rows.map(rowOf);
}

/** The event of that id; null: it does not exist, or the caller may not see it. */
export async function findEventRow(ctx: Ctx, id: string): Promise<EventRow | null> {
  const [row] = await readEventRows(ctx, all(isLive, { sql: 'e.id = ?', values: [id] }));
  return row ?? null;
}
