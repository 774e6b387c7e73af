import { LockMode } from '@mikro-orm/postgresql';
import { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { USUAL_ALERT_DAYS } from '../deadlines.rules.ts';
import { alertsDue, nextLookAt, watched } from './alerts.rules.ts';
import { recipientsOf, writeAlerts, type NewAlert } from './write-alerts.service.ts';

const AT_ONCE = 500;

async function daysOfOwners({ em }: Ctx, deadlines: readonly Deadline[]): Promise<Map<string, readonly number[]>> {
  const owners = [...new Set(deadlines.map(({ owner }) => owner.id))];
  const rows = await em.execute<{ user_id: string; alert_days: number[] }[]>(
    'select user_id, alert_days from deadline_preference where user_id = any(?::text[])',
    [`{${owners.join(',')}}`],
  );
  return new Map(rows.map((row) => [row.user_id, row.alert_days]));
}

/** What waits longest and is not in another server's hands. */
const readDue = (ctx: Ctx): Promise<Deadline[]> =>
  ctx.em.find(
    Deadline,
    { nextAlertAt: { $lte: ctx.clock.now() }, deletedAt: null, completedAt: null },
    { orderBy: { nextAlertAt: 'asc', id: 'asc' }, limit: AT_ONCE, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );

async function tellSome(ctx: Ctx): Promise<number> {
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
    for (const { userId: recipientId, zone } of recipients.get(deadline.id) ?? [])
      for (const { kind, occasion } of alertsDue(seen, zone, since, now))
        alerts.push({ deadlineId: deadline.id, recipientId, kind, occasion, dueAt: deadline.dueAt });
    // A reminder comes everywhere at once, whether or not there is anybody to tell; with the end it is over too.
    if (deadline.remindAt && deadline.remindAt <= now) ctx.em.assign(deadline, { remindAt: null, isSnoozed: false });
    deadline.nextAlertAt = nextLookAt(watched(deadline, seen.alertDays), now);
  }
  await ctx.em.flush();
  await writeAlerts(ctx, alerts);
  return due.length;
}

/** Tells what has come due, some at a time; several servers share the work. */
export async function tellDeadlines(ctx: Ctx): Promise<void> {
  for (let told = AT_ONCE; told === AT_ONCE && !ctx.shutdown.aborted;)
    told = await (ctx.em.fork() as Ctx['em']).transactional((em) => tellSome({ ...ctx, em: em as Ctx['em'] }));
}
