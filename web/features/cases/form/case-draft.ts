import { readFormDraft } from '#web/shared/session/drafts.ts';
import { writeFormDraft } from '#web/shared/session/form-drafts.ts';
import { EMPTY, type CaseValues } from './case-form.rules.ts';

/** Unsaved values of a form, and the version of the case they are based on. */
export interface CaseDraft {
  values: CaseValues;
  base: { version: number; values: CaseValues };
}

const nameOf = (caseId: string | null): string => `case_${caseId ?? 'new'}`;

const readValues = (found: unknown): CaseValues | null => {
  if (typeof found !== 'object' || found === null) return null;
  const held = found as Record<string, unknown>;
  const isWhole = (Object.keys(EMPTY) as (keyof CaseValues)[]).every(
    (field) => field === 'court' || typeof held[field] === typeof EMPTY[field],
  );
  return isWhole ? (held as unknown as CaseValues) : null;
};

export function readDraft(caseId: string | null): CaseDraft | null {
  const found = readFormDraft(nameOf(caseId)) as Record<string, unknown> | null;
  const base = found?.['base'] as { version?: unknown; values?: unknown } | undefined;
  const values = readValues(found?.['values']);
  const before = readValues(base?.values);
  if (!values || !before || typeof base?.version !== 'number') return null;
  return { values, base: { version: base.version, values: before } };
}

export const keepDraft = (caseId: string | null, draft: CaseDraft | null): void =>
  writeFormDraft(nameOf(caseId), draft);
