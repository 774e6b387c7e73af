import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { StoredKindChoices } from '#db/entities/notification.entity.ts';
import { asSystem } from '#db/row-wall.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { Notice } from '#api/kernel/events/notices.ts';
import { newId } from '#api/kernel/ids.ts';
import { publishArrived } from './notifications.events.ts';
import { orderPushes } from './push/push.jobs.ts';
import { channelsOf } from './notifications.rules.ts';

type Writing = Pick<Ctx, 'em' | 'clock'>;

interface Recipient {
  user_id: string;
  kinds: StoredKindChoices | null;
}

/** Accounts that exist, with what they chose. */
const RECIPIENTS = `select u.id as user_id, p.kinds from user_account u
  left join notification_preference p on p.user_id = u.id where u.id = any(?::text[])`;

interface Written {
  id: string;
  user_id: string;
  is_listed: boolean;
}

async function write(em: SqlEntityManager, notice: Notice, now: Date): Promise<void> {
  const recipients = await readRows<Recipient>(em, RECIPIENTS, [`{${[...new Set(notice.accounts)].join(',')}}`]);
  const rows = recipients.flatMap(({ user_id: userId, kinds }) => {
    const { inApp, push } = channelsOf(notice.kind, kinds);
    return inApp || push ? [{ id: newId('notification'), userId, isListed: inApp, isPushed: push }] : [];
  });
  if (rows.length === 0) return;
  const written = await em.execute<Written[]>(
    `insert into notification (id, user_id, kind, source, facts, path, is_listed, created_at)
     select id, "userId", ?, ?, ?::jsonb, ?, "isListed", ?
     from jsonb_to_recordset(?) as told (id text, "userId" text, "isListed" boolean)
     on conflict (user_id, kind, source) do nothing returning id, user_id, is_listed`,
    [notice.kind, notice.source, JSON.stringify(notice.facts), notice.path, now, bulkJson(rows)],
  );
  const told = written.map((row) => ({ id: row.id, userId: row.user_id, isListed: row.is_listed }));
  await publishArrived(
    em,
    told.filter(({ isListed }) => isListed),
  );
  const pushed = new Set(rows.filter(({ isPushed }) => isPushed).map(({ id }) => id));
  await orderPushes(
    em,
    told.filter(({ id }) => pushed.has(id)),
  );
}

/**
 * Writes a notification for each account that wants it, once for each source, and tells their screens at commit. The rows
 * are of others than the caller, who is told nothing about them: so the step runs as the server.
 */
export const writeNotice = ({ em, clock }: Writing, notice: Notice): Promise<void> =>
  asSystem(() => {
    const now = clock.now();
    if (em.isInTransaction()) return write(em, notice, now);
    return em.transactional((inside) => write(inside as SqlEntityManager, notice, now));
  });
