import { MEXICO_CITY } from '#schema/lib/zones.ts';
import type { Actor } from '#api/kernel/context.ts';

interface Shown {
  id: string;
  isProved?: boolean;
}

/** The session's own user, and whoever has just proved to be this one. */
const isOwn = (actor: Actor, user: Shown): boolean =>
  user.isProved === true || (actor.kind === 'user' && actor.userId === user.id);

/** An e-mail is shown to its owner only. */
export const emailFor = (actor: Actor, user: Shown & { email: string | null }): string | null =>
  isOwn(actor, user) ? user.email : null;

/** Where somebody lives is told to nobody else. */
export const zoneFor = (actor: Actor, user: Shown & { timeZone?: string | null }): string =>
  (isOwn(actor, user) ? user.timeZone : null) ?? MEXICO_CITY;

interface HeldSession {
  userId: string;
}

/**
 * Which sessions a logout ends, by the credentials that it brings. The cookie decides: it is what this browser could go
 * on with for a month, and it is there when the token has expired. The session of the token ends with it when both are
 * of one account. Of two accounts only that of the cookie ends: whoever signs out of one does not speak for the other,
 * whose token the browser forgets and which expires within minutes.
 */
export function sessionsToEnd(
  cookie: (HeldSession & { id: string }) | null,
  token: (HeldSession & { sessionId: string }) | null,
): string[] {
  if (!cookie) return token ? [token.sessionId] : [];
  return token?.userId === cookie.userId ? [cookie.id, token.sessionId] : [cookie.id];
}
