import type { CaseRole } from '#schema/generated/contract.ts';

/** Who may do what with an event. */

export interface EventAndViewer {
  isOwner: boolean;
  /** Whether it belongs to a case. `role` is null for those who are not its members. */
  isOfCase: boolean;
  role: CaseRole | null;
  isCaseArchived: boolean;
  isShared: boolean;
}

const worksIn = (role: CaseRole | null): boolean => role === 'OWNER' || role === 'COLLABORATOR';

/** Without a case: the owner. With one: its members; an owner who was removed from the case no longer sees the event. */
export const canSeeEvent = ({ isOwner, isOfCase, role, isShared }: EventAndViewer): boolean =>
  isOfCase ? worksIn(role) || (role === 'GUEST' && isShared) : isOwner;

/** Events of an archived case are read-only. */
export const canEditEvent = (event: EventAndViewer): boolean =>
  canSeeEvent(event) && !event.isCaseArchived && (event.isOfCase ? worksIn(event.role) : event.isOwner);
