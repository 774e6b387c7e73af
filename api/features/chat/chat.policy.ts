import type { Actor } from '#api/kernel/context.ts';

/** Only its owner reads a conversation. */
export const canReadThread = (actor: Actor, thread: { user: { id: string } }): boolean =>
  actor.kind === 'user' && thread.user.id === actor.userId;
