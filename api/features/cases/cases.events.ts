import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { announce, publish } from '#api/kernel/events/outbox.ts';

/** Something of a matter changed; its listeners reload it as they may see it. `status` only when that changed. */
export const CASE_CHANGED = 'case.changed';
/** A message of the chat of a matter was added, edited or deleted; its listeners read the rows. */
export const CASE_MESSAGE = 'case.message';
/** Who sees the chat: somebody came, left, or got further in reading. */
export const CASE_PRESENCE = 'case.presence';
/** Somebody began or stopped typing. */
export const CASE_TYPING = 'case.typing';
/** Somebody is no longer a member, or no longer in the same part: subscriptions of that user to that matter end. */
export const CASE_MEMBER_REMOVED = 'case.member-removed';

/** Guests hear of no change, but for those that are marked: for all of them (`EVERY_GUEST`), or for the one it is about. */
export const EVERY_GUEST = '*';

export interface CaseChange {
  caseId: string;
  userId: string;
  at: string;
  status?: string;
  /** {@link EVERY_GUEST}, or the account whose part changed. */
  guest?: string;
}

export const publishCaseChanged = (em: SqlEntityManager, change: CaseChange): Promise<void> =>
  publish(em, { topic: CASE_CHANGED, payload: { ...change } });

export const publishMemberRemoved = (
  em: SqlEntityManager,
  payload: { caseId: string; userId: string },
): Promise<void> => publish(em, { topic: CASE_MEMBER_REMOVED, payload });

/** `changed`: sequence of a message that was edited or deleted; absent: one was added. */
export const announceMessage = (
  em: SqlEntityManager,
  payload: { caseId: string; sequence: number; changed?: number },
): Promise<unknown> => announce(em, { topic: CASE_MESSAGE, payload });
