import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MINUTE } from '#schema/lib/durations.ts';
import { Session } from '#db/entities/session.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal } from '#api/kernel/errors.ts';
import { settingsOfAccount, USUAL_SETTINGS } from './account-settings.service.ts';

/**
 * A session ends when nobody used it for as long as its account chose. What is use: the page says it (`keepSession`);
 * of a client that never says it, each renewal of the access token and each REST call is. Trials and demos have no such end.
 */

/** The page tells of use once a minute at most, and its clock runs by itself. */
const GRACE_MS = 2 * MINUTE;

/** How long a session may go without use, in milliseconds. */
export const idleMs = (minutes: number): number => minutes * MINUTE + GRACE_MS;

/** When somebody last used the session. */
const lastUse = ({ usedAt, lastSeenAt }: Session): Date => usedAt ?? lastSeenAt;

/** Whether nobody used the session for longer than its account allows. */
export async function isIdle(ctx: Ctx, session: Session): Promise<boolean> {
  const { sessionTimeoutMinutes } = await settingsOfAccount(ctx, session.user.id);
  return later(lastUse(session), idleMs(sessionTimeoutMinutes)) <= ctx.clock.now();
}

/** The person uses the page now. */
export async function keepSession(ctx: Ctx) {
  const { userId, sessionId, apiKey } = signedIn(ctx);
  const { sessionTimeoutMinutes: timeoutMinutes } = await settingsOfAccount(ctx, userId);
  if (apiKey) return ok({ timeoutMinutes });
  const session = await ctx.em.findOne(Session, { id: sessionId, endedAt: null });
  if (!session || (await isIdle(ctx, session))) throw new Refusal('UNAUTHENTICATED');
  session.usedAt = ctx.clock.now();
  await ctx.em.flush();
  return ok({ timeoutMinutes });
}

/** A call over REST is use, also of a session whose page tells of its use. One that is over already stays over. */
export const noteUse = (em: SqlEntityManager, sessionId: string, now: Date): Promise<unknown> =>
  em.execute(
    `update session s set last_seen_at = ?, used_at = case when s.used_at is null then null else ?::timestamptz end
     where s.id = ? and s.last_seen_at < ? and coalesce(s.used_at, s.last_seen_at) > ?::timestamptz
       - make_interval(mins => coalesce((select a.session_timeout_minutes from account_settings a
           where a.user_id = s.user_id), ${USUAL_SETTINGS.sessionTimeoutMinutes}))
       - interval '${GRACE_MS} milliseconds'`,
    [now, now, sessionId, now, now],
  );

/** Sessions that one statement ends. */
const MAX_AT_ONCE = 500;

/** Marks idle sessions of accounts as ended; their ids. */
export async function endIdleSessions(em: SqlEntityManager, now: Date): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `update session set ended_at = ?, ended_by = 'idle' where id in (
       select s.id from session s
         join user_account u on u.id = s.user_id and u.kind = 'REGISTERED'
         left join account_settings a on a.user_id = s.user_id
       where s.ended_at is null and s.expires_at > ?::timestamptz
         and coalesce(s.used_at, s.last_seen_at)
           <= ?::timestamptz - make_interval(mins => coalesce(a.session_timeout_minutes, 30)) - interval '${GRACE_MS} milliseconds'
       limit ${MAX_AT_ONCE} for update of s skip locked)
     returning id`,
    [now, now, now],
  );
  return rows.map(({ id }) => id);
}
