import type { CaseFilter, CaseSort, CaseStatus, LegalArea } from '#schema/generated/contract.ts';
import { caseTableText } from '#schema/text/cases-screen.ts';
import { AREAS } from '../areas.ts';
import { STATUSES } from '../case-styles.tsx';

export type CasesView = 'stats' | 'table' | 'board';
export type CaseMark = keyof typeof caseTableText.marks;

/** State of the section in the URL. */
export interface CasesUrlState {
  view: CasesView;
  isNew: boolean;
  search: string;
  status: CaseStatus | null;
  area: LegalArea | null;
  mark: CaseMark;
  client: string | null;
  tag: string | null;
  sort: CaseSort;
  /** Rows of a page. */
  size: PageSize;
  /** Number of the page, and the cursor it starts after. */
  page: number;
  after: string | null;
}

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const START: CasesUrlState = {
  view: 'table',
  isNew: false,
  search: '',
  status: null,
  area: null,
  mark: 'all',
  client: null,
  tag: null,
  sort: 'UPDATED',
  size: PAGE_SIZES[0],
  page: 1,
  after: null,
};

export const SORTS = Object.keys(caseTableText.sorts) as CaseSort[];
export const VIEWS: readonly CasesView[] = ['table', 'board', 'stats'];
const MARKS = Object.keys(caseTableText.marks) as CaseMark[];
const MAX_LENGTH = 200;

const oneOf = <K extends string>(codes: readonly K[], written: string | null, isLower = true): K | null =>
  codes.find((code) => (isLower ? code.toLowerCase() : code) === written?.toLowerCase()) ?? null;

const words = (written: string | null): string => (written ?? '').trim().slice(0, MAX_LENGTH);

export function readCasesUrl(params: URLSearchParams): CasesUrlState {
  const after = params.get('after');
  const page = Number(params.get('page'));
  return {
    view: oneOf(VIEWS, params.get('show')) ?? START.view,
    isNew: params.get('new') === '1',
    search: words(params.get('q')),
    status: oneOf(STATUSES, params.get('status')),
    area: oneOf(AREAS, params.get('area')),
    mark: oneOf(MARKS, params.get('only')) ?? 'all',
    client: words(params.get('client')) || null,
    tag: words(params.get('tag')) || null,
    sort: oneOf(SORTS, params.get('sort')) ?? 'UPDATED',
    size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? START.size,
    page: after && Number.isInteger(page) && page > 1 ? page : 1,
    after: after || null,
  };
}

/** Only values other than the default. */
export function writeCasesUrl(urlState: CasesUrlState): Record<string, string> {
  const entries: [string, string | null][] = [
    ['show', urlState.view === START.view ? null : urlState.view],
    ['new', urlState.isNew ? '1' : null],
    ['q', urlState.search || null],
    ['status', urlState.status?.toLowerCase() ?? null],
    ['area', urlState.area?.toLowerCase() ?? null],
    ['only', urlState.mark === 'all' ? null : urlState.mark],
    ['client', urlState.client],
    ['tag', urlState.tag],
    ['sort', urlState.sort === 'UPDATED' ? null : urlState.sort.toLowerCase()],
    ['size', urlState.size === START.size ? null : String(urlState.size)],
    ['page', urlState.after && urlState.page > 1 ? String(urlState.page) : null],
    ['after', urlState.page > 1 ? urlState.after : null],
  ];
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** The filter for the server. */
export const filterOf = (urlState: CasesUrlState): CaseFilter => ({
  ...(urlState.search ? { search: urlState.search } : {}),
  ...(urlState.status ? { status: urlState.status } : {}),
  ...(urlState.area ? { area: urlState.area } : {}),
  ...(urlState.client ? { client: urlState.client } : {}),
  ...(urlState.tag ? { tag: urlState.tag } : {}),
  ...(urlState.mark === 'urgent' ? { isUrgent: true } : {}),
  ...(urlState.mark === 'forgotten' ? { isForgotten: true } : {}),
  ...(urlState.mark === 'archived' ? { isArchived: true } : {}),
});

export const hasFilters = (urlState: CasesUrlState): boolean => Object.keys(filterOf(urlState)).length > 0;
