import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, done, money, openSection, plansWorld, refused, withServer } from './plans-world.tsx';

const saved: { fileName: string }[] = [];
vi.mock('#web/shared/browser/save-document.ts', () => ({
  saveDocument: (document: { fileName: string }) => saved.push(document),
  saveBlob: () => undefined,
}));
beforeEach(() => {
  saved.length = 0;
});
withServer();

describe('the receipts', () => {
  const invoice = (id: string, part: object = {}) => ({
    __typename: 'SubscriptionInvoiceEdge',
    node: {
      __typename: 'SubscriptionInvoice',
      id,
      number: `FOJA-${id}`,
      status: 'PAID',
      total: money(29_900),
      refunded: money(0),
      periodStart: '2026-11-23T18:00:00.000Z',
      periodEnd: '2026-12-23T18:00:00.000Z',
      issuedAt: '2026-11-23T18:00:00.000Z',
      hostedUrl: null,
      ...part,
    },
  });
  const page = (edges: object[], endCursor: string | null = null) => ({
    subscriptionInvoices: {
      __typename: 'SubscriptionInvoiceConnection',
      edges,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });

  it('say amount, period and state, and what was given back', async () => {
    plansWorld().answer('SubscriptionInvoices', () =>
      page([
        invoice('2', { status: 'REFUNDED', refunded: money(29_900), hostedUrl: 'https://pagos.ejemplo/r2' }),
        invoice('1'),
      ]),
    );
    openSection('&part=invoices');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Devuelto: $299.00 MXN');
    expect(within(rows[1]!).getByRole('link', { name: /Ver recibo FOJA-2/ })).toHaveAttribute(
      'href',
      'https://pagos.ejemplo/r2',
    );
    expect(rows[2]).toHaveTextContent('FOJA-123/11/202623/11/2026 a 23/12/2026Pagado$299.00 MXN');
    expect(within(rows[2]!).queryByRole('link')).toBeNull();
  });

  it('go on where the page ends', async () => {
    const world = plansWorld();
    world.answer('SubscriptionInvoices', ({ after }) => (after ? page([invoice('1')]) : page([invoice('2')], 'c2')));
    openSection('&part=invoices');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más recibos' }));
    expect(await screen.findByText('FOJA-1')).toBeVisible();
    expect(screen.getByText('FOJA-2')).toBeVisible();
  });

  it('download the CFDI, told as not stamped, or say what it lacks', async () => {
    const world = plansWorld();
    world.answer('SubscriptionInvoices', () => page([invoice('1')]));
    world.answer('SubscriptionInvoiceCfdi', () => broken('Faltan tus datos fiscales.'));
    openSection('&part=invoices');
    expect(await screen.findByText(/El XML va sin timbrar/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Descargar CFDI sin timbrar del recibo FOJA-1' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Faltan tus datos fiscales.');
    await userEvent.selectOptions(screen.getByLabelText('Si pagaste con tarjeta, ¿de qué tipo?'), '28');
    world.answer('SubscriptionInvoiceCfdi', () => ({
      subscriptionInvoiceCfdi: {
        __typename: 'ExportedFile',
        fileName: 'recibo-1-SIN-TIMBRAR.xml',
        mediaType: 'application/xml',
        content: '',
      },
    }));
    await userEvent.click(button);
    await vi.waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(['recibo-1-SIN-TIMBRAR.xml']));
    expect(world.asked('SubscriptionInvoiceCfdi')).toEqual([
      { id: '1', paymentForm: null },
      { id: '1', paymentForm: '28' },
    ]);
  });

  it('that are none say when there will be some', async () => {
    plansWorld().answer('SubscriptionInvoices', () => page([]));
    openSection('&part=invoices');
    expect(await screen.findByText(/Todavía no hay recibos/)).toBeVisible();
  });
});

describe('the fiscal data', () => {
  const regime = (code: string, forNaturalPersons: boolean, forLegalPersons: boolean) => ({
    __typename: 'FiscalRegime',
    code,
    name: `Régimen ${code}`,
    forNaturalPersons,
    forLegalPersons,
  });
  const catalogues = {
    fiscalRegimes: [regime('601', false, true), regime('612', true, false)],
    cfdiUses: [{ __typename: 'CfdiUse', code: 'G03', name: 'Gastos en general', regimes: ['601', '612'] }],
  };
  const profile = {
    __typename: 'FiscalProfile',
    rfc: 'GODE561231GR8',
    legalName: 'ELENA GOMEZ',
    regime: '612',
    postalCode: '06000',
    cfdiUse: 'G03',
    updatedAt: '2026-11-23T18:00:00.000Z',
  };

  it('say while the RFC is typed whether its check digit fits, and offer what fits the person', async () => {
    plansWorld().answer('FiscalProfile', () => ({ fiscalProfile: null, ...catalogues }));
    openSection('&part=fiscal');
    const rfc = await screen.findByLabelText('RFC');
    await userEvent.type(rfc, 'gode561231gr7');
    expect(screen.getByText(/con los demás tendría que ser 8/)).toBeVisible();
    await userEvent.type(rfc, '{Backspace}8');
    expect(screen.getByText('El dígito verificador corresponde: persona física.')).toBeVisible();
    const regimes = [...screen.getByLabelText<HTMLSelectElement>('Régimen fiscal').options].map(({ value }) => value);
    expect(regimes).toEqual(['', '612']);
  });

  it('say beside each field what it lacks, and send nothing', async () => {
    const world = plansWorld();
    world.answer('FiscalProfile', () => ({ fiscalProfile: null, ...catalogues }));
    openSection('&part=fiscal');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar datos fiscales' }));
    expect(screen.getAllByText('Falta este dato.')).toHaveLength(5);
    expect(world.asked('UpdateFiscalProfile')).toEqual([]);
  });

  it('are saved; what the server refuses stands beside its field', async () => {
    const world = plansWorld();
    world.answer('FiscalProfile', () => ({ fiscalProfile: null, ...catalogues }));
    world.answer('UpdateFiscalProfile', () =>
      refused('updateFiscalProfile', 'Escribe la razón social sin el tipo de sociedad.', 'legalName', 'VALIDATION'),
    );
    openSection('&part=fiscal');
    await userEvent.type(await screen.findByLabelText('RFC'), 'GODE561231GR8');
    await userEvent.type(screen.getByLabelText('Nombre o razón social'), 'Elena Gómez');
    await userEvent.selectOptions(screen.getByLabelText('Régimen fiscal'), '612');
    await userEvent.type(screen.getByLabelText(/Código postal/), '06a000');
    await userEvent.selectOptions(screen.getByLabelText('Uso del CFDI'), 'G03');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar datos fiscales' }));
    expect(await screen.findByText('Escribe la razón social sin el tipo de sociedad.')).toBeVisible();
    world.answer('UpdateFiscalProfile', () => done('updateFiscalProfile', { fiscalProfile: profile }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar datos fiscales' }));
    expect(await screen.findByText('Datos fiscales guardados.')).toBeVisible();
    expect(world.asked('UpdateFiscalProfile').at(-1)).toEqual({
      rfc: 'GODE561231GR8',
      legalName: 'Elena Gómez',
      regime: '612',
      postalCode: '06000',
      cfdiUse: 'G03',
    });
  });
});
