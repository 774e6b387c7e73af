import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayTotals, timesheetRows } from '#web/features/hours/entries/timesheet.rules.ts';
import { formatMoney } from '#web/shared/format/format.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import {
  broken,
  calendarWorld,
  done,
  hoursSettings,
  hoursSummary,
  hoursTotal,
  legalCase,
  occurrence,
  page,
  place,
  refusal,
  refused,
} from '../calendar/world.tsx';
import { billable, dialog, entries, entry, onWednesday, put, WEDNESDAY } from './hours-world.tsx';

const saved: { fileName: string }[] = [];
vi.mock('#web/shared/browser/save-document.ts', () => ({
  saveDocument: (document: { fileName: string }) => saved.push(document),
  saveBlob: () => undefined,
}));
beforeEach(() => {
  saved.length = 0;
});
onWednesday();

describe('the billable summary', () => {
  const summary = {
    billableSummary: {
      __typename: 'BillableSummary',
      totalHours: 3.5,
      totalEvents: 2,
      byCase: [
        { __typename: 'B', case: legalCase(), totalHours: 2, totalEvents: 1 },
        { __typename: 'B', case: null, totalHours: 1.5, totalEvents: 1 },
      ],
      unrecorded: [occurrence('a', { day: '2026-11-20' }, { title: 'Audiencia' })],
      unrecordedCount: 3,
    },
  };

  it('shows hours and events in all, and by case, with those without one', async () => {
    calendarWorld({ answers: { BillableSummary: () => summary } });
    billable();
    expect((await screen.findByText('Horas facturables')).nextSibling).toHaveTextContent('3.5');
    expect(screen.getByText('Eventos facturables').nextSibling).toHaveTextContent('2');
    const table = within(screen.getByRole('table', { name: 'Por caso' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CasoHorasEventos',
      'Cobro de pagaré21',
      'Sin caso1.51',
    ]);
  });

  it('records what an event took with one click, and takes it back', async () => {
    const world = calendarWorld({
      answers: {
        BillableSummary: () => summary,
        AddTimeEntry: () => done('createTimeEntry', { entry: entry('e1', { seconds: 3600 }) }),
        RemoveTimeEntry: () => done('deleteTimeEntry', { deletedId: 'e1' }),
      },
    });
    billable();
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar las horas de «Audiencia»' }));
    expect(await screen.findByText('Registraste 1 h.')).toBeVisible();
    expect(world.asked('AddTimeEntry')[0]).toMatchObject({ eventId: 'a', clientId: expect.any(String) as string });
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('RemoveTimeEntry')).toEqual([{ id: 'e1' }]));
  });

  it('of a period asks for its days only, and the address keeps it', async () => {
    const world = calendarWorld();
    billable();
    await userEvent.selectOptions(await screen.findByLabelText('Periodo'), 'El mes pasado');
    await waitFor(() =>
      expect(world.asked('BillableSummary').at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-31' }),
    );
    expect(place()).toEqual({ part: 'billable', period: 'last' });
  });

  it('tells recorded hours, what they come to, and which of them have no rate', async () => {
    const total = hoursTotal(7200, 360_000, { entryCount: 2, withoutRateCount: 1 });
    calendarWorld({
      answers: {
        HoursSummary: () => ({
          hoursSummary: hoursSummary({
            total,
            billable: total,
            unbilled: hoursTotal(3600, 180_050),
            byCase: [{ __typename: 'H', case: legalCase(), client: 'Comercializadora Ejemplo', total }],
          }),
        }),
        TimeEntryFile: () => ({
          timeEntriesCsv: { __typename: 'F', fileName: 'horas.csv', mediaType: 'text/csv', content: '' },
        }),
      },
    });
    billable();
    expect((await screen.findByText('Por facturar')).nextSibling).toHaveTextContent('$1,800.50 MXN');
    expect(screen.getByText('1 registro facturable no tiene tarifa: no está en el importe.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
    await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(['horas.csv']));
  });

  it('that failed says so, with its number', async () => {
    calendarWorld({ answers: { BillableSummary: () => broken() } });
    billable();
    expect(await screen.findByText('Error cargando tus horas facturables')).toBeVisible();
    expect(screen.getByText('Referencia: req_7')).toBeVisible();
  });
});

describe('the timesheet', () => {
  it('sums by case and by day, to the second', () => {
    const days = ['2026-11-23', '2026-11-24', WEDNESDAY];
    const all = [
      entry('a', { seconds: 3601 }),
      entry('b', { seconds: 59, workedOn: '2026-11-23' }),
      entry('c', { seconds: 1800, case: null, client: '' }),
      entry('d', { workedOn: '2026-11-01' }),
    ];
    const rows = timesheetRows(all, days, 'Sin caso');
    expect(rows.map(({ title, days: of, total }) => [title, of, total])).toEqual([
      ['Cobro de pagaré', [59, 0, 3601], 3660],
      ['Sin caso', [0, 0, 1800], 1800],
    ]);
    expect(dayTotals(rows, days)).toEqual([59, 0, 5401]);
  });

  it('reads every page of a week before it sums', async () => {
    const world = calendarWorld({
      answers: {
        TimeEntries: ({ after }) =>
          after ? entries([entry('b', { workedOn: '2026-11-24' })]) : entries([entry('a')], 'next'),
      },
    });
    billable('sheet');
    const table = within(await screen.findByRole('table', { name: /Horas de la semana/ }));
    await waitFor(() => expect(table.getAllByRole('row').at(-1)).toHaveTextContent('Total–1:301:30––––3:00'));
    expect(world.asked('TimeEntries')[0]).toMatchObject({ filter: { from: '2026-11-23', to: '2026-11-29' } });
  });

  it('takes time by hand, on a day that is past, and says what is wrong on its field', async () => {
    let answer = refused(
      'createTimeEntry',
      refusal('Ese día ya tiene 23 h registradas: no caben más de 24.', 'seconds'),
      {
        entry: null,
      },
    );
    const world = calendarWorld({ answers: { TimeEntries: () => entries([]), AddTimeEntry: () => answer } });
    billable('sheet');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Registrar horas' }))[0]!);
    const fields = await dialog('Registrar horas');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    expect(fields.getByText(/^Escribe cuánto tiempo fue/)).toBeVisible();
    put(fields.getByLabelText('Duración'), '25:00');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    expect(fields.getByText('Un registro dura de 1 segundo a 24 horas.')).toBeVisible();
    expect(world.asked('AddTimeEntry')).toEqual([]);
    put(fields.getByLabelText('Fecha'), '2026-11-02');
    put(fields.getByLabelText(/Hora de inicio/), '09:15');
    put(fields.getByLabelText('Duración'), '2:00');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    expect(await fields.findByText(/no caben más de 24/)).toBeVisible();
    answer = done('createTimeEntry', { entry: entry('e1', { seconds: 7200 }) });
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Registraste 2 h.')).toBeVisible();
    expect(world.asked('AddTimeEntry').at(-1)).toMatchObject({ start: '2026-11-02T09:15', seconds: 7200 });
    // Sent again it would be the same entry.
    const keys = world.asked('AddTimeEntry').map(({ clientId }) => clientId);
    expect(new Set(keys).size).toBe(1);
  });

  it('keeps an entry that was not recorded through a reload, until it is discarded', async () => {
    calendarWorld({ answers: { TimeEntries: () => entries([]) } });
    const openForm = async () => {
      const view = billable('sheet');
      await userEvent.click((await screen.findAllByRole('button', { name: 'Registrar horas' }))[0]!);
      return { view, fields: await dialog('Registrar horas') };
    };
    const { view, fields } = await openForm();
    put(fields.getByLabelText('Duración'), '1:45');
    window.dispatchEvent(new Event('pagehide'));
    view.unmount();
    const again = (await openForm()).fields;
    expect(again.getByLabelText('Duración')).toHaveValue('1:45');
    await userEvent.click(again.getByRole('button', { name: 'Descartarlo' }));
    expect(again.getByLabelText('Duración')).toHaveValue('');
    await userEvent.click(again.getByRole('button', { name: 'Cancelar' }));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('foja_draft_'))).toEqual([]);
  });

  it('changes only what was changed, and deletes with a way back', async () => {
    const world = calendarWorld({
      answers: {
        TimeEntries: () => entries([entry('a')]),
        EditTimeEntry: () => done('updateTimeEntry', { entry: entry('a', { version: 3 }) }),
        RemoveTimeEntry: () => done('deleteTimeEntry', { deletedId: 'a' }),
        BringTimeEntryBack: () => done('restoreTimeEntry', { entry: entry('a') }),
      },
    });
    billable('sheet');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Redacción, 1 h 30 min' }));
    const fields = await dialog('Editar registro');
    put(fields.getByLabelText(/^Descripción/), 'Demanda');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Registro guardado.')).toBeVisible();
    expect(world.asked('EditTimeEntry')).toEqual([{ id: 'a', version: 2, description: 'Demanda' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Redacción, 1 h 30 min' }));
    expect(await screen.findByText('Se borró un registro de 1 h 30 min.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('BringTimeEntryBack')).toEqual([{ id: 'a' }]));
  });

  it('leaves what is in a pre-bill alone', async () => {
    calendarWorld({
      answers: {
        TimeEntries: () =>
          entries([entry('a', { prebill: { __typename: 'Prebill', id: 'pfb_1', number: 'PF-0001' } })]),
      },
    });
    billable('sheet');
    expect(await screen.findByText('En la prefactura PF-0001')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
  });
});

describe('tasks', () => {
  const task = {
    __typename: 'WorkTask',
    id: 'tsk_1',
    title: 'Redactar alegatos',
    notes: '',
    case: legalCase(),
    dueOn: '2026-11-20',
    isDone: false,
    doneAt: null,
    recordedSeconds: 3600,
    version: 1,
  };

  it('say which are late, and take time', async () => {
    const world = calendarWorld({
      answers: {
        WorkTasks: () => ({ workTasks: page([task]) }),
        AddTimeEntry: () => done('createTimeEntry', { entry: entry('e1') }),
      },
    });
    billable('tasks');
    expect(await screen.findByText(/Para el 20 de noviembre de 2026 · Atrasada/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Acciones de «Redactar alegatos»' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registrar horas' }));
    const fields = await dialog('Registrar horas');
    expect(fields.getByLabelText(/^Descripción/)).toHaveValue('Redactar alegatos');
    put(fields.getByLabelText('Duración'), '0:45');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(world.asked('AddTimeEntry')[0]).toMatchObject({ taskId: 'tsk_1', caseId: 'case_1', seconds: 2700 }),
    );
  });
});

describe('rates and rounding', () => {
  it('are fixed in pesos and sent in whole centavos', async () => {
    const world = calendarWorld({
      answers: {
        HoursSettings: () => ({ hoursSettings: hoursSettings() }),
        SetRate: () => done('setTimeRate', { rate: null, changedCount: 4 }),
        SaveHoursSettings: () => done('setHoursSettings', { settings: null }),
      },
    });
    billable('rates');
    await userEvent.click(await screen.findByRole('button', { name: 'Fijar tarifa' }));
    const fields = await dialog('Fijar tarifa');
    await userEvent.selectOptions(fields.getByLabelText('Es la tarifa'), 'De un cliente');
    await userEvent.type(fields.getByLabelText('Por hora, en pesos'), 'mil');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar tarifa' }));
    expect(fields.getByText('Escribe el cliente.')).toBeVisible();
    expect(fields.getByText('Escribe el importe como 1,500 o 1,500.50.')).toBeVisible();
    put(fields.getByLabelText('Por hora, en pesos'), '1,500.05');
    await userEvent.type(fields.getByLabelText(/^Cliente/), 'Grupo Ejemplo');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar tarifa' }));
    expect(await screen.findByText('Tarifa guardada; se recalcularon 4 registros.')).toBeVisible();
    expect(world.asked('SetRate')).toEqual([
      { scope: 'CLIENT', client: 'Grupo Ejemplo', centavos: 150_005, validFrom: WEDNESDAY },
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Cada registro se cobra'), 'A 6 minutos, hacia arriba');
    await waitFor(() => expect(world.asked('SaveHoursSettings')).toEqual([{ rounding: 'SIX_MINUTES' }]));
  });

  it('and amounts never pass through a fraction', () => {
    expect(parsePesos('0.29')).toEqual({ centavos: 29 });
    expect(parsePesos('1,234.1')).toEqual({ centavos: 123_410 });
    expect(formatMoney(9_007_199_254_740_991)).toBe('$90,071,992,547,409.91 MXN');
    expect(formatMoney(-106_667)).toBe('-$1,066.67 MXN');
    expect(formatMoney(5)).toBe('$0.05 MXN');
    expect(formatMoney(100_000_000)).toBe('$1,000,000.00 MXN');
  });
});
