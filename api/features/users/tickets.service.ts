import { createHash, randomBytes } from 'node:crypto';
import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import { SecurityTicket, type TicketKind } from '#db/entities/security.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';

/** Tokens for one use, by their hash. */

interface TicketFacts {
  kind: TicketKind;
  userId: string | null;
  lifetimeMs: number;
  sessionId?: string | null;
  challenge?: string | null;
}

/** 256 random bits, base64url: 43 characters. */
export const newTicketToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stores a ticket; whether it was new. The same token again changes nothing, so that a job may be tried again. */
export async function putTicket(
  em: SqlEntityManager,
  token: string,
  now: Date,
  { kind, userId, lifetimeMs, sessionId = null, challenge = null }: TicketFacts,
): Promise<boolean> {
  const stored = await em.execute<unknown[]>(
    `insert into security_ticket (token_hash, kind, user_id, session_id, challenge, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning token_hash`,
    [hashOf(token), kind, userId, sessionId, challenge, now, later(now, lifetimeMs)],
  );
  return stored.length > 0;
}

/** The ticket that may still be used, locked in the caller's transaction; null: unknown, used or expired. */
export const findTicket = (ctx: Ctx, kind: TicketKind, token: string): Promise<SecurityTicket | null> =>
  ctx.em.findOne(
    SecurityTicket,
    { tokenHash: hashOf(token), kind, usedAt: null, expiresAt: { $gt: ctx.clock.now() } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/** What a used ticket was for. */
export interface UsedTicket {
  userId: string | null;
  sessionId: string | null;
  challenge: string | null;
}

/** Uses a ticket up, in a transaction of its own: it stays used when the caller refuses. Null: it was no good. */
export async function takeTicket(ctx: Ctx, kind: TicketKind, token: string): Promise<UsedTicket | null> {
  const now = ctx.clock.now();
  const aside = ctx.em.fork({ clear: true });
  const [used] = await aside.execute<{ user_id: string | null; session_id: string | null; challenge: string | null }[]>(
    `update security_ticket set used_at = ?
     where token_hash = ? and kind = ? and used_at is null and expires_at > ?
     returning user_id, session_id, challenge`,
    [now, hashOf(token), kind, now],
  );
  return used ? { userId: used.user_id, sessionId: used.session_id, challenge: used.challenge } : null;
}

/** Ends every open ticket of these kinds of an account. */
export async function endTickets(ctx: Ctx, userId: string, kinds: TicketKind[]): Promise<void> {
  await ctx.em.nativeUpdate(
    SecurityTicket,
    { user: userId, kind: { $in: kinds }, usedAt: null },
    { usedAt: ctx.clock.now() },
  );
}
