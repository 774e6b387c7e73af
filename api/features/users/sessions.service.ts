import { randomBytes } from 'node:crypto';
import { callIsOf } from '#db/row-wall.ts';
import { LockMode, type FilterQuery, type SqlEntityManager } from '@mikro-orm/postgresql';
import { DAY } from '#schema/lib/durations.ts';
import { RefreshToken, Session } from '#db/entities/session.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { AuditAction } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { recordAudit } from '../audit/index.ts';
import { forgetGuest, hashOfRefreshToken, PARALLEL_REFRESH_MS, REFRESH_COOKIE } from './cookie-session.service.ts';
import { endIdleSessions, isIdle } from './idle.service.ts';
import { publishSessionsEnded } from './users.events.ts';
import { sessionsToEnd } from './users.policy.ts';

const SESSION_MS = 30 * DAY;
const MAX_SESSIONS = 50;

async function handOutRefreshToken(ctx: Ctx, em: SqlEntityManager, session: Session): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  em.create(RefreshToken, {
    id: newId('refreshToken'),
    session,
    tokenHash: hashOfRefreshToken(token),
    createdAt: now,
    expiresAt: session.expiresAt,
    rotatedAt: null,
  });
  await em.flush();
  ctx.cookies.set(REFRESH_COOKIE, token, {
    maxAgeSeconds: Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000),
  });
}

async function accessFor(ctx: Ctx, user: User, sessionId: string) {
  const { token, expiresAt } = await ctx.ports.keyring.sign(ctx.em, { userId: user.id, sessionId });
  // The request may carry the bearer token of another user: the reply is about this one.
  callIsOf(user.id);
  return ok({ token, expiresAt, user: Object.assign(user, { isProved: true }) });
}

/** Opens a session for an authenticated user and returns its first access token. */
export async function openSession(ctx: Ctx, user: User) {
  const now = ctx.clock.now();
  const session = ctx.em.create(Session, {
    id: newId('session'),
    user,
    userAgent: ctx.origin.userAgent?.slice(0, 400) ?? null,
    ip: ctx.origin.ip,
    keyHash: null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, SESSION_MS),
    usedAt: null,
    confirmedAt: now,
    endedAt: null,
    endedBy: null,
  });
  await handOutRefreshToken(ctx, ctx.em, session);
  forgetGuest(ctx);
  return { ...(await accessFor(ctx, user, session.id)), sessionId: session.id };
}

/** Ends a session in its own transaction, so that it stays ended when the caller's is rolled back. */
async function endAside(ctx: Ctx, sessionId: string, why: 'reuse' | 'idle'): Promise<void> {
  await ctx.em.fork({ clear: true }).transactional(async (em) => {
    const session = await em.findOneOrFail(Session, { id: sessionId });
    session.endedAt ??= ctx.clock.now();
    session.endedBy ??= why;
    await publishSessionsEnded(em as SqlEntityManager, [sessionId]);
    const [accountId, inside] = [session.user.id, { ...ctx, em: em as SqlEntityManager }];
    await recordAudit(inside, { action: 'SESSION_ENDED', accountId, actorKind: 'SERVICE', subject: sessionId });
  });
}

/** Rotates the refresh token of the cookie. Reuse of an old token ends the session. */
export async function refreshSession(ctx: Ctx) {
  const presented = ctx.cookies.get(REFRESH_COOKIE);
  if (!presented) throw new Refusal('UNAUTHENTICATED');
  const now = ctx.clock.now();
  const link = await ctx.em.findOne(
    RefreshToken,
    { tokenHash: hashOfRefreshToken(presented) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const session = link ? await ctx.em.findOne(Session, { id: link.session.id }, { populate: ['user'] }) : null;
  if (!link || !session || session.endedAt || session.expiresAt <= now) {
    ctx.cookies.clear(REFRESH_COOKIE);
    throw new Refusal('UNAUTHENTICATED');
  }
  if (link.rotatedAt && now.getTime() - link.rotatedAt.getTime() > PARALLEL_REFRESH_MS) {
    await endAside(ctx, session.id, 'reuse');
    ctx.log.warn({ sessionId: session.id }, 'a refresh token was used again: session ended');
    ctx.cookies.clear(REFRESH_COOKIE);
    throw new Refusal('UNAUTHENTICATED');
  }
  if (session.user.$.kind === 'REGISTERED' && (await isIdle(ctx, session))) {
    await endAside(ctx, session.id, 'idle');
    ctx.cookies.clear(REFRESH_COOKIE);
    throw new Refusal('UNAUTHENTICATED');
  }
  link.rotatedAt ??= now;
  session.lastSeenAt = now;
  await handOutRefreshToken(ctx, ctx.em, session);
  return accessFor(ctx, session.user.$, session.id);
}

/** Why a session ended, as its row says it. */
type Ending =
  | 'closing'
  | 'logout'
  | 'logout-everywhere'
  | 'ended'
  | 'registered'
  | 'password-changed'
  | 'password-reset'
  | 'second-step-changed';

/** Which act it is in the audit log; the others are recorded by what caused them. */
const ACT_OF: Partial<Record<Ending, AuditAction>> = {
  logout: 'LOGOUT',
  'logout-everywhere': 'SESSIONS_ENDED',
  ended: 'SESSION_ENDED',
};

async function recordEnds(ctx: Ctx, ended: readonly Session[], endedBy: Ending): Promise<void> {
  const action = ACT_OF[endedBy];
  if (!action) return;
  for (const [accountId, own] of Map.groupBy(ended, ({ user }) => user.id)) {
    const [only] = own.length === 1 ? own : [];
    const subject = only ? { subject: only.id } : {};
    await recordAudit(ctx, { action, accountId, actorKind: 'SELF', details: { ended: own.length }, ...subject });
  }
}

/** Ends the active ones of these sessions: renewals fail, and sockets close on every server. */
export async function endLiveSessions(ctx: Ctx, which: FilterQuery<Session>, endedBy: Ending): Promise<number> {
  const now = ctx.clock.now();
  const live = await ctx.em.find(
    Session,
    { $and: [which, { endedAt: null, expiresAt: { $gt: now } }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const session of live) Object.assign(session, { endedAt: now, endedBy });
  const ids = live.map(({ id }) => id);
  await publishSessionsEnded(ctx.em, ids);
  ctx.afterCommit.push(() => ids.forEach((id) => ctx.ports.sessions.forget(id)));
  await recordEnds(ctx, live, endedBy);
  return ids.length;
}

/** The active session of the refresh cookie; `null`: none. A rotated token identifies its session too. */
async function findSessionOfCookie(ctx: Ctx): Promise<{ id: string; userId: string } | null> {
  const presented = ctx.cookies.get(REFRESH_COOKIE);
  if (!presented) return null;
  const link = await ctx.em.findOne(
    RefreshToken,
    { tokenHash: hashOfRefreshToken(presented) },
    { populate: ['session'] },
  );
  const session = link?.session.$;
  if (!session || session.endedAt || session.expiresAt <= ctx.clock.now()) return null;
  return { id: session.id, userId: session.user.id };
}

/**
 * Ends the session of the cookie and, when it is of the same account or there is none, that of the access token.
 * Idempotent: the cookie is cleared in any case.
 */
export async function logout(ctx: Ctx) {
  const cookie = await findSessionOfCookie(ctx);
  ctx.cookies.clear(REFRESH_COOKIE);
  forgetGuest(ctx);
  // A trial is left, not ended: its id is all that leads back to it.
  const token = ctx.actor.kind === 'user' && !ctx.actor.anonymous ? ctx.actor : null;
  return ok({ ended: (await endLiveSessions(ctx, { id: { $in: sessionsToEnd(cookie, token) } }, 'logout')) > 0 });
}

/** Ends every session of the caller's account. The cookie of another account stays. */
export async function logoutEverywhere(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const cookie = await findSessionOfCookie(ctx);
  if (!cookie || cookie.userId === userId) ctx.cookies.clear(REFRESH_COOKIE);
  return ok({ endedCount: await endLiveSessions(ctx, { user: userId }, 'logout-everywhere') });
}

export async function endSession(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  const isOwn = isId(id, 'session') && (await ctx.em.count(Session, { id, user: userId })) > 0;
  if (!isOwn) return userError('NOT_FOUND', new Refusal('NOT_FOUND').message, 'id');
  await endLiveSessions(ctx, { id }, 'ended');
  return ok({ endedSessionId: id });
}

/** Sessions that one statement ends. */
const MAX_EXPIRED_AT_ONCE = 500;

/** Marks expired and idle sessions as ended, so that their open sockets close. Returns how many. */
export async function endExpiredSessions(ctx: Ctx): Promise<number> {
  return ctx.em.fork().transactional(async (em) => {
    const rows = await (em as SqlEntityManager).execute<{ id: string }[]>(
      `update session set ended_at = expires_at, ended_by = 'expired' where id in (
         select id from session where ended_at is null and expires_at <= ?
         order by expires_at limit ${MAX_EXPIRED_AT_ONCE} for update skip locked)
       returning id`,
      [ctx.clock.now()],
    );
    const ended = [...rows.map(({ id }) => id), ...(await endIdleSessions(em as SqlEntityManager, ctx.clock.now()))];
    await publishSessionsEnded(em as SqlEntityManager, ended);
    return ended.length;
  });
}

export async function listSessions(ctx: Ctx) {
  const actor = signedIn(ctx);
  const rows = await ctx.em.find(
    Session,
    { user: actor.userId, endedAt: null, expiresAt: { $gt: ctx.clock.now() } },
    { orderBy: { createdAt: 'desc' }, limit: MAX_SESSIONS },
  );
  return rows.map((row) => Object.assign(row, { isCurrent: row.id === actor.sessionId, address: row.ip }));
}
