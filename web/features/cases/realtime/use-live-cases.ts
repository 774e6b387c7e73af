import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';
import { LiveCaseFieldsFragmentDoc } from './live-case-events.generated.ts';
import { LiveCasesDocument, type LiveCasesQuery } from './realtime.generated.ts';
import { writeIfNewer, type LiveCase } from './live-case-cache.ts';
import { keepOrder } from './live-cases.rules.ts';

const PAGE = 100;
/** Changes that arrive within this time cause one read. */
const BATCH_MS = 150;

async function loadIds(client: ApolloClient): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data }: { data?: LiveCasesQuery } = await client.query({
      query: LiveCasesDocument,
      variables: { first: PAGE, after },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('a reply without data');
    data.cases.nodes.forEach((legalCase) => {
      // A push that arrived meanwhile is newer than this page.
      writeIfNewer(client, legalCase);
      ids.push(legalCase.id);
    });
    after = data.cases.pageInfo.hasNextPage ? (data.cases.pageInfo.endCursor ?? null) : null;
    if (after === null) return [...new Set(ids)];
  }
}

export interface LiveCases {
  /** `null` until the first load. */
  cases: readonly LiveCase[] | null;
  isRefreshing: boolean;
  failure: Failure | null;
  /** Reads the list again, sorted by the latest change. Returns whether it succeeded. */
  refresh: () => Promise<boolean>;
}

/** Every case of the user, updated by the pushes of the socket. */
export function useLiveCases(): LiveCases {
  const client = useApolloClient();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const isOpen = useRef(true);

  const load = useCallback(
    async (arrange: (known: readonly string[], present: string[]) => readonly string[]): Promise<boolean> => {
      setRefreshing(true);
      try {
        const present = await loadIds(client);
        if (!isOpen.current) return false;
        setIds((known) => arrange(known ?? [], present));
        setFailure(null);
        return true;
      } catch (error) {
        if (isOpen.current) setFailure(readFailure(error));
        return false;
      } finally {
        if (isOpen.current) setRefreshing(false);
      }
    },
    [client],
  );
  const refresh = useCallback(() => load((_known, present) => present), [load]);
  // An update keeps the order of the cards on the screen.
  const update = useCallback(() => load(keepOrder), [load]);

  useEffect(() => {
    isOpen.current = true;
    void refresh();
    return () => {
      isOpen.current = false;
    };
  }, [refresh]);
  useReconnection(() => void update());

  const known = useRef(ids);
  known.current = ids;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onWindowEvent('caseUpdated', ({ caseId }) => {
      if (known.current?.includes(caseId)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void update(), BATCH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [update]);

  const { data } = useFragment({
    fragment: LiveCaseFieldsFragmentDoc,
    fragmentName: 'LiveCaseFields',
    from: (ids ?? []).map((id) => ({ __typename: 'Case' as const, id })),
  });
  const held = data as readonly (LiveCase | null)[];
  const cases = ids && held.filter((each) => each !== null && Boolean(each.id) && !each.archivedAt);
  return { cases: cases as readonly LiveCase[] | null, isRefreshing, failure, refresh };
}
