import { createHash, randomBytes } from 'node:crypto';
import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import { DAY } from '#schema/lib/durations.ts';
import { RefreshToken, Session } from '#db/entities/session.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { publishSessionEnded } from './users.events.ts';

const REFRESH_COOKIE = 'foja_refresh';
const SESSION_MS = 30 * DAY;
/** Two tabs that refresh at once present the same token: within this time that is no reuse. */
const PARALLEL_REFRESH_MS = 30_000;
const MAX_SESSIONS = 50;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

async function handOutRefreshToken(ctx: Ctx, em: SqlEntityManager, session: Session): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  em.create(RefreshToken, {
    id: newId('refreshToken'),
    session,
    tokenHash: hashOf(token),
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
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, SESSION_MS),
    endedAt: null,
    endedBy: null,
  });
  await handOutRefreshToken(ctx, ctx.em, session);
  return accessFor(ctx, user, session.id);
}

/** Ends a session in its own transaction, so that it stays ended when the caller's is rolled back. */
async function endForReuse(ctx: Ctx, sessionId: string): Promise<void> {
  await ctx.em.fork({ clear: true }).transactional(async (em) => {
    const session = await em.findOneOrFail(Session, { id: sessionId });
    session.endedAt ??= ctx.clock.now();
    session.endedBy ??= 'reuse';
    await publishSessionEnded(em as SqlEntityManager, sessionId);
  });
  ctx.log.warn({ sessionId }, 'a refresh token was used again: session ended');
}

/** Rotates the refresh token of the cookie. Reuse of an old token ends the session. */
export async function refreshSession(ctx: Ctx) {
  const presented = ctx.cookies.get(REFRESH_COOKIE);
  if (!presented) throw new Refusal('UNAUTHENTICATED');
  const now = ctx.clock.now();
  const link = await ctx.em.findOne(
    RefreshToken,
    { tokenHash: hashOf(presented) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const session = link ? await ctx.em.findOne(Session, { id: link.session.id }, { populate: ['user'] }) : null;
  if (!link || !session || session.endedAt || session.expiresAt <= now) {
    ctx.cookies.clear(REFRESH_COOKIE);
    throw new Refusal('UNAUTHENTICATED');
  }
  if (link.rotatedAt && now.getTime() - link.rotatedAt.getTime() > PARALLEL_REFRESH_MS) {
    await endForReuse(ctx, session.id);
    ctx.cookies.clear(REFRESH_COOKIE);
    throw new Refusal('UNAUTHENTICATED');
  }
  link.rotatedAt ??= now;
  session.lastSeenAt = now;
  await handOutRefreshToken(ctx, ctx.em, session);
  return accessFor(ctx, session.user.$, session.id);
}

async function endOwnSession(ctx: Ctx, userId: string, sessionId: string, reason: string): Promise<boolean> {
  const session = isId(sessionId, 'session') ? await ctx.em.findOne(Session, { id: sessionId, user: userId }) : null;
  if (!session) return false;
  if (!session.endedAt) {
    session.endedAt = ctx.clock.now();
    session.endedBy = reason;
    await publishSessionEnded(ctx.em, session.id);
    ctx.afterCommit.push(() => ctx.ports.sessions.forget(sessionId));
  }
  return true;
}

/** Ends the caller's session. Idempotent: the cookie is cleared in any case. */
export async function logout(ctx: Ctx) {
  ctx.cookies.clear(REFRESH_COOKIE);
  if (ctx.actor.kind !== 'user') return ok({ ended: false });
  return ok({ ended: await endOwnSession(ctx, ctx.actor.userId, ctx.actor.sessionId, 'logout') });
}

export async function endSession(ctx: Ctx, id: string) {
  const actor = signedIn(ctx);
  const isOwn = await endOwnSession(ctx, actor.userId, id, 'ended');
  return isOwn ? ok({ endedSessionId: id }) : userError('NOT_FOUND', new Refusal('NOT_FOUND').message, 'id');
}

export async function listSessions(ctx: Ctx) {
  const actor = signedIn(ctx);
  const rows = await ctx.em.find(
    Session,
    { user: actor.userId, endedAt: null, expiresAt: { $gt: ctx.clock.now() } },
    { orderBy: { createdAt: 'desc' }, limit: MAX_SESSIONS },
  );
  return rows.map((row) => Object.assign(row, { isCurrent: row.id === actor.sessionId }));
}
