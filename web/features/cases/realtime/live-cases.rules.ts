import type { CaseStatus } from '#schema/generated/contract.ts';

export type CaseFilterName = CaseStatus | 'ALL';

/** In the order of the specification. */
export const FILTERS = ['ALL', 'ACTIVE', 'PENDING', 'COMPLETED'] as const satisfies CaseFilterName[];
export const STATUSES = ['PENDING', 'ACTIVE', 'COMPLETED'] as const satisfies CaseStatus[];

/** Length of the specification. */
export const PREVIEW_LENGTH = 100;

/** The beginning of a description in one line; what was cut off is told by an ellipsis. */
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

/** What an address asks for (`?status=active`); anything else is all. */
export const readFilter = (value: string | null): CaseFilterName =>
  FILTERS.find((name) => name.toLowerCase() === value) ?? 'ALL';

/** New ones first, in the order they were known; those that are gone leave their place. */
export function keepOrder(known: readonly string[], present: readonly string[]): string[] {
  const here = new Set(present);
  const held = new Set(known);
  return [...present.filter((id) => !held.has(id)), ...known.filter((id) => here.has(id))];
}
