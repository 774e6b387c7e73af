import type { Actor } from '#api/kernel/context.ts';

/** An e-mail is shown to its owner only: the user of the session, or the user who has just logged in. */
export const emailFor = (
  actor: Actor,
  user: { id: string; email: string | null; isProved?: boolean },
): string | null => (user.isProved || (actor.kind === 'user' && actor.userId === user.id) ? user.email : null);

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
