import type { CaseRole } from '#schema/generated/contract.ts';

/** Who may do what with recorded time. */

export interface EntryAndViewer {
  /** The caller did the work. */
  isPerson: boolean;
  /** The caller charges it: owns the case, or has none. */
  isAccount: boolean;
  isOfCase: boolean;
  role: CaseRole | null;
  isBilled: boolean;
}

/** Their own entries, and those of the cases that they own. */
export const canSeeEntry = ({ isPerson, isAccount }: EntryAndViewer): boolean => isPerson || isAccount;

/** Entries in a pre-bill, or in a case that the person left, cannot be edited. */
export const canEditEntry = (entry: EntryAndViewer): boolean =>
  canSeeEntry(entry) &&
  !entry.isBilled &&
  (entry.isAccount || !entry.isOfCase || entry.role === 'OWNER' || entry.role === 'COLLABORATOR');
