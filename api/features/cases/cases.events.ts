import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { announce, publish } from '#api/kernel/events/outbox.ts';

/** A case changed; subscribers read it again with their own access. `status` only when that changed. */
export const CASE_CHANGED = 'case.changed';
/** A message of a case was added, edited or deleted; subscribers read the rows. */
export const CASE_MESSAGE = 'case.message';
/** Somebody opened or closed the chat of a case, or read further in it. */
export const CASE_PRESENCE = 'case.presence';
/** Somebody began or stopped typing. */
export const CASE_TYPING = 'case.typing';
/** A member was removed or got another role: the subscriptions of that user to that case end. */
export const CASE_MEMBER_REMOVED = 'case.member-removed';

/** Guests receive only changes with `guest`: this value for all guests, or the id of one account. */
export const EVERY_GUEST = '*';

export interface CaseChange {
  caseId: string;
  userId: string;
  at: string;
  status?: string;
  /** {@link EVERY_GUEST}, or the account whose role changed. */
  guest?: string;
}

export const publishCaseChanged = (em: SqlEntityManager, change: CaseChange): Promise<void> =>
  publish(em, { topic: CASE_CHANGED, payload: { ...change } });

export const publishMemberRemoved = (
  em: SqlEntityManager,
  payload: { caseId: string; userId: string },
): Promise<void> => publish(em, { topic: CASE_MEMBER_REMOVED, payload });

/** `changed`: sequence of the message that was edited or deleted; absent: a message was added. */
export const announceMessage = (
  em: SqlEntityManager,
  payload: { caseId: string; sequence: number; changed?: number },
): Promise<unknown> => announce(em, { topic: CASE_MESSAGE, payload });

/** Somebody received or read further: those who have the chat open load that member's marks again. */
export const announceReadMarks = (em: SqlEntityManager, caseId: string, userId: string): Promise<unknown> =>
  announce(em, { topic: CASE_PRESENCE, payload: { word: 'MARKS', caseId, userId } });
