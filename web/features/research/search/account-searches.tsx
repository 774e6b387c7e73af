import { useEffect, useMemo, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { searchesText as text, saveSearchText } from '#schema/text/search.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed } from '#web/shared/apollo/socket.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import {
  SavedSearchAlertDocument,
  useClearRecentSearchesMutation,
  useDeleteSavedSearchMutation,
  useRecentSearchesQuery,
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useUpdateSavedSearchMutation,
  type RecentSearchFieldsFragment,
  type SavedSearchAlertSubscription,
  type SavedSearchFieldsFragment,
} from './search.generated.ts';
import { readLocal, withRecent, writeLocal, type StoredSearch } from './local-searches.ts';
import { readFilters, wireFilters } from './search-request.ts';
import { SearchesContext, type SavedSearch, type Searches } from './searches.ts';

const recentOf = ({ query, filters, sort, resultCount, searchedAt }: RecentSearchFieldsFragment): StoredSearch => ({
  query,
  filters: readFilters(filters),
  sort,
  resultCount,
  at: searchedAt,
  name: null,
});

const savedOf = (search: SavedSearchFieldsFragment): SavedSearch => ({
  id: search.id,
  name: search.name,
  query: search.query,
  filters: readFilters(search.filters),
  sort: search.sort,
  resultCount: search.resultCount,
  at: search.lastRunAt,
  hasAlert: search.hasAlert,
  newResultCount: search.newResultCount,
});

interface Payload {
  userErrors: readonly { message: string }[];
}

/** The error in Spanish, or `null`. */
async function problemOf(act: Promise<{ data?: unknown }>, field: string, otherwise: string): Promise<string | null> {
  try {
    const { data } = await act;
    const payload = (data as Record<string, Payload> | null | undefined)?.[field];
    if (!payload) return otherwise;
    return payload.userErrors[0]?.message ?? null;
  } catch (error) {
    return readFailure(error).message || otherwise;
  }
}

/** A push about a saved search: shows a toast and reads the list again. */
function useAlerts(refetch: () => void): void {
  const socket = useSocket();
  const client = useApolloClient();
  useEffect(
    () =>
      keepSubscribed<SavedSearchAlertSubscription>(
        socket,
        { query: print(client.cache.transformDocument(SavedSearchAlertDocument)), operationName: 'SavedSearchAlert' },
        ({ savedSearchAlert: { name, newResultCount } }) => {
          showToast({ title: text.alertTitle, message: text.alert(name, newResultCount), tone: 'positive' });
          refetch();
        },
      ),
    [client, refetch, socket],
  );
}

interface AccountSearchesProps {
  owner: string;
  /** The recent searches shown are those made in research. */
  inResearch: boolean;
  children: ReactNode;
}

/** The searches of an account are stored on the server; the browser has a copy. */
export function AccountSearches({ owner, inResearch, children }: AccountSearchesProps) {
  const recents = useRecentSearchesQuery({ variables: { inResearch }, fetchPolicy: 'cache-and-network' });
  const saveds = useSavedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const [saveSearch] = useSaveSearchMutation();
  const [updateSearch] = useUpdateSavedSearchMutation();
  const [deleteSearch] = useDeleteSavedSearchMutation();
  const [clearSearches] = useClearRecentSearchesMutation();
  const { refetch: refetchRecents } = recents;
  const { refetch: refetchSaveds } = saveds;

  const recent = useMemo(() => recents.data?.recentSearches.map(recentOf) ?? null, [recents.data]);
  const saved = useMemo(() => saveds.data?.savedSearches.map(savedOf) ?? null, [saveds.data]);
  useEffect(() => {
    if (recent && !inResearch) writeLocal('recent', owner, recent);
  }, [recent, inResearch, owner]);
  useEffect(() => {
    if (saved) writeLocal('saved', owner, saved);
  }, [saved, owner]);

  const actions = useMemo(() => {
    const reread = (refetch: () => Promise<unknown>) => void refetch().catch(() => undefined);
    const rereadSaved = () => reread(refetchSaveds);
    return {
      rereadSaved,
      note: ({ query, filters, sort }, resultCount) => {
        const at = new Date().toISOString();
        const made = { query, filters, sort, resultCount, at, name: null };
        // The copy in the browser has the searches of every section.
        if (inResearch) writeLocal('recent', owner, withRecent(readLocal('recent', owner), made));
        reread(refetchRecents);
      },
      clearRecent: async () => {
        const problem = await problemOf(clearSearches(), 'clearRecentSearches', text.clearFailed);
        reread(refetchRecents);
        return problem;
      },
      save: async ({ name, request, hasAlert }) => {
        const { query, filters, sort } = request;
        const input = { name: name.trim() || null, query, filters: wireFilters(filters), sort, hasAlert };
        const problem = await problemOf(saveSearch({ variables: { input } }), 'saveSearch', saveSearchText.failed);
        if (!problem) rereadSaved();
        return problem;
      },
      change: async (id, change) => {
        const act = updateSearch({ variables: { input: { id, ...change } } });
        return problemOf(act, 'updateSavedSearch', text.updateFailed);
      },
      remove: async (id) => {
        const act = deleteSearch({ variables: { input: { id } } });
        const problem = await problemOf(act, 'deleteSavedSearch', text.deleteFailed);
        if (!problem) rereadSaved();
        return problem;
      },
    } satisfies Pick<Searches, 'note' | 'clearRecent' | 'save' | 'change' | 'remove'> & { rereadSaved: () => void };
  }, [clearSearches, deleteSearch, inResearch, owner, refetchRecents, refetchSaveds, saveSearch, updateSearch]);
  useAlerts(actions.rereadSaved);

  const value: Searches = {
    hasAlerts: true,
    recent: {
      items: recent,
      failure: recents.error ? readFailure(recents.error) : null,
      retry: () => void refetchRecents().catch(() => undefined),
    },
    saved: {
      items: saved,
      failure: saveds.error ? readFailure(saveds.error) : null,
      retry: actions.rereadSaved,
    },
    ...actions,
  };
  return <SearchesContext value={value}>{children}</SearchesContext>;
}
