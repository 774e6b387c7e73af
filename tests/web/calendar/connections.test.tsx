import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewIcs } from '#web/features/calendar/feeds/ics-preview.rules.ts';
import { readGoogleMessage } from '#web/features/calendar/google/use-google-popup.ts';
import { session } from '#web/shared/session/session.ts';
import { calendarWorld, connection, done, openCalendar, page, refusal, refused } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => webServer.close());

const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the Google calendar', () => {
  const AUTH = 'https://accounts.google.com/o/oauth2/v2/auth?state=s';
  const popup = { location: { href: '' }, close: vi.fn() };
  const opened = () => vi.spyOn(window, 'open').mockReturnValue(popup as never);
  beforeEach(() => {
    popup.location.href = '';
    popup.close.mockReset();
  });
  const openPanel = async () => {
    openCalendar({ panel: 'google' });
    return panel('Google Calendar');
  };

  it.each([
    ['DISCONNECTED', 'No conectado', 'Conectar Google Calendar'],
    ['REVOKED', 'Permiso retirado', 'Conectar de nuevo'],
  ] as const)('that is %s says so, and offers the way', async (state, words, way) => {
    calendarWorld({ google: connection({ state, problem: state === 'REVOKED' ? 'Google retiró el permiso.' : null }) });
    const google = await openPanel();
    expect(await google.findByText(words)).toBeVisible();
    expect(google.getByRole('button', { name: way })).toBeVisible();
    if (state === 'REVOKED') expect(google.getByRole('alert')).toHaveTextContent('Google retiró el permiso.');
  });

  it('of a server without keys is never shown as connected, and nothing is offered that cannot be', async () => {
    calendarWorld({ google: connection({ state: 'NOT_CONFIGURED' }) });
    const google = await openPanel();
    expect(await google.findByText('No disponible aquí')).toBeVisible();
    expect(google.queryByRole('button', { name: /Conectar/ })).toBeNull();
  });

  it('is connected in a window of 500 by 600, at the address that the server gave', async () => {
    const open = opened();
    const world = calendarWorld({ answers: { ConnectGoogle: () => done('connectGoogleCalendar', { authUrl: AUTH }) } });
    const google = await openPanel();
    await userEvent.click(await google.findByRole('button', { name: 'Conectar Google Calendar' }));
    expect(open.mock.calls[0]?.[2]).toMatch(/width=500,height=600/);
    await waitFor(() => expect(popup.location.href).toBe(AUTH));
    world.state.google = connection({ state: 'CONNECTED', connected: true, calendarName: 'ana@ejemplo.mx' });
    // Its last page tells, over the line that Google's own policy does not cut.
    act(() => {
      const channel = new BroadcastChannel('foja-google');
      channel.postMessage({ type: 'google-connection', connected: true, message: 'Conectado.' });
      channel.close();
    });
    expect(await google.findByText('ana@ejemplo.mx')).toBeVisible();
    expect(google.getByText('Conectado')).toBeVisible();
  });

  it('is read again when one comes back to the page, whatever became of the window', async () => {
    opened();
    const world = calendarWorld({ answers: { ConnectGoogle: () => done('connectGoogleCalendar', { authUrl: AUTH }) } });
    const google = await openPanel();
    expect(await google.findByText('No conectado')).toBeVisible();
    world.state.google = connection({ state: 'CONNECTED', connected: true, calendarName: 'ana@ejemplo.mx' });
    fireEvent.focus(window);
    expect(await google.findByText('ana@ejemplo.mx')).toBeVisible();
  });

  it('that refuses says «Error conectando calendario» and why; the window is closed', async () => {
    opened();
    calendarWorld({
      answers: {
        ConnectGoogle: () =>
          refused('connectGoogleCalendar', refusal('No hay llaves.', null, 'NOT_CONFIGURED'), { authUrl: null }),
      },
    });
    const google = await openPanel();
    await userEvent.click(await google.findByRole('button', { name: 'Conectar Google Calendar' }));
    expect(await google.findByText('Error conectando calendario')).toBeVisible();
    expect(google.getByText('No hay llaves.')).toBeVisible();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('that cannot be reached is a connection error', async () => {
    opened();
    calendarWorld({ answers: { ConnectGoogle: () => HttpResponse.error() } });
    const google = await openPanel();
    await userEvent.click(await google.findByRole('button', { name: 'Conectar Google Calendar' }));
    expect(await google.findByText('Error de conexión')).toBeVisible();
  });

  it('whose window the browser blocked is a link', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    calendarWorld({ answers: { ConnectGoogle: () => done('connectGoogleCalendar', { authUrl: AUTH }) } });
    const google = await openPanel();
    await userEvent.click(await google.findByRole('button', { name: 'Conectar Google Calendar' }));
    expect(await google.findByRole('link', { name: /Abrir la página de permiso/ })).toHaveAttribute('href', AUTH);
  });

  it('believes only its own messages', () => {
    expect(readGoogleMessage({ type: 'google-connection', connected: true, message: '' })).toEqual({
      connected: true,
      message: null,
    });
    for (const told of [null, 'google-connection', { type: 'otro', connected: true }, { type: 'google-connection' }])
      expect(readGoogleMessage(told)).toBeNull();
  });

  it('that is connected tells what it read, syncs when asked, and is disconnected', async () => {
    const held = connection({
      state: 'CONNECTED',
      connected: true,
      calendarName: 'ana@ejemplo.mx',
      connectedAt: '2026-11-01T18:00:00.000Z',
      lastSyncedAt: '2026-11-20T18:00:00.000Z',
      importedCount: 1234,
      pendingCount: 0,
    });
    const world = calendarWorld({
      google: held,
      answers: {
        SyncGoogle: () => done('syncGoogleCalendar', { connection: held }),
        DisconnectGoogle: () => done('disconnectGoogleCalendar', { connection: connection(), removedCount: 1234 }),
      },
    });
    const google = await openPanel();
    expect(await google.findByText('1,234 eventos')).toBeVisible();
    await userEvent.click(google.getByRole('button', { name: 'Sincronizar ahora' }));
    expect(await screen.findByText('Sincronización en marcha.')).toBeVisible();
    await userEvent.click(google.getByRole('button', { name: 'Desconectar' }));
    const asked = await panel('¿Desconectar Google Calendar?');
    // What is not taken away is said before, not found out after.
    expect(asked.getByText(/salvo los que están en un caso.*distinto de «Otros».*ya tienen horas/)).toBeVisible();
    await userEvent.click(asked.getByRole('checkbox'));
    world.state.google = connection();
    await userEvent.click(asked.getByRole('button', { name: 'Desconectar' }));
    expect(await screen.findByText(/se quitaron 1,234 eventos/)).toBeVisible();
    expect(world.asked('DisconnectGoogle')).toEqual([{ keepEvents: true }]);
    expect(await google.findByText('No conectado')).toBeVisible();
  });

  it('shows what was edited on both sides with both values, and lets one take the other', async () => {
    let conflict = {
      __typename: 'GoogleConflict',
      id: 'gcf_1',
      title: 'Audiencia',
      event: null,
      fields: [{ __typename: 'F', field: 'start', label: 'Inicio', foja: '10:00', google: '11:00' }],
      kept: 'GOOGLE' as 'GOOGLE' | 'FOJA',
      explanation: 'Google se editó después.',
      detectedAt: '2026-11-20T18:00:00.000Z',
      seenAt: null as string | null,
    };
    const world = calendarWorld({
      google: connection({ state: 'CONNECTED', connected: true, conflictCount: 1 }),
      answers: {
        GoogleConflicts: () => ({
          calendarConnection: { __typename: 'GoogleCalendarConnection', conflictCount: 1, conflicts: page([conflict]) },
        }),
        ResolveConflict: () => {
          conflict = { ...conflict, kept: 'FOJA', seenAt: conflict.detectedAt };
          return done('resolveGoogleConflict', { conflict });
        },
      },
    });
    const google = await openPanel();
    expect(await google.findByText('Google se editó después.')).toBeVisible();
    expect(google.getByRole('cell', { name: /10:00/ })).toBeVisible();
    expect(google.getByText('Quedó lo de Google')).toBeVisible();
    await userEvent.click(google.getByRole('button', { name: 'Usar lo de Foja' }));
    expect(await google.findByText('Quedó lo de Foja · Revisado')).toBeVisible();
    expect(world.asked('ResolveConflict')).toEqual([{ conflictId: 'gcf_1', keep: 'FOJA' }]);
  });
});

describe('private feeds', () => {
  const feed = {
    __typename: 'CalendarFeed',
    id: 'cfd_1',
    name: 'Mi teléfono',
    scope: 'USER',
    case: null,
    isBusyOnly: false,
    keyEnding: 'x9Zk',
    createdAt: '2026-11-20T18:00:00.000Z',
    lastReadAt: null,
  };

  it('tell their address once, copy it, and are revoked', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    let feeds: object[] = [];
    const world = calendarWorld({
      answers: {
        CalendarFeeds: () => ({ calendarFeeds: feeds }),
        AddFeed: () =>
          done('createCalendarFeed', { feed, url: 'https://foja.mx/f?key=s', webcalUrl: 'webcal://foja.mx/f?key=s' }),
        RevokeFeed: () => done('revokeCalendarFeed', { revokedFeedId: 'cfd_1' }),
      },
    });
    openCalendar({ panel: 'feeds' });
    const shown = await panel('Suscripciones ICS');
    expect(await shown.findByText('Todavía no tienes suscripciones.')).toBeVisible();
    await userEvent.type(shown.getByLabelText(/^Nombre/), 'Mi teléfono');
    feeds = [feed];
    await userEvent.click(shown.getByRole('button', { name: 'Crear dirección' }));
    expect(await shown.findByDisplayValue('https://foja.mx/f?key=s')).toBeVisible();
    expect(world.asked('AddFeed')).toEqual([{ isBusyOnly: false, name: 'Mi teléfono' }]);
    await userEvent.click(shown.getByRole('button', { name: 'Copiar' }));
    expect(writeText).toHaveBeenCalledWith('https://foja.mx/f?key=s');
    await userEvent.click(shown.getByRole('button', { name: 'Ya la copié' }));
    expect(shown.queryByDisplayValue(/key=/)).toBeNull();
    expect(await shown.findByText('Termina en …x9Zk')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Acciones de «Mi teléfono»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revocar' }));
    const asked = await panel('¿Revocar la suscripción?');
    feeds = [];
    await userEvent.click(asked.getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Suscripción revocada.')).toBeVisible();
    expect(await shown.findByText('Todavía no tienes suscripciones.')).toBeVisible();
  });

  it('say on the field what the server does not take', async () => {
    calendarWorld({
      answers: {
        AddFeed: () =>
          refused('createCalendarFeed', refusal('Ya son demasiadas.', 'name'), {
            feed: null,
            url: null,
            webcalUrl: null,
          }),
      },
    });
    openCalendar({ panel: 'feeds' });
    const shown = await panel('Suscripciones ICS');
    await userEvent.click(await shown.findByRole('button', { name: 'Crear dirección' }));
    expect(await shown.findByText('Ya son demasiadas.')).toBeVisible();
    expect(shown.getByLabelText(/^Nombre/)).toHaveAttribute('aria-invalid', 'true');
  });
});

const ICS = `BEGIN:VCALENDAR\r\nX-WR-CALNAME:Despacho\\, juntas\r\nBEGIN:VEVENT\r\nDTSTART;TZID=America/Mexico_City:20261123T100000\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:Una línea muy larga que sigue en\r\n  la siguiente BEGIN:VEVENT\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260105\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

describe('importing a file', () => {
  const file = (name = 'agenda.ics', text = ICS) => new File([text], name, { type: 'text/calendar' });
  const result = {
    createdCount: 1,
    updatedCount: 2,
    unchangedCount: 3,
    cancelledCount: 0,
    problems: [{ __typename: 'ImportProblem', title: 'Junta', line: 7, reason: 'La regla no se entiende.' }],
    problemCount: 4,
    notices: ['Se leyó «CST» como America/Mexico_City.'],
    events: [],
  };
  const drop = (found: File) =>
    fireEvent.drop(screen.getByText('Arrastra aquí tu archivo .ics o elígelo'), {
      dataTransfer: { files: [found], types: ['Files'] },
    });

  it('with a day that does not exist is shown all the same: the server says of each what it does not take', async () => {
    calendarWorld();
    openCalendar({ panel: 'import' });
    await screen.findByText('Arrastra aquí tu archivo .ics o elígelo');
    drop(file('agenda.ics', ICS.replace(/DTSTART[^\r\n]*/, 'DTSTART:20261301T090000Z')));
    expect(await screen.findByText(/2 eventos en el archivo/)).toBeVisible();
  });

  it('is looked into before it is sent', () => {
    expect(previewIcs(ICS)).toEqual({
      events: 2,
      repeating: 1,
      cancelled: 1,
      from: '2026-01-05',
      to: '2026-11-23',
      calendarName: 'Despacho, juntas',
    });
    expect(previewIcs('hola')).toBeNull();
  });

  it('shows what is in it, brings it, and tells what came in and what did not', async () => {
    vi.spyOn(session, 'validToken').mockResolvedValue('t');
    webServer.use(http.put('*/api/uploads/upl_1', () => new HttpResponse(null, { status: 204 })));
    const world = calendarWorld({
      answers: {
        AnnounceFile: () =>
          done('createUpload', { upload: { __typename: 'Upload', id: 'upl_1', url: '/api/uploads/upl_1' } }),
        ImportEvents: () => done('importCalendar', result),
      },
    });
    openCalendar({ panel: 'import' });
    const shown = await panel('Importar archivo .ics');
    drop(file());
    expect(await shown.findByText('2 eventos en el archivo · 1 se repite · 1 cancelado')).toBeVisible();
    expect(shown.getByText('Calendario «Despacho, juntas»')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Importar' }));
    expect(await shown.findByText('Importación terminada')).toBeVisible();
    expect(shown.getByText('4 eventos no se tomaron')).toBeVisible();
    expect(shown.getByText(/La regla no se entiende\./)).toBeVisible();
    expect(shown.getByText('y 3 más')).toBeVisible();
    expect(world.asked('ImportEvents')).toEqual([{ uploadId: 'upl_1', type: 'OTHER', zone: 'America/Mexico_City' }]);
  });

  it.each([
    ['notas.txt', ICS, 'Elige un archivo .ics.'],
    ['vacio.ics', '', 'El archivo está vacío.'],
    ['nada.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'Ese archivo no tiene eventos.'],
  ])('that cannot be one is stopped here: %s', async (name, text, words) => {
    calendarWorld();
    openCalendar({ panel: 'import' });
    const shown = await panel('Importar archivo .ics');
    drop(file(name, text));
    expect(await shown.findByText(words)).toBeVisible();
  });

  it('of fifty megabytes is not sent', async () => {
    calendarWorld();
    openCalendar({ panel: 'import' });
    const shown = await panel('Importar archivo .ics');
    const large = file();
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
    drop(large);
    expect(await shown.findByText('El archivo pasa de 10 MB. Expórtalo por partes.')).toBeVisible();
  });
});

describe('the settings of the calendar', () => {
  it('are kept, and what the server says of one is on its field', async () => {
    const world = calendarWorld({
      answers: {
        SaveCalendarSettings: () =>
          refused('setCalendarSettings', refusal('La primera es menor que la última.', 'dayEndsAt'), {
            settings: null,
          }),
      },
    });
    openCalendar({ panel: 'settings' });
    const shown = await panel('Ajustes del calendario');
    await waitFor(() => expect(shown.getByLabelText('Zona horaria')).toHaveValue('America/Mexico_City'));
    await userEvent.selectOptions(shown.getByLabelText('Zona horaria'), 'America/Tijuana');
    await userEvent.selectOptions(shown.getByLabelText('Hasta las'), '08:00');
    const court = await shown.findByRole('option', { name: 'Poder Judicial de la Federación' });
    await userEvent.selectOptions(shown.getByLabelText('Días inhábiles de'), court);
    await userEvent.click(shown.getByRole('button', { name: 'Guardar ajustes' }));
    expect(await shown.findByText('La primera es menor que la última.')).toBeVisible();
    expect(shown.getByLabelText('Hasta las')).toHaveAttribute('aria-invalid', 'true');
    expect(world.asked('SaveCalendarSettings')[0]).toMatchObject({
      zone: 'America/Tijuana',
      dayEndsAt: 8,
      courtCalendar: 'pjf',
    });
  });
});
