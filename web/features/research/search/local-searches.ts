import { quickCategoryOf, readFilters, readSort, type Filters } from './search-request.ts';
import type { SearchSort } from '#schema/generated/contract.ts';

/** A search as stored in the browser. */
export interface StoredSearch {
  query: string;
  filters: Filters;
  sort: SearchSort;
  resultCount: number;
  /** ISO 8601. */
  at: string;
  /** For saved searches only. */
  name: string | null;
}

export const MAX_RECENT = 5;
export const MAX_SAVED = 10;
export const SAVED_SHOWN = 5;

const KEYS = { recent: 'recent_searches', saved: 'saved_searches' } as const;
type List = keyof typeof KEYS;
/** Owner of the lists: another user of the same browser cannot read them. */
const OWNER = 'foja_searches_owner';

const fold = (query: string): string => query.trim().toLowerCase();

function belongsToOther(owner: string): boolean {
  return localStorage.getItem(OWNER) !== owner;
}

function parse(item: unknown): StoredSearch | null {
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

const serialise = ({ query, filters, sort, resultCount, at, name }: StoredSearch) => ({
  query,
  type: quickCategoryOf(filters.kinds) ?? filters.kinds.map((kind) => kind.toLowerCase()).join('.'),
  filters: { ...filters, sort },
  timestamp: at,
  results_count: resultCount,
  ...(name ? { name } : {}),
});

/** The stored searches of `owner`; empty if they belong to somebody else. */
export function readLocal(list: List, owner: string): StoredSearch[] {
  try {
    if (belongsToOther(owner)) return [];
    const items: unknown = JSON.parse(localStorage.getItem(KEYS[list]) ?? '[]');
    return Array.isArray(items) ? items.map(parse).filter((item) => item !== null) : [];
  } catch {
    return [];
  }
}

/** Stores a list, cut to the length of the specification. Lists of another user are removed first. */
export function writeLocal(list: List, owner: string, items: readonly StoredSearch[]): void {
  try {
    if (belongsToOther(owner)) Object.values(KEYS).forEach((key) => localStorage.removeItem(key));
    localStorage.setItem(OWNER, owner);
    const kept = items.slice(0, list === 'recent' ? MAX_RECENT : MAX_SAVED);
    localStorage.setItem(KEYS[list], JSON.stringify(kept.map(serialise)));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The newest first; a repeated query moves to the top. */
export const withRecent = (items: readonly StoredSearch[], search: StoredSearch): StoredSearch[] =>
  [search, ...items.filter(({ query }) => fold(query) !== fold(search.query))].slice(0, MAX_RECENT);
