import { deadlinesText as say } from '#schema/text/deadlines.ts';
import { DeadlinePreference } from '#db/entities/deadline.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import { MEXICO_CITY } from '../../../kernel/clock.ts';
import { bulkJson } from '../../../kernel/bulk-json.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { no, ok } from '../../../kernel/errors.ts';
import { areAlertDays, inOrder, LARGEST_ALERT_DAY } from '../panel/deadlines.rules.ts';
import { nextAlertAt, watched } from './alerts.rules.ts';

interface Row {
  id: string;
  due_on: string;
  due_ms: string;
  dated_ms: string;
  remind_ms: string | null;
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint::text`;
const at = (text: string): Date => new Date(Number(text));

/** Deadlines without alert days of their own are looked at by the new ones from now on. */
async function reschedule(ctx: Ctx, ownerId: string, alertDays: number[]): Promise<void> {
  const rows = await ctx.em.execute<Row[]>(
    `select id, due_on::text as due_on, ${milliseconds('due_at')} as due_ms, ${milliseconds('dated_at')} as dated_ms,
       ${milliseconds('remind_at')} as remind_ms
     from deadline where owner_id = ? and alert_days is null and completed_at is null and deleted_at is null
     order by id for update`,
    [ownerId],
  );
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
    return { id: row.id, at: nextAlertAt(seen, MEXICO_CITY, ctx.clock.now())?.toISOString() ?? null };
  });
  await ctx.em.execute(
    `update deadline d set next_alert_at = v.at
     from jsonb_to_recordset(?) as v (id text, at timestamptz) where d.id = v.id`,
    [bulkJson(next)],
  );
}

/** On which days before a deadline the account is warned, unless the deadline says otherwise. */
export async function setAlertDays(ctx: Ctx, given: number[]) {
  const { userId } = signedIn(ctx);
  if (!areAlertDays(given))
    return { ...no('VALIDATION', say.alertDaysInvalid(LARGEST_ALERT_DAY), 'alertDays'), alertDays: null };
  const alertDays = inOrder(given);
  await ctx.em.upsert(DeadlinePreference, { user: userId, alertDays, updatedAt: ctx.clock.now() });
  await reschedule(ctx, userId, alertDays);
  return ok({ alertDays });
}
