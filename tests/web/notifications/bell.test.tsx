import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NotificationBell } from '#web/features/notifications/bell.tsx';
import { NotificationSettings } from '#web/features/settings/notifications/notification-settings.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { handSocket } from '../cases/realtime-world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const told = (part: object = {}) => ({
  __typename: 'Notification',
  id: 'ntf_1',
  kind: 'CASE_CHANGED',
  title: 'Hay cambios en un asunto',
  body: 'Ana hizo cambios en «Juicio de ejemplo».',
  path: '/cases/cas_1',
  createdAt: '2026-11-20T18:00:00.000Z',
  readAt: null as string | null,
  ...part,
});

/** A server that holds these notifications. */
function holds(rows: ReturnType<typeof told>[]) {
  const held = { rows };
  const unread = () => held.rows.filter(({ readAt }) => readAt === null).length;
  const connection = (nodes: object[]) => ({
    __typename: 'NotificationConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    unreadCount: unread(),
  });
  const read = (ids: readonly string[] | null) => {
    held.rows = held.rows.map((row) =>
      !ids || ids.includes(row.id) ? { ...row, readAt: '2026-11-20T19:00:00.000Z' } : row,
    );
  };
  webServer.use(
    api.query('UnreadNotifications', () =>
      HttpResponse.json({
        data: { notifications: { __typename: 'NotificationConnection', unreadCount: unread() } },
      }),
    ),
    api.query('NotificationList', () => HttpResponse.json({ data: { notifications: connection(held.rows) } })),
    api.mutation('MarkNotificationRead', ({ variables }) => {
      const { ids } = variables['input'] as { ids: string[] };
      read(ids);
      const notifications = held.rows.filter(({ id }) => ids.includes(id));
      return HttpResponse.json({
        data: { markNotificationsRead: { notifications, unreadCount: unread(), userErrors: [] } },
      });
    }),
    api.mutation('MarkAllNotificationsRead', () => {
      read(null);
      return HttpResponse.json({ data: { markAllNotificationsRead: { unreadCount: 0, userErrors: [] } } });
    }),
  );
  return held;
}

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;
const shows = (socket: LiveSocket = NO_SOCKET) =>
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <GraphqlProvider socket={socket}>
        <NotificationBell settingsAddress="/dashboard?tab=settings&part=notifications" />
        <Place />
        <Toaster />
      </GraphqlProvider>
    </MemoryRouter>,
  );

describe('the bell', () => {
  it('says how many are unread, opens by keyboard, and reading one takes it from the count', async () => {
    holds([told(), told({ id: 'ntf_2', path: null, kind: 'CASE_INVITATION', title: 'Te invitaron a un asunto' })]);
    const user = userEvent.setup();
    shows();
    const bell = await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' });
    bell.focus();
    await user.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: 'Notificaciones' });
    await user.click(await within(list).findByRole('button', { name: /Te invitaron a un asunto/ }));
    await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(bell);
  });

  it('leads to what it speaks of', async () => {
    const held = holds([told()]);
    const user = userEvent.setup();
    shows();
    await user.click(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' }));
    await user.click(await screen.findByRole('link', { name: /Hay cambios en un asunto/ }));
    expect(screen.getByTestId('place').textContent).toBe('/cases/cas_1');
    await waitFor(() => expect(held.rows[0]?.readAt).not.toBeNull());
  });

  it('marks everything as read, and then offers it no more', async () => {
    holds([told(), told({ id: 'ntf_2' })]);
    const user = userEvent.setup();
    shows();
    await user.click(await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' }));
    await user.click(await screen.findByRole('button', { name: 'Marcar todo como leído' }));
    await screen.findByRole('button', { name: 'Notificaciones: no hay nada sin leer' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).toBeNull());
  });

  it('counts what arrives while it is open, politely', async () => {
    const held = holds([]);
    const socket = handSocket();
    shows(socket.socket);
    await screen.findByRole('button', { name: 'Notificaciones: no hay nada sin leer' });
    held.rows = [told()];
    socket.send('NotificationArrives', { notificationArrived: { id: 'ntf_1' } });
    await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' });
    expect(screen.getByText('1 sin leer').getAttribute('aria-live')).toBe('polite');
  });

  it('says what will be there when there is nothing', async () => {
    holds([]);
    const user = userEvent.setup();
    shows();
    await user.click(await screen.findByRole('button', { name: /^Notificaciones/ }));
    await screen.findByText(/Aquí verás lo que pase/);
    await user.keyboard('{Escape}');
  });

  it('offers to try again when the list cannot be read', async () => {
    holds([told()]);
    webServer.use(
      api.query('NotificationList', () =>
        HttpResponse.json({
          errors: [{ message: 'No se pudo', extensions: { code: 'INTERNAL', requestId: 'req_1' } }],
        }),
      ),
    );
    const user = userEvent.setup();
    shows();
    await user.click(await screen.findByRole('button', { name: /^Notificaciones/ }));
    await screen.findByText('No pudimos leer tus notificaciones.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});

describe('the settings of notifications', () => {
  const settings = (part: object = {}) => ({
    __typename: 'NotificationSettings',
    kinds: [
      {
        __typename: 'NotificationKindSetting',
        kind: 'CASE_CHANGED',
        title: 'Cambios en asuntos',
        description: 'Otra persona cambia un asunto.',
        inApp: true,
        isInAppFixed: false,
        push: true,
        mail: 'DIGEST_ONLY',
        isMailed: false,
      },
    ],
    digest: 'OFF',
    digestHour: 8,
    digestWeekday: 1,
    timeZone: 'America/Mexico_City',
    ...part,
  });

  it('saves each choice at once, and shows day and hour of a weekly digest', async () => {
    const sent: unknown[] = [];
    webServer.use(
      api.query('ChosenNotificationSettings', () => HttpResponse.json({ data: { notificationSettings: settings() } })),
      api.query('PushDevices', () =>
        HttpResponse.json({
          data: {
            pushSetup: {
              __typename: 'PushSetup',
              problem: 'Falta definir OPERATOR_EMAIL.',
              publicKey: null,
              devices: [],
            },
          },
        }),
      ),
      api.mutation('ChooseNotificationSettings', ({ variables }) => {
        sent.push(variables['input']);
        const stored = settings({ digest: 'WEEKLY' });
        return HttpResponse.json({ data: { updateNotificationSettings: { settings: stored, userErrors: [] } } });
      }),
    );
    const user = userEvent.setup();
    render(
      <MemoryRouter>
        <GraphqlProvider socket={NO_SOCKET}>
          <NotificationSettings roomAddress={(room) => `/x?part=${room}`} />
          <Toaster />
        </GraphqlProvider>
      </MemoryRouter>,
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Cambios en asuntos: Campana' }));
    await waitFor(() => expect(sent).toEqual([{ kinds: [{ kind: 'CASE_CHANGED', inApp: false }] }]));
    await user.selectOptions(screen.getByLabelText('Frecuencia'), 'WEEKLY');
    await screen.findByLabelText('Día');
    expect((screen.getByLabelText('Hora') as HTMLSelectElement).value).toBe('8');
    // What is not configured says so, and has no button.
    expect(screen.getByText('Falta definir OPERATOR_EMAIL.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Activar en este dispositivo' })).toBeNull();
  });
});
