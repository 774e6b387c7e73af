import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { publishAlerts } from '../deadlines.events.ts';
import { daysLeftOf } from '../deadlines.rules.ts';
import { mailAlerts } from './alert-mail.jobs.ts';

type Writing = Pick<Ctx, 'em' | 'clock'>;

export interface NewAlert {
  deadlineId: string;
  recipientId: string;
  kind: DeadlineAlertKind;
  occasion: string;
  dueAt: Date;
}

export interface Recipient {
  userId: string;
  /** Time zone of the alert hour. */
  zone: string;
}

/** The recipients for each deadline: who works in its case, or its owner. An archived case has none. */
export async function recipientsOf({ em }: Writing, deadlineIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const rows = await em.execute<{ deadline_id: string; user_id: string; time_zone: string | null }[]>(
    `select d.id as deadline_id, coalesce(m.user_id, d.owner_id) as user_id, p.time_zone
     from deadline d left join legal_case c on c.id = d.case_id
       left join case_member m on m.case_id = d.case_id and m.role in ('OWNER', 'COLLABORATOR')
       left join deadline_preference p on p.user_id = coalesce(m.user_id, d.owner_id)
     where d.id = any(?::text[]) and (d.case_id is null or m.user_id is not null) and c.archived_at is null`,
    [`{${deadlineIds.join(',')}}`],
  );
  const found = new Map<string, Recipient[]>();
  for (const { deadline_id: id, user_id: userId, time_zone: zone } of rows)
    found.set(id, [...(found.get(id) ?? []), { userId, zone: zone ?? MEXICO_CITY }]);
  return found;
}

/**
 * Writes each alert once: a row that another server wrote is not written again, and only the rows written here are
 * mailed and published, in the same transaction.
 */
export async function writeAlerts({ em, clock }: Writing, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  const now = clock.now();
  const batchId = newId('alertBatch');
  const rows = alerts.map(({ dueAt, ...alert }) => ({
    ...alert,
    id: newId('deadlineAlert'),
    dueAt: dueAt.toISOString(),
    daysLeft: daysLeftOf(dueAt, now),
  }));
  const written = await em.execute<{ recipient_id: string }[]>(
    `insert into deadline_alert
       (id, deadline_id, recipient_id, kind, occasion, batch_id, days_left, due_at, created_at)
     select id, "deadlineId", "recipientId", kind, occasion, ?, "daysLeft", "dueAt", ?
     from jsonb_to_recordset(?) as alert (id text, "deadlineId" text, "recipientId" text, kind text,
       occasion text, "daysLeft" int, "dueAt" timestamptz)
     on conflict (deadline_id, recipient_id, occasion) do nothing returning recipient_id`,
    [batchId, now, bulkJson(rows)],
  );
  for (const recipientId of new Set(written.map((row) => row.recipient_id))) {
    await publishAlerts(em, { recipientId, batchId });
    await enqueue(em, mailAlerts, { recipientId, batchId }, { key: `${batchId}:${recipientId}` });
  }
}

export interface ChangedDeadline {
  id: string;
  version: number;
  dueAt: Date;
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
  const alerts = changed.flatMap(({ id, version, dueAt }) =>
    (recipients.get(id) ?? [])
      .filter(({ userId }) => userId !== exceptUserId)
      .map(({ userId: recipientId }): NewAlert => ({
        deadlineId: id,
        recipientId,
        kind: 'CHANGED',
        occasion: `CHANGED:${version}`,
        dueAt,
      })),
  );
  await writeAlerts(ctx, alerts);
}
