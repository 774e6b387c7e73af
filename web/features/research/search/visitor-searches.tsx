import { useState, type ReactNode } from 'react';
import { savedSearchText } from '#schema/text/research.ts';
import { readLocal, MAX_SAVED, withRecent, writeLocal, type StoredSearch } from './local-searches.ts';
import { SearchesContext, type SavedSearch, type Searches } from './searches.ts';

const OWNER = 'demo';
const NAME_MAX = 80;

const savedOf = (search: StoredSearch): SavedSearch => ({
  ...search,
  // Searches in the browser have no id: time and name identify them.
  id: `${search.at} ${search.name ?? search.query}`,
  name: search.name ?? search.query,
  hasAlert: false,
  newResultCount: 0,
});

const known = <T,>(items: readonly T[]) => ({ items, failure: null, retry: () => undefined });

/** The searches of a visitor are stored in this browser. */
export function VisitorSearches({ children }: { children: ReactNode }) {
  const [recent, setRecent] = useState(() => readLocal('recent', OWNER));
  const [saved, setSaved] = useState(() => readLocal('saved', OWNER).map(savedOf));
  const storeRecent = (items: StoredSearch[]) => {
    writeLocal('recent', OWNER, items);
    setRecent(items);
  };
  const storeSaved = (items: SavedSearch[]) => {
    writeLocal('saved', OWNER, items);
    setSaved(items);
  };
  const now = () => new Date().toISOString();

  const value: Searches = {
    hasAlerts: false,
    recent: known(recent),
    saved: known(saved),
    note: ({ query, filters, sort }, resultCount) =>
      storeRecent(withRecent(recent, { query, filters, sort, resultCount, at: now(), name: null })),
    clearRecent: async () => {
      storeRecent([]);
      return null;
    },
    save: async ({ name, request: { query, filters, sort }, resultCount }) => {
      const title = name.trim() || query;
      if (title.length > NAME_MAX) return savedSearchText.nameTooLong;
      if (saved.length >= MAX_SAVED) return savedSearchText.tooMany(MAX_SAVED);
      storeSaved([savedOf({ query, filters, sort, resultCount, at: now(), name: title }), ...saved]);
      return null;
    },
    change: async () => null,
    remove: async (id) => {
      storeSaved(saved.filter((search) => search.id !== id));
      return null;
    },
  };
  return <SearchesContext value={value}>{children}</SearchesContext>;
}
