import type { Actor } from '#api/kernel/context.ts';

/** An e-mail is shown to its owner only: to the session's own user, and to whoever has just proved to be this one. */
export const emailFor = (
  actor: Actor,
  user: { id: string; email: string | null; isProved?: boolean },
): string | null => (user.isProved || (actor.kind === 'user' && actor.userId === user.id) ? user.email : null);
