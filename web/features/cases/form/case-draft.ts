import { DRAFT_PREFIX } from '#web/shared/session/session-storage.ts';
import { EMPTY, type CaseValues } from './case-form.rules.ts';

/** Unsaved values of a form, and the version of the case they are based on. */
export interface CaseDraft {
  values: CaseValues;
  base: { version: number; values: CaseValues };
}

const keyOf = (caseId: string | null): string => `${DRAFT_PREFIX}case_${caseId ?? 'new'}`;

const readValues = (found: unknown): CaseValues | null => {
  if (typeof found !== 'object' || found === null) return null;
  const held = found as Record<string, unknown>;
  const isWhole = (Object.keys(EMPTY) as (keyof CaseValues)[]).every(
    (field) => field === 'court' || typeof held[field] === typeof EMPTY[field],
  );
  return isWhole ? (held as unknown as CaseValues) : null;
};

export function readDraft(caseId: string | null): CaseDraft | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(caseId)) ?? 'null') as Record<string, unknown> | null;
    const base = found?.['base'] as { version?: unknown; values?: unknown } | undefined;
    const values = readValues(found?.['values']);
    const before = readValues(base?.values);
    if (!values || !before || typeof base?.version !== 'number') return null;
    return { values, base: { version: base.version, values: before } };
  } catch {
    return null;
  }
}

export function keepDraft(caseId: string | null, draft: CaseDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(caseId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(caseId));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}
