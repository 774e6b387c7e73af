import type { Actor } from '../../kernel/context.ts';

/** An e-mail is shown to its owner only. While somebody signs in there is no actor yet: the answer is the owner's. */
export const emailFor = (actor: Actor, user: { id: string; email: string | null }): string | null =>
  actor.kind === 'visitor' || actor.userId === user.id ? user.email : null;
