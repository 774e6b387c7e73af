import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarWorld, done, money, occurrence, place, refusal, refused } from '../calendar/world.tsx';
import { billable, dialog, entries, entry, onWednesday, WEDNESDAY } from './hours-world.tsx';

const saved: { fileName: string }[] = [];
vi.mock('#web/shared/browser/save-document.ts', () => ({
  saveDocument: (document: { fileName: string }) => saved.push(document),
  saveBlob: () => undefined,
}));
beforeEach(() => {
  saved.length = 0;
});
onWednesday();

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
      expect(await screen.findByText('Registraste 3 h de 3 eventos.')).toBeVisible();
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
