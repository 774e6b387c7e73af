import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Sidebar } from '#web/app/dashboard/sidebar.tsx';
import { useUnreadTotal } from '#web/features/cases/index.ts';
import { LiveCaseEvents } from '#web/features/cases/realtime/live-case-events.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { healthWatch } from '#web/shared/health/health.ts';
import { LivePushes } from '#web/shared/realtime/live-pushes.tsx';
import { parseSessionUser } from '#web/shared/session/session-user.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { chatMessage, handSocket } from '../cases/collab-chat-world.tsx';
import { api, userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

interface Kept {
  id: string;
  unreadMessageCount: number;
  viewerCanChat: boolean;
}
const kept = (id: string, unreadMessageCount: number, viewerCanChat = true): Kept => ({
  id,
  unreadMessageCount,
  viewerCanChat,
});

/** Pages of two, so that there is more than one. */
function unreadAnswers(...cases: Kept[]) {
  const held = { cases };
  webServer.use(
    api.query('UnreadCases', ({ variables }) => {
      const from = Number(variables['after'] ?? 0);
      const nodes = held.cases.slice(from, from + 2).map((each) => ({ __typename: 'Case', ...each }));
      const hasNextPage = from + 2 < held.cases.length;
      return HttpResponse.json({
        data: {
          cases: {
            __typename: 'CaseConnection',
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? String(from + 2) : null },
          },
        },
      });
    }),
  );
  return held;
}

const user = parseSessionUser(userReply)!;

function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <Sidebar
        user={user}
        current="dashboard"
        waiting={{ 'collaborative-chat': useUnreadTotal() }}
        onLogout={() => undefined}
      />
      <p data-testid="path">{pathname}</p>
    </>
  );
}

function openShell() {
  const hand = handSocket();
  render(
    <MemoryRouter useTransitions={false}>
      <GraphqlProvider socket={hand.socket}>
        <LivePushes />
        <LiveCaseEvents userId={user.id} />
        <Shell />
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );
  return hand;
}

const chat = () => screen.getByRole('link', { name: /^Chat colaborativo/ });
const told = (caseId: string, part: object = {}) => ({
  myCaseMessages: chatMessage(50, { id: `cmg_${caseId}`, caseId, ...part }),
});

describe('unread messages in the sidebar', () => {
  it('are those of all cases with a chat, and grow with what arrives', async () => {
    unreadAnswers(kept('cas_1', 2), kept('cas_2', 0), kept('cas_3', 3), kept('cas_4', 9, false));
    const hand = openShell();
    await waitFor(() => expect(chat()).toHaveAccessibleName('Chat colaborativo, 5 mensajes sin leer'));
    hand.send('LiveCaseMessages', told('cas_2'));
    await waitFor(() => expect(chat()).toHaveAccessibleName('Chat colaborativo, 6 mensajes sin leer'));
    hand.send('LiveCaseAccess', { caseAccessEnded: { __typename: 'CaseAccessEndedEvent', caseId: 'cas_3' } });
    await waitFor(() => expect(chat()).toHaveAccessibleName('Chat colaborativo, 3 mensajes sin leer'));
  });

  it('say nothing when there are none, and are read again after a cut', async () => {
    const held = unreadAnswers(kept('cas_1', 0));
    const hand = openShell();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(chat()).toHaveAccessibleName('Chat colaborativo');
    held.cases = [kept('cas_1', 1)];
    hand.become('reconnecting');
    hand.become('connected');
    await waitFor(() => expect(chat()).toHaveAccessibleName('Chat colaborativo, 1 mensaje sin leer'));
  });

  it('count a case that one has just joined', async () => {
    const held = unreadAnswers(kept('cas_1', 0));
    const hand = openShell();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    held.cases = [kept('cas_1', 0), kept('cas_9', 1)];
    hand.send('LiveCaseMessages', told('cas_9'));
    await waitFor(() => expect(chat()).toHaveAccessibleName('Chat colaborativo, 1 mensaje sin leer'));
  });
});

describe('what the server says by itself', () => {
  it('is a notice with the way to its page', async () => {
    unreadAnswers();
    const hand = openShell();
    hand.send('ServerToasts', {
      toast: { __typename: 'ToastEvent', kind: 'INFO', message: 'Ana te mencionó.', path: '/cases/cas_1' },
    });
    expect(await screen.findByText('Ana te mencionó.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Abrir' }));
    expect(screen.getByTestId('path')).toHaveTextContent('/cases/cas_1');
    expect(screen.queryByText('Ana te mencionó.')).toBeNull();
  });

  it('leads to no other site, whoever raises the notice', async () => {
    unreadAnswers();
    openShell();
    act(() =>
      ['https://otro.mx', '//otro.mx', '/\\otro.mx'].forEach((address) => showToast({ message: 'x', address })),
    );
    expect(await screen.findAllByText('x')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull();
  });

  it('is how it is doing, between two questions', () => {
    unreadAnswers();
    const hand = openShell();
    const tell = (status: string) =>
      hand.send('ServerHealth', { healthChanged: { __typename: 'Health', status, endpointsAvailable: 40 } });
    tell('DEGRADED');
    expect(healthWatch.health()).toMatchObject({ state: 'problems', endpoints: 40 });
    tell('OK');
    expect(healthWatch.health()).toMatchObject({ state: 'online', wasOnline: true });
  });
});
