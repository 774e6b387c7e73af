import { useEffect, useState } from 'react';
import { postGraphql } from '#web/shared/session/account-requests.ts';
import { session } from '#web/shared/session/session.ts';
import type { ClauseResultFragment, ClauseSearchQuery } from './clause-search.generated.ts';
import searchText from './clause-search.graphql?raw';

/** The specification lets the search be seen for this long at least. */
const SEARCH_PHASE_MS = 2500;

export interface ClauseResults {
  laws: readonly ClauseResultFragment[];
  precedents: readonly ClauseResultFragment[];
  topics: readonly ClauseResultFragment[];
}

/** `failed`: the server refused or did not answer. */
type Outcome = ClauseResults | 'failed';

async function search(query: string): Promise<Outcome> {
  try {
    const { data } = await postGraphql(searchText, session.accessToken(), { variables: { query } });
    const reply = data as ClauseSearchQuery | null | undefined;
    if (!reply) return 'failed';
    const precedents = reply.precedents.nodes;
    const apart = new Set(precedents.map(({ id }) => id));
    return { laws: reply.found.nodes.filter(({ id }) => !apart.has(id)), precedents, topics: reply.found.topics };
  } catch {
    return 'failed';
  }
}

/** What the stock holds on a clause; `null` while it is searched. A failure does not wait for the end of the phase. */
export function useClauseResults(query: string): { outcome: Outcome | null; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setOutcome(null);
    const phase = new Promise<void>((resolve) => setTimeout(resolve, SEARCH_PHASE_MS));
    void search(query).then(async (found) => {
      if (found !== 'failed') await phase;
      if (isWanted) setOutcome(found);
    });
    return () => {
      isWanted = false;
    };
  }, [query, attempt]);
  return { outcome, retry: () => setAttempt((count) => count + 1) };
}
