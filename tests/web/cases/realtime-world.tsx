import { act, render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { LiveCaseEvents } from '#web/features/cases/realtime/live-case-events.tsx';
import type { LiveCase } from '#web/features/cases/realtime/live-case-cache.ts';
import { RealtimeCasesPage } from '#web/features/cases/realtime/realtime-cases-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket, Sink } from '#web/shared/apollo/socket.ts';
import type { SocketState } from '#web/shared/connection/connection.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { api, webServer } from '../web-server.ts';

interface Subscription {
  name: string;
  variables: Record<string, unknown>;
  sink: Sink<Record<string, unknown>>;
  isEnded: boolean;
}

/** A socket that the test holds in its hand: what is subscribed, what arrives, whether the line is there. */
export function handSocket(first: SocketState = 'connected') {
  const subscriptions: Subscription[] = [];
  const listeners = new Set<() => void>();
  let state = first;
  const socket: LiveSocket = {
    subscribe: (payload, sink) => {
      const subscription: Subscription = {
        name: payload.operationName ?? '',
        variables: payload.variables ?? {},
        sink: sink as never,
        isEnded: false,
      };
      subscriptions.push(subscription);
      return () => {
        subscription.isEnded = true;
      };
    },
    subscribeState: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
  };
  const become = (next: SocketState) =>
    act(() => {
      state = next;
      listeners.forEach((listener) => listener());
    });
  const open = (name: string) => subscriptions.filter((each) => each.name === name && !each.isEnded);
  const send = (name: string, data: Record<string, unknown>) =>
    act(() => open(name).forEach(({ sink }) => sink.next(data)));
  return { socket, subscriptions, open, send, become };
}

export const liveCase = (part: Partial<LiveCase> = {}) => ({
  __typename: 'Case' as const,
  id: 'cas_1',
  title: 'Amparo indirecto',
  client: 'Grupo Ejemplo',
  description: 'Contra la orden de clausura del local.',
  status: 'PENDING' as const,
  isUrgent: false,
  outcome: null,
  createdAt: '2026-11-01T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
  version: 1,
  archivedAt: null,
  viewerCanChangeStatus: true,
  ...part,
});

interface Answers {
  /** Entries of the feed. */
  feed?: () => object[];
  cases?: ReturnType<typeof liveCase>[];
  list?: () => Response | Promise<Response> | null;
  change?: (input: Record<string, unknown>) => Response | Promise<Response> | null;
}

/** The API of the list, and what it was asked. */
export function realtimeAnswers({
  cases = [liveCase()],
  list = () => null,
  change = () => null,
  feed = () => [],
}: Answers = {}) {
  const held = { cases };
  const changed: Record<string, unknown>[] = [];
  let lists = 0;
  webServer.use(
    api.query('LiveCases', () => {
      lists++;
      return (
        list() ??
        HttpResponse.json({
          data: {
            cases: {
              __typename: 'CaseConnection',
              nodes: held.cases,
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        })
      );
    }),
    api.query('CaseChangeFeed', () =>
      HttpResponse.json({
        data: {
          caseEvents: {
            __typename: 'CaseEventConnection',
            nodes: feed(),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation('ChangeLiveCaseStatus', ({ variables }) => {
      const input = variables['input'] as { caseId: string; status: LiveCase['status']; outcome?: LiveCase['outcome'] };
      changed.push(input);
      const answer = change(input);
      if (answer) return answer;
      const before = held.cases.find(({ id }) => id === input.caseId) ?? liveCase();
      const after = liveCase({
        ...before,
        status: input.status,
        outcome: input.outcome ?? null,
        version: before.version + 1,
      });
      held.cases = held.cases.map((each) => (each.id === after.id ? after : each));
      return HttpResponse.json({
        data: {
          changeCaseStatus: {
            __typename: 'ChangeCaseStatusPayload',
            case: after,
            previousStatus: before.status,
            userErrors: [],
          },
        },
      });
    }),
  );
  return { changed, held, listCount: () => lists };
}

function Page() {
  const { search } = useLocation();
  return (
    <RealtimeCasesPage
      userId="usr_1"
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams({ tab: 'realtime-cases', ...params })}`}
      caseAddress={(id) => `/cases/${id}`}
      casesAddress="/dashboard?tab=cases"
    />
  );
}

export const openRealtime = (socket: LiveSocket, address = '/dashboard?tab=realtime-cases') =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <GraphqlProvider socket={socket}>
        <LiveCaseEvents userId="usr_1" />
        <Page />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );
