import type { FindingSeverity, LegalDocumentKind, RequirementState } from '#schema/generated/contract.ts';
import { gradeReasons } from '#schema/text/document-findings.ts';

/**
 * The grade of a document by a fixed rule. Nothing missing and nothing open that is HIGH or MEDIUM: A. Nothing HIGH, at most
 * two MEDIUM and at most one requirement missing: B. At most one HIGH and at most two missing: C. Else D. LOW never counts.
 */

export interface Grade {
  /** `A` to `D`; null: nothing is asked of this type. */
  grade: string | null;
  reason: string | null;
}

export function gradeOf(
  type: LegalDocumentKind,
  requirements: readonly { state: RequirementState }[],
  openFindings: readonly { severity: FindingSeverity }[],
): Grade {
  if (type === 'UNKNOWN' || requirements.length === 0) return { grade: null, reason: null };
  const count = (severity: FindingSeverity): number =>
    openFindings.filter((finding) => finding.severity === severity).length;
  const [high, medium] = [count('HIGH'), count('MEDIUM')];
  const missing = requirements.filter(({ state }) => state === 'MISSING').length;
  const reason = gradeReasons.sentence(gradeReasons.missing(missing), gradeReasons.open(high, medium));
  if (missing + high + medium === 0) return { grade: 'A', reason };
  if (high === 0 && medium <= 2 && missing <= 1) return { grade: 'B', reason };
  return { grade: high <= 1 && missing <= 2 ? 'C' : 'D', reason };
}
