import { createContext, useContext } from 'react';
import type { Failure } from '#web/shared/apollo/failure.ts';
import type { KeptSearch } from './local-searches.ts';
import type { SearchRequest } from './search-request.ts';

/** A saved search, on the server or in this browser. */
export interface SavedSearch extends KeptSearch {
  id: string;
  name: string;
  hasAlert: boolean;
  newResultCount: number;
}

export interface Listed<T> {
  /** `null` until they are known. */
  items: readonly T[] | null;
  failure: Failure | null;
  retry: () => void;
}

export interface NewSavedSearch {
  name: string;
  request: SearchRequest;
  resultCount: number;
  hasAlert: boolean;
}

/** The searches of a person: of an account on the server, of a visitor in the browser. */
export interface Searches {
  /** Alerts need somebody to tell. */
  hasAlerts: boolean;
  recent: Listed<KeptSearch>;
  saved: Listed<SavedSearch>;
  /** A search was made. */
  note: (request: SearchRequest, resultCount: number) => void;
  /** Each answers with what went wrong, in Spanish, or `null`. */
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

/** A kept search as a request: from its beginning. */
export const requestOf = ({ query, filters, sort }: KeptSearch): SearchRequest => ({ query, filters, sort, page: 1 });
