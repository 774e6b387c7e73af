import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { dueStatus, type DueDay } from '#schema/text/deadline-days.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { publishAlerts } from '../deadlines.events.ts';
import { alertZoneOf } from './alerts.rules.ts';
import { mailAlerts } from './alert-mail.jobs.ts';

type Writing = Pick<Ctx, 'em' | 'clock' | 'runtime'>;

export interface NewAlert {
  deadlineId: string;
  recipientId: string;
  kind: DeadlineAlertKind;
  occasion: string;
  due: DueDay;
}

export interface Recipient {
  userId: string;
  /** Time zone of the alert hour. */
  zone: string;
  /** The deadline as it is stored. */
  due: DueDay;
}

interface Row {
  deadline_id: string;
  due_on: string;
  due_ms: string;
  has_hour: boolean;
  zone: string;
  user_id: string;
  viewer_zone: string | null;
}

/** The recipients for each deadline: who works in its case, or its owner. An archived case has none. */
export async function recipientsOf({ em }: Writing, deadlineIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const rows = await em.execute<Row[]>(
    `select d.id as deadline_id, d.due_on::text as due_on, (extract(epoch from d.due_at) * 1000)::bigint::text as due_ms,
       d.has_hour, coalesce(d.zone, o.time_zone, '${MEXICO_CITY}') as zone, u.id as user_id, u.time_zone as viewer_zone
     from deadline d join user_account o on o.id = d.owner_id left join legal_case c on c.id = d.case_id
       left join case_member m on m.case_id = d.case_id and m.role in ('OWNER', 'COLLABORATOR')
       join user_account u on u.id = coalesce(m.user_id, d.owner_id)
     where d.id = any(?::text[]) and (d.case_id is null or m.user_id is not null) and c.archived_at is null`,
    [`{${deadlineIds.join(',')}}`],
  );
  const found = new Map<string, Recipient[]>();
  for (const row of rows) {
    const due = { dueOn: row.due_on, dueAt: new Date(Number(row.due_ms)), hasHour: row.has_hour, zone: row.zone };
    const recipient = { userId: row.user_id, zone: alertZoneOf(row.viewer_zone), due };
    found.set(row.deadline_id, [...(found.get(row.deadline_id) ?? []), recipient]);
  }
  return found;
}

interface WrittenAlert {
  recipient_id: string;
  deadline_id: string;
  kind: DeadlineAlertKind;
  days_left: number;
  title: string;
  occasion: string;
}

/**
 * Writes each alert once: a row that another server wrote is not written again, and only the rows written here are
 * mailed and published, in the same transaction.
 */
export async function writeAlerts(ctx: Writing, alerts: readonly NewAlert[]): Promise<void> {
  const { em, clock } = ctx;
  if (alerts.length === 0) return;
  const now = clock.now();
  const batchId = newId('alertBatch');
  const rows = alerts.map(({ due, ...alert }) => ({
    ...alert,
    id: newId('deadlineAlert'),
    dueAt: due.dueAt.toISOString(),
    daysLeft: dueStatus(due, now).daysLeft,
  }));
  const written = await em.execute<WrittenAlert[]>(
    `insert into deadline_alert
       (id, deadline_id, recipient_id, kind, occasion, batch_id, days_left, due_at, created_at)
     select id, "deadlineId", "recipientId", kind, occasion, ?, "daysLeft", "dueAt", ?
     from jsonb_to_recordset(?) as alert (id text, "deadlineId" text, "recipientId" text, kind text,
       occasion text, "daysLeft" int, "dueAt" timestamptz)
     on conflict (deadline_id, recipient_id, occasion) do nothing
     returning recipient_id, deadline_id, kind, days_left,
       (select d.title from deadline d where d.id = deadline_alert.deadline_id) as title, occasion`,
    [batchId, now, bulkJson(rows)],
  );
  for (const recipientId of new Set(written.map((row) => row.recipient_id))) {
    await publishAlerts(em, { recipientId, batchId });
    await enqueue(em, mailAlerts, { recipientId, batchId }, { key: `${batchId}:${recipientId}` });
  }
  for (const {
    recipient_id: recipientId,
    deadline_id: subjectId,
    kind,
    days_left: daysLeft,
    title,
    occasion,
  } of written) {
    await tellHappened(ctx, {
      type: 'deadline.alert',
      subjectId,
      accounts: [recipientId],
      facts: { kind, days_left: daysLeft },
    });
    await notify(ctx, {
      kind: 'DEADLINE_ALERT',
      facts: { alert: kind, title, daysLeft },
      accounts: [recipientId],
      source: `${subjectId}:${occasion}`,
      path: '/dashboard?tab=deadline-alerts',
    });
  }
}

export interface ChangedDeadline {
  id: string;
  version: number;
}

/** Writes alerts that dates changed. `exceptUserId`: the person who moved them, who gets none. */
export async function writeChanged(
  ctx: Writing,
  changed: readonly ChangedDeadline[],
  { exceptUserId = null }: { exceptUserId?: string | null } = {},
): Promise<void> {
  const recipients = await recipientsOf(
    ctx,
    changed.map(({ id }) => id),
  );
  const alerts = changed.flatMap(({ id, version }) =>
    (recipients.get(id) ?? [])
      .filter(({ userId }) => userId !== exceptUserId)
      .map(({ userId: recipientId, due }): NewAlert => ({
        deadlineId: id,
        recipientId,
        kind: 'CHANGED',
        occasion: `CHANGED:${version}`,
        due,
      })),
  );
  await writeAlerts(ctx, alerts);
}
