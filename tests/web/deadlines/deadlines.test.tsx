import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { onWindowEvent, type DeadlineAlertDetail } from '#web/shared/realtime/window-events.ts';
import {
  address,
  addressParams,
  broken,
  deadline,
  deadlinesWorld,
  openCaseDeadlines,
  openLivePanel,
  openNext,
  openRoom,
  refusal,
} from './world.tsx';
import { handSocket } from '../cases/realtime-world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => webServer.close());

const overdue = deadline('a', {
  title: 'Presentar alegatos',
  urgency: 'CRITICAL',
  label: '¡VENCIDO!',
  isOverdue: true,
  daysLeft: -2,
  dueAt: '2026-11-20T05:59:00.000Z',
  dueOn: '2026-11-19',
});
const tomorrow = deadline('b', {
  title: 'Audiencia preliminar',
  urgency: 'CRITICAL',
  label: '¡MAÑANA!',
  daysLeft: 1,
  origin: 'MANUAL',
  hasHour: true,
  type: 'audiencia',
  dueAt: '2026-11-22T16:00:00.000Z',
  dueOn: '2026-11-22',
});
const later = deadline('c', { title: 'Recurso de revisión', label: '5 días', urgency: 'MEDIUM', daysLeft: 5 });

const card = (title: string) => {
  const found = screen.getByRole('button', { name: `Ver el detalle de «${title}»` }).closest('li');
  if (!found) throw new Error(`there is no card of ${title}`);
  return within(found);
};
const titles = () =>
  within(screen.getByRole('region', { name: 'Activos' }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

const writeDate = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Escribir fecha' }));
};

describe('the panel of deadlines', () => {
  it('has its name, and lists what is active by days left, with label, urgency in words and the whole date', async () => {
    deadlinesWorld({ deadlines: [later, overdue, tomorrow] });
    openRoom('panel');
    expect(screen.getByRole('heading', { level: 1, name: 'Vencimientos y Alertas' })).toBeVisible();
    await screen.findByText('¡VENCIDO!');
    expect(titles()).toEqual(['Presentar alegatos', 'Audiencia preliminar', 'Recurso de revisión']);
    expect(screen.getByText('¡MAÑANA!')).toHaveTextContent('Urgencia crítica');
    expect(screen.getByText('5 días')).toHaveTextContent('Urgencia media');
    expect(card('Audiencia preliminar').getByText('dom 22/11/2026')).toBeVisible();
    expect(card('Audiencia preliminar').getByText('10:00 h')).toBeVisible();
    expect(screen.getByText('3 vencimientos activos')).toBeVisible();
    expect(screen.getByText('1 vencido')).toBeVisible();
  });

  it('groups its rows by when they are due: overdue, today, within a week, later', async () => {
    const on = (id: string, dueOn: string, daysLeft: number) =>
      deadline(id, { dueOn, daysLeft, dueAt: `${dueOn}T20:00:00Z` });
    // Sunday: what is due on Monday is not put beside what is due in a month.
    const rows = [
      on('h', '2026-11-22', 0),
      on('w', '2026-11-23', 1),
      on('s', '2026-11-29', 7),
      on('n', '2026-11-30', 8),
    ];
    deadlinesWorld({ deadlines: [...rows, overdue] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    const active = within(screen.getByRole('region', { name: 'Activos' }));
    const groups = active.getAllByRole('list').map((list) => [
      active.getAllByRole('heading', { level: 3 }).find(({ id }) => id === list.getAttribute('aria-labelledby'))
        ?.textContent,
      within(list)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Vencidos 1', ['Presentar alegatos']],
      ['Hoy 1', ['Plazo h']],
      ['Próximos 7 días 2', ['Plazo w', 'Plazo s']],
      ['Después 1', ['Plazo n']],
    ]);
  });

  it('is walked with J and K, opened with Enter, completed with C and reminded of with R', async () => {
    const world = deadlinesWorld({ deadlines: [overdue, tomorrow, later] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    const named = (title: string) => screen.getByRole('button', { name: `Ver el detalle de «${title}»` });
    await userEvent.keyboard('jj');
    expect(named('Audiencia preliminar')).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    const pane = within(screen.getByRole('complementary', { name: 'Detalle de «Presentar alegatos»' }));
    expect(pane.getByRole('link', { name: 'Amparo de ejemplo' })).toHaveAttribute('href', '/cases/case_1');
    expect(pane.getByText('jueves 19 de noviembre de 2026')).toBeVisible();
    expect(pane.getByText('Cliente · Juzgado de ejemplo')).toBeVisible();
    expect(pane.getByRole('button', { name: 'Completar' })).toBeVisible();
    await userEvent.keyboard('r');
    await waitFor(() => expect(world.asked('SetDeadlineReminder')).toHaveLength(1));
    await userEvent.keyboard('j');
    expect(screen.getByRole('complementary', { name: 'Detalle de «Audiencia preliminar»' })).toBeVisible();
    await userEvent.keyboard('c');
    expect(screen.getByRole('dialog', { name: '¿Marcar como completado?' })).toHaveTextContent('Audiencia preliminar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(named('Audiencia preliminar')).toHaveFocus();
  });

  it('takes no key while somebody writes', async () => {
    deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    await userEvent.type(screen.getByRole('searchbox'), 'cj');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads from one menu to every way to a new deadline', async () => {
    deadlinesWorld({ deadlines: [] });
    openRoom('panel');
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Calcular un término',
      'Leer un acuerdo',
      'Varios a la vez',
      'Escribir fecha',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Leer un acuerdo' }));
    expect(address()).toBe('/notice');
  });

  it('has an address for the form of a new deadline, which the menu leads to and closing leaves', async () => {
    deadlinesWorld({ deadlines: [later] });
    openRoom('panel', { new: '1', case: 'case_1' });
    const dialog = await screen.findByRole('dialog', { name: 'Nuevo vencimiento' });
    expect(within(dialog).getByLabelText('Qué vence')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/panel?case=case_1');
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Escribir fecha' }));
    expect(await screen.findByRole('dialog', { name: 'Nuevo vencimiento' })).toBeVisible();
    expect(address()).toBe('/panel?case=case_1&new=1');
  });

  it('shows a skeleton while it waits, and with nothing to show one sentence and one action', async () => {
    deadlinesWorld();
    openRoom('panel');
    expect(screen.getByRole('status', { name: 'Cargando…' })).toBeVisible();
    expect(await screen.findByText(/No tienes vencimientos pendientes/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calcular un término' })).toHaveAttribute('href', '/calculator');
  });

  it('shows up to six that were completed, and reopens one', async () => {
    const done = deadline('d', { title: 'Ya hecho', status: 'COMPLETED', completedAt: '2026-11-21T18:00:00.000Z' });
    const world = deadlinesWorld({ deadlines: [later, done] });
    openRoom('panel');
    const region = await screen.findByRole('region', { name: 'Completados recientemente' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Reabrir «Ya hecho»' }));
    await waitFor(() => expect(titles()).toContain('Ya hecho'));
    expect(world.asked('ReopenDeadline')).toEqual([{ id: 'd' }]);
  });

  it('completes only after it was confirmed, and takes it back', async () => {
    const world = deadlinesWorld({ deadlines: [overdue, later] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    await userEvent.click(card('Presentar alegatos').getByRole('button', { name: 'Completar' }));
    const dialog = screen.getByRole('dialog', { name: '¿Marcar como completado?' });
    expect(world.asked('CompleteDeadline')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Completar' }));
    expect(await screen.findByText('«Presentar alegatos» quedó completado.')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titles()).toContain('Presentar alegatos'));
    expect(world.asked('ReopenDeadline')).toEqual([{ id: 'a' }]);
  });

  it('says in the words of the specification that completing or snoozing failed', async () => {
    const world = deadlinesWorld({ deadlines: [overdue] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    world.answer('CompleteDeadline', () => broken());
    world.answer('SetDeadlineReminder', () => broken());
    await userEvent.click(card('Presentar alegatos').getByRole('button', { name: 'Completar' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Completar' }));
    expect(await screen.findByText('No se pudo marcar el vencimiento como completado')).toBeVisible();
    expect(titles()).toEqual(['Presentar alegatos']);
    await userEvent.click(card('Presentar alegatos').getByRole('button', { name: 'Posponer 24h' }));
    expect(await screen.findByText('No se pudo posponer el vencimiento')).toBeVisible();
    expect(screen.getAllByText('Error')).toHaveLength(2);
  });

  it('says that somebody else completed it first, which is no failure', async () => {
    const world = deadlinesWorld({ deadlines: [overdue] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    world.answer('CompleteDeadline', () => ({
      completeDeadline: {
        __typename: 'P',
        deadline: null,
        userErrors: [refusal('Otra persona ya lo completó.', null, 'CONFLICT')],
      },
    }));
    await userEvent.click(card('Presentar alegatos').getByRole('button', { name: 'Completar' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Completar' }));
    expect(await screen.findByText('Otra persona ya lo completó.')).toBeVisible();
    expect(screen.queryByText('No se pudo marcar el vencimiento como completado')).toBeNull();
  });

  it('reminds again in 24 hours of a date of law, which stays, and takes it back', async () => {
    const world = deadlinesWorld({ deadlines: [overdue] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    await userEvent.click(card('Presentar alegatos').getByRole('button', { name: 'Posponer 24h' }));
    expect(await screen.findByText('El vencimiento legal no se mueve.')).toBeVisible();
    expect(world.asked('SnoozeDeadline')).toEqual([]);
    expect(world.asked('SetDeadlineReminder')).toEqual([{ id: 'a', remindAt: expect.any(String) }]);
    expect(
      await card('Presentar alegatos').findByText(
        'Recordatorio pospuesto al 22/11/2026, 08:00. La fecha legal no cambia.',
      ),
    ).toBeVisible();
    expect(card('Presentar alegatos').getByText('jue 19/11/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('SetDeadlineReminder')).toContainEqual({ id: 'a', remindAt: null }));
  });

  it('asks of a typed date what is postponed: the reminder, or the date, from when to when', async () => {
    const typed = deadline('t', { title: 'Llamar al perito', origin: 'MANUAL', dueOn: '2026-11-30', version: 1 });
    const world = deadlinesWorld({ deadlines: [typed] });
    openRoom('panel');
    const postpone = async () => {
      await userEvent.click((await screen.findAllByRole('button', { name: 'Posponer 24h' }))[0] as HTMLElement);
      return within(screen.getByRole('dialog'));
    };
    await userEvent.click((await postpone()).getByRole('button', { name: /^Sólo recordármelo mañana/ }));
    await waitFor(() => expect(world.asked('SetDeadlineReminder')).toHaveLength(1));
    expect(world.asked('SnoozeDeadline')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await postpone();
    await userEvent.click(
      dialog.getByRole('button', { name: /^Mover la fecha del 30 de noviembre al 1 de diciembre/ }),
    );
    expect(await screen.findByText('El vencimiento se movió.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('EditDeadline')).toEqual([{ id: 't', version: 2, dueOn: '2026-11-30' }]));
  });

  it('keeps estimates apart, never as computed by law, and counts them from their notice once it is made', async () => {
    const estimate = deadline('e', {
      title: 'Réplica',
      isEstimated: true,
      chainId: 'dch_1',
      isTheirs: true,
    });
    const world = deadlinesWorld({ deadlines: [later, estimate] });
    openRoom('panel');
    const apart = within(await screen.findByRole('region', { name: 'Estimados, sin notificación' }));
    expect(apart.getByRole('button', { name: 'Ver el detalle de «Réplica»' })).toBeVisible();
    expect(apart.queryByText('Computado según la ley')).toBeNull();
    expect(apart.getByText('De la contraparte')).toBeVisible();
    expect(within(screen.getByRole('list', { name: /^Próximos 7 días/ })).queryByText('Réplica')).toBeNull();
    await userEvent.click(apart.getByRole('button', { name: 'Más acciones de «Réplica»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registrar la notificación' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar la notificación' }));
    await userEvent.type(dialog.getByLabelText('Día de la notificación'), '10/12/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Contar desde esta fecha' }));
    await waitFor(() =>
      expect(world.asked('MoveTrigger')[0]).toMatchObject({
        chainId: 'dch_1',
        notices: [{ deadlineId: 'e', noticeOn: '2026-12-10' }],
      }),
    );
  });

  it('says since when what is overdue is, and the hour of its court where ours differs', async () => {
    const inTijuana = deadline('z', {
      title: 'Audiencia en Tijuana',
      hasHour: true,
      dueOn: '2026-11-20',
      dueAt: '2026-11-20T18:30:00.000Z',
      zone: 'America/Tijuana',
      zoneNote: 'hora de Tijuana',
      label: '¡VENCIDO!',
      isOverdue: true,
      overdueSince: 'venció ayer',
      urgency: 'CRITICAL',
    });
    deadlinesWorld({ deadlines: [inTijuana] });
    openRoom('panel');
    expect(await screen.findByText('venció ayer')).toBeVisible();
    expect(screen.getByText('10:30 h (hora de Tijuana)')).toBeVisible();
  });

  it('on failure says so with a way to try again and keeps the last real list, marked; never samples', async () => {
    const world = deadlinesWorld({ deadlines: [later], answers: { DeadlinePanel: () => broken() } });
    openRoom('panel');
    expect(await screen.findByText('Error cargando próximos vencimientos')).toBeVisible();
    expect(screen.getByText('Referencia: req_7')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Activos' })).queryByRole('list')).toBeNull();
    world.mend('DeadlinePanel');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    expect(screen.queryByText('Error cargando próximos vencimientos')).toBeNull();
    world.answer('DeadlinePanel', () => broken());
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Error cargando próximos vencimientos')).toBeVisible();
    expect(screen.getByText(/Lista sin actualizar desde las \d\d:\d\d/)).toBeVisible();
    expect(titles()).toEqual(['Recurso de revisión']);
  });

  it('asks again every 60 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const world = deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await vi.waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    expect(world.asked('DeadlinePanel')).toHaveLength(1);
    world.state.deadlines = [later, overdue];
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(titles()).toEqual(['Presentar alegatos', 'Recurso de revisión']));
    expect(world.asked('DeadlinePanel')).toHaveLength(2);
  });

  it('reads more of a long list, and keeps them when it is read again', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      deadline(`d${String(index).padStart(2, '0')}`, { title: `Plazo ${index}` }),
    );
    deadlinesWorld({ deadlines: many });
    openRoom('panel');
    await waitFor(() => expect(titles()).toHaveLength(25));
    await userEvent.click(screen.getByRole('button', { name: 'Ver más vencimientos' }));
    await waitFor(() => expect(titles()).toHaveLength(30));
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(titles()).toHaveLength(30));
    expect(screen.getByText('30 vencimientos activos')).toBeVisible();
  });

  it('narrows the list by words and by case, and the address holds both', async () => {
    const world = deadlinesWorld({ deadlines: [overdue, later] });
    openRoom('panel');
    await screen.findByText('¡VENCIDO!');
    await userEvent.type(screen.getByRole('searchbox'), 'revisión');
    await waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    expect(addressParams()).toEqual({ q: 'revisión' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Caso' }));
    await userEvent.click(await screen.findByRole('option', { name: /Amparo de ejemplo/ }));
    await waitFor(() => expect(addressParams()).toEqual({ q: 'revisión', case: 'case_1' }));
    await waitFor(() =>
      expect(world.asked('DeadlineList').at(-1)).toMatchObject({
        filter: { isCompleted: false, search: 'revisión', caseId: 'case_1' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(addressParams()).toEqual({}));
  });

  it('marks what is provisional and says why a date changed', async () => {
    deadlinesWorld({
      deadlines: [deadline('a', { title: 'Uno', isProvisional: true, changeNote: 'Cambió del 26 al 27.' })],
    });
    openRoom('panel');
    expect(await screen.findByText('Provisional')).toBeVisible();
    expect(screen.getByText('Cambió del 26 al 27.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Amparo de ejemplo' })).toHaveAttribute('href', '/cases/case_1');
  });

  it('shows the computation of one, day by day, with the articles as links', async () => {
    deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el detalle de «Recurso de revisión»' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver el cómputo día por día' }));
    const dialog = within(screen.getByRole('dialog'));
    const rows = await dialog.findAllByRole('row');
    expect(rows).toHaveLength(9);
    expect(rows[2]).toHaveTextContent('vie 20/11/2026');
    expect(within(rows[2]!).getByRole('link', { name: /art\. 19/ })).toHaveAttribute('href', '/leyes/lamparo/19');
  });

  it('opens one in the calculator as it was counted', async () => {
    deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el detalle de «Recurso de revisión»' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver el cómputo día por día' }));
    const link = await within(screen.getByRole('dialog')).findByRole('link', { name: 'Abrir en la calculadora' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://foja.mx');
    expect(Object.fromEntries(searchParams)).toEqual({
      regla: 'lamparo-98-queja',
      fecha: '2026-11-17',
      medio: 'list',
      calendario: 'pjf',
      km: '450',
      suspension: '2026-11-19..2026-11-20 Suspensión de ejemplo',
      caso: 'case_1',
    });
  });

  it('adds a date that is known, and says what is missing in place', async () => {
    const world = deadlinesWorld({ deadlines: [] });
    openRoom('panel');
    await writeDate();
    const dialog = within(screen.getByRole('dialog', { name: 'Nuevo vencimiento' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByText('Escribe qué vence.')).toBeVisible();
    expect(dialog.getByText('Elige la fecha.')).toBeVisible();
    expect(world.asked('AddDeadline')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Qué vence' }), 'Renovar fianza');
    await userEvent.type(dialog.getByLabelText('Fecha'), '01/12/2026');
    await userEvent.type(dialog.getByLabelText(/Hora/), '10:30');
    await userEvent.type(dialog.getByLabelText('Días antes'), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar aviso' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.asked('AddDeadline')).toEqual([
      expect.objectContaining({
        title: 'Renovar fianza',
        dueOn: '2026-12-01',
        dueHour: '10:30',
        type: 'vencimiento',
        alertDays: [1, 3, 7, 30],
      }),
    ]);
  });

  it('keeps what was typed in a new one through a reload, until it is saved', async () => {
    const openForm = async () => {
      const view = openRoom('panel');
      await writeDate();
      return { view, form: within(screen.getByRole('dialog', { name: 'Nuevo vencimiento' })) };
    };
    deadlinesWorld({ deadlines: [] });
    const { view, form } = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: 'Qué vence' }), 'Renovar fianza');
    window.dispatchEvent(new Event('pagehide'));
    view.unmount();
    const again = (await openForm()).form;
    expect(again.getByRole('textbox', { name: 'Qué vence' })).toHaveValue('Renovar fianza');
    expect(again.getByText('Recuperamos lo que habías escrito y no guardaste.')).toBeVisible();
    await userEvent.type(again.getByLabelText('Fecha'), '01/12/2026');
    await userEvent.click(again.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('foja_draft_'))).toEqual([]);
  });

  it('never sends back the date of a computed one as if it had been typed', async () => {
    const world = deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de «Recurso de revisión»' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Editar vencimiento' }));
    expect(dialog.queryByLabelText('Fecha')).toBeNull();
    expect(dialog.getByText(/La fecha viene de un cómputo legal/)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Qué vence' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Qué vence' }), 'Revisión');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(world.asked('EditDeadline')).toEqual([{ id: 'c', version: 1, title: 'Revisión' }]));
  });

  it('removes one after it was confirmed, and puts it back', async () => {
    const world = deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de «Recurso de revisión»' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    world.state.deadlines = [];
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Se eliminó «Recurso de revisión».')).toBeVisible();
    world.state.deadlines = [later];
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    expect(world.asked('RestoreDeadline')).toEqual([{ id: 'c' }]);
  });

  it('keeps how long before the account is warned', async () => {
    const world = deadlinesWorld({ deadlines: [later] });
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Días de aviso' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Días de aviso' }));
    await userEvent.type(dialog.getByLabelText('Días antes'), '400');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar aviso' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Escribe un número de 0 a 365.');
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el aviso 30 días antes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(world.asked('SetAlertDays')).toEqual([{ alertDays: [1, 7], timeZone: 'America/Mexico_City' }]),
    );
  });

  const openSettings = async () => {
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Días de aviso' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Días de aviso' }));
    return { dialog, zone: dialog.getByRole('combobox', { name: 'Tu zona horaria' }) };
  };
  const deviceIn = (timeZone: string) => {
    const real = new Intl.DateTimeFormat().resolvedOptions();
    return vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone });
  };

  it('proposes the zone of the device while none was chosen, and says so', async () => {
    const device = deviceIn('America/Ensenada');
    const world = deadlinesWorld({ deadlines: [later] });
    const { dialog, zone } = await openSettings();
    expect(zone).toHaveDisplayValue('Noroeste (Tijuana)');
    expect(zone).toHaveAccessibleDescription(/a las 8:00 de esa zona.*La propusimos según este dispositivo/);
    await userEvent.selectOptions(zone, 'Sureste (Cancún)');
    expect(zone).not.toHaveAccessibleDescription(/La propusimos/);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(world.asked('SetAlertDays')).toEqual([{ alertDays: [1, 7, 30], timeZone: 'America/Cancun' }]),
    );
    device.mockRestore();
  });

  it('keeps the zone that was chosen wherever the device is', async () => {
    const device = deviceIn('America/Tijuana');
    deadlinesWorld({ deadlines: [later], timeZone: 'America/Hermosillo' });
    const { zone } = await openSettings();
    expect(zone).toHaveDisplayValue('Sonora (Hermosillo)');
    expect(zone).not.toHaveAccessibleDescription(/La propusimos/);
    device.mockRestore();
  });

  it('begins in central Mexico for a device abroad, and says at the zone why it is refused', async () => {
    const device = deviceIn('Europe/Madrid');
    const no = { __typename: 'P', alertDays: null, timeZone: null };
    deadlinesWorld({
      deadlines: [later],
      answers: {
        SetAlertDays: () => ({
          setAlertDays: { ...no, userErrors: [refusal('Elige una zona horaria de México.', 'timeZone')] },
        }),
      },
    });
    const { dialog, zone } = await openSettings();
    expect(zone).toHaveDisplayValue('Centro (Ciudad de México)');
    expect(zone).not.toHaveAccessibleDescription(/La propusimos/);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/Elige una zona horaria de México\.$/));
    expect(dialog.getByRole('group', { name: 'Avisar antes' })).not.toHaveAccessibleDescription(/Elige/);
    device.mockRestore();
  });
});

describe('an alert that arrives', () => {
  it('is told on window and in a notice, once, and the list is read anew', async () => {
    const world = deadlinesWorld({ deadlines: [later] });
    const hand = handSocket();
    openLivePanel(hand.socket);
    await waitFor(() => expect(titles()).toEqual(['Recurso de revisión']));
    const heard: DeadlineAlertDetail[] = [];
    const stop = onWindowEvent('deadlineAlert', (detail) => void heard.push(detail));
    const moved = { ...later, label: '¡MAÑANA!', daysLeft: 1, urgency: 'CRITICAL' as const };
    world.state.deadlines = [moved];
    const alert = {
      id: 'dla_1',
      kind: 'STAGE',
      daysLeft: 1,
      message: '«Recurso de revisión» vence mañana.',
      timestamp: '2026-11-21T14:00:00.000Z',
      deadline: moved,
    };
    hand.send('LiveDeadlineAlerts', { deadlineAlert: alert });
    hand.send('LiveDeadlineAlerts', { deadlineAlert: alert });
    expect(await screen.findByText('«Recurso de revisión» vence mañana.')).toBeVisible();
    expect(await screen.findByText('¡MAÑANA!')).toBeVisible();
    expect(heard).toEqual([
      expect.objectContaining({ id: 'dla_1', deadlineId: 'c', caseId: 'case_1', daysLeft: 1, kind: 'STAGE' }),
    ]);
    await waitFor(() => expect(world.asked('DeadlinePanel').length).toBeGreaterThan(1));
    stop();
  });
});

describe('deadlines elsewhere', () => {
  it('stand on the page of their case, with the way to the calculator filled in with its court', async () => {
    const world = deadlinesWorld({
      deadlines: [later, deadline('d', { title: 'Ya hecho', status: 'COMPLETED', dueOn: '2026-11-10' })],
    });
    openCaseDeadlines();
    expect(await screen.findByRole('heading', { level: 3, name: /Recurso de revisión/ })).toBeVisible();
    expect(screen.getByText(/Ya hecho/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Calcular un término' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(link, 'https://foja.mx').searchParams)).toEqual({
      organo: 'crt_1',
      caso: 'case_1',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Completar' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Completar' }));
    await waitFor(() => expect(world.asked('CompleteDeadline')).toEqual([{ id: 'c' }]));
  });

  it('open the one that the address names, whatever page it is on', async () => {
    deadlinesWorld({ deadlines: [later] });
    openCaseDeadlines({ shownId: 'c' });
    const dialog = await screen.findByRole('dialog', { name: 'Recurso de revisión' });
    expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/cases/case_1');
  });

  it('cannot be added by a guest of the case', async () => {
    deadlinesWorld({ deadlines: [] });
    openCaseDeadlines({ canAdd: false, isGuest: true });
    expect(await screen.findByText('No hay vencimientos compartidos contigo.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Calcular un término' })).toBeNull();
  });

  it('stand on the home page, the next ones first', async () => {
    deadlinesWorld({ deadlines: [overdue, tomorrow] });
    openNext();
    expect(await screen.findByRole('link', { name: /Presentar alegatos/ })).toHaveAttribute('href', '/cases/case_1');
    expect(screen.getByText('1 vencido')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ver los 2' }));
    expect(address()).toBe('/panel');
  });
});
