import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { mailLogin } from './login-mail.jobs.ts';
import { mailPasswordReset, mailSecurityNotice } from './security-mails.jobs.ts';
import { endExpiredSessions } from './sessions.service.ts';

/** A socket that is open when its session expires closes within a minute. */
const endExpired = defineJob<object>({
  name: 'end-expired-sessions',
  retry: 1,
  cron: '* * * * *',
  async run(ctx) {
    let ended: number;
    do ended = await endExpiredSessions(ctx);
    while (ended > 0 && !ctx.shutdown.aborted);
  },
});

export const USERS_JOBS = [endExpired, mailLogin, mailPasswordReset, mailSecurityNotice] as unknown as AnyJob[];

export const USERS_RETENTION: RetentionRule[] = [
  // Those of a session that lives stay: an old one that comes back ends it.
  {
    table: 'refresh_token',
    days: 0,
    isOver: 'exists (select from session s where s.id = r.session_id and coalesce(s.ended_at, s.expires_at) < ?)',
    every: 'NIGHT',
  },
  // Without its tokens, which may be thousands: a batch of sessions takes no more rows with it.
  {
    table: 'session',
    days: 30,
    isOver:
      'coalesce(r.ended_at, r.expires_at) < ? and not exists (select from refresh_token t where t.session_id = r.id)',
    every: 'NIGHT',
  },
  // The newest stays: by it a start with another secret is noticed.
  {
    table: 'signing_key',
    days: 90,
    isOver: 'r.created_at < ? and r.created_at < (select max(k.created_at) from signing_key k)',
    every: 'NIGHT',
  },
  // A demo after two days, a trial after thirty, with everything of theirs: nobody registered with them.
  {
    table: 'user_account',
    days: 2,
    isOver: `r.kind <> 'REGISTERED'
      and r.created_at < ?::timestamptz - case r.kind when 'TRIAL' then interval '28 days' else interval '0' end`,
    every: 'NIGHT',
    batch: 50,
  },
  { table: 'security_ticket', days: 1, isOver: 'r.expires_at < ?', every: 'NIGHT' },
  { table: 'client_error', days: 30, isOver: 'r.last_at < ?', every: 'NIGHT' },
];
