import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '#web/features/hours/entries/entry-form.rules.ts';
import { dayTotals, timesheetRows } from '#web/features/hours/entries/timesheet.rules.ts';
import { MoneyCard } from '#web/features/calendar/today/money-card.tsx';
import { TodayCard } from '#web/features/calendar/today/today-card.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { formatMoney } from '#web/shared/format/format.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import {
  broken,
  calendarWorld,
  done,
  holiday,
  hoursSettings,
  hoursSummary,
  hoursTotal,
  legalCase,
  money,
  NO_SOCKET,
  occurrence,
  openCalendar,
  page,
  place,
  refusal,
  refused,
} from '../calendar/world.tsx';
import { webServer } from '../web-server.ts';

const saved: { fileName: string }[] = [];
vi.mock('#web/shared/browser/save-document.ts', () => ({
  saveDocument: (document: { fileName: string }) => saved.push(document),
  saveBlob: () => undefined,
}));

const WEDNESDAY = '2026-11-25';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'], now: new Date(`${WEDNESDAY}T18:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  webServer.resetHandlers();
});
afterAll(() => webServer.close());

type Wire = Entry & { __typename: string };
const entry = (id: string, part: Partial<Entry> = {}): Wire => ({
  __typename: 'TimeEntry',
  id,
  personId: 'usr_1',
  personName: 'Persona usr_1',
  case: legalCase(),
  client: 'Comercializadora Ejemplo',
  event: null,
  task: null,
  workedOn: WEDNESDAY,
  startedAt: null,
  endedAt: null,
  seconds: 5400,
  billedSeconds: 5400,
  activity: 'DRAFTING',
  description: `Registro ${id}`,
  billing: 'BILLABLE',
  source: 'MANUAL',
  rate: money(180_000) as never,
  rateScope: 'PERSON',
  amount: money(270_000) as never,
  prebill: null,
  version: 2,
  viewerCanEdit: true,
  ...part,
});

const entries = (nodes: readonly object[], endCursor: string | null = null) => ({
  timeEntries: { ...page(nodes, endCursor), totalCount: nodes.length },
});
const put = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const billable = (room?: string, more: Record<string, string> = {}) =>
  openCalendar({ part: 'billable', ...(room ? { room } : {}), ...more });

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
    expect(await screen.findByText('1:00 h registradas.')).toBeVisible();
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
    expect(await screen.findByText('2:00 h registradas.')).toBeVisible();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Redacción, 1:30 h' }));
    const fields = await dialog('Editar registro');
    put(fields.getByLabelText(/^Descripción/), 'Demanda');
    await userEvent.click(fields.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Registro guardado.')).toBeVisible();
    expect(world.asked('EditTimeEntry')).toEqual([{ id: 'a', version: 2, description: 'Demanda' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Redacción, 1:30 h' }));
    expect(await screen.findByText('Se borró un registro de 1:30 h.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('BringTimeEntryBack')).toEqual([{ id: 'a' }]));
  });

  it('leaves what is in a pre-bill alone', async () => {
    calendarWorld({
      answers: {
        TimeEntries: () =>
          entries([entry('a', { prebill: { __typename: 'Prebill', id: 'pfb_1', number: 'PF-0001' } as never })]),
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

describe('a pre-bill', () => {
  const tax = (label: string, centavos: number) => ({
    __typename: 'BillTax',
    label,
    amount: money(centavos),
    basis: `Fundamento de ${label}`,
  });
  const reckoned = {
    lines: [
      {
        __typename: 'PrebillLine',
        kind: 'TIME',
        description: 'Demanda',
        date: WEDNESDAY,
        personName: 'Persona usr_1',
        activity: 'DRAFTING',
        timeEntryId: 'a',
        billedSeconds: 5400,
        rate: money(180_000),
        amount: money(1_000_000),
        receipt: null,
      },
    ],
    totalSeconds: 5400,
    billedSeconds: 5400,
    subtotal: money(1_000_000),
    taxes: [
      tax('IVA 16 %', 160_000),
      tax('Retención de ISR 10 %', -100_000),
      tax('Retención de IVA (dos terceras partes)', -106_667),
    ],
    disbursements: money(0),
    total: money(953_333),
    received: money(0),
    balance: money(953_333),
    amountInWords: 'nueve mil quinientos treinta y tres pesos 33/100 M.N.',
  };
  const preview = (part: object = {}) => ({
    prebillPreview: {
      __typename: 'P',
      ...reckoned,
      vatRate: 'GENERAL',
      withoutRateCount: 0,
      unrecorded: [],
      unrecordedCount: 0,
      ...part,
    },
  });
  const row = {
    __typename: 'Prebill',
    id: 'pfb_1',
    number: 'PF-0001',
    status: 'OPEN',
    client: 'Comercializadora Ejemplo',
    from: '2026-11-01',
    to: WEDNESDAY,
    issuedOn: WEDNESDAY,
    billedSeconds: 5400,
    total: money(953_333),
    received: money(0),
    balance: money(953_333),
    dueOn: null,
  };
  const state = { sentAt: null, mail: null, payments: [], viewerCanDiscard: true };
  const whole = {
    ...row,
    ...reckoned,
    ...state,
    clientRfc: 'CEJ800101AB1',
    clientKind: 'COMPANY',
    issuer: { __typename: 'I', name: 'Ana', rfc: null, kind: 'INDIVIDUAL', regime: 'PROFESSIONAL', vatRate: 'GENERAL' },
    cases: [],
    notes: '',
  };

  it('is reckoned by the server before anything is kept: what a company withholds from a person, in words too', async () => {
    const world = calendarWorld({
      answers: {
        TimeEntries: () => entries([entry('a'), entry('b'), entry('c', { billing: 'NOT_BILLABLE' })]),
        PrebillPreview: () => preview(),
        MakePrebill: () => done('createPrebill', { prebill: row }),
        PrebillDetail: () => ({ prebill: whole }),
      },
    });
    billable('prebills', { prebill: 'nueva' });
    expect(await screen.findByText('Completa los datos para ver el cálculo.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Crear prefactura' }));
    expect(screen.getByText('Elige al menos un caso.')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Agregar caso' }), 'cobro');
    await userEvent.click(await screen.findByRole('option', { name: /Cobro de pagaré/ }));
    expect(await screen.findByText('2 de 2 elegidos')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Registro b/ }));
    const paper = within(screen.getByRole('region', { name: 'Vista previa' }));
    expect(await paper.findByText('$9,533.33 MXN')).toBeVisible();
    expect(paper.getByText('-$1,066.67 MXN')).toBeVisible();
    expect(paper.getByText('nueve mil quinientos treinta y tres pesos 33/100 M.N.')).toBeVisible();
    expect(paper.getByText(/Fundamento de Retención de ISR/)).toBeVisible();
    await waitFor(() =>
      expect(world.asked('PrebillPreview').at(-1)).toMatchObject({ entryIds: ['a'], clientKind: 'COMPANY' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Agregar gasto propio' }));
    const extra = within(screen.getByRole('group', { name: 'Gasto propio' }));
    await userEvent.type(extra.getByLabelText('Descripción'), 'Copias');
    await userEvent.type(extra.getByLabelText('Importe en pesos'), '350.50');
    await userEvent.click(screen.getByRole('button', { name: 'Crear prefactura' }));
    expect(await screen.findByRole('heading', { name: 'PF-0001' })).toBeVisible();
    expect(world.asked('MakePrebill')[0]).toMatchObject({
      caseIds: ['case_1'],
      from: '2026-11-01',
      to: WEDNESDAY,
      entryIds: ['a'],
      extras: [{ kind: 'EXPENSE', description: 'Copias', centavos: 35_050 }],
    });
    expect(place()).toEqual({ part: 'billable', room: 'prebills', prebill: 'pfb_1' });
  });

  it('that the server refuses says why, on its field or as a whole', async () => {
    calendarWorld({
      answers: {
        TimeEntries: () => entries([entry('a')]),
        PrebillPreview: () => preview({ withoutRateCount: 1 }),
        MakePrebill: () =>
          refused('createPrebill', refusal('El RFC tiene 12 caracteres.', 'clientRfc'), { prebill: null }),
      },
    });
    billable('prebills', { prebill: 'nueva' });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agregar caso' }), 'cobro');
    await userEvent.click(await screen.findByRole('option', { name: /Cobro de pagaré/ }));
    expect(await screen.findByText(/1 registro facturable no tiene tarifa: fíjala/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Crear prefactura' }));
    expect(await screen.findByText('El RFC tiene 12 caracteres.')).toBeVisible();
    expect(screen.getByLabelText(/RFC del cliente/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('is downloaded as PDF and CSV, marked as paid, and discarded', async () => {
    let held: object = whole;
    const world = calendarWorld({
      answers: {
        PrebillDetail: () => ({ prebill: held }),
        PrebillDocument: () => ({
          prebillDocument: { __typename: 'F', fileName: 'PF-0001.pdf', mediaType: 'application/pdf', content: '' },
        }),
        PrebillCsv: () => ({
          prebillCsv: { __typename: 'F', fileName: 'PF-0001.csv', mediaType: 'text/csv', content: '' },
        }),
        DiscardPrebill: () => {
          held = { ...whole, status: 'DISCARDED', viewerCanDiscard: false };
          return done('discardPrebill', {
            prebill: { ...row, ...state, status: 'DISCARDED', viewerCanDiscard: false },
          });
        },
      },
    });
    billable('prebills', { prebill: 'pfb_1' });
    for (const file of ['Descargar PDF', 'Descargar CSV']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Descargar' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: file }));
    }
    await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(['PF-0001.pdf', 'PF-0001.csv']));
    await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Descartar' }));
    await userEvent.click((await dialog('¿Descartar la prefactura?')).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Descartada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
    expect(world.asked('DiscardPrebill')).toEqual([{ id: 'pfb_1' }]);
  });

  it('offers the hours that it would miss, and takes them with one click', async () => {
    let isRecorded = false;
    const missed = { unrecorded: [occurrence('a', { day: '2026-11-20' }, { title: 'Junta' })], unrecordedCount: 1 };
    const world = calendarWorld({
      answers: {
        TimeEntries: () => entries(isRecorded ? [entry('e1')] : []),
        PrebillPreview: () => preview(isRecorded ? {} : missed),
        AddTimeEntry: () => {
          isRecorded = true;
          return done('createTimeEntry', { entry: entry('e1', { seconds: 3600 }) });
        },
      },
    });
    billable('prebills', { prebill: 'nueva' });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agregar caso' }), 'cobro');
    await userEvent.click(await screen.findByRole('option', { name: /Cobro de pagaré/ }));
    const offer = await screen.findByRole('region', { name: '1 evento facturable sin horas registradas' });
    expect(within(offer).getByText('Junta')).toBeVisible();
    await userEvent.click(within(offer).getByRole('button', { name: 'Registrar las horas de «Junta»' }));
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    expect(world.asked('AddTimeEntry')[0]).toMatchObject({ eventId: 'a' });
    expect(await screen.findByText('1 de 1 elegidos')).toBeVisible();
  });

  describe('with several hours that it would miss', () => {
    const missed = (['a', 'b', 'c'] as const).map((key) => occurrence(key, { day: '2026-11-20' }, { title: key }));
    const record = async (removed: (id: string) => boolean) => {
      const recorded: string[] = [];
      const world = calendarWorld({
        answers: {
          TimeEntries: () => entries([]),
          PrebillPreview: () => {
            const unrecorded = missed.filter(({ event }) => !recorded.includes(event.id));
            return preview({ unrecorded, unrecordedCount: unrecorded.length });
          },
          AddTimeEntry: ({ eventId }) => {
            recorded.push(String(eventId));
            return done('createTimeEntry', { entry: entry(`e-${String(eventId)}`, { seconds: 3600 }) });
          },
          RemoveTimeEntry: (input) => {
            const id = String(input['id']);
            if (!removed(id)) return refused('deleteTimeEntry', refusal('No.'));
            recorded.splice(recorded.indexOf(id.slice(2)), 1);
            return done('deleteTimeEntry', { deletedId: id });
          },
        },
      });
      billable('prebills', { prebill: 'nueva' });
      await userEvent.type(await screen.findByRole('combobox', { name: 'Agregar caso' }), 'cobro');
      await userEvent.click(await screen.findByRole('option', { name: /Cobro de pagaré/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Registrar los 3' }));
      expect(await screen.findByText('3:00 h registradas de 3 eventos.')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
      return world;
    };

    it('takes back all that one click recorded, not only the last', async () => {
      const world = await record(() => true);
      await waitFor(() =>
        expect(world.asked('RemoveTimeEntry')).toEqual([{ id: 'e-a' }, { id: 'e-b' }, { id: 'e-c' }]),
      );
      expect(await screen.findByText('Listo: quedó como estaba.')).toBeVisible();
      expect(await screen.findByRole('region', { name: '3 eventos facturables sin horas registradas' })).toBeVisible();
    });

    it('says how many could not be taken back', async () => {
      await record((id) => id !== 'e-b');
      expect(await screen.findByText('Quedó 1 registro sin deshacer.')).toBeVisible();
      expect(await screen.findByRole('region', { name: '2 eventos facturables sin horas registradas' })).toBeVisible();
    });
  });

  it('asks for the receipt of what was paid for the client, and takes advances and the rate of VAT', async () => {
    const world = calendarWorld({
      answers: {
        TimeEntries: () => entries([entry('a')]),
        PrebillPreview: () => preview({ received: money(50_000), balance: money(903_333) }),
        MakePrebill: () => done('createPrebill', { prebill: row }),
        PrebillDetail: () => ({ prebill: whole }),
      },
    });
    billable('prebills', { prebill: 'nueva' });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agregar caso' }), 'cobro');
    await userEvent.click(await screen.findByRole('option', { name: /Cobro de pagaré/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Agregar anticipo' }));
    const advance = within(screen.getByRole('group', { name: 'Anticipo' }));
    await userEvent.type(advance.getByLabelText('Importe en pesos'), '500');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'IVA' }), '8 % (región fronteriza)');
    expect(screen.getByText(/confirma que siga vigente/)).toBeVisible();
    expect(await screen.findByText('$9,033.33 MXN')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar gasto por cuenta del cliente' }));
    const extra = within(screen.getByRole('group', { name: 'Gasto por cuenta del cliente' }));
    await userEvent.type(extra.getByLabelText('Descripción'), 'Derechos');
    await userEvent.type(extra.getByLabelText('Importe en pesos'), '100');
    await userEvent.click(screen.getByRole('button', { name: 'Crear prefactura' }));
    expect(extra.getByRole('alert')).toHaveTextContent('Adjunta el comprobante a nombre del cliente.');
    expect(world.asked('MakePrebill')).toEqual([]);
    await userEvent.click(extra.getByRole('button', { name: 'Quitar concepto' }));
    await userEvent.click(screen.getByRole('button', { name: 'Crear prefactura' }));
    await waitFor(() =>
      expect(world.asked('MakePrebill')[0]).toMatchObject({
        vatRate: 'BORDER_REGION',
        advances: [{ centavos: 50_000, receivedOn: WEDNESDAY, note: '' }],
      }),
    );
  });

  it('is mailed, and says honestly that the message did not leave the server', async () => {
    let held: object = whole;
    const world = calendarWorld({
      answers: {
        PrebillDetail: () => ({ prebill: held }),
        SendPrebill: () => {
          held = { ...whole, mail: { __typename: 'M', to: 'cliente@ejemplo.mx', state: 'OUTBOX' } };
          return done('sendPrebill', { prebill: { ...row, ...state } });
        },
      },
    });
    billable('prebills', { prebill: 'pfb_1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar al cliente' }));
    const form = await dialog('Enviar PF-0001 al cliente');
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    expect(form.getByText('Escribe el correo del cliente.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Correo del cliente'), 'cliente@ejemplo.mx');
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText(/quedó guardado y no salió/)).toBeVisible();
    expect(world.asked('SendPrebill')[0]).toMatchObject({ id: 'pfb_1', to: 'cliente@ejemplo.mx', dueOn: '2026-12-25' });
  });

  it('takes a partial payment, shows what is left, and takes a payment back', async () => {
    const payment = {
      __typename: 'PrebillPayment',
      id: 'ppy_1',
      kind: 'PAYMENT',
      amount: money(300_000),
      receivedOn: WEDNESDAY,
      note: 'Transferencia',
    };
    let held: object = { ...whole, status: 'OVERDUE', dueOn: '2026-11-20', sentAt: '2026-11-01T18:00:00.000Z' };
    const paid = { ...held, received: money(300_000), balance: money(653_333), payments: [payment] };
    const world = calendarWorld({
      answers: {
        PrebillDetail: () => ({ prebill: held }),
        RecordPrebillPayment: () => {
          held = paid;
          return done('recordPrebillPayment', { prebill: paid });
        },
        RemovePrebillPayment: () => done('removePrebillPayment', { prebill: { ...row, ...state } }),
      },
    });
    billable('prebills', { prebill: 'pfb_1' });
    expect(await screen.findByText('Vencida')).toBeVisible();
    expect(screen.getByText(/Venció el 20 de noviembre de 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Registrar pago' }));
    const form = await dialog('Registrar pago de PF-0001');
    const amount = form.getByLabelText('Importe recibido, en pesos');
    expect(amount).toHaveValue('9,533.33');
    await userEvent.clear(amount);
    await userEvent.type(amount, '3,000');
    await userEvent.click(form.getByRole('button', { name: 'Guardar pago' }));
    const payments = within(await screen.findByRole('region', { name: 'Pagos' }));
    expect(await payments.findByText('Transferencia')).toBeVisible();
    expect(payments.getByText('$6,533.33 MXN')).toBeVisible();
    expect(world.asked('RecordPrebillPayment')[0]).toMatchObject({ centavos: 300_000, receivedOn: WEDNESDAY });
    await userEvent.click(payments.getByRole('button', { name: /Quitar el pago de \$3,000.00/ }));
    await waitFor(() => expect(world.asked('RemovePrebillPayment')).toEqual([{ id: 'ppy_1' }]));
  });
});

describe('today, on the home page', () => {
  const today = (part: object = {}) => ({
    today: {
      __typename: 'Today',
      date: WEDNESDAY,
      zone: 'America/Mexico_City',
      nonWorkingDay: null,
      hearings: [],
      events: [],
      deadlines: [],
      next: null,
      nextHearing: null,
      conflicts: [],
      eventsThisWeek: 0,
      unrecordedCount: 0,
      googleState: 'DISCONNECTED',
      googleConflictCount: 0,
      ...part,
    },
  });
  const owed = (
    seconds: number,
    centavos: number,
    bills: readonly (readonly [status: string, total: number])[] = [],
  ) => ({
    today: { __typename: 'Today', unbilledSeconds: seconds, unbilledAmount: money(centavos) },
    prebills: {
      __typename: 'PrebillConnection',
      nodes: bills.map(([status, total], nth) => ({
        __typename: 'Prebill',
        id: `pfb_${nth}`,
        status,
        balance: money(total),
      })),
    },
  });
  const section = (params: Record<string, string>) => `/calendario?${new URLSearchParams(params)}`;
  const open = () =>
    render(
      <MemoryRouter useTransitions={false}>
        <GraphqlProvider socket={NO_SOCKET}>
          <TodayCard section={section} />
          <MoneyCard section={section} />
        </GraphqlProvider>
      </MemoryRouter>,
    );

  it('shows hearings, clashes, and hours that nobody billed', async () => {
    const hearing = occurrence('a', { day: WEDNESDAY }, { title: 'Audiencia inicial', location: 'Sala 3' });
    calendarWorld({
      answers: {
        TodayCard: () =>
          today({
            hearings: [hearing],
            conflicts: [
              {
                __typename: 'EventConflict',
                overlapMinutes: 30,
                first: { ...hearing, title: 'Audiencia inicial' },
                second: { ...hearing, key: 'b', title: 'Junta' },
              },
            ],
            eventsThisWeek: 4,
            unrecordedCount: 2,
            nonWorkingDay: holiday,
          }),
        MoneyCard: () =>
          owed(5400, 270_000, [
            ['OPEN', 1_000_000],
            ['OVERDUE', 500_000],
            ['PAID', 9_000_000],
          ]),
      },
    });
    open();
    expect(await screen.findByRole('link', { name: /Audiencia inicial/ })).toHaveAttribute(
      'href',
      '/calendario?date=2026-11-25&event=a',
    );
    expect(screen.getByText('«Audiencia inicial» y «Junta» coinciden 30 minutos')).toBeVisible();
    expect(screen.getByText('$2,700.00 MXN')).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Por cobrar.*2 prefacturas sin pagar, 1 vencida.*\$15,000.00 MXN/ }),
    ).toBeVisible();
    expect(screen.getByText('2 eventos facturables sin horas registradas')).toBeVisible();
    expect(screen.getByText(/4 eventos esta semana/)).toBeVisible();
    expect(screen.getByText(/LFT, artículo 74/)).toBeVisible();
  });

  it('shows the next hearing, and what comes before it, once each', async () => {
    const meeting = occurrence('b', { day: '2026-11-26' }, { title: 'Junta' });
    const hearing = occurrence('c', { day: '2026-12-02' }, { title: 'Audiencia preliminar' });
    calendarWorld({
      answers: { TodayCard: () => today({ next: meeting, nextHearing: hearing }), MoneyCard: () => owed(0, 0) },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Próxima audiencia' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lo siguiente' })).toBeVisible();
    cleanup();
    calendarWorld({
      answers: { TodayCard: () => today({ next: hearing, nextHearing: hearing }), MoneyCard: () => owed(0, 0) },
    });
    open();
    expect(await screen.findAllByRole('link', { name: /Audiencia preliminar/ })).toHaveLength(1);
  });

  it('of a day with nothing says so; what Google took back is said', async () => {
    calendarWorld({ answers: { TodayCard: () => today({ googleState: 'REVOKED' }), MoneyCard: () => owed(0, 0) } });
    open();
    expect(await screen.findByText('Nada en tu agenda hoy.')).toBeVisible();
    expect(screen.queryByText('Horas por facturar')).not.toBeInTheDocument();
    expect(screen.getByText('Google retiró el permiso de tu calendario.')).toBeVisible();
  });

  it('of hours without a rate says no amount', async () => {
    calendarWorld({ answers: { TodayCard: () => today(), MoneyCard: () => owed(5400, 0) } });
    open();
    expect(await screen.findByRole('link', { name: /Horas por facturar.*1:30 h.*Sin tarifa/ })).toBeVisible();
    expect(screen.queryByText(/\$0/)).toBeNull();
  });

  it('that failed says so and tries again', async () => {
    const world = calendarWorld({ answers: { TodayCard: () => broken(), MoneyCard: () => owed(0, 0) } });
    open();
    expect(await screen.findByText('Error cargando tu día')).toBeVisible();
    world.answer('TodayCard', () => today());
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Nada en tu agenda hoy.')).toBeVisible();
  });
});
