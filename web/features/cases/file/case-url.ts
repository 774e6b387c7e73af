const CASE_TABS = ['summary', 'chat', 'documents', 'agenda', 'hours', 'timeline', 'notes', 'links', 'people'] as const;
export type CaseTab = (typeof CASE_TABS)[number];

/** State of the page of a case in the URL. */
export interface CaseUrlState {
  tab: CaseTab;
  isEditing: boolean;
}

export const readCaseUrl = (params: URLSearchParams): CaseUrlState => ({
  tab: CASE_TABS.find((part) => part === params.get('part')) ?? 'summary',
  isEditing: params.get('edit') === '1',
});

/** The query for a part of the page. */
export const tabQuery = (part: CaseTab): string => (part === 'summary' ? '' : `?part=${part}`);
