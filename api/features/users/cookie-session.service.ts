import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { decodeJwt } from 'jose';
import type { AccountKind } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { USUAL_SETTINGS } from './account-settings.service.ts';
import { idleMs } from './idle.service.ts';

/** Cookies by which a page of ours is known on REST when it sends no bearer, or one that has expired. */

/** The refresh token of a session. */
export const REFRESH_COOKIE = 'foja_refresh';
/** The id of a trial, or the token of a demo. */
export const GUEST_COOKIE = 'foja_guest';
/** Two tabs that refresh at once present the same token: within this time that is no reuse. */
export const PARALLEL_REFRESH_MS = 30_000;

export const hashOfRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A live session and whose it is. */
export interface HeldSession {
  id: string;
  user_id: string;
  kind: AccountKind;
  anonymous_until: Date | null;
  closing_at: Date | null;
}

/**
 * The session of a refresh token, which is only looked at: `refresh` alone rotates it and ends a session whose old token
 * comes back. A token that was rotated counts as long as it does there. A session that was idle for longer than its
 * account chose is none.
 */
export async function sessionOfRefreshToken(
  em: SqlEntityManager,
  token: string,
  now: Date,
): Promise<HeldSession | null> {
  const [held] = await readRows<HeldSession & { used_at: Date; idle_minutes: number | null }>(
    em,
    `select s.id, s.user_id, u.kind, u.anonymous_until, u.closing_at, coalesce(s.used_at, s.last_seen_at) as used_at,
       a.session_timeout_minutes as idle_minutes
     from refresh_token r join session s on s.id = r.session_id join user_account u on u.id = s.user_id
     left join account_settings a on a.user_id = u.id
     where r.token_hash = ? and (r.rotated_at is null or r.rotated_at > ?) and s.ended_at is null and s.expires_at > ?`,
    [hashOfRefreshToken(token), new Date(now.getTime() - PARALLEL_REFRESH_MS), now],
  );
  if (!held) return null;
  const allowed = idleMs(held.idle_minutes ?? USUAL_SETTINGS.sessionTimeoutMinutes);
  return now.getTime() - new Date(held.used_at).getTime() > allowed ? null : held;
}

/**
 * Whose a token says that it is, without a check of its signature: only to refuse a cookie of another account than the
 * one that the page believes to be. Null: it is no token.
 */
export function claimedUserOf(token: string): string | null {
  try {
    return decodeJwt(token).sub ?? null;
  } catch {
    return null;
  }
}

/** Lets the pages of this browser go on as a trial or a demo without sending its id. */
export const keepGuest = (ctx: Ctx, credential: string, endsAt: Date): void =>
  ctx.cookies.set(GUEST_COOKIE, credential, {
    maxAgeSeconds: Math.max(0, Math.floor((endsAt.getTime() - ctx.clock.now().getTime()) / 1000)),
  });

export function forgetGuest(ctx: Ctx): void {
  if (ctx.cookies.get(GUEST_COOKIE) !== undefined) ctx.cookies.clear(GUEST_COOKIE);
}
