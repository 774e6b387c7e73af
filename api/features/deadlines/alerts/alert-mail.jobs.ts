import type { DeadlineAlertKind } from '#schema/generated/contract.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { User } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';
import { wantsMail } from '../../users/index.ts';
import { alertMail, type MailedAlert } from './alert-mail.rules.ts';

export interface Batch {
  recipientId: string;
  batchId: string;
}

/** Limits the length of the mail; the panel has all alerts. */
const MAX_SHOWN = 50;

interface Row {
  kind: DeadlineAlertKind;
  title: string;
  case_title: string | null;
  due_on: string;
  due_at_ms: string;
  has_hour: boolean;
  zone: string;
  viewer_zone: string;
  change_note: string | null;
  is_provisional: boolean;
  is_estimated: boolean;
  is_theirs: boolean;
  total: number;
}

/** Alerts that are still valid: the deadline is not completed, not deleted, no example, and the recipient still sees it. */
const ROWS_SQL = `
  select a.kind, d.title, c.title as case_title, d.due_on::text as due_on, d.has_hour, d.change_note, d.is_provisional,
    d.is_estimated, d.is_theirs,
    coalesce(d.zone, o.time_zone, '${MEXICO_CITY}') as zone, coalesce(u.time_zone, '${MEXICO_CITY}') as viewer_zone,
    (extract(epoch from d.due_at) * 1000)::bigint::text as due_at_ms, (count(*) over ())::int as total
  from deadline_alert a join deadline d on d.id = a.deadline_id
    join user_account o on o.id = d.owner_id join user_account u on u.id = a.recipient_id
    left join legal_case c on c.id = d.case_id
    left join case_member m on m.case_id = d.case_id and m.user_id = a.recipient_id
  where a.batch_id = ? and a.recipient_id = ? and a.mailed_at is null
    and d.deleted_at is null and d.completed_at is null and c.archived_at is null and c.is_sample is not true
    and case when d.case_id is null then d.owner_id = a.recipient_id else m.role in ('OWNER', 'COLLABORATOR') end
  order by d.due_at, a.kind, d.id limit ?`;

const mailed = (row: Row): MailedAlert => ({
  kind: row.kind,
  title: row.title,
  caseTitle: row.case_title,
  dueOn: row.due_on,
  dueAt: new Date(Number(row.due_at_ms)),
  hasHour: row.has_hour,
  zone: row.zone,
  viewerZone: row.viewer_zone,
  changeNote: row.change_note,
  isProvisional: row.is_provisional,
  isEstimated: row.is_estimated,
  isTheirs: row.is_theirs,
});

async function send(ctx: Ctx, { recipientId, batchId }: Batch): Promise<void> {
  const rows = await ctx.em.execute<Row[]>(ROWS_SQL, [batchId, recipientId, MAX_SHOWN]);
  const recipient = rows.length > 0 ? await ctx.em.findOne(User, { id: recipientId }) : null;
  if (!recipient) return;
  const { email: to, name } = recipient;
  // A trial or a demo: its deadlines are shown, and nobody is written to.
  if (!to || !(await wantsMail(ctx, recipientId, 'caseUpdates'))) return;
  const alerts = rows.map(mailed);
  const mail = { batchId, to, name, alerts, total: rows[0]?.total ?? 0 };
  const email = alertMail(mail, ctx.ports.address(), ctx.clock.now());
  try {
    await ctx.ports.mailer.send(email, ctx.shutdown);
  } catch (error) {
    if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
    // The address does not exist: retries would only make the sender look like spam.
    ctx.log.warn({ err: error, batchId }, 'alerts were refused by the mail server');
  }
}

/** Mails the alerts of a batch to a recipient. A retry has the same id and leaves out alerts that were mailed. */
export const mailAlerts = defineJob<Batch>({
  name: 'mail-deadline-alerts',
  retry: 8,
  async run(ctx, batch) {
    await send(ctx, batch);
    await ctx.em.execute(
      'update deadline_alert set mailed_at = ? where batch_id = ? and recipient_id = ? and mailed_at is null',
      [ctx.clock.now(), batch.batchId, batch.recipientId],
    );
  },
});
