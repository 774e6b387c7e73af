import type { SetAlertDaysInput } from '#schema/generated/contract.ts';
import { alertZoneText, isAlertZone } from '#schema/text/deadline-zones.ts';
import { deadlinesText as say } from '#schema/text/deadlines.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { DeadlinePreference } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { chooseZone, chosenZoneOf } from '#api/features/users/index.ts';
import { areAlertDays, inOrder, MAX_ALERT_DAY, movedToZone, USUAL_ALERT_DAYS } from '../deadlines.rules.ts';
import { alertZoneOf, missedAlertHour, nextCheckAt, watched, watchedFrom } from './alerts.rules.ts';

interface Row {
  id: string;
  due_on: string;
  due_ms: string;
  dated_ms: string;
  remind_ms: string | null;
  next_ms: string | null;
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint::text`;
const at = (text: string): Date => new Date(Number(text));

/** Reschedules the deadlines without alert days of their own by the new ones. */
async function reschedule(ctx: Ctx, ownerId: string, alertDays: number[]): Promise<void> {
  const rows = await ctx.em.execute<Row[]>(
    `select id, due_on::text as due_on, ${milliseconds('due_at')} as due_ms, ${milliseconds('dated_at')} as dated_ms,
       ${milliseconds('remind_at')} as remind_ms, ${milliseconds('next_alert_at')} as next_ms
     from deadline where owner_id = ? and alert_days is null and completed_at is null and deleted_at is null
     order by id for update`,
    [ownerId],
  );
  const now = ctx.clock.now();
  const next = rows.map((row) => {
    const seen = watched(
      {
        dueOn: row.due_on,
        dueAt: at(row.due_ms),
        datedAt: at(row.dated_ms),
        remindAt: row.remind_ms === null ? null : at(row.remind_ms),
      },
      alertDays,
    );
    const from = watchedFrom(row.next_ms === null ? null : at(row.next_ms), now);
    return { id: row.id, at: nextCheckAt(seen, from)?.toISOString() ?? null };
  });
  await ctx.em.execute(
    `update deadline d set next_alert_at = v.at
     from jsonb_to_recordset(?) as v (id text, at timestamptz) where d.id = v.id`,
    [bulkJson(next)],
  );
}

/** An account that moves east between the two alert hours gets today's alerts of the new zone at the next check. */
async function catchUp(ctx: Ctx, userId: string, from: string, to: string): Promise<void> {
  const missed = missedAlertHour(from, to, ctx.clock.now());
  if (!missed) return;
  await ctx.em.execute(
    `update deadline d set next_alert_at = least(d.next_alert_at, ?) where d.id in (
       select x.id from deadline x left join deadline_preference p on p.user_id = x.owner_id
       where x.id in (select id from deadline where case_id is null and owner_id = ?
           union all select y.id from case_member m join deadline y on y.case_id = m.case_id
             where m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR'))
         and x.completed_at is null and x.deleted_at is null
         and x.due_on - ?::date = any(coalesce(x.alert_days, p.alert_days, ?::int[]))
       order by x.id for update of x)`,
    [missed.at, userId, userId, missed.day, `{${USUAL_ALERT_DAYS.join(',')}}`],
  );
}

const refused = (message: string, field: string) => ({
  ...userError('VALIDATION', message, field),
  alertDays: null,
  timeZone: null,
});

interface DatedRow {
  id: string;
  due_on: string;
  due_ms: string;
  has_hour: boolean;
}

/** Deadlines that no court dates keep their day, or their instant, in the new zone of the account. */
async function redate(ctx: Ctx, userId: string, zone: string): Promise<void> {
  const rows = await ctx.em.execute<DatedRow[]>(
    `select id, due_on::text as due_on, ${milliseconds('due_at')} as due_ms, has_hour from deadline
     where owner_id = ? and zone is null and completed_at is null order by id for update`,
    [userId],
  );
  const dated = rows.map((row) => {
    const due = movedToZone(zone, { dueOn: row.due_on, dueAt: at(row.due_ms), hasHour: row.has_hour });
    return { id: row.id, dueOn: due.dueOn, dueAt: due.dueAt.toISOString() };
  });
  await ctx.em.execute(
    `update deadline d set due_on = v."dueOn", due_at = v."dueAt", next_alert_at = case when d.next_alert_at is null
       then null else least(d.next_alert_at, v."dueAt") end
     from jsonb_to_recordset(?) as v (id text, "dueOn" date, "dueAt" timestamptz) where d.id = v.id`,
    [bulkJson(dated)],
  );
}

/** The account goes to another zone: its days, its hours and what is told of them. Null: none is chosen any more. */
export async function moveAccount(ctx: Ctx, userId: string, chosen: string | null): Promise<void> {
  const before = await chosenZoneOf(ctx, userId);
  if (before === chosen) return;
  await chooseZone(ctx, userId, chosen);
  await redate(ctx, userId, chosen ?? MEXICO_CITY);
  await catchUp(ctx, userId, alertZoneOf(before), alertZoneOf(chosen));
}

/** Why an account cannot live in a zone; null: it can. */
export const zoneProblem = (zone: string): string | null => (isAlertZone(zone) ? null : alertZoneText.unknown);

/** On which days before a deadline the account is warned, unless the deadline says otherwise, and where they begin. */
export async function setAlertDays(ctx: Ctx, given: SetAlertDaysInput) {
  const { userId } = signedIn(ctx);
  if (!areAlertDays(given.alertDays)) return refused(say.alertDaysInvalid(MAX_ALERT_DAY), 'alertDays');
  const badZone = given.timeZone == null ? null : zoneProblem(given.timeZone);
  if (badZone) return refused(badZone, 'timeZone');
  const alertDays = inOrder(given.alertDays);
  const before = await chosenZoneOf(ctx, userId);
  const timeZone = given.timeZone === undefined ? before : given.timeZone;
  await ctx.em.upsert(DeadlinePreference, { user: userId, alertDays, updatedAt: ctx.clock.now() });
  await moveAccount(ctx, userId, timeZone);
  await reschedule(ctx, userId, alertDays);
  return ok({ alertDays, timeZone });
}
