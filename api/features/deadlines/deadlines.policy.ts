import type { CaseRole } from '#schema/generated/contract.ts';

/** What the caller is to a deadline: its owner, when it belongs to no matter; else the part in its matter. */
export interface DeadlineStanding {
  hasCase: boolean;
  isOwner: boolean;
  /** `null`: no member, for whom it does not exist. */
  role: CaseRole | null;
  /** Guests of the matter see it. */
  isShared: boolean;
  /** Its matter is archived: it is only read. */
  isArchived: boolean;
}

const works = (role: CaseRole | null): boolean => role === 'OWNER' || role === 'COLLABORATOR';

export const canSee = ({ hasCase, isOwner, role, isShared }: DeadlineStanding): boolean =>
  hasCase ? works(role) || (role === 'GUEST' && isShared) : isOwner;

export const canEditDeadline = (standing: DeadlineStanding): boolean =>
  standing.hasCase ? works(standing.role) && !standing.isArchived : standing.isOwner;

export const canComplete = canEditDeadline;

/** Its owner takes it out of a matter, or to a matter of somebody else; who works in the matter does not. */
export const canGiveAway = ({ isOwner }: DeadlineStanding): boolean => isOwner;
