export const CASE_PARTS = ['summary', 'notes', 'timeline', 'links', 'people'] as const;
export type CasePart = (typeof CASE_PARTS)[number];

/** Where somebody is on the page of a case, as the address says it. */
export interface CasePlace {
  part: CasePart;
  isEditing: boolean;
}

export const readCasePlace = (params: URLSearchParams): CasePlace => ({
  part: CASE_PARTS.find((part) => part === params.get('part')) ?? 'summary',
  isEditing: params.get('edit') === '1',
});

/** The query of a part of the page. */
export const partQuery = (part: CasePart): string => (part === 'summary' ? '' : `?part=${part}`);
