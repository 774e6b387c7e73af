import type { CaseRole } from '#schema/generated/contract.ts';

/** Who may do what in a case. `null`: not a member; for them the case does not exist. */
export type RoleIn = CaseRole | null;

/** The owner and the collaborators read everything; a guest reads what is shared with guests. */
export const canRead = (role: RoleIn): boolean => role !== null;
export const canReadAll = (role: RoleIn): boolean => role === 'OWNER' || role === 'COLLABORATOR';
export const canEditCase = canReadAll;
export const canChangeStatus = canReadAll;
export const canChat = canReadAll;
export const canInvite = (role: RoleIn): boolean => role === 'OWNER';
export const canArchive = (role: RoleIn): boolean => role === 'OWNER';

/** The owner removes other members; every member but the owner may leave. */
export const canRemove = (role: RoleIn, isOneself: boolean): boolean =>
  isOneself ? role !== 'OWNER' : role === 'OWNER';
