import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';
import { CaseUnreadFragmentDoc, UnreadCasesDocument, type UnreadCasesQuery } from './unread.generated.ts';

const PAGE = 100;
/** Changes that arrive within this time cause one read. */
const BATCH_MS = 500;

async function loadIds(client: ApolloClient): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data }: { data?: UnreadCasesQuery } = await client.query({
      query: UnreadCasesDocument,
      variables: { first: PAGE, after },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('a reply without data');
    ids.push(...data.cases.nodes.filter(({ viewerCanChat }) => viewerCanChat).map(({ id }) => id));
    after = data.cases.pageInfo.hasNextPage ? (data.cases.pageInfo.endCursor ?? null) : null;
    if (after === null) return [...new Set(ids)];
  }
}

/** Number of unread messages in all cases of the user; updated by what arrives and what is read. */
export function useUnreadTotal(): number {
  const client = useApolloClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const isOpen = useRef(true);
  const load = useCallback(
    () =>
      loadIds(client)
        .then((found) => isOpen.current && setIds(found))
        // A failed read is ignored; the next change reads again.
        .catch(() => undefined),
    [client],
  );
  useEffect(() => {
    isOpen.current = true;
    void load();
    return () => {
      isOpen.current = false;
    };
  }, [load]);
  useReconnection(() => void load());

  const known = useRef(ids);
  known.current = ids;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void load(), BATCH_MS);
    };
    const unlessKnown = ({ caseId }: { caseId: string }) => !known.current.includes(caseId) && soon();
    // What was read in another window is not pushed.
    const onVisible = () => document.visibilityState === 'visible' && soon();
    document.addEventListener('visibilitychange', onVisible);
    const ends = [onWindowEvent('newChatMessage', unlessKnown), onWindowEvent('caseUpdated', unlessKnown)];
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      ends.forEach((end) => end());
    };
  }, [load]);

  const { data } = useFragment({
    fragment: CaseUnreadFragmentDoc,
    fragmentName: 'CaseUnread',
    from: ids.map((id) => ({ __typename: 'Case' as const, id })),
  });
  const held = data as readonly ({ unreadMessageCount?: number } | null)[];
  return held.reduce((total, each) => total + (each?.unreadMessageCount ?? 0), 0);
}
