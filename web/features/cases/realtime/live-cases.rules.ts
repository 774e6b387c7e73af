import type { CaseStatus } from '#schema/generated/contract.ts';

export type CaseFilterName = CaseStatus | 'ALL';

/** In the order of the specification. */
export const FILTERS = ['ALL', 'ACTIVE', 'PENDING', 'COMPLETED'] as const satisfies CaseFilterName[];
export const STATUSES = ['PENDING', 'ACTIVE', 'COMPLETED'] as const satisfies CaseStatus[];

/** Length of the specification. */
const PREVIEW_LENGTH = 100;

/** The beginning of a description in one line, with an ellipsis if it was cut. */
export function previewOf(description: string): string {
  const letters = [...description.replace(/\s+/g, ' ').trim()];
  return letters.length <= PREVIEW_LENGTH
    ? letters.join('')
    : `${letters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
}

export function countsOf(cases: readonly { status: CaseStatus }[]): Record<CaseFilterName, number> {
  const counts = { ALL: cases.length, ACTIVE: 0, PENDING: 0, COMPLETED: 0 };
  cases.forEach(({ status }) => counts[status]++);
  return counts;
}

/** The filter of the URL (`?status=active`); anything else is all. */
export const readFilter = (value: string | null): CaseFilterName =>
  FILTERS.find((name) => name.toLowerCase() === value) ?? 'ALL';

/** New cases first; the others keep their order. */
export function keepOrder(known: readonly string[], present: readonly string[]): string[] {
  const here = new Set(present);
  const held = new Set(known);
  return [...present.filter((id) => !held.has(id)), ...known.filter((id) => here.has(id))];
}
