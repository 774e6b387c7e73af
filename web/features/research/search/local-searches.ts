import { quickCategoryOf, readFilters, readSort, type Filters } from './search-request.ts';
import type { SearchSort } from '#schema/generated/contract.ts';

/** A search as a browser keeps it. */
export interface KeptSearch {
  query: string;
  filters: Filters;
  sort: SearchSort;
  resultCount: number;
  /** ISO 8601. */
  at: string;
  /** Only of saved ones. */
  name: string | null;
}

export const RECENT_KEPT = 5;
export const SAVED_KEPT = 10;
export const SAVED_SHOWN = 5;

const KEYS = { recent: 'recent_searches', saved: 'saved_searches' } as const;
type List = keyof typeof KEYS;
/** Whose lists these are: nobody reads what another person of the same browser searched. */
const OWNER = 'foja_searches_owner';

const fold = (query: string): string => query.trim().toLowerCase();

function isAnothers(owner: string): boolean {
  return localStorage.getItem(OWNER) !== owner;
}

function parse(item: unknown): KeptSearch | null {
  if (typeof item !== 'object' || item === null) return null;
  const { query, filters, timestamp, results_count: count, name } = item as Record<string, unknown>;
  if (typeof query !== 'string' || query.trim() === '') return null;
  const sort = typeof filters === 'object' && filters !== null && 'sort' in filters ? filters.sort : null;
  return {
    query,
    filters: readFilters(filters),
    sort: readSort(sort),
    resultCount: typeof count === 'number' ? count : 0,
    at: typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp)) ? timestamp : new Date(0).toISOString(),
    name: typeof name === 'string' && name ? name : null,
  };
}

const serialise = ({ query, filters, sort, resultCount, at, name }: KeptSearch) => ({
  query,
  type: quickCategoryOf(filters.kinds) ?? filters.kinds.map((kind) => kind.toLowerCase()).join('.'),
  filters: { ...filters, sort },
  timestamp: at,
  results_count: resultCount,
  ...(name ? { name } : {}),
});

/** What this browser holds for `owner`; nothing when it holds somebody else's. */
export function readLocal(list: List, owner: string): KeptSearch[] {
  try {
    if (isAnothers(owner)) return [];
    const items: unknown = JSON.parse(localStorage.getItem(KEYS[list]) ?? '[]');
    return Array.isArray(items) ? items.map(parse).filter((item) => item !== null) : [];
  } catch {
    return [];
  }
}

/** Keeps a list, shortened to what the specification keeps. Another person's lists go away first. */
export function writeLocal(list: List, owner: string, items: readonly KeptSearch[]): void {
  try {
    if (isAnothers(owner)) Object.values(KEYS).forEach((key) => localStorage.removeItem(key));
    localStorage.setItem(OWNER, owner);
    const kept = items.slice(0, list === 'recent' ? RECENT_KEPT : SAVED_KEPT);
    localStorage.setItem(KEYS[list], JSON.stringify(kept.map(serialise)));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The newest on top; the same query is not repeated, it moves up. */
export const withRecent = (items: readonly KeptSearch[], search: KeptSearch): KeptSearch[] =>
  [search, ...items.filter(({ query }) => fold(query) !== fold(search.query))].slice(0, RECENT_KEPT);
