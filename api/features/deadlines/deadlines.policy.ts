import type { CaseRole } from '#schema/generated/contract.ts';

/** The caller's relation to a deadline: the owner, or a role in its case. */
export interface DeadlineStanding {
  hasCase: boolean;
  isOwner: boolean;
  /** `null`: not a member of the case; the deadline is hidden. */
  role: CaseRole | null;
  /** Guests of the case see it. */
  isShared: boolean;
  /** Its case is archived: it is read-only. */
  isArchived: boolean;
}

const works = (role: CaseRole | null): boolean => role === 'OWNER' || role === 'COLLABORATOR';

export const canSee = ({ hasCase, isOwner, role, isShared }: DeadlineStanding): boolean =>
  hasCase ? works(role) || (role === 'GUEST' && isShared) : isOwner;

export const canEditDeadline = (standing: DeadlineStanding): boolean =>
  standing.hasCase ? works(standing.role) && !standing.isArchived : standing.isOwner;

export const canComplete = canEditDeadline;

/** Only its owner takes it out of a case, or moves it to a case of somebody else. */
export const canGiveAway = ({ isOwner }: DeadlineStanding): boolean => isOwner;
