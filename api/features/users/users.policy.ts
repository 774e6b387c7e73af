import type { Actor } from '#api/kernel/context.ts';

/** An e-mail is shown to its owner only: the user of the session, or the user who has just logged in. */
export const emailFor = (
  actor: Actor,
  user: { id: string; email: string | null; isProved?: boolean },
): string | null => (user.isProved || (actor.kind === 'user' && actor.userId === user.id) ? user.email : null);
