import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutView } from '#web/features/subscriptions/checkout/checkout-view.tsx';
import { PlansList } from '#web/features/subscriptions/limits/plans-list.tsx';
import { PaymentReturn } from '#web/features/subscriptions/return/payment-return.tsx';
import { session } from '#web/shared/session/session.ts';
import {
  broken,
  DAY_OF_RENEWAL,
  details,
  done,
  freeDetails,
  openPage,
  plansWorld,
  refused,
  signIn,
  withServer,
} from './plans-world.tsx';

const left: string[] = [];
vi.mock('#web/shared/browser/leave-page.ts', () => ({ leavePage: (to: string) => left.push(to) }));
beforeEach(() => {
  left.length = 0;
});
withServer();

const GIVEN = { email: 'mariana@ejemplo.mx', name: 'Mariana Ortega' };
const openCheckout = (
  plan: string | null,
  { given = GIVEN, isCanceled = false, account = null as { email: string } | null } = {},
) =>
  openPage(
    <CheckoutView plan={plan} given={given} isCanceled={isCanceled} account={account} />,
    `/checkout?plan=${plan ?? ''}`,
  );
const created = (status = 'OPEN') =>
  done('createPaymentCheckout', {
    checkout: { __typename: 'Checkout', id: 'chk_1', checkoutUrl: 'https://pagos.ejemplo/chk_1', status },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the checkout page', () => {
  it('shows name, price, trial, the catalogue as worded, and beside it the limits that hold', async () => {
    plansWorld();
    openCheckout('basic');
    const summary = within(await screen.findByRole('region', { name: 'Resumen del plan' }));
    for (const words of [
      'Básico',
      '$299 MXN al mes',
      '3 días de prueba en tu primera compra; después se cobra cada mes.',
      '75 consultas de IA',
      '15 documentos',
      'Análisis de documentos (MCPS) limitado',
      '100 consultas de IA al mes',
      '10 análisis de documentos al mes',
    ])
      expect(summary.getByText(words)).toBeVisible();
  });

  it('asks for e-mail, name and a country out of six, Mexico first', async () => {
    plansWorld();
    openCheckout('professional');
    expect(await screen.findByLabelText('Correo electrónico')).toHaveValue(GIVEN.email);
    expect(screen.getByLabelText('Nombre completo')).toHaveValue(GIVEN.name);
    const country = screen.getByLabelText<HTMLSelectElement>('País');
    expect(country).toHaveValue('MX');
    expect([...country.options].map(({ value }) => value)).toEqual(['MX', 'US', 'ES', 'AR', 'CO', 'CL']);
  });

  it('says that e-mail and name are needed, and sends nothing', async () => {
    const world = plansWorld();
    openCheckout('basic', { given: { email: '', name: '' } });
    await press('Ir a pagar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email y nombre son requeridos');
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'mariana');
    await userEvent.type(screen.getByLabelText('Nombre completo'), 'Mariana');
    await press('Ir a pagar');
    expect(screen.getByRole('alert')).toHaveTextContent('Ingresa un email válido');
    expect(world.asked('CreatePaymentCheckout')).toEqual([]);
  });

  it('sends one request for a double click, says «Procesando…» and leaves for the payment page', async () => {
    const world = plansWorld();
    world.answer('CreatePaymentCheckout', () => created());
    openCheckout('enterprise');
    await userEvent.selectOptions(await screen.findByLabelText('País'), 'CO');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ir a pagar' }));
    await waitFor(() => expect(left).toEqual(['https://pagos.ejemplo/chk_1']));
    expect(screen.getByRole('button', { name: 'Procesando…' })).toBeDisabled();
    expect(world.asked('CreatePaymentCheckout')).toEqual([
      {
        plan: 'ENTERPRISE',
        email: GIVEN.email,
        name: GIVEN.name,
        country: 'CO',
        method: 'CARD',
        successUrl: `${location.origin}/dashboard?success=true&plan=enterprise`,
        cancelUrl: `${location.origin}/checkout?plan=enterprise&canceled=true`,
      },
    ]);
  });

  it('can be used again when the browser comes back to the page as it was left', async () => {
    plansWorld().answer('CreatePaymentCheckout', () => created());
    openCheckout('basic');
    await press('Ir a pagar');
    expect(await screen.findByRole('button', { name: 'Procesando…' })).toBeDisabled();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled();
  });

  it('keeps the form when the payment fails, with what failed', async () => {
    const world = plansWorld();
    world.answer('CreatePaymentCheckout', () => refused('createPaymentCheckout', 'El proveedor no respondió.'));
    openCheckout('basic', { given: { email: '', name: '' } });
    await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'luis@ejemplo.mx');
    await userEvent.type(screen.getByLabelText('Nombre completo'), 'Luis Vega');
    await press('Ir a pagar');
    expect(await screen.findByText('Error procesando pago: El proveedor no respondió.')).toBeVisible();
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('luis@ejemplo.mx');
    world.answer('CreatePaymentCheckout', () => done('createPaymentCheckout', { checkout: null }));
    await press('Ir a pagar');
    expect(await screen.findByText('Error procesando pago: Error creando checkout')).toBeVisible();
    expect(left).toEqual([]);
  });

  it('says before anybody goes there that nothing is charged in test mode, and promises no card to Stripe', async () => {
    plansWorld();
    openCheckout('basic');
    expect(await screen.findByText('Modo de prueba: no se cobra')).toBeVisible();
    expect(screen.queryByText(/Stripe/)).toBeNull();
  });

  it('names Stripe where it charges, and the account that gets the plan', async () => {
    plansWorld({ provider: 'STRIPE' });
    openCheckout('basic', { account: { email: 'mariana@ejemplo.mx' } });
    expect(await screen.findByText(/Tu tarjeta la captura Stripe/)).toBeVisible();
    expect(screen.getByText(/El plan queda en la cuenta con la que entraste, mariana@ejemplo.mx/)).toBeVisible();
    expect(screen.queryByText('Modo de prueba: no se cobra')).toBeNull();
  });

  it('says after giving up that nothing was charged', async () => {
    plansWorld();
    openCheckout('basic', { isCanceled: true });
    expect(await screen.findByText('Cancelaste el pago: no se hizo ningún cargo.')).toBeVisible();
  });

  it.each([['gold'], ['free'], ['trial'], ['demo'], [null]])(
    'keeps loading the plan «%s», with a way to the plans',
    async (plan) => {
      const world = plansWorld();
      openCheckout(plan);
      expect(await screen.findByText('Cargando plan...')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/planes');
      expect(world.asked('PlanOffers')).toEqual([]);
    },
  );

  it('asks for an offer of the custom plan and never for a payment', async () => {
    const world = plansWorld();
    world.answer('RequestQuote', () =>
      done('requestQuote', { quoteRequest: { __typename: 'QuoteRequest', id: 'quo_1' } }),
    );
    openCheckout('custom');
    expect(await screen.findByText(/\$19,997 MXN al mes, como referencia/)).toBeVisible();
    expect(screen.getByText('El plan personalizado requiere cotización')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/¿Cuántas personas/), '25');
    await userEvent.type(screen.getByLabelText(/¿Qué necesitas\?/), 'Marca propia');
    await press('Pedir cotización');
    expect(await screen.findByText('Recibimos tu solicitud')).toBeVisible();
    expect(world.asked('RequestQuote')).toEqual([{ ...GIVEN, message: 'Marca propia', seats: 25 }]);
    expect(world.asked('CreatePaymentCheckout')).toEqual([]);
  });

  it('refuses a number of people that is none, and keeps what was written', async () => {
    const world = plansWorld();
    openCheckout('custom');
    await userEvent.type(await screen.findByLabelText(/¿Cuántas personas/), 'muchas');
    await press('Pedir cotización');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe un número entero');
    expect(world.asked('RequestQuote')).toEqual([]);
  });
});

describe('the return from the payment page', () => {
  const checkout = (status: string, plan = 'BASIC') => ({
    checkout: { __typename: 'Checkout', id: 'chk_1', plan, status, checkoutUrl: null },
  });
  const comeBack = (query: string, isSignedIn = true) =>
    openPage(<PaymentReturn query={new URLSearchParams(query)} isSignedIn={isSignedIn} />, `/dashboard?${query}`);

  it('waits for the confirmation, says what came, and reads the plan of the session again', async () => {
    signIn('free');
    const world = plansWorld();
    let status = 'OPEN';
    world.answer('Checkout', () => checkout(status));
    comeBack('success=true&plan=basic&checkout=chk_1');
    expect(await screen.findByText(/todavía no confirma tu compra del plan Básico/)).toBeVisible();
    expect(screen.getByText('Esperando la confirmación del pago…')).toBeVisible();
    expect(session.state().user?.plan).toBe('free');
    status = 'COMPLETED';
    expect(await screen.findByText('Pago confirmado: tu plan es Básico.')).toBeVisible();
    await waitFor(() => expect(session.state().user?.plan).toBe('basic'));
  });

  it.each([
    ['PENDING', 'Tu pago va en camino'],
    ['FAILED', 'El pago no se hizo'],
    ['EXPIRED', 'La compra venció sin pagarse. No se hizo ningún cargo.'],
  ])('tells a purchase that is %s as that', async (status, words) => {
    plansWorld().answer('Checkout', () => checkout(status));
    comeBack('success=true&plan=basic&checkout=chk_1');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('asks for the purchase that this tab began', async () => {
    const world = plansWorld();
    sessionStorage.setItem('foja_draft_checkout', 'chk_7');
    world.answer('Checkout', () => checkout('COMPLETED'));
    comeBack('upgrade=success');
    expect(await screen.findByText('Pago confirmado: tu plan es Básico.')).toBeVisible();
    expect(world.asked('Checkout')[0]).toEqual({ id: 'chk_7' });
  });

  it('asks for the purchase on its way when the tab began none', async () => {
    const world = plansWorld({
      details: freeDetails({
        openCheckout: {
          __typename: 'Checkout',
          id: 'chk_3',
          plan: 'BASIC',
          status: 'OPEN',
          checkoutUrl: null,
          expiresAt: DAY_OF_RENEWAL,
        },
      }),
    });
    world.answer('Checkout', () => checkout('PENDING'));
    comeBack('success=true&plan=basic');
    expect(await screen.findByText('Tu pago va en camino')).toBeVisible();
    expect(world.asked('Checkout')[0]).toEqual({ id: 'chk_3' });
  });

  it('by hand says that there is no such purchase', async () => {
    plansWorld({ details: details() });
    comeBack('success=true&plan=enterprise');
    expect(await screen.findByText('No hay ninguna compra del plan Empresarial en curso en esta cuenta')).toBeVisible();
    expect(screen.getByText(/Abrir esta dirección no cambia tu plan/)).toBeVisible();
  });

  it('with the purchase of another plan says the same', async () => {
    plansWorld().answer('Checkout', () => checkout('COMPLETED', 'BASIC'));
    comeBack('success=true&plan=enterprise&checkout=chk_1');
    expect(await screen.findByText(/No hay ninguna compra del plan Empresarial/)).toBeVisible();
    expect(screen.queryByText(/Pago confirmado/)).toBeNull();
  });

  it('with a purchase that nobody knows says the same', async () => {
    plansWorld().answer('Checkout', () => ({ checkout: null }));
    comeBack('success=true&plan=basic&checkout=chk_nadie');
    expect(await screen.findByText(/No hay ninguna compra del plan Básico/)).toBeVisible();
  });

  it('without account says that the plan waits in a mail', async () => {
    plansWorld().answer('Checkout', () => checkout('COMPLETED'));
    comeBack('success=true&plan=basic&checkout=chk_1', false);
    expect(await screen.findByText(/Te mandamos un correo con el enlace/)).toBeVisible();
  });

  it('says that it could not ask, and asks again', async () => {
    const world = plansWorld();
    world.answer('Checkout', () => broken());
    comeBack('success=true&plan=basic&checkout=chk_1');
    expect(await screen.findByText('No pudimos preguntar por tu pago')).toBeVisible();
    world.answer('Checkout', () => checkout('COMPLETED'));
    await press('Reintentar');
    expect(await screen.findByText('Pago confirmado: tu plan es Básico.')).toBeVisible();
  });

  it('after a minute says what to do besides waiting', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      plansWorld().answer('Checkout', () => ({
        checkout: { ...checkout('OPEN').checkout, checkoutUrl: 'https://pagos.ejemplo/chk_1' },
      }));
      comeBack('success=true&plan=basic&checkout=chk_1');
      await screen.findByText(/todavía no confirma tu compra/);
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      expect(await screen.findByText('El pago todavía no se confirma')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Continuar el pago' })).toHaveAttribute(
        'href',
        'https://pagos.ejemplo/chk_1',
      );
    } finally {
      vi.useRealTimers();
    }
  });
});

it('leads from the public list to each plan, and a visitor to a free account', async () => {
  plansWorld();
  openPage(<PlansList isSignedIn={false} registerAddress="/?view=login&form=registro" />, '/planes');
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Contratar Básico')).toBe('/checkout?plan=basic');
  expect(await href('Contratar Empresarial')).toBe('/checkout?plan=enterprise');
  expect(await href('Pedir cotización')).toBe('/checkout?plan=custom');
  expect(await href('Crear cuenta gratis')).toBe('/?view=login&form=registro');
});
