import type { LegalDocument, StoredAnalysis } from '#db/entities/document.entity.ts';
import { gradeOf } from '../analysis/findings/grade.rules.ts';
import { countFindings, type Decisions } from '../analysis/stored-analysis.rules.ts';

/** The grade of a document. A finding that was accepted is still to be mended: only rejected ones do not count. */
export const gradeOfContent = ({ type, requirements, findings }: StoredAnalysis, decisions: Decisions) =>
  gradeOf(
    type,
    requirements,
    findings.filter(({ id }) => decisions[id]?.decision !== 'REJECTED'),
  );

/** What the row of a document shows of its analysis: lists and figures read nothing else. */
export function showInRow(content: StoredAnalysis, decisions: Decisions) {
  const { type, confidence, findings } = content;
  return { type, confidence, grade: gradeOfContent(content, decisions).grade, ...countFindings(findings, decisions) };
}

type Analyzed = Pick<LegalDocument, 'status'>;

/** What is shown only of a document that has its result. */
export const whenDone = <T>({ status }: Analyzed, value: T | undefined): T | null =>
  status === 'DONE' ? (value ?? null) : null;

export function openFindingsOf(document: Analyzed & Pick<LegalDocument, 'openHigh' | 'openMedium' | 'openLow'>) {
  const [high, medium, low] = [document.openHigh, document.openMedium, document.openLow].map(
    (count) => whenDone(document, count) ?? 0,
  ) as [number, number, number];
  return { total: high + medium + low, high, medium, low };
}
