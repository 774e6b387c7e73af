import { useState, type ReactNode } from 'react';
import { savedSearchText } from '#schema/text/research.ts';
import { readLocal, SAVED_KEPT, withRecent, writeLocal, type KeptSearch } from './local-searches.ts';
import { SearchesContext, type SavedSearch, type Searches } from './searches.ts';

const OWNER = 'demo';
const NAME_MAX = 80;

const savedOf = (search: KeptSearch): SavedSearch => ({
  ...search,
  // What a browser keeps has no id: when and as what it was kept tell it apart.
  id: `${search.at} ${search.name ?? search.query}`,
  name: search.name ?? search.query,
  hasAlert: false,
  newResultCount: 0,
});

const known = <T,>(items: readonly T[]) => ({ items, failure: null, retry: () => undefined });

/** Searches of whoever has no account stay in this browser. */
export function VisitorSearches({ children }: { children: ReactNode }) {
  const [recent, setRecent] = useState(() => readLocal('recent', OWNER));
  const [saved, setSaved] = useState(() => readLocal('saved', OWNER).map(savedOf));
  const keepRecent = (items: KeptSearch[]) => {
    writeLocal('recent', OWNER, items);
    setRecent(items);
  };
  const keepSaved = (items: SavedSearch[]) => {
    writeLocal('saved', OWNER, items);
    setSaved(items);
  };
  const now = () => new Date().toISOString();

  const value: Searches = {
    hasAlerts: false,
    recent: known(recent),
    saved: known(saved),
    note: ({ query, filters, sort }, resultCount) =>
      keepRecent(withRecent(recent, { query, filters, sort, resultCount, at: now(), name: null })),
    clearRecent: async () => {
      keepRecent([]);
      return null;
    },
    save: async ({ name, request: { query, filters, sort }, resultCount }) => {
      const title = name.trim() || query;
      if (title.length > NAME_MAX) return savedSearchText.nameTooLong;
      if (saved.length >= SAVED_KEPT) return savedSearchText.tooMany(SAVED_KEPT);
      keepSaved([savedOf({ query, filters, sort, resultCount, at: now(), name: title }), ...saved]);
      return null;
    },
    change: async () => null,
    remove: async (id) => {
      keepSaved(saved.filter((search) => search.id !== id));
      return null;
    },
  };
  return <SearchesContext value={value}>{children}</SearchesContext>;
}
