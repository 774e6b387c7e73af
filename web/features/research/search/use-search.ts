import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { SearchDocument, type SearchQuery } from './search.generated.ts';
import { FIRST_MAX, PAGE_SIZE, requestKey, wireFilters, type SearchRequest } from './search-request.ts';

type Reply = SearchQuery['search'];
export type Result = Reply['nodes'][number];
export type Facets = Reply['facets'];

/** Results as far as they were asked for. */
export type Found = Pick<Reply, 'totalCount' | 'topics' | 'facets' | 'didYouMean' | 'searchedInstead' | 'notice'> & {
  nodes: readonly Result[];
  /** Where the next page begins; `null` when there is none. */
  after: string | null;
};

export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last results that arrived, and what they answer. */
  found: Found | null;
  foundFor: SearchRequest | null;
  /** `found` answers another search than the one in the address. */
  isOld: boolean;
  failure: Failure | null;
  retry: () => void;
}

/** The query that the results answer. */
export const answeredQuery = (found: Found | null, typed: string): string => found?.searchedInstead ?? typed;

const HELD_SEARCHES = 12;
// A result belongs to its search (passage, relevance), so Apollo's cache of objects is no place for it.
const held = new WeakMap<ApolloClient, Map<string, Found>>();

function heldBy(client: ApolloClient): Map<string, Found> {
  const known = held.get(client) ?? new Map<string, Found>();
  held.set(client, known);
  return known;
}

function hold(client: ApolloClient, key: string, found: Found): void {
  const known = heldBy(client);
  known.delete(key);
  known.set(key, found);
  if (known.size > HELD_SEARCHES) known.delete(known.keys().next().value ?? '');
}

const isEnough = (found: Found, wanted: number): boolean => found.nodes.length >= wanted || found.after === null;

function join(before: Found | undefined, reply: Reply): Found {
  const seen = new Set(before?.nodes.map(({ id }) => id));
  const { nodes, pageInfo, ...rest } = reply;
  const added = nodes.filter(({ id }) => !seen.has(id) && seen.add(id));
  return {
    // What is said of the whole search was said with its first page.
    ...(before ?? rest),
    nodes: [...(before?.nodes ?? []), ...added],
    after: pageInfo.hasNextPage && nodes.length > 0 ? (pageInfo.endCursor ?? null) : null,
  };
}

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
    if (!data) throw new Error('a reply without data');
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
 * Runs the search of the address. Results that this page has had before are there at once; when the server fails, those of
 * the search before stay and are told apart by `isOld`. `onFound` is called once for each search that was really made.
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
  const latest = useRef({ request, onFound });
  latest.current = { request, onFound };

  useEffect(() => {
    if (!isAsked) {
      setState(NOTHING);
      return;
    }
    const asked = latest.current.request;
    const known = heldBy(client).get(key);
    const show = (found: Found) => setState({ status: 'ready', key, found, foundFor: asked, failure: null });
    if (known && isEnough(known, wanted)) {
      show(known);
      return;
    }
    let isWanted = true;
    setState((before) => ({ ...before, status: 'loading', failure: null }));
    load(client, asked, known, wanted).then(
      (found) => {
        hold(client, key, found);
        if (!isWanted) return;
        show(found);
        if (!known) latest.current.onFound(asked, found.totalCount);
      },
      (error: unknown) => {
        if (isWanted) setState((before) => ({ ...before, status: 'failed', failure: readFailure(error) }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, key, wanted, isAsked, attempt]);

  // Between a change of the address and the effect above, the state still speaks of the search before.
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
