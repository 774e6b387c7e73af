import { changeNote, changeReasons } from '#schema/text/deadlines.ts';
import type { StoredComputation } from '#db/entities/deadline.entity.ts';
import { findCourtCalendar } from '#db/content/deadlines/calendars.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { recordEvents, type RecordedEvent } from '#api/features/cases/index.ts';
import { accountZone } from '#api/features/users/index.ts';
import { nextCheckAt, watched } from '../alerts/alerts.rules.ts';
import { writeChanged } from '../alerts/write-alerts.service.ts';
import { countStored } from '../computing/computing.service.ts';
import type { Count } from '../counting/counting.types.ts';
import { readDeadlines, type DeadlineRow } from '../deadline-rows.service.ts';
import { dueMomentOf } from '../deadlines.rules.ts';
import { alertDaysOf } from './deadline-change.service.ts';
import { packCount } from '../counting/packed-count.adapter.ts';

/** Recounts the deadlines of a changed calendar: many rows, few statements. */

const BATCH = 500;

interface Row {
  id: string;
  case_id: string | null;
  title: string;
  due_on: string;
  due_ms: string;
  zone: string | null;
  remind_ms: string | null;
  alert_days: number[] | null;
  version: number;
  computed_from: StoredComputation;
}

interface Recounted {
  row: Row;
  count: Count;
  stored: StoredComputation;
  dueAt: Date;
  dueOn: string;
  hasHour: boolean;
  isMoved: boolean;
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint::text`;
const at = (text: string): Date => new Date(Number(text));

const USES_CALENDAR = `owner_id = ? and origin = 'COMPUTED' and completed_at is null and deleted_at is null
  and (computed_from ->> 'calendar' = ? or computed_from ->> 'responsibleCalendar' = ?)`;

/** Locks cases before deadlines, as everywhere: moves are written into their timelines. */
const lockCases = (ctx: Ctx, { calendar, ownerId }: Recount): Promise<unknown> =>
  ctx.em.execute(
    `select id from legal_case where id in (select case_id from deadline where ${USES_CALENDAR}) order by id for key share`,
    [ownerId, calendar, calendar],
  );

/** In the order of ids, as everywhere, to avoid deadlocks. */
const readBatch = (ctx: Ctx, { calendar, ownerId }: Recount, after: string): Promise<Row[]> =>
  ctx.em.execute<Row[]>(
    `select id, case_id, title, due_on::text as due_on, ${milliseconds('due_at')} as due_ms, zone,
       ${milliseconds('remind_at')} as remind_ms, alert_days, version, computed_from
     from deadline where ${USES_CALENDAR} and id > ?
     order by id limit ? for update`,
    [ownerId, calendar, calendar, after, BATCH],
  );

async function recount(ctx: Ctx, row: Row, ownerId: string): Promise<Recounted | null> {
  const counting = await countStored(ctx, row.computed_from, ownerId);
  // A deadline that cannot be counted any more keeps its date.
  if ('refusal' in counting || counting.count.dueOn === null) return null;
  const { count, stored } = counting;
  const zone = row.zone ?? counting.courtZone ?? (await accountZone(ctx, ownerId));
  const due = dueMomentOf(zone, counting.count.dueOn, count.dueHour);
  return { row, count, stored, ...due, isMoved: due.dueAt.getTime() !== at(row.due_ms).getTime() };
}

/** The values to write: of a deadline that did not move, only the new table. */
function writtenOf(ctx: Ctx, one: Recounted, accountDays: readonly number[], reason: string) {
  const { row, count, stored, dueAt, dueOn, hasHour, isMoved } = one;
  const now = ctx.clock.now();
  const remindAt = row.remind_ms === null ? null : at(row.remind_ms);
  const next = nextCheckAt(watched({ dueOn, dueAt, remindAt, datedAt: now }, row.alert_days ?? accountDays), now);
  return {
    id: row.id,
    computation: packCount(count).toString('base64'),
    stored,
    provisional: count.isProvisional,
    moved: isMoved,
    dueAt: dueAt.toISOString(),
    dueOn,
    hasHour,
    note: isMoved ? changeNote(row.due_on, dueOn, reason) : null,
    next: next?.toISOString() ?? null,
  };
}

const UPDATE_SQL = `
  update deadline d set
    computation = decode(v.computation, 'base64'), computed_from = v.stored, is_provisional = v.provisional,
    due_at = case when v.moved then v."dueAt" else d.due_at end,
    due_on = case when v.moved then v."dueOn" else d.due_on end,
    has_hour = case when v.moved then v."hasHour" else d.has_hour end,
    change_note = case when v.moved then v.note else d.change_note end,
    dated_at = case when v.moved then ? else d.dated_at end,
    next_alert_at = case when v.moved then v.next else d.next_alert_at end,
    version = d.version + case when v.moved then 1 else 0 end,
    updated_at = case when v.moved then ? else d.updated_at end
  from jsonb_to_recordset(?) as v (id text, computation text, stored jsonb, provisional boolean, moved boolean,
    "dueAt" timestamptz, "dueOn" date, "hasHour" boolean, note text, next timestamptz)
  where d.id = v.id and (v.moved or decode(v.computation, 'base64') is distinct from d.computation)`;

const eventsOf = (moved: readonly Recounted[]): RecordedEvent[] => {
  const byCase = Map.groupBy(
    moved.filter(({ row }) => row.case_id !== null),
    ({ row }) => row.case_id ?? '',
  );
  return [...byCase].flatMap(([caseId, ofCase]) => {
    const [first] = ofCase;
    if (!first) return [];
    const facts = { title: first.row.title, dueOn: first.dueOn, id: first.row.id, count: String(ofCase.length) };
    return [{ caseId, kind: 'DEADLINE_MOVED' as const, facts }];
  });
};

export interface Recount {
  /** Key of `courtCalendars`. */
  calendar: string;
  /** Account whose closures changed. */
  ownerId: string;
}

/**
 * Recounts every open deadline of an account that uses a calendar. Those whose date moved get a note with both dates
 * and the reason, a new schedule, and alerts to who works on them. Returns those, nearest first.
 */
export async function recountDeadlines(ctx: Ctx, asked: Recount): Promise<DeadlineRow[]> {
  const accountDays = await alertDaysOf(ctx, asked.ownerId);
  const reason = changeReasons.calendar(findCourtCalendar(asked.calendar)?.name ?? asked.calendar);
  const moved: Recounted[] = [];
  await lockCases(ctx, asked);
  for (let after = ''; ;) {
    const rows = await readBatch(ctx, asked, after);
    const counted: Recounted[] = [];
    for (const row of rows) {
      const one = await recount(ctx, row, asked.ownerId);
      if (one) counted.push(one);
    }
    const now = ctx.clock.now();
    const written = counted.map((one) => writtenOf(ctx, one, accountDays, reason));
    if (written.length > 0) await ctx.em.execute(UPDATE_SQL, [now, now, bulkJson(written)]);
    moved.push(...counted.filter(({ isMoved }) => isMoved));
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.id ?? '';
  }
  await writeChanged(
    ctx,
    moved.map(({ row }) => ({ id: row.id, version: row.version + 1 })),
  );
  await recordEvents(ctx, eventsOf(moved));
  const read = await readDeadlines(
    ctx,
    moved.map(({ row }) => row.id),
  );
  return read.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}
