import type { Actor } from '#api/kernel/context.ts';

/** A conversation is its owner's alone. */
export const canReadThread = (actor: Actor, thread: { user: { id: string } }): boolean =>
  actor.kind === 'user' && thread.user.id === actor.userId;
