import type {
  Court,
  DocumentKind,
  Jurisdiction,
  LegalArea,
  ResearchCategory,
  SearchDateRange,
  SearchFilters as WireFilters,
  SearchSort,
} from '#schema/generated/contract.ts';
import {
  areaLabel,
  courtLabel,
  dateRangeLabel,
  jurisdictionLabel,
  kindLabel,
  researchCategoryLabel,
  sortLabel,
} from '#schema/text/search.ts';

/** The filters of a search; `null` and an empty list do not filter. */
export interface Filters {
  area: LegalArea | null;
  kinds: DocumentKind[];
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  dateRange: SearchDateRange | null;
  statute: string | null;
  category: ResearchCategory | null;
}

/** A search as stored in the URL. */
export interface SearchRequest {
  query: string;
  filters: Filters;
  sort: SearchSort;
  /** Number of pages shown, from 1. */
  page: number;
}

export const PAGE_SIZE = 10;
/** The limit of the server for one request. */
export const FIRST_MAX = 50;
export const QUERY_MAX = 1_000;
const PAGE_MAX = 100;

export const NO_FILTERS: Filters = {
  area: null,
  kinds: [],
  jurisdiction: null,
  court: null,
  dateRange: null,
  statute: null,
  category: null,
};

export type QuickCategory = 'todos' | 'jurisprudencia' | 'codigos' | 'leyes' | 'precedentes';

/** The kinds of each quick category. */
export const QUICK_KINDS: Record<QuickCategory, readonly DocumentKind[]> = {
  todos: [],
  jurisprudencia: ['JURISPRUDENCE', 'ISOLATED_THESIS'],
  codigos: ['CODE'],
  leyes: ['ACT', 'REGULATION', 'DECREE', 'GENERAL_AGREEMENT', 'OFFICIAL_STANDARD', 'TREATY'],
  precedentes: ['RULING'],
};
export const QUICK_CATEGORIES = Object.keys(QUICK_KINDS) as QuickCategory[];

/** The quick category with exactly these kinds. */
export const quickCategoryOf = (kinds: readonly DocumentKind[]): QuickCategory | null =>
  QUICK_CATEGORIES.find((id) => {
    const meant = QUICK_KINDS[id];
    return meant.length === kinds.length && meant.every((kind) => kinds.includes(kind));
  }) ?? null;

const keysOf = <K extends string>(labels: Record<K, string>): readonly K[] => Object.keys(labels) as K[];
export const AREAS = keysOf(areaLabel);
export const KINDS = keysOf(kindLabel);
export const JURISDICTIONS = keysOf(jurisdictionLabel);
export const COURTS = keysOf(courtLabel);
export const DATE_RANGES = keysOf(dateRangeLabel);
export const SORTS = keysOf(sortLabel);
export const RESEARCH_CATEGORIES = keysOf(researchCategoryLabel);

/** Codes are lower case in the URL; unknown ones are ignored. */
const read = <K extends string>(known: readonly K[], value: string | null): K | null =>
  known.find((code) => code === value?.toUpperCase()) ?? null;
const write = (code: string): string => code.toLowerCase();

const BETWEEN = '.';

/** Reads a search from a URL. */
export function readRequest(params: URLSearchParams): SearchRequest {
  const page = Number(params.get('page'));
  const statute = params.get('law')?.trim();
  const kinds = (params.get('kinds') ?? '').split(BETWEEN);
  return {
    query: (params.get('q') ?? '').trim().slice(0, QUERY_MAX),
    filters: {
      area: read(AREAS, params.get('area')),
      kinds: KINDS.filter((kind) => kinds.includes(write(kind))),
      jurisdiction: read(JURISDICTIONS, params.get('jurisdiction')),
      court: read(COURTS, params.get('court')),
      dateRange: read(DATE_RANGES, params.get('date')),
      statute: statute && /^[\w-]{1,40}$/.test(statute) ? statute : null,
      category: read(RESEARCH_CATEGORIES, params.get('category')),
    },
    sort: read(SORTS, params.get('sort')) ?? 'RELEVANCE',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, PAGE_MAX) : 1,
  };
}

/** Writes a search into a URL: only values other than the default. */
export function writeRequest({ query, filters, sort, page }: SearchRequest): Record<string, string> {
  const entries: [string, string | null][] = [
    ['q', query],
    ['area', filters.area && write(filters.area)],
    ['kinds', filters.kinds.map(write).join(BETWEEN)],
    ['jurisdiction', filters.jurisdiction && write(filters.jurisdiction)],
    ['court', filters.court && write(filters.court)],
    ['date', filters.dateRange && write(filters.dateRange)],
    ['law', filters.statute],
    ['category', filters.category && write(filters.category)],
    ['sort', sort === 'RELEVANCE' ? null : write(sort)],
    ['page', page > 1 ? String(page) : null],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Key of a search; the same for any number of shown pages. */
export const requestKey = (request: SearchRequest): string =>
  new URLSearchParams(writeRequest({ ...request, page: 1 })).toString();

/** Only active filters are sent to the server. */
export function wireFilters(filters: Filters): WireFilters | null {
  const { kinds, ...others } = filters;
  const set = Object.entries({ ...others, kinds: kinds.length > 0 ? kinds : null }).filter(([, value]) => value);
  return set.length > 0 ? (Object.fromEntries(set) as WireFilters) : null;
}

/** Validates filters from the server or from storage. */
export function readFilters(value: unknown): Filters {
  const loose = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const code = <K extends string>(known: readonly K[], name: string) =>
    read(known, typeof loose[name] === 'string' ? loose[name] : null);
  const kinds: unknown[] = Array.isArray(loose['kinds']) ? loose['kinds'] : [];
  return {
    area: code(AREAS, 'area'),
    kinds: KINDS.filter((kind) => kinds.includes(kind)),
    jurisdiction: code(JURISDICTIONS, 'jurisdiction'),
    court: code(COURTS, 'court'),
    dateRange: code(DATE_RANGES, 'dateRange'),
    statute: typeof loose['statute'] === 'string' && loose['statute'] ? loose['statute'] : null,
    category: code(RESEARCH_CATEGORIES, 'category'),
  };
}

export const readSort = (value: unknown): SearchSort =>
  read(SORTS, typeof value === 'string' ? value : null) ?? 'RELEVANCE';
