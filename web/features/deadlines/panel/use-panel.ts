import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { DeadlineCardFieldsFragmentDoc } from '../deadlines.generated.ts';
import {
  DeadlineListDocument,
  DeadlinePanelDocument,
  type CompletedDeadlineFieldsFragment,
  type DeadlinePanelQuery,
} from './panel.generated.ts';
import type { DeadlineCard } from '../deadline-styles.tsx';
import { useDeadlineAlert } from '../live/use-deadline-alert.ts';
import { hasPanelFilter, inOrder, type PanelFilter } from './panel.rules.ts';

/** The cost limit of an operation allows this many cards at a time. */
const PAGE = 25;
const POLL_MS = 60_000;

type Active = DeadlinePanelQuery['deadlinePanel']['active'];

/** The result of one read. */
interface PanelRead {
  key: string;
  ids: readonly string[];
  total: number;
  hasMore: boolean;
  endCursor: string | null;
  completed: readonly CompletedDeadlineFieldsFragment[] | null;
  overdueCount: number | null;
  alertDays: readonly number[] | null;
  timeZone: string | null;
  /** Time of the answer. */
  at: Date;
}

async function readActive(client: ApolloClient, filter: PanelFilter, after: string | null) {
  const fetchPolicy = 'network-only' as const;
  if (!hasPanelFilter(filter)) {
    const { data } = await client.query({
      query: DeadlinePanelDocument,
      variables: { first: PAGE, after },
      fetchPolicy,
    });
    if (!data) throw new Error('a reply without data');
    return { active: data.deadlinePanel.active, panel: data.deadlinePanel };
  }
  const { search, caseId } = filter;
  const { data } = await client.query({
    query: DeadlineListDocument,
    variables: { filter: { isCompleted: false, search: search || null, caseId }, first: PAGE, after },
    fetchPolicy,
  });
  if (!data) throw new Error('a reply without data');
  return { active: data.deadlines as Active, panel: null };
}

/** Reads as many pages as are on the screen. */
async function readPanel(
  client: ApolloClient,
  filter: PanelFilter,
  wanted: number,
): Promise<Omit<PanelRead, 'key' | 'at'>> {
  const ids: string[] = [];
  let first: Awaited<ReturnType<typeof readActive>> | null = null;
  let active: Active;
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readActive>> = await readActive(client, filter, after);
    first ??= page;
    active = page.active;
    ids.push(...active.nodes.map(({ id }) => id));
    after = active.pageInfo.hasNextPage ? (active.pageInfo.endCursor ?? null) : null;
  } while (after !== null && ids.length < wanted);
  return {
    ids: [...new Set(ids)],
    total: active.totalCount,
    hasMore: after !== null,
    endCursor: after,
    completed: first.panel?.recentlyCompleted ?? null,
    overdueCount: first.panel?.overdueCount ?? null,
    alertDays: first.panel?.alertDays ?? null,
    timeZone: first.panel?.timeZone ?? null,
  };
}

export interface Panel {
  /** `null` until the first load. */
  active: readonly DeadlineCard[] | null;
  completed: readonly CompletedDeadlineFieldsFragment[];
  total: number;
  overdueCount: number;
  alertDays: readonly number[];
  /** Time zone of the alert days; `null`: none was chosen. */
  timeZone: string | null;
  /** Time of the last read of the list. */
  readAt: Date | null;
  hasMore: boolean;
  isReading: boolean;
  failure: Failure | null;
  /** Reads the list again. */
  refresh: () => Promise<boolean>;
  more: () => Promise<boolean>;
  /** Hides a card until the next read. */
  hide: (id: string) => void;
}

const keyOf = ({ search, caseId }: PanelFilter): string => JSON.stringify([search, caseId]);

/** The panel, read again every minute, when an alert arrives, and after a reconnection. */
export function usePanel(filter: PanelFilter): Panel {
  const client = useApolloClient();
  const key = keyOf(filter);
  const [reading, setReading] = useState<PanelRead | null>(null);
  const [aside, setAside] = useState<Pick<PanelRead, 'completed' | 'overdueCount' | 'alertDays' | 'timeZone'> | null>(
    null,
  );
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isReading, setIsReading] = useState(false);
  /** Answers of older requests are ignored. */
  const requestNumber = useRef(0);
  const wanted = useRef(PAGE);

  const load = useCallback(
    async (least: number): Promise<boolean> => {
      const mine = ++requestNumber.current;
      setIsReading(true);
      try {
        const [search, caseId] = JSON.parse(key) as [string, string | null];
        const read = await readPanel(client, { search, caseId }, least);
        if (mine !== requestNumber.current) return false;
        setReading({ ...read, key, at: new Date() });
        if (read.completed) setAside(read);
        setGone(new Set());
        setFailure(null);
        wanted.current = Math.max(PAGE, read.ids.length);
        return true;
      } catch (error) {
        if (mine === requestNumber.current) setFailure(readFailure(error));
        return false;
      } finally {
        if (mine === requestNumber.current) setIsReading(false);
      }
    },
    [client, key],
  );
  const refresh = useCallback(() => load(wanted.current), [load]);

  useEffect(() => {
    wanted.current = PAGE;
    void load(PAGE);
    const timer = setInterval(() => void load(wanted.current), POLL_MS);
    const turns = requestNumber;
    return () => {
      turns.current++;
      clearInterval(timer);
    };
  }, [load]);
  useReconnection(() => void refresh());
  useDeadlineAlert(() => void refresh());

  const { data } = useFragment({
    fragment: DeadlineCardFieldsFragmentDoc,
    fragmentName: 'DeadlineCardFields',
    from: (reading?.ids ?? []).map((id) => ({ __typename: 'Deadline' as const, id })),
  });
  const held = (data as readonly (DeadlineCard | null)[]).filter(
    (each): each is DeadlineCard => each !== null && Boolean(each.id),
  );
  // A result for other filters must not be shown for these.
  const isForOthers = reading !== null && reading.key !== key && failure !== null && !isReading;
  const shown = reading && !isForOthers ? inOrder(held, gone) : null;
  return {
    active: shown,
    completed: aside?.completed ?? [],
    total: reading ? Math.max(shown?.length ?? 0, reading.total - (reading.ids.length - (shown?.length ?? 0))) : 0,
    overdueCount: aside?.overdueCount ?? 0,
    alertDays: aside?.alertDays ?? [],
    timeZone: aside?.timeZone ?? null,
    readAt: reading?.at ?? null,
    hasMore: reading?.hasMore ?? false,
    isReading,
    failure,
    refresh,
    more: () => load((reading?.ids.length ?? 0) + PAGE),
    hide: (id) => setGone((before) => new Set(before).add(id)),
  };
}
