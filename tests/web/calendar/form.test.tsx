import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  calendarWorld,
  detail,
  done,
  eventPayload,
  legalCase,
  MONDAY,
  occurrence,
  openCalendar,
  place,
  refusal,
  refused,
  type Answer,
} from './world.tsx';
import { usualTime } from '#web/features/calendar/event/event-form.rules.ts';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const NEW = { date: MONDAY, new: '1', on: MONDAY, time: '10:30' };
const form = async (name = 'Nuevo evento') => within(await screen.findByRole('dialog', { name }));
const put = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const created: Answer = () => done('createCalendarEvent', eventPayload(detail('a')));
const createdFromCase: Answer = () =>
  done('createEventFromCase', eventPayload(detail('a', {}, { case: legalCase() }), { caseLinked: true }));
const edited: Answer = () => done('updateCalendarEvent', eventPayload(detail('a', {}, { version: 4 })));

describe('a new event', () => {
  it('without title, date or hour is asked for them, in the words of the specification', async () => {
    const world = calendarWorld();
    openCalendar({ date: MONDAY, new: '1' });
    const fields = await form();
    put(fields.getByLabelText('Fecha'), '');
    put(fields.getByLabelText('Hora'), '');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(fields.getByRole('alert')).toHaveTextContent('Por favor completa todos los campos obligatorios');
    expect(fields.getByText('Escribe el título.')).toBeVisible();
    expect(fields.getByText('Elige la fecha.')).toBeVisible();
    expect(fields.getByText('Elige la hora.')).toBeVisible();
    await waitFor(() => expect(fields.getByLabelText('Título')).toHaveFocus());
    expect(world.asked('AddEvent')).toEqual([]);
  });

  it('offers exactly the seven types, each with its length, and bills hearings and meetings by themselves', async () => {
    calendarWorld();
    openCalendar(NEW);
    const fields = await form();
    const types = within(fields.getByRole('group', { name: 'Tipo' })).getAllByRole('radio');
    expect(types.map((type) => (type as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Audiencia',
      'Reunión',
      'Vencimiento',
      'Citatorio',
      'Mediación',
      'Preparación',
      'Otros',
    ]);
    await userEvent.click(fields.getByText('Más'));
    const seen: Record<string, [string, boolean]> = {};
    for (const type of types) {
      await userEvent.click(type);
      seen[(type as HTMLInputElement).labels?.[0]?.textContent ?? ''] = [
        (fields.getByLabelText(/Hora de término/) as HTMLInputElement).value,
        (fields.getByRole('checkbox', { name: /Sus horas se facturan/ }) as HTMLInputElement).checked,
      ];
    }
    expect(seen).toEqual({
      Audiencia: ['12:30', true],
      Reunión: ['11:30', true],
      Vencimiento: ['11:00', false],
      Citatorio: ['12:00', false],
      Mediación: ['13:30', false],
      Preparación: ['12:00', false],
      Otros: ['11:30', false],
    });
  });

  it('is created, closes the form and is there', async () => {
    const world = calendarWorld({ answers: { AddEvent: created } });
    openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'Audiencia inicial');
    await userEvent.click(fields.getByRole('radio', { name: 'Audiencia' }));
    world.state.events = [occurrence('a', {}, { title: 'Audiencia inicial' })];
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(await screen.findByRole('link', { name: /Audiencia inicial/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()).toEqual({ date: MONDAY });
    expect(screen.getByText('Evento creado.')).toBeVisible();
    expect(world.asked('AddEvent')[0]).toMatchObject({
      title: 'Audiencia inicial',
      type: 'HEARING',
      start: `${MONDAY}T10:30`,
      zone: 'America/Mexico_City',
      alarms: [15],
      isAllDay: false,
    });
    // Its end is that of its type, and whether it is billed too: nobody chose them.
    expect(world.asked('AddEvent')[0]).not.toHaveProperty('end');
    expect(world.asked('AddEvent')[0]).not.toHaveProperty('isBillable');
  });

  it('is written in one line: day, hour, length and type move to their fields', async () => {
    const world = calendarWorld({ answers: { AddEvent: created } });
    openCalendar(NEW);
    const fields = await form();
    const title = fields.getByLabelText('Título');
    await userEvent.type(title, 'Audiencia Ríos 15/12/2031 16:00');
    expect(fields.getByText('Se entiende: Audiencia, lunes 15 de diciembre de 2031, 16:00.')).toBeVisible();
    await userEvent.tab();
    expect(title).toHaveValue('Audiencia Ríos');
    expect(fields.getByRole('radio', { name: 'Audiencia' })).toBeChecked();
    await userEvent.click(title);
    await userEvent.type(title, ' martes 15/12/2031{Enter}');
    expect(await fields.findAllByText(/Ese día no cuadra: la fecha es lunes 15 de diciembre/)).not.toHaveLength(0);
    expect(world.asked('AddEvent')).toEqual([]);
    await userEvent.clear(title);
    await userEvent.type(title, 'Audiencia Ríos 90 min{Enter}');
    await waitFor(() =>
      expect(world.asked('AddEvent')[0]).toMatchObject({
        title: 'Audiencia Ríos',
        type: 'HEARING',
        start: '2031-12-15T16:00',
        end: '2031-12-15T17:30',
      }),
    );
  });

  it('begins with the hour of the place that was clicked, or with the next half hour', async () => {
    calendarWorld();
    openCalendar(NEW);
    expect((await form()).getByLabelText('Hora')).toHaveValue('10:30');
    expect(usualTime({ day: MONDAY, time: '10:30' })).toBe('11:00');
    expect(usualTime({ day: MONDAY, time: '10:29' })).toBe('10:30');
    expect(usualTime({ day: MONDAY, time: '23:45' })).toBe('09:00');
  });

  it('of a case is made from the case, and the billable summary is read again', async () => {
    const world = calendarWorld({ answers: { AddEventFromCase: createdFromCase } });
    openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'Llamada');
    await userEvent.type(fields.getByRole('combobox', { name: /^Caso/ }), 'cobro');
    await userEvent.click(await fields.findByRole('option', { name: /Cobro de pagaré/ }));
    expect(fields.getByLabelText(/^Cliente/)).toHaveAttribute('placeholder', 'El del caso: Comercializadora Ejemplo');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(await screen.findByText('Evento creado y ligado a su caso.')).toBeVisible();
    expect(world.asked('AddEventFromCase')).toEqual([
      {
        title: 'Llamada',
        type: 'OTHER',
        start: `${MONDAY}T10:30`,
        zone: 'America/Mexico_City',
        description: '',
        location: '',
        caseId: 'case_1',
      },
    ]);
  });

  it('of a case that repeats says all of it the other way', async () => {
    const world = calendarWorld({ answers: { AddEvent: created } });
    openCalendar({ ...NEW, for: 'case_1' });
    const fields = await form();
    await userEvent.type(await fields.findByLabelText('Título'), 'Revisión');
    await userEvent.click(fields.getByText('Más'));
    await userEvent.selectOptions(fields.getByLabelText('Se repite'), 'Cada semana');
    await userEvent.click(fields.getByRole('checkbox', { name: 'jueves' }));
    await userEvent.selectOptions(fields.getByLabelText('Termina'), 'Después de varias veces');
    put(fields.getByLabelText('Veces'), '8');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    await waitFor(() =>
      expect(world.asked('AddEvent')[0]).toMatchObject({
        caseId: 'case_1',
        recurrence: { frequency: 'WEEKLY', interval: 1, weekdays: ['MONDAY', 'THURSDAY'], count: 8 },
      }),
    );
  });

  it.each([
    ['start', 'Fecha', 'El 31 de junio de 2026 no existe.'],
    ['end', 'Termina el', 'Un evento puede durar hasta 31 días; divídelo o márcalo como varios.'],
    ['title', 'Título', 'El título puede tener hasta 200 caracteres.'],
  ])('puts what the server says of %s on its field', async (field, label, message) => {
    calendarWorld({
      answers: { AddEvent: () => refused('createCalendarEvent', refusal(message, field), eventPayload(null)) },
    });
    openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'Junta');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(await fields.findByText(message)).toBeVisible();
    const input = fields.getByLabelText(new RegExp(`^${label}`));
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('that ends before it starts is stopped before it is sent', async () => {
    const world = calendarWorld();
    openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'Junta');
    put(fields.getByLabelText(/Hora de término/), '09:00');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(fields.getByText('El evento termina antes de empezar.')).toBeVisible();
    expect(world.asked('AddEvent')).toEqual([]);
  });

  it('that could not be created says so as the specification does, and keeps what was typed', async () => {
    calendarWorld({
      answers: {
        AddEvent: () => refused('createCalendarEvent', refusal('Tu plan no lo incluye.'), eventPayload(null)),
      },
    });
    openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'Junta');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(await fields.findByText('Error creando evento')).toBeVisible();
    expect(fields.getByText('Tu plan no lo incluye.')).toBeVisible();
    expect(fields.getByLabelText('Título')).toHaveValue('Junta');
  });

  it('is warned while it is written of what it clashes with', async () => {
    calendarWorld({ answers: { EventOverlaps: () => ({ eventConflicts: [occurrence('z', { from: '10:00' })] }) } });
    openCalendar(NEW);
    const fields = await form();
    expect(await fields.findByText('A esa hora ya tienes un evento:')).toBeVisible();
    expect(fields.getByText(/Evento z/)).toBeVisible();
  });

  it('that could not be saved keeps what was typed and says why; the next try saves it', async () => {
    const world = calendarWorld({ answers: { AddEvent: () => HttpResponse.error() } });
    openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'Con la línea cortada');
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(await fields.findByText('Error creando evento')).toBeVisible();
    expect(fields.getByLabelText('Título')).toHaveValue('Con la línea cortada');
    world.answer('AddEvent', created);
    await userEvent.click(fields.getByRole('button', { name: 'Crear evento' }));
    expect(await screen.findByText('Evento creado.')).toBeVisible();
  });

  it('that was written in asks before it closes, by accident or not', async () => {
    calendarWorld();
    openCalendar(NEW);
    await form();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(await screen.findByRole('link', { name: 'Nuevo evento' }));
    const again = await form();
    await userEvent.type(again.getByLabelText('Título'), 'A medias');
    await userEvent.keyboard('{Escape}');
    const asked = await form('¿Cerrar sin guardar?');
    await userEvent.click(asked.getByRole('button', { name: 'Seguir escribiendo' }));
    expect(again.getByLabelText('Título')).toHaveValue('A medias');
    await userEvent.click(again.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click((await form('¿Cerrar sin guardar?')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Nuevo evento' }));
    expect((await form()).getByLabelText('Título')).toHaveValue('');
  });

  it('that goes away with a step back is kept', async () => {
    calendarWorld();
    const first = openCalendar(NEW);
    await userEvent.type((await form()).getByLabelText('Título'), 'A medias');
    first.unmount();
    openCalendar(NEW);
    expect((await form()).getByLabelText('Título')).toHaveValue('A medias');
    await userEvent.click((await form()).getByRole('button', { name: 'Descartarlo' }));
  });

  it('comes back after a reload, and can be begun anew', async () => {
    calendarWorld();
    const first = openCalendar(NEW);
    const fields = await form();
    await userEvent.type(fields.getByLabelText('Título'), 'A medias');
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    openCalendar(NEW);
    const again = await form();
    expect(again.getByLabelText('Título')).toHaveValue('A medias');
    expect(again.getByText('Recuperamos lo que habías escrito y no guardaste.')).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Descartarlo' }));
    expect(again.getByLabelText('Título')).toHaveValue('');
  });
});

describe('an event that is edited', () => {
  const EDIT = { date: MONDAY, edit: 'a' };

  it('sends only what was changed, upon the version that was edited', async () => {
    const world = calendarWorld({
      details: [detail('a', {}, { description: 'Antes' })],
      answers: { EditEvent: edited },
    });
    openCalendar(EDIT);
    const fields = await form('Editar evento');
    put(await fields.findByLabelText(/^Lugar/), 'Sala 3');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Evento guardado.')).toBeVisible();
    expect(world.asked('EditEvent')).toEqual([{ eventId: 'a', version: 3, scope: 'ALL', location: 'Sala 3' }]);
  });

  it('that starts later ends later too', async () => {
    const world = calendarWorld({ details: [detail('a')], answers: { EditEvent: edited } });
    openCalendar(EDIT);
    const fields = await form('Editar evento');
    put(await fields.findByLabelText('Hora'), '23:30');
    expect(fields.getByLabelText(/Hora de término/)).toHaveValue('00:30');
    expect(fields.getByLabelText(/Termina el/)).toHaveValue('24/11/2026');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(world.asked('EditEvent')[0]).toMatchObject({ start: `${MONDAY}T23:30`, end: '2026-11-24T00:30' }),
    );
  });

  it('of a series is changed as far as one says; how it repeats is never changed for one alone', async () => {
    const at = '2026-11-30T16:00:00.000Z';
    const recurrence = {
      __typename: 'Recurrence',
      rule: 'FREQ=WEEKLY;BYDAY=MO',
      frequency: 'WEEKLY',
      interval: 1,
      weekdays: ['MONDAY'],
      weekOfMonth: null,
      count: null,
      until: null,
      text: 'cada semana, lunes',
    };
    const world = calendarWorld({
      details: [detail('a', {}, { recurrence: recurrence as never })],
      answers: { EditEvent: edited },
    });
    openCalendar({ ...EDIT, at });
    const fields = await form('Editar evento');
    // The one that was opened, not the first of its series.
    expect(await fields.findByLabelText('Fecha')).toHaveValue('30/11/2026');
    put(fields.getByLabelText('Título'), 'Otro título');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar cambios' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Qué eventos de la serie quieres cambiar?' }));
    expect(asked.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(world.asked('EditEvent')).toEqual([]);
    await userEvent.click(fields.getByText('Más'));
    await userEvent.selectOptions(fields.getByLabelText('Se repite'), 'Cada día');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar cambios' }));
    const again = within(await screen.findByRole('dialog', { name: '¿Qué eventos de la serie quieres cambiar?' }));
    expect(again.queryByRole('radio', { name: /Sólo este/ })).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(world.asked('EditEvent')[0]).toMatchObject({
        scope: 'THIS_AND_FOLLOWING',
        occurrenceOf: at,
        title: 'Otro título',
        recurrence: { frequency: 'DAILY' },
      }),
    );
  });

  it('and by somebody else too: what only one changed is put together, what both changed is asked', async () => {
    const theirs = detail('a', {}, { version: 5, title: 'El suyo', location: 'Sala 9' });
    let isTheirs = false;
    const world = calendarWorld({
      answers: {
        EventDetail: () => ({ calendarEvent: isTheirs ? theirs : detail('a') }),
        EditEvent: ({ version }) =>
          version === 5
            ? edited({})
            : refused('updateCalendarEvent', refusal('cambió', 'version', 'CONFLICT'), eventPayload(null)),
      },
    });
    openCalendar(EDIT);
    const fields = await form('Editar evento');
    put(await fields.findByLabelText('Título'), 'El mío');
    put(fields.getByLabelText(/^Descripción/), 'Mía');
    isTheirs = true;
    await userEvent.click(fields.getByRole('button', { name: 'Guardar cambios' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Alguien más cambió este evento' }));
    expect(asked.getByText('El suyo')).toBeVisible();
    expect(asked.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(asked.getByRole('button', { name: 'Guardar con lo elegido' }));
    await waitFor(() => expect(world.asked('EditEvent')).toHaveLength(2));
    expect(world.asked('EditEvent')[1]).toEqual({
      eventId: 'a',
      version: 5,
      scope: 'ALL',
      title: 'El mío',
      description: 'Mía',
    });
  });
});
