import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  broken,
  calendarWorld,
  deadline,
  deadlinePage,
  detail,
  done,
  eventPayload,
  holiday,
  legalCase,
  MONDAY,
  occurrence,
  openCalendar,
  place,
  refusal,
  refused,
} from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const AT = { date: MONDAY };
const series = (id: string, day: string) =>
  occurrence(id, { day }, { occurrenceOf: `${day}T16:00:00.000Z`, title: 'Revisión semanal' });
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const chip = (name: RegExp) => screen.findByRole('link', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the section', () => {
  it('has two parts, Eventos and Facturables', async () => {
    calendarWorld();
    openCalendar(AT);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Eventos', 'Facturables']);
    await userEvent.click(screen.getByRole('tab', { name: 'Facturables' }));
    expect(await screen.findByText('Horas facturables de la agenda')).toBeVisible();
    expect(place()).toEqual({ date: MONDAY, part: 'billable' });
  });

  it('says what failed, with its number, and tries again', async () => {
    const world = calendarWorld({ events: [occurrence('a')], answers: { CalendarRange: () => broken() } });
    openCalendar(AT);
    expect(await screen.findByText('Error cargando tu calendario')).toBeVisible();
    // Of a day that nobody knows it is not said that it is free.
    expect(screen.queryByRole('gridcell', { name: /sin eventos/ })).toBeNull();
    expect(screen.getByText('Referencia: req_7')).toBeVisible();
    world.mend('CalendarRange');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await chip(/Evento a/)).toBeVisible();
  });

  it('asks for settings and events at once: the weeks may begin on any day', async () => {
    const world = calendarWorld();
    openCalendar(AT);
    await waitFor(() => expect(world.asked('CalendarRange')).toHaveLength(1));
    expect(world.asked('CalendarRange')[0]).toMatchObject({ from: '2026-10-26', to: '2026-12-06' });
  });
});

describe('the month', () => {
  it('shows each event with its hour, its type in words, «G» for those of Google, and what clashes', async () => {
    calendarWorld({
      events: [
        occurrence('a', {}, { title: 'Audiencia inicial', conflictKeys: ['b'], event: { type: 'HEARING' } as never }),
        occurrence('b', { from: '10:30' }, { event: { source: 'GOOGLE' } as never }),
      ],
    });
    openCalendar(AT);
    expect(await chip(/Audiencia 10:00 Audiencia inicial.*coincide con otro evento/)).toBeVisible();
    const google = await chip(/Evento b/);
    expect(within(google).getByText('G')).toBeVisible();
    expect(google).toHaveAccessibleName(/evento de Google/);
  });

  it('shows deadlines on their day, with a way to where they are kept; those of an event only once', async () => {
    calendarWorld({
      answers: {
        CalendarDeadlines: () => ({
          deadlines: deadlinePage(
            [
              deadline('a'),
              deadline('b', { completedAt: '2026-11-20T00:00:00.000Z' }),
              deadline('c', { eventId: 'evt_1' }),
              deadline('d', { hasHour: true, dueAt: '2026-11-24T21:00:00.000Z', case: null }),
            ],
            105,
          ),
        }),
      },
    });
    openCalendar(AT);
    const due = await screen.findByRole('link', { name: /Vencimiento Plazo a/ });
    expect(due).toHaveAttribute('href', '/vencimientos/case_1/a');
    expect(within(cell(/24 de noviembre/)).getAllByRole('link', { name: /Plazo/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: /Plazo b/ })).toHaveClass('line-through');
    expect(screen.getByRole('link', { name: /15:00 · Plazo d/ })).toHaveAttribute('href', '/vencimientos/propios/d');
    expect(screen.getByText('Hay 101 vencimientos más en estos días.')).toBeVisible();
  });

  it('without its deadlines still shows the events, and says so', async () => {
    const world = calendarWorld({
      events: [occurrence('a')],
      answers: { CalendarDeadlines: () => broken() },
    });
    openCalendar(AT);
    expect(await chip(/Evento a/)).toBeVisible();
    expect(await screen.findByText(/No se pudieron leer tus vencimientos/)).toBeVisible();
    world.answer('CalendarDeadlines', () => ({ deadlines: deadlinePage([deadline('a')]) }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: /Plazo a/ })).toBeVisible();
  });

  it('asks for no deadlines where only other types are looked for', async () => {
    const world = calendarWorld({ events: [occurrence('a')] });
    openCalendar({ ...AT, type: 'hearing' });
    expect(await chip(/Evento a/)).toBeVisible();
    expect(world.asked('CalendarDeadlines')).toEqual([]);
  });

  it('counts what does not fit on a day, and leads to it', async () => {
    calendarWorld({
      events: Array.from({ length: 7 }, (_, n) => occurrence(`e${n}`, { from: `1${n}:00`, to: `1${n}:30` })),
    });
    openCalendar(AT);
    const more = await screen.findByRole('link', { name: /^\+4 más/ });
    expect(screen.getAllByRole('link', { name: /Evento e/ })).toHaveLength(3);
    await userEvent.click(more);
    expect(place()).toEqual({ show: 'day', date: MONDAY });
  });

  it('greys the days on which nobody works, with their reason', async () => {
    calendarWorld({ restDays: [holiday] });
    openCalendar(AT);
    await waitFor(() => expect(cell(/16 de noviembre/)).toHaveClass('calendar-rest'));
    expect(cell(/16 de noviembre/)).toHaveAccessibleName(/día no laborable: tercer lunes de noviembre/);
    expect(cell(/17 de noviembre/)).not.toHaveClass('calendar-rest');
  });

  it('is walked by the keyboard: arrows, pages, T, N and Enter', async () => {
    calendarWorld({ events: [occurrence('a')] });
    openCalendar(AT);
    await chip(/Evento a/);
    cell(/23 de noviembre/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(/martes 1 de diciembre/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(cell(/30 de noviembre/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'diciembre de 2026' })).toBeVisible());
    await waitFor(() => expect(place()['date']).toBe('2026-12-30'));
    screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('n');
    const form = await dialog('Nuevo evento');
    expect(within(form).getByLabelText('Fecha')).toHaveValue('30/12/2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()).toMatchObject({ show: 'day', date: '2026-12-30' }));
  });

  it('has one stop of the Tab key, and the events of the chosen day after it', async () => {
    calendarWorld({ events: [occurrence('a'), occurrence('b', { day: '2026-11-24' })] });
    openCalendar(AT);
    expect(await chip(/Evento a/)).toHaveAttribute('tabindex', '0');
    expect(await chip(/Evento b/)).toHaveAttribute('tabindex', '-1');
    expect(screen.getAllByRole('gridcell').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });
});

describe('the other views', () => {
  it('the week shows hours that can be chosen, and says how many events each has', async () => {
    calendarWorld({ events: [occurrence('a'), occurrence('b', { from: '10:30', to: '12:00' })] });
    openCalendar({ ...AT, show: 'week' });
    await chip(/Evento a/);
    expect(cell(/lunes 23 de noviembre de 2026, 10:00, 2 eventos/)).toBeInTheDocument();
    expect(cell(/lunes 23 de noviembre de 2026, 12:00, libre/)).toBeInTheDocument();
    cell(/lunes 23 .*, 08:00/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(/martes 24 .*, 09:00/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const form = await dialog('Nuevo evento');
    expect(within(form).getByLabelText('Hora')).toHaveValue('09:00');
  });

  it('the agenda tells each event with how its description begins', async () => {
    calendarWorld({
      events: [
        occurrence('a', {}, { event: { descriptionPreview: `${'x'.repeat(100)}…`, case: legalCase() } as never }),
      ],
    });
    openCalendar({ ...AT, show: 'agenda' });
    expect(await screen.findByText(`${'x'.repeat(100)}…`)).toBeVisible();
    expect(screen.getByText('Cobro de pagaré')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'lunes 23 de noviembre de 2026' })).toBeVisible();
  });

  it('the agenda without events has one sentence and one way on', async () => {
    calendarWorld();
    openCalendar({ ...AT, show: 'agenda' });
    expect(await screen.findByText('Nada programado en estos días.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Nuevo evento' })).toHaveLength(2);
  });

  it('what is filtered is in the address, and the server does it', async () => {
    const world = calendarWorld();
    openCalendar(AT);
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Audiencia' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en el calendario' }), 'pagaré');
    await waitFor(() => expect(place()).toEqual({ date: MONDAY, type: 'hearing', q: 'pagaré' }));
    await waitFor(() =>
      expect(world.asked('CalendarRange').at(-1)).toMatchObject({ filter: { types: ['HEARING'], search: 'pagaré' } }),
    );
    // A month that the filters leave empty says why, and how to see it whole again.
    expect(await screen.findByText('Ningún evento coincide con estos filtros.')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
    await userEvent.click(clear!);
    await waitFor(() => expect(place()).toEqual({ date: MONDAY }));
    await waitFor(() => expect(screen.queryByText('Ningún evento coincide con estos filtros.')).toBeNull());
  });
});

describe('one event', () => {
  const opened = { ...AT, event: 'a' };

  it('shows when, where, for whom and what it overlaps with, in the zone of the calendar and its own', async () => {
    calendarWorld({
      details: [
        detail('a', {}, { zone: 'America/Tijuana', location: 'Juzgado Primero', alarms: [60], case: legalCase() }),
      ],
      answers: {
        EventOverlaps: () => ({
          eventConflicts: [{ ...occurrence('z', { from: '10:30' }), __typename: 'EventOccurrence' }],
        }),
      },
    });
    openCalendar(opened);
    const sheet = await dialog('Detalles del evento');
    expect(await within(sheet).findByText('lunes 23 de noviembre de 2026, 10:00 – 11:00')).toBeVisible();
    expect(await within(sheet).findByText(/08:00 – 09:00 · Hora de Noroeste/)).toBeVisible();
    expect(within(sheet).getByText('Juzgado Primero')).toBeVisible();
    expect(within(sheet).getByText('1 hora antes')).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Cobro de pagaré' })).toHaveAttribute('href', '/cases/case_1');
    expect(await within(sheet).findByText('Se empalma con otro evento')).toBeVisible();
  });

  it('gets a Zoom meeting when Zoom is connected, and then shows its link', async () => {
    const zoom = (state: string) => ({
      integrations: [{ __typename: 'Integration', kind: 'ZOOM', state, isLocked: false }],
    });
    const joinUrl = 'https://us02web.zoom.us/j/85000000001?pwd=ejemplo';
    const world = calendarWorld({
      details: [detail('a')],
      answers: {
        ZoomState: () => zoom('CONNECTED'),
        MakeZoomMeeting: () =>
          refused('createZoomMeeting', refusal('Zoom no aceptó la solicitud.', null, 'CONFLICT'), {
            joinUrl: null,
            event: null,
          }),
      },
    });
    openCalendar(opened);
    const sheet = await dialog('Detalles del evento');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Crear reunión de Zoom' }));
    expect(await screen.findByText('Zoom no aceptó la solicitud.')).toBeVisible();
    world.answer('MakeZoomMeeting', () =>
      done('createZoomMeeting', { joinUrl, event: detail('a', {}, { location: joinUrl }) }),
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Crear reunión de Zoom' }));
    expect(await within(sheet).findByRole('link', { name: 'Entrar a la reunión de Zoom' })).toHaveAttribute(
      'href',
      joinUrl,
    );
    expect(world.asked('MakeZoomMeeting')[0]).toMatchObject({ eventId: 'a' });
  });

  it.each([
    ['NOT_CONNECTED', 'Conecta Zoom para crear la reunión desde aquí'],
    ['LOST', 'El permiso de Zoom se retiró. Conéctalo otra vez'],
  ])('leads to the settings while Zoom is %s', async (state, name) => {
    const integrations = [{ __typename: 'Integration', kind: 'ZOOM', state, isLocked: false }];
    calendarWorld({ details: [detail('a')], answers: { ZoomState: () => ({ integrations }) } });
    openCalendar(opened);
    const link = await within(await dialog('Detalles del evento')).findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/dashboard?tab=settings&part=integrations');
  });

  it('is deleted with a way back', async () => {
    const world = calendarWorld({
      events: [occurrence('a')],
      details: [detail('a')],
      answers: {
        RemoveEvent: () => done('deleteCalendarEvent', { deletedEventId: 'a', undoToken: 'u1' }),
        BringEventBack: () => done('restoreCalendarEvent', { event: detail('a') }),
      },
    });
    openCalendar(opened);
    const sheet = await dialog('Detalles del evento');
    world.state.events = [];
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Borrar' }));
    expect(await screen.findByText('«Evento a» se borró.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Evento a/ })).toBeNull();
    world.state.events = [occurrence('a')];
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Listo: quedó como estaba.')).toBeVisible();
    expect(world.asked('BringEventBack')).toEqual([{ eventId: 'a', undoToken: 'u1' }]);
    expect(await chip(/Evento a/)).toBeVisible();
  });

  it('of a series is deleted as far as one says', async () => {
    const world = calendarWorld({
      events: [series('a', MONDAY)],
      answers: { RemoveEvent: () => done('deleteCalendarEvent', { deletedEventId: 'a', undoToken: null }) },
    });
    openCalendar(AT);
    (await chip(/Revisión semanal/)).focus();
    await userEvent.keyboard('{Delete}');
    const asked = await dialog('¿Qué eventos de la serie quieres borrar?');
    await userEvent.click(within(asked).getByRole('radio', { name: /Este y los siguientes/ }));
    await userEvent.click(within(asked).getByRole('button', { name: 'Borrar' }));
    await waitFor(() =>
      expect(world.asked('RemoveEvent')).toEqual([
        { eventId: 'a', scope: 'THIS_AND_FOLLOWING', occurrenceOf: `${MONDAY}T16:00:00.000Z` },
      ]),
    );
  });

  it('is moved by the keyboard alone, stands there at once, and is moved back', async () => {
    const world = calendarWorld({
      events: [occurrence('a')],
      answers: {
        EditEvent: ({ start }) => {
          const [day = '', from = ''] = String(start).split('T');
          return done('updateCalendarEvent', eventPayload(detail('a', { day, from, to: '17:00' }, { version: 4 })));
        },
      },
    });
    openCalendar(AT);
    (await chip(/Evento a/)).focus();
    await userEvent.keyboard('m');
    const form = await dialog('Mover o cambiar duración');
    await userEvent.clear(within(form).getByLabelText('Fecha'));
    await userEvent.type(within(form).getByLabelText('Fecha'), '25/11/2026');
    await userEvent.clear(within(form).getByLabelText('Hora'));
    await userEvent.type(within(form).getByLabelText('Hora'), '16:00');
    await userEvent.click(within(form).getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText(/«Evento a» pasó al miércoles 25 de noviembre de 2026, 16:00\./)).toBeVisible();
    expect(world.asked('EditEvent')[0]).toMatchObject({
      eventId: 'a',
      version: 3,
      scope: 'ALL',
      start: '2026-11-25T16:00',
    });
    expect(world.asked('EditEvent')[0]).not.toHaveProperty('end');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(world.asked('EditEvent')[1]).toMatchObject({ eventId: 'a', version: 4, start: '2026-11-23T10:00' }),
    );
  });

  it('that is made longer keeps its start', async () => {
    const world = calendarWorld({
      events: [occurrence('a')],
      answers: {
        EditEvent: () => done('updateCalendarEvent', eventPayload(detail('a', { to: '12:30' }, { version: 4 }))),
      },
    });
    openCalendar(AT);
    (await chip(/Evento a/)).focus();
    await userEvent.keyboard('m');
    const form = await dialog('Mover o cambiar duración');
    await userEvent.clear(within(form).getByLabelText('Duración'));
    await userEvent.type(within(form).getByLabelText('Duración'), '2:30');
    await userEvent.click(within(form).getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(world.asked('EditEvent')[0]).toMatchObject({ end: '2026-11-23T12:30' }));
    expect(world.asked('EditEvent')[0]).not.toHaveProperty('start');
  });

  it('that somebody changed meanwhile is not moved over their change', async () => {
    calendarWorld({
      events: [occurrence('a')],
      answers: {
        EditEvent: () => refused('updateCalendarEvent', refusal('cambió', 'version', 'CONFLICT'), eventPayload(null)),
      },
    });
    openCalendar(AT);
    (await chip(/Evento a/)).focus();
    await userEvent.keyboard('m');
    const form = await dialog('Mover o cambiar duración');
    await userEvent.clear(within(form).getByLabelText('Hora'));
    await userEvent.type(within(form).getByLabelText('Hora'), '12:00');
    await userEvent.click(within(form).getByRole('button', { name: 'Mover' }));
    expect(await screen.findByText('El evento cambió mientras tanto; ya se muestra como está ahora.')).toBeVisible();
    expect(await chip(/10:00 Evento a/)).toBeVisible();
  });

  it('that is no longer there says so', async () => {
    calendarWorld();
    openCalendar(opened);
    expect(await screen.findByText('El evento ya no existe o no es tuyo.')).toBeVisible();
  });
});
