import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigationType } from 'react-router';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { SearchDocument, type SearchQuery } from './search.generated.ts';
import { FIRST_MAX, PAGE_SIZE, requestKey, wireFilters, type SearchRequest } from './search-request.ts';

type Reply = SearchQuery['search'];
export type Result = Reply['nodes'][number];
export type Facets = Reply['facets'];

/** The results loaded so far. */
export type Found = Pick<Reply, 'totalCount' | 'topics' | 'facets' | 'didYouMean' | 'searchedInstead' | 'notice'> & {
  nodes: readonly Result[];
  /** Cursor of the next page; `null` if there is none. */
  after: string | null;
};

export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The latest results, and the search they belong to. */
  found: Found | null;
  foundFor: SearchRequest | null;
  /** `found` belongs to another search than the one in the URL. */
  isOld: boolean;
  failure: Failure | null;
  retry: () => void;
}

/** The query that the results answer. */
export const answeredQuery = (found: Found | null, typed: string): string => found?.searchedInstead ?? typed;

const MAX_CACHED_SEARCHES = 12;
// A result depends on its search (passage, relevance), so it cannot be in the normalised cache of Apollo.
const cachedResults = new WeakMap<ApolloClient, Map<string, Found>>();

function cacheOf(client: ApolloClient): Map<string, Found> {
  const known = cachedResults.get(client) ?? new Map<string, Found>();
  cachedResults.set(client, known);
  return known;
}

function cacheResult(client: ApolloClient, key: string, found: Found): void {
  const known = cacheOf(client);
  known.delete(key);
  known.set(key, found);
  if (known.size > MAX_CACHED_SEARCHES) known.delete(known.keys().next().value ?? '');
}

const isEnough = (found: Found, wanted: number): boolean => found.nodes.length >= wanted || found.after === null;

function join(before: Found | undefined, reply: Reply): Found {
  const seen = new Set(before?.nodes.map(({ id }) => id));
  const { nodes, pageInfo, ...rest } = reply;
  const added = nodes.filter(({ id }) => !seen.has(id) && seen.add(id));
  return {
    // Values of the whole search come with its first page.
    ...(before ?? rest),
    nodes: [...(before?.nodes ?? []), ...added],
    after: pageInfo.hasNextPage && nodes.length > 0 ? (pageInfo.endCursor ?? null) : null,
  };
}

/** A reply without data and without a reason. */
class NoReply extends Error {}

const failureOf = (error: unknown): Failure =>
  error instanceof NoReply ? { code: 'INTERNAL', message: '', requestId: null } : readFailure(error);

async function load(
  client: ApolloClient,
  request: SearchRequest,
  before: Found | undefined,
  wanted: number,
): Promise<Found> {
  let found = before;
  for (;;) {
    if (found && isEnough(found, wanted)) return found;
    const { data } = await client.query({
      query: SearchDocument,
      variables: {
        query: request.query,
        filters: wireFilters(request.filters),
        sort: request.sort,
        first: Math.min(FIRST_MAX, wanted - (found?.nodes.length ?? 0)),
        after: found?.after ?? null,
      },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new NoReply();
    found = join(found, data.search);
  }
}

interface Held {
  status: SearchState['status'];
  key: string | null;
  found: Found | null;
  foundFor: SearchRequest | null;
  failure: Failure | null;
}

const NOTHING: Held = { status: 'idle', key: null, found: null, foundFor: null, failure: null };

/**
 * Runs the search of the URL. Results that were loaded before are shown at once. If the server fails, the previous
 * results stay, with `isOld`. `onFound` is called once for each executed search.
 */
export function useSearch(
  request: SearchRequest,
  onFound: (request: SearchRequest, count: number) => void,
): SearchState {
  const client = useApolloClient();
  const [state, setState] = useState<Held>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const key = requestKey(request);
  const isAsked = request.query !== '';
  const wanted = request.page * PAGE_SIZE;
  const isBack = useNavigationType() === 'POP';
  const latest = useRef({ request, onFound, isBack });
  latest.current = { request, onFound, isBack };

  useEffect(() => {
    if (!isAsked) {
      setState(NOTHING);
      return;
    }
    const asked = latest.current.request;
    const known = cacheOf(client).get(key);
    const show = (found: Found) => setState({ status: 'ready', key, found, foundFor: asked, failure: null });
    if (known && isEnough(known, wanted)) {
      show(known);
      // A search that is repeated is recent again, so the server hears of it; going back repeats nothing.
      if (latest.current.isBack) return;
      load(client, asked, undefined, 1).then(
        ({ totalCount }) => latest.current.onFound(asked, totalCount),
        () => undefined,
      );
      return;
    }
    let isWanted = true;
    setState((before) => ({ ...before, status: 'loading', failure: null }));
    load(client, asked, known, wanted).then(
      (found) => {
        cacheResult(client, key, found);
        if (!isWanted) return;
        show(found);
        if (!known) latest.current.onFound(asked, found.totalCount);
      },
      (error: unknown) => {
        if (isWanted) setState((before) => ({ ...before, status: 'failed', failure: failureOf(error) }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, key, wanted, isAsked, attempt]);

  // After a change of the URL and before the effect above, the state still belongs to the previous search.
  const isBehind = isAsked && state.key !== key && state.status !== 'failed';
  return {
    status: isBehind ? 'loading' : state.status,
    found: state.found,
    foundFor: state.foundFor,
    isOld: state.found !== null && state.key !== key,
    failure: state.failure,
    retry: () => setAttempt((count) => count + 1),
  };
}
