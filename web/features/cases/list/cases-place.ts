import type { CaseFilter, CaseSort, CaseStatus, LegalArea } from '#schema/generated/contract.ts';
import { caseTableText } from '#schema/text/cases-screen.ts';
import { AREAS } from '../areas.ts';
import { STATUSES } from '../case-look.tsx';

export type CasesView = 'stats' | 'table' | 'board';
export type CaseMark = keyof typeof caseTableText.marks;

/** Where somebody is in the section, as the address says it. */
export interface CasesPlace {
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
  /** Which page of the list, and the cursor that it begins after. */
  page: number;
  after: string | null;
}

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const START: CasesPlace = {
  view: 'stats',
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
const VIEWS: readonly CasesView[] = ['stats', 'table', 'board'];
const MARKS = Object.keys(caseTableText.marks) as CaseMark[];
const LONGEST = 200;

const oneOf = <K extends string>(codes: readonly K[], written: string | null, isLower = true): K | null =>
  codes.find((code) => (isLower ? code.toLowerCase() : code) === written?.toLowerCase()) ?? null;

const words = (written: string | null): string => (written ?? '').trim().slice(0, LONGEST);

export function readPlace(params: URLSearchParams): CasesPlace {
  const after = params.get('after');
  const page = Number(params.get('page'));
  return {
    view: oneOf(VIEWS, params.get('show')) ?? 'stats',
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

/** Only what is not the default. */
export function writePlace(place: CasesPlace): Record<string, string> {
  const said: [string, string | null][] = [
    ['show', place.view === 'stats' ? null : place.view],
    ['new', place.isNew ? '1' : null],
    ['q', place.search || null],
    ['status', place.status?.toLowerCase() ?? null],
    ['area', place.area?.toLowerCase() ?? null],
    ['only', place.mark === 'all' ? null : place.mark],
    ['client', place.client],
    ['tag', place.tag],
    ['sort', place.sort === 'UPDATED' ? null : place.sort.toLowerCase()],
    ['size', place.size === START.size ? null : String(place.size)],
    ['page', place.after && place.page > 1 ? String(place.page) : null],
    ['after', place.page > 1 ? place.after : null],
  ];
  return Object.fromEntries(said.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** What the server is asked for. */
export const filterOf = (place: CasesPlace): CaseFilter => ({
  ...(place.search ? { search: place.search } : {}),
  ...(place.status ? { status: place.status } : {}),
  ...(place.area ? { area: place.area } : {}),
  ...(place.client ? { client: place.client } : {}),
  ...(place.tag ? { tag: place.tag } : {}),
  ...(place.mark === 'urgent' ? { isUrgent: true } : {}),
  ...(place.mark === 'forgotten' ? { isForgotten: true } : {}),
  ...(place.mark === 'archived' ? { isArchived: true } : {}),
});

export const hasFilters = (place: CasesPlace): boolean => Object.keys(filterOf(place)).length > 0;
