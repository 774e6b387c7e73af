import type { Actor } from '#api/kernel/context.ts';

/** A document is its owner's alone; the case that it belongs to gives nobody else access. */
export const ownsDocument = (actor: Actor, { owner }: { owner: { id: string } }): boolean =>
  actor.kind === 'user' && owner.id === actor.userId;
