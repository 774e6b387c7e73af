import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarWorld, done, money, refusal, refused } from '../calendar/world.tsx';
import { billable, dialog, onWednesday, WEDNESDAY } from './hours-world.tsx';

const saved: { fileName: string }[] = [];
vi.mock('#web/shared/browser/save-document.ts', () => ({
  saveDocument: (document: { fileName: string }) => saved.push(document),
  saveBlob: () => undefined,
}));
beforeEach(() => {
  saved.length = 0;
});
onWednesday();

const prebill = {
  __typename: 'Prebill',
  id: 'pfb_1',
  number: 'PF-0001',
  status: 'OPEN',
  client: 'Kemper',
  clientRfc: 'EKU9003173C9',
  clientKind: 'COMPANY',
  issuer: { __typename: 'I', name: 'Ana', rfc: null, kind: 'INDIVIDUAL', regime: 'PROFESSIONAL', vatRate: 'GENERAL' },
  from: '2026-11-01',
  to: WEDNESDAY,
  issuedOn: WEDNESDAY,
  lines: [],
  cases: [],
  notes: '',
  totalSeconds: 0,
  billedSeconds: 0,
  subtotal: money(1_000_000),
  taxes: [],
  disbursements: money(0),
  total: money(953_333),
  received: money(0),
  balance: money(953_333),
  amountInWords: '',
  dueOn: null,
  sentAt: null,
  mail: null,
  payments: [],
  viewerCanDiscard: true,
};
const issuer = { __typename: 'FiscalProfile', rfc: 'CACX7605101P8', legalName: 'XOCHITL CASAS', regime: '612' };
const receiver = {
  __typename: 'ClientFiscalProfile',
  client: 'Kemper',
  rfc: 'EKU9003173C9',
  legalName: 'ESCUELA KEMPER URGATE',
  regime: '601',
  postalCode: '64000',
  cfdiUse: 'G03',
};
const catalogues = {
  fiscalRegimes: [
    { __typename: 'R', code: '601', name: 'General de Ley', forNaturalPersons: false, forLegalPersons: true },
    { __typename: 'R', code: '612', name: 'Profesionales', forNaturalPersons: true, forLegalPersons: false },
  ],
  cfdiUses: [{ __typename: 'U', code: 'G03', name: 'Gastos en general', regimes: ['601', '612'] }],
  cfdiPaymentForms: [{ __typename: 'P', code: '03', name: 'Transferencia electrónica de fondos' }],
};
const missing = (message: string, field: string) => ({ __typename: 'E', code: 'VALIDATION', message, field });
const draft = (part: object = {}) => ({
  prebillCfdiDraft: {
    __typename: 'PrebillCfdiDraft',
    prebillId: 'pfb_1',
    issuer,
    receiver,
    missing: [],
    paymentMethod: 'PPD',
    paymentForm: '99',
    productKey: '80121600',
    subtotal: money(1_000_000),
    taxes: [{ __typename: 'BillTax', label: 'IVA 16 %', amount: money(160_000) }],
    total: money(953_333),
    notes: ['Es un borrador.'],
    ...part,
  },
  ...catalogues,
});
const file = {
  __typename: 'F',
  fileName: 'prefactura-pf-0001-SIN-TIMBRAR.xml',
  mediaType: 'application/xml',
  content: '',
};

async function opens() {
  billable('prebills', { prebill: 'pfb_1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CFDI 4.0 sin timbrar (XML)' }));
  return dialog('CFDI de PF-0001, sin timbrar');
}

describe('the CFDI of a pre-bill', () => {
  it('shows parties, amounts and notes, and is downloaded', async () => {
    const world = calendarWorld({
      answers: {
        PrebillDetail: () => ({ prebill }),
        PrebillCfdiDraft: () => draft(),
        PrebillCfdi: () => ({ prebillCfdi: file }),
      },
    });
    const shown = await opens();
    expect(await shown.findByText('ESCUELA KEMPER URGATE')).toBeVisible();
    expect(shown.getByText('$9,533.33 MXN')).toBeVisible();
    expect(shown.getByText('Es un borrador.')).toBeVisible();
    expect(shown.queryByText('Antes de descargarlo falta:')).toBeNull();
    await userEvent.type(shown.getByLabelText(/Clave de producto/), '8012');
    expect(shown.getByRole('button', { name: 'Descargar XML sin timbrar' })).toBeDisabled();
    await userEvent.type(shown.getByLabelText(/Clave de producto/), '1609');
    await userEvent.click(shown.getByRole('button', { name: 'Descargar XML sin timbrar' }));
    await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual([file.fileName]));
    expect(world.asked('PrebillCfdi')).toMatchObject([{ id: 'pfb_1', productKey: '80121609' }]);
  });

  it('says what is missing, takes the data of the client, and gives no file until then', async () => {
    let isWritten = false;
    const world = calendarWorld({
      answers: {
        PrebillDetail: () => ({ prebill }),
        PrebillCfdiDraft: () =>
          isWritten
            ? draft()
            : draft({ receiver: null, missing: [missing('Faltan los datos fiscales de Kemper.', 'receiver')] }),
        UpdateClientFiscalProfile: () => {
          isWritten = true;
          return done('updateClientFiscalProfile', { clientFiscalProfile: receiver });
        },
      },
    });
    const shown = await opens();
    expect(await shown.findByText('Faltan los datos fiscales de Kemper.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Descargar XML sin timbrar' })).toBeDisabled();
    // What the bill knows is there already.
    expect(shown.getByLabelText(/^RFC/)).toHaveValue('EKU9003173C9');
    await userEvent.click(shown.getByRole('button', { name: 'Guardar datos del cliente' }));
    expect(shown.getAllByText('Falta este dato.').length).toBeGreaterThan(0);
    await userEvent.selectOptions(shown.getByLabelText(/Régimen fiscal/), '601');
    await userEvent.type(shown.getByLabelText(/Código postal/), '64000');
    await userEvent.selectOptions(shown.getByLabelText(/Uso del CFDI/), 'G03');
    await userEvent.click(shown.getByRole('button', { name: 'Guardar datos del cliente' }));
    expect(await shown.findByText('ESCUELA KEMPER URGATE')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Descargar XML sin timbrar' })).toBeEnabled();
    expect(world.asked('UpdateClientFiscalProfile')).toMatchObject([
      { prebillId: 'pfb_1', rfc: 'EKU9003173C9', regime: '601', postalCode: '64000', cfdiUse: 'G03' },
    ]);
  });

  it('of a paid bill asks for the form of payment; a refusal stands on its field', async () => {
    const world = calendarWorld({
      answers: {
        PrebillDetail: () => ({ prebill }),
        PrebillCfdiDraft: ({ paymentForm }: { paymentForm?: string | null }) =>
          draft({
            paymentMethod: 'PUE',
            paymentForm: paymentForm ?? null,
            missing: paymentForm ? [] : [missing('Elige la forma de pago.', 'paymentForm')],
          }),
        UpdateClientFiscalProfile: () =>
          refused('updateClientFiscalProfile', refusal('Ese uso no se admite.', 'cfdiUse'), {
            clientFiscalProfile: null,
          }),
      },
    });
    const shown = await opens();
    await userEvent.selectOptions(await shown.findByLabelText(/Forma de pago/), '03');
    await waitFor(() => expect(shown.queryByText('Elige la forma de pago.')).toBeNull());
    expect(world.asked('PrebillCfdiDraft').at(-1)).toMatchObject({ paymentForm: '03' });
    await userEvent.click(shown.getByRole('button', { name: 'Cambiar' }));
    await userEvent.click(shown.getByRole('button', { name: 'Guardar datos del cliente' }));
    expect(await shown.findByText('Ese uso no se admite.')).toBeVisible();
  });
});
