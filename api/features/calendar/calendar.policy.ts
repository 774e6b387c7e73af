import type { CaseRole } from '#schema/generated/contract.ts';

/** Who may do what with an event. */

export interface EventAndViewer {
  isOwner: boolean;
  /** It belongs to a case; somebody else's part in it is null. */
  isOfCase: boolean;
  role: CaseRole | null;
  isCaseArchived: boolean;
  isShared: boolean;
}

const worksIn = (role: CaseRole | null): boolean => role === 'OWNER' || role === 'COLLABORATOR';

/** One's own without a case; with one, those of the case: whoever was removed from it no longer sees what one made. */
export const canSeeEvent = ({ isOwner, isOfCase, role, isShared }: EventAndViewer): boolean =>
  isOfCase ? worksIn(role) || (role === 'GUEST' && isShared) : isOwner;

/** An archived case is only read. */
export const canEditEvent = (event: EventAndViewer): boolean =>
  canSeeEvent(event) && !event.isCaseArchived && (event.isOfCase ? worksIn(event.role) : event.isOwner);
