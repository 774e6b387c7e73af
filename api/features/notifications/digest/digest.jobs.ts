import type { DigestFrequency, NotificationKind } from '#schema/generated/contract.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import { hashOfLinkToken, newLinkToken } from '#api/kernel/security/link-token.ts';
import { PortError } from '#api/ports/port-error.ts';
import { toldOf } from '../notifications.rules.ts';
import { digestOf, duePeriod } from './digest.rules.ts';
import { unsubscribeUrl } from './unsubscribe.rest.ts';

/** The longest list of a mail; the page has the others. */
const MAX_SHOWN = 30;

interface DigestOrder {
  userId: string;
  period: string;
  sealedToken: string;
}

interface Unread {
  kind: NotificationKind;
  facts: object;
  total: number;
}

/** Unread ones that no digest before this one could name. */
const UNREAD = `select r.kind, r.facts, (count(*) over ())::int as total from notification r
  where r.user_id = ? and r.is_listed and r.read_at is null and r.created_at > coalesce(
    (select max(d.created_at) from notification_digest d where d.user_id = r.user_id and d.period < ?), '-infinity')
  order by r.created_at desc, r.id limit ?`;

/** Mails what is still unread. Nothing unread, no mail. A retry sends the same mail id. */
const mailDigest = defineJob<DigestOrder>({
  name: 'mail-digest',
  retry: 8,
  async run(ctx, { userId, period, sealedToken }) {
    const [account] = await ctx.em.execute<{ name: string; email: string | null; digest: DigestFrequency }[]>(
      `select u.name, u.email, p.digest from user_account u join notification_preference p on p.user_id = u.id
       where u.id = ?`,
      [userId],
    );
    // It may have been turned off meanwhile.
    if (!account?.email || account.digest === 'OFF') return;
    const unread = await ctx.em.execute<Unread[]>(UNREAD, [userId, period, MAX_SHOWN]);
    const [first] = unread;
    if (!first) return;
    const told = unread.map(({ kind, facts }) => toldOf(kind, facts));
    const { name, email: to } = account;
    const address = ctx.ports.address();
    const links = {
      list: `${address}/dashboard`,
      unsubscribe: unsubscribeUrl(address, ctx.encryption.decrypt(sealedToken)),
    };
    const mail = digestOf({ userId, period, to, name, told, moreCount: first.total - told.length }, links);
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, userId }, 'a digest was refused by the mail server');
    }
  },
});

interface Choice {
  user_id: string;
  zone: string;
  digest: DigestFrequency;
  digest_hour: number;
  digest_weekday: number;
  updated_ms: string;
}

/** Accounts that asked for digests and have an address. One that is about to be deleted gets none. */
const CHOICES = `select p.user_id, coalesce(u.time_zone, '${MEXICO_CITY}') as zone, p.digest, p.digest_hour,
    p.digest_weekday, (extract(epoch from p.updated_at) * 1000)::bigint::text as updated_ms
  from notification_preference p join user_account u on u.id = p.user_id
  where p.digest <> 'OFF' and u.email is not null and u.kind = 'REGISTERED'
    and not exists (select 1 from account_deletion d where d.user_id = u.id)`;

/** Uses up the period and orders the mail in one transaction, so that of two servers one does. */
async function order(ctx: Ctx, userId: string, period: string, now: Date): Promise<void> {
  const token = newLinkToken();
  await ctx.em.transactional(async (em) => {
    const made = await em.execute<unknown[]>(
      `insert into notification_digest (user_id, period, token_hash, created_at) values (?, ?, ?, ?)
       on conflict (user_id, period) do nothing returning period`,
      [userId, period, hashOfLinkToken(token), now],
    );
    if (made.length === 0) return;
    const sealedToken = ctx.encryption.encrypt(token);
    await enqueue(em as Ctx['em'], mailDigest, { userId, period, sealedToken }, { key: `${userId}:${period}` });
  });
}

/** Every five minutes one of the servers orders the digests that are due. */
const orderDigests = defineJob<object>({
  name: 'order-digests',
  retry: 1,
  cron: '*/5 * * * *',
  async run(ctx) {
    const now = ctx.clock.now();
    for (const choice of await ctx.em.execute<Choice[]>(CHOICES)) {
      const chosen = {
        digest: choice.digest,
        digestHour: choice.digest_hour,
        digestWeekday: choice.digest_weekday,
        since: new Date(Number(choice.updated_ms)),
      };
      const period = duePeriod(chosen, choice.zone, now);
      if (period) await order(ctx, choice.user_id, period, now);
    }
  },
});

export const DIGEST_JOBS = [mailDigest, orderDigests] as unknown as AnyJob[];
