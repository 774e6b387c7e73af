import { createContext, useContext } from 'react';
import type { Failure } from '#web/shared/apollo/failure.ts';
import type { StoredSearch } from './local-searches.ts';
import type { SearchRequest } from './search-request.ts';

/** A saved search, on the server or in this browser. */
export interface SavedSearch extends StoredSearch {
  id: string;
  name: string;
  hasAlert: boolean;
  newResultCount: number;
}

interface StoredList<T> {
  /** `null` until loaded. */
  items: readonly T[] | null;
  failure: Failure | null;
  retry: () => void;
}

interface NewSavedSearch {
  name: string;
  request: SearchRequest;
  resultCount: number;
  hasAlert: boolean;
}

/** The searches of a user: on the server for an account, in the browser for a visitor. */
export interface Searches {
  /** Alerts need an account. */
  hasAlerts: boolean;
  recent: StoredList<StoredSearch>;
  saved: StoredList<SavedSearch>;
  /** Called after each search. */
  note: (request: SearchRequest, resultCount: number) => void;
  /** Each returns the error in Spanish, or `null`. */
  clearRecent: () => Promise<string | null>;
  save: (search: NewSavedSearch) => Promise<string | null>;
  change: (id: string, change: { hasAlert?: boolean; seen?: boolean }) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
}

export const SearchesContext = createContext<Searches | null>(null);

export function useSearches(): Searches {
  const searches = useContext(SearchesContext);
  if (!searches) throw new Error('useSearches needs a SearchesProvider above it');
  return searches;
}

/** A stored search as a request for its first page. */
export const requestOf = ({ query, filters, sort }: StoredSearch): SearchRequest => ({ query, filters, sort, page: 1 });
