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

/** One's own, and those of the cases that one owns. */
export const canSeeEntry = ({ isPerson, isAccount }: EntryAndViewer): boolean => isPerson || isAccount;

/** What stands in a pre-bill stays; in a case that one left, too. */
export const canEditEntry = (entry: EntryAndViewer): boolean =>
  canSeeEntry(entry) &&
  !entry.isBilled &&
  (entry.isAccount || !entry.isOfCase || entry.role === 'OWNER' || entry.role === 'COLLABORATOR');
