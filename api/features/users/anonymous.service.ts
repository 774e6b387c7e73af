import { LockMode } from '@mikro-orm/postgresql';
import { Session } from '#db/entities/session.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { newId } from '#api/kernel/ids.ts';

/** Accounts without registration: each is a row like any other, with one session that cannot be renewed. */

declare module '../../kernel/feature.ts' {
  interface Offers {
    /** What happens to what the feature keeps of an anonymous account when somebody registers with it. In the same transaction. */
    onRegistered?(ctx: Ctx, account: { userId: string; kind: 'TRIAL' | 'DEMO' }): Promise<void>;
  }
}

export interface AnonymousAccount {
  kind: 'TRIAL' | 'DEMO';
  name: string;
  startedAt: Date;
  /** Until when it may write. */
  until: Date;
  /** Until when it can be used at all. */
  endsAt: Date;
  /** Of an account that is known by an id instead of a token. */
  keyHash?: string;
}

export async function openAnonymousAccount(
  ctx: Ctx,
  account: AnonymousAccount,
): Promise<{ user: User; session: Session }> {
  const now = account.startedAt;
  const user = ctx.em.create(User, {
    id: newId('user'),
    name: account.name,
    email: null,
    kind: account.kind,
    anonymousUntil: account.until,
    profession: null,
    passwordHash: null,
    features: [],
    createdAt: now,
    updatedAt: now,
  });
  const session = ctx.em.create(Session, {
    id: newId('session'),
    user,
    userAgent: ctx.origin.userAgent?.slice(0, 400) ?? null,
    ip: ctx.origin.ip,
    keyHash: account.keyHash ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: account.endsAt,
    usedAt: null,
    confirmedAt: null,
    endedAt: null,
    endedBy: null,
  });
  await ctx.em.flush();
  return { user, session };
}

/** The account of the caller, locked, while nobody has registered with it: of two who do at once, one waits. */
export const lockAnonymousAccount = (ctx: Ctx, userId: string): Promise<User | null> =>
  ctx.em.findOne(
    User,
    { id: userId, kind: { $ne: 'REGISTERED' } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
