import { LockMode } from '@mikro-orm/postgresql';
import { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { USUAL_ALERT_DAYS } from '../deadlines.rules.ts';
import { alertsDue, nextCheckAt, watched } from './alerts.rules.ts';
import { recipientsOf, writeAlerts, type NewAlert } from './write-alerts.service.ts';

const BATCH = 500;

async function daysOfOwners({ em }: Ctx, deadlines: readonly Deadline[]): Promise<Map<string, readonly number[]>> {
  const owners = [...new Set(deadlines.map(({ owner }) => owner.id))];
  const rows = await em.execute<{ user_id: string; alert_days: number[] }[]>(
    'select user_id, alert_days from deadline_preference where user_id = any(?::text[])',
    [`{${owners.join(',')}}`],
  );
  return new Map(rows.map((row) => [row.user_id, row.alert_days]));
}

/** The deadlines that have waited longest and are not locked by another server. */
const readDue = (ctx: Ctx): Promise<Deadline[]> =>
  ctx.em.find(
    Deadline,
    { nextAlertAt: { $lte: ctx.clock.now() }, deletedAt: null, completedAt: null },
    { orderBy: { nextAlertAt: 'asc', id: 'asc' }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );

async function writeBatch(ctx: Ctx): Promise<number> {
  const due = await readDue(ctx);
  if (due.length === 0) return 0;
  const now = ctx.clock.now();
  const days = await daysOfOwners(ctx, due);
  const recipients = await recipientsOf(
    ctx,
    due.map(({ id }) => id),
  );
  const alerts: NewAlert[] = [];
  for (const deadline of due) {
    const seen = watched(deadline, deadline.alertDays ?? days.get(deadline.owner.id) ?? USUAL_ALERT_DAYS);
    const since = deadline.nextAlertAt ?? now;
    for (const { userId: recipientId, zone, due: told } of recipients.get(deadline.id) ?? [])
      for (const { kind, occasion } of alertsDue(seen, zone, since, now))
        alerts.push({ deadlineId: deadline.id, recipientId, kind, occasion, due: told });
    // A reminder is the same instant in every zone, so it is done now, also without recipients.
    if (deadline.remindAt && deadline.remindAt <= now) ctx.em.assign(deadline, { remindAt: null, isSnoozed: false });
    deadline.nextAlertAt = nextCheckAt(watched(deadline, seen.alertDays), now);
  }
  await ctx.em.flush();
  await writeAlerts(ctx, alerts);
  return due.length;
}

/** Writes the alerts that are due, in batches; several servers share the work. */
export async function writeDueAlerts(ctx: Ctx): Promise<void> {
  for (let count = BATCH; count === BATCH && !ctx.shutdown.aborted;)
    count = await (ctx.em.fork() as Ctx['em']).transactional((em) => writeBatch({ ...ctx, em: em as Ctx['em'] }));
}
