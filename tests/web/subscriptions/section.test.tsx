import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#web/shared/session/session.ts';
import {
  address,
  broken,
  DAY_OF_RENEWAL,
  details,
  done,
  freeDetails,
  meter,
  money,
  openSection,
  plansWorld,
  pushSocket,
  refused,
  signIn,
  usage,
  withServer,
  type Details,
} from './plans-world.tsx';

const left: string[] = [];
vi.mock('#web/shared/browser/leave-page.ts', () => ({ leavePage: (to: string) => left.push(to) }));
beforeEach(() => {
  left.length = 0;
});
withServer();

const plan = (part: Partial<Details['subscription']>): Pick<Details, 'subscription'> => ({
  subscription: { ...details().subscription, ...part },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const cardOf = async (name: string) => within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
const preview = (part: object = {}) => ({
  planChangePreview: {
    __typename: 'PlanChangePreview',
    plan: 'PROFESSIONAL',
    isImmediate: true,
    effectiveAt: '2026-11-23T18:00:00.000Z',
    dueNow: money(58_050),
    credit: money(31_850),
    nextCharge: money(89_900),
    nextChargeAt: DAY_OF_RENEWAL,
    ...part,
  },
});

describe('the own plan', () => {
  it('says plan, status, price and when it renews', async () => {
    plansWorld();
    openSection();
    expect(await screen.findByRole('heading', { name: 'Plan Básico' })).toBeVisible();
    expect(screen.getByText('Activa')).toBeVisible();
    expect(await screen.findByText('Se renueva el 23 de diciembre de 2026 por $299 MXN.')).toBeVisible();
  });

  it('says what a trial costs and when, also of a paid plan', async () => {
    const world = plansWorld({
      details: freeDetails(plan({ plan: 'TRIAL', status: 'TRIALING', trialDaysLeft: 1 })),
    });
    const { unmount } = openSection();
    expect(await screen.findByText('Te queda 1 día de prueba.')).toBeVisible();
    expect(screen.getByText(/después pasas al plan gratuito, sin cargo/)).toBeVisible();
    unmount();
    world.state.details = details(plan({ status: 'TRIALING', trialDaysLeft: 2 }));
    openSection();
    expect(await screen.findByText(/ese día se cobran \$299 MXN. Si cancelas antes, no se cobra nada/)).toBeVisible();
  });

  it('says that a late payment leaves the plan until a day, and leads to the portal', async () => {
    const world = plansWorld({ details: details({ ...plan({ status: 'PAST_DUE' }), graceEndsAt: DAY_OF_RENEWAL }) });
    world.answer('OpenBillingPortal', () => done('openBillingPortal', { portalUrl: 'https://pagos.ejemplo/portal' }));
    openSection();
    const title = await screen.findByText('No pudimos cobrar tu último pago');
    const band = within(title.parentElement!.parentElement!.parentElement!);
    expect(band.getByText(/Tu plan sigue hasta el 23 de diciembre de 2026/)).toBeVisible();
    await userEvent.click(band.getByRole('button', { name: 'Abrir portal de facturación' }));
    await waitFor(() => expect(left).toEqual(['https://pagos.ejemplo/portal']));
  });

  it('tells money on its way as that, and a purchase that is not finished', async () => {
    const checkout = {
      __typename: 'Checkout' as const,
      id: 'chk_1',
      plan: 'PROFESSIONAL' as const,
      status: 'PENDING' as const,
      checkoutUrl: 'https://pagos.ejemplo/oxxo',
      expiresAt: DAY_OF_RENEWAL,
    };
    const world = plansWorld({ details: freeDetails({ openCheckout: checkout }) });
    const { unmount } = openSection();
    expect(await screen.findByText('Tu pago del plan Profesional va en camino')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Plan Gratis' })).toBeVisible();
    unmount();
    world.state.details = freeDetails({ openCheckout: { ...checkout, status: 'OPEN' } });
    openSection();
    expect(await screen.findByText('Tienes una compra sin terminar: plan Profesional')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar el pago' })).toHaveAttribute('href', checkout.checkoutUrl);
  });

  it('says of a seat of another account who administers it, and sells nothing', async () => {
    plansWorld({ details: freeDetails({ ...plan({ plan: 'ENTERPRISE' }), sharedBy: 'Luis Vega' }) });
    openSection();
    expect(await screen.findByText('Usas un lugar del plan de Luis Vega, que es quien lo administra.')).toBeVisible();
    expect((await cardOf('Básico')).getByRole('button')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull();
  });

  it('says of a month paid beforehand that it does not renew, and offers neither cancelling nor reactivating', async () => {
    plansWorld({ details: details({ isPrepaid: true, cancelAtPeriodEnd: true }) });
    openSection();
    expect(await screen.findByText(/Pagaste un mes por adelantado: termina el 23 de diciembre de 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reactivar suscripción' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancelar suscripción' })).toBeNull();
    expect((await cardOf('Profesional')).getByRole('button')).toBeDisabled();
  });

  it('says what failed, with the reference, and tries again', async () => {
    const world = plansWorld();
    world.answer('SubscriptionDetails', () => broken());
    openSection();
    expect(await screen.findByText('No pudimos cargar tu suscripción')).toBeVisible();
    expect(screen.getByText('Referencia: req_7')).toBeVisible();
    world.answer('SubscriptionDetails', () => ({ subscriptionDetails: details() }));
    await press('Reintentar');
    expect(await screen.findByRole('heading', { name: 'Plan Básico' })).toBeVisible();
  });

  it('shows what the server pushes, and reads the plan of the session again', async () => {
    signIn('free');
    const world = plansWorld({ details: freeDetails() });
    const { socket, push } = pushSocket();
    openSection('', socket);
    expect(await screen.findByRole('heading', { name: 'Plan Gratis' })).toBeVisible();
    world.state.details = details();
    push('SubscriptionChanged', { subscriptionChanged: details() });
    expect(await screen.findByRole('heading', { name: 'Plan Básico' })).toBeVisible();
    await waitFor(() => expect(session.state().user?.plan).toBe('basic'));
  });
});

describe('the meters', () => {
  it.each([
    [80, false],
    [81, true],
  ])('at %i of 100 the bar is red: %s', async (used, isRed) => {
    plansWorld({ details: details({ usage: usage(meter(used, 100)) }) });
    const { container } = openSection();
    await screen.findByRole('heading', { name: 'Tu consumo del periodo' });
    const bar = container.querySelector<HTMLElement>('[data-meter="chatMessages"]')!;
    expect(bar.dataset['red'] === 'true').toBe(isRed);
    expect(bar.style.width).toBe(`${used}%`);
  });

  it('says «Ilimitado» without a bar', async () => {
    plansWorld({ details: details({ usage: usage(meter(900, -1)) }) });
    const { container } = openSection();
    expect(await screen.findByText('Ilimitado')).toBeVisible();
    expect(container.querySelector('[data-meter="chatMessages"]')).toBeNull();
  });

  it.each([
    [80, 'Usaste 80 % de tus consultas de IA', 'Te quedan 20 hasta el 23 de diciembre de 2026.'],
    [95, 'Casi se acaban tus consultas de IA: usaste 95 %', 'Te quedan 5 hasta el 23 de diciembre de 2026.'],
    [100, 'Se acabaron tus consultas de IA de este periodo', /Vuelves a tener el 23 de diciembre de 2026/],
  ])('at %i of 100 a notice says so', async (used, title, body) => {
    plansWorld({ details: details({ usage: usage(meter(used, 100)) }) });
    openSection();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(body)).toBeVisible();
  });
});

describe('the plan cards', () => {
  it('disable the plan that one has, list what is enforced, and sell the last by quote', async () => {
    plansWorld();
    openSection();
    const own = await cardOf('Básico');
    expect(own.getByRole('button', { name: 'Plan Actual' })).toBeDisabled();
    expect(own.getByText('100 consultas de IA al mes')).toBeVisible();
    expect((await cardOf('Empresarial')).getByText('Hasta 10 personas')).toBeVisible();
    const custom = await cardOf('A la medida');
    expect(custom.getByText('Por cotización')).toBeVisible();
    expect(custom.getByRole('link', { name: 'Pedir cotización' })).toHaveAttribute('href', '/checkout?plan=custom');
  });

  it('lead to the payment page once, with every button disabled meanwhile', async () => {
    const world = plansWorld({ details: freeDetails() });
    world.answer('UpgradeSubscription', () =>
      done('upgradeSubscription', {
        checkout: { __typename: 'Checkout', id: 'chk_9', checkoutUrl: 'https://pagos.ejemplo/chk_9' },
        details: null,
      }),
    );
    openSection();
    await userEvent.click(await screen.findByRole('radio', { name: 'Efectivo en OXXO' }));
    const button = (await cardOf('Profesional')).getByRole('button', { name: 'Contratar Profesional' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(left).toEqual(['https://pagos.ejemplo/chk_9']));
    expect(world.asked('UpgradeSubscription')).toEqual([
      {
        plan: 'PROFESSIONAL',
        method: 'OXXO',
        successUrl: `${location.origin}/dashboard?upgrade=success`,
        cancelUrl: `${location.origin}/subscriptions?upgrade=canceled`,
      },
    ]);
    for (const name of ['Contratar Básico', 'Contratar Profesional', 'Contratar Empresarial'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('say «Error creando checkout» with the reason, and can be pressed again', async () => {
    const world = plansWorld({ details: freeDetails() });
    world.answer('UpgradeSubscription', () => refused('upgradeSubscription', 'El proveedor no respondió.'));
    openSection();
    await press('Contratar Básico');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error creando checkoutEl proveedor no respondió.');
    expect(screen.getByRole('button', { name: 'Contratar Básico' })).toBeEnabled();
  });

  it('cannot be pressed where the server takes no payments', async () => {
    plansWorld({ details: freeDetails(), provider: null });
    openSection();
    expect(await screen.findByText('Este servidor no puede recibir pagos por ahora.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contratar Básico' })).toBeDisabled();
  });

  it('say that it is test mode only where it is', async () => {
    plansWorld({ details: freeDetails(), provider: 'STRIPE' });
    openSection();
    await screen.findByRole('button', { name: 'Contratar Básico' });
    expect(screen.queryByText('Modo de prueba: no se cobra')).toBeNull();
  });
});

describe('a change of plan', () => {
  it('shows what is charged today and next before it is done', async () => {
    const world = plansWorld();
    world.answer('PlanChangePreview', () => preview());
    world.answer('UpgradeSubscription', () => {
      world.state.details = details(plan({ plan: 'PROFESSIONAL' }));
      return done('upgradeSubscription', { checkout: null, details: world.state.details });
    });
    openSection();
    await press('Cambiar a Profesional');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar al plan Profesional' }));
    expect(await dialog.findByText('$580.50 MXN')).toBeVisible();
    expect(dialog.getByText('$318.50 MXN')).toBeVisible();
    expect(dialog.getByText('$899.00 MXN el 23 de diciembre de 2026')).toBeVisible();
    expect(world.asked('UpgradeSubscription')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar ahora' }));
    expect(await screen.findByRole('heading', { name: 'Plan Profesional' })).toBeVisible();
    expect(screen.getByText('Cambiaste al plan Profesional.')).toBeVisible();
  });

  it('to a cheaper plan begins with the next period, and can be taken back', async () => {
    const world = plansWorld({ details: details(plan({ plan: 'PROFESSIONAL' })) });
    const changed = (scheduledPlan: 'BASIC' | null) => {
      world.state.details = details({ ...plan({ plan: 'PROFESSIONAL' }), scheduledPlan });
      return done('upgradeSubscription', { checkout: null, details: world.state.details });
    };
    world.answer('PlanChangePreview', () =>
      preview({
        plan: 'BASIC',
        isImmediate: false,
        effectiveAt: DAY_OF_RENEWAL,
        dueNow: money(0),
        credit: money(0),
        nextCharge: money(29_900),
      }),
    );
    world.answer('UpgradeSubscription', ({ plan: asked }) => changed(asked === 'BASIC' ? 'BASIC' : null));
    openSection();
    await press('Cambiar a Básico');
    expect(await screen.findByText(/Hasta entonces sigues con el plan Profesional/)).toBeVisible();
    await press('Programar el cambio');
    expect((await screen.findAllByText(/El 23 de diciembre de 2026 cambias al plan Básico/))[0]).toBeVisible();
    expect((await cardOf('Básico')).getByRole('button', { name: 'Ya programado' })).toBeDisabled();
    await press('Seguir en Profesional');
    expect(await screen.findByRole('button', { name: 'Cambiar a Básico' })).toBeEnabled();
    expect(world.asked('UpgradeSubscription').map(({ plan: asked }) => asked)).toEqual(['BASIC', 'PROFESSIONAL']);
  });

  it('that is refused says why in the dialog, as with more seats than the plan has', async () => {
    const world = plansWorld({ details: details(plan({ plan: 'ENTERPRISE' })) });
    const why = 'Ese plan es para una persona y ocupas 4 lugares. Quita los demás antes de cambiar.';
    world.answer('PlanChangePreview', () => preview({ plan: 'BASIC', isImmediate: false }));
    world.answer('UpgradeSubscription', () => refused('upgradeSubscription', why, 'plan', 'LIMIT_REACHED'));
    openSection();
    await press('Cambiar a Básico');
    await press('Programar el cambio');
    expect(within(await screen.findByRole('dialog')).getByText(why)).toBeVisible();
  });
});

describe('cancelling', () => {
  it('asks with the words of the specification, says until when, and reads the plan again', async () => {
    const world = plansWorld();
    world.answer('CancelSubscription', () => {
      world.state.details = details({ cancelAtPeriodEnd: true });
      return done('cancelSubscription', { details: world.state.details });
    });
    openSection();
    await press('Cancelar suscripción');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      '¿Estás seguro de que deseas cancelar tu suscripción? Se cancelará al final del período actual.',
    );
    expect(dialog).toHaveTextContent('Conservas el plan Básico hasta el 23 de diciembre de 2026.');
    const before = world.asked('SubscriptionDetails').length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await screen.findByRole('button', { name: 'Reactivar suscripción' })).toBeVisible();
    expect(world.asked('CancelSubscription')).toEqual([{ cancelAtPeriodEnd: true }]);
    expect(world.asked('SubscriptionDetails').length).toBeGreaterThan(before);
    expect(screen.getByText('Tu plan Básico termina el 23 de diciembre de 2026')).toBeVisible();
  });

  it('can be thought over: nothing is sent', async () => {
    const world = plansWorld();
    openSection();
    await press('Cancelar suscripción');
    await press('Conservar mi plan');
    expect(world.asked('CancelSubscription')).toEqual([]);
  });

  it('that fails says «Error cancelando suscripción»', async () => {
    const world = plansWorld();
    world.answer('CancelSubscription', () => broken());
    openSection();
    await press('Cancelar suscripción');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar suscripción' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error cancelando suscripción');
  });

  it('can be taken back; a failure says so', async () => {
    const world = plansWorld({ details: details({ cancelAtPeriodEnd: true }) });
    world.answer('ReactivateSubscription', () => broken());
    openSection();
    await press('Reactivar suscripción');
    expect(await screen.findByText('Error reactivando suscripción')).toBeVisible();
    world.answer('ReactivateSubscription', () => {
      world.state.details = details();
      return done('reactivateSubscription', { details: world.state.details });
    });
    await press('Reactivar suscripción');
    expect(await screen.findByRole('button', { name: 'Cancelar suscripción' })).toBeVisible();
  });
});

it('opens the portal with the way back, and says «Error abriendo portal de facturación» when it cannot', async () => {
  const world = plansWorld();
  world.answer('OpenBillingPortal', () => broken());
  openSection();
  await press('Abrir portal de facturación');
  expect(await screen.findByText('Error abriendo portal de facturación')).toBeVisible();
  expect(world.asked('OpenBillingPortal')).toEqual([{ returnUrl: `${location.origin}/dashboard?tab=subscriptions` }]);
  expect(left).toEqual([]);
});

describe('seats', () => {
  const seat = (id: string, email: string, status: 'OWNER' | 'ACTIVE' | 'INVITED', name: string | null = null) => ({
    __typename: 'Seat' as const,
    id,
    email,
    name,
    status,
    invitedAt: '2026-11-20T18:00:00.000Z',
  });
  const owner = seat('seat_0', 'mariana@ejemplo.mx', 'OWNER', 'Mariana Ortega');
  const enterprise = (members: ReturnType<typeof seat>[], total = 10) =>
    details({
      ...plan({ plan: 'ENTERPRISE' }),
      seats: { __typename: 'SeatSummary', total, used: members.length, members },
    });

  it('invite somebody and show the open invitation', async () => {
    const world = plansWorld({ details: enterprise([owner]) });
    world.answer('InviteSeat', ({ email }) => {
      const invited = seat('seat_1', String(email), 'INVITED');
      world.state.details = enterprise([owner, invited]);
      return done('inviteSeat', { seat: invited });
    });
    openSection('&part=seats');
    await userEvent.type(await screen.findByLabelText('Correo de quien invitas'), 'luis@ejemplo.mx');
    await press('Invitar');
    expect(await screen.findByText('Invitación enviada')).toBeVisible();
    expect(screen.getByText('2 lugares ocupados de 10')).toBeVisible();
    expect(screen.getByLabelText('Correo de quien invitas')).toHaveValue('');
  });

  it('keep what was typed when the invitation is refused', async () => {
    const world = plansWorld({ details: enterprise([owner]) });
    world.answer('InviteSeat', () => refused('inviteSeat', 'Esa persona ya tiene un lugar.', 'email'));
    openSection('&part=seats');
    await userEvent.type(await screen.findByLabelText('Correo de quien invitas'), 'luis@ejemplo.mx');
    await press('Invitar');
    expect(await screen.findByText('Esa persona ya tiene un lugar.')).toBeVisible();
    expect(screen.getByLabelText('Correo de quien invitas')).toHaveValue('luis@ejemplo.mx');
  });

  it('are all taken: none can be invited, and one can be removed after a question', async () => {
    const luis = seat('seat_1', 'luis@ejemplo.mx', 'ACTIVE', 'Luis Vega');
    const world = plansWorld({ details: enterprise([owner, luis], 2) });
    world.answer('RemoveSeat', ({ id }) => {
      world.state.details = enterprise([owner], 2);
      return done('removeSeat', { removedSeatId: id });
    });
    openSection('&part=seats');
    expect(await screen.findByText(/Ya no hay lugares libres/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar a mariana@ejemplo.mx' })).toBeNull();
    await press('Quitar a luis@ejemplo.mx');
    expect(await screen.findByRole('dialog')).toHaveTextContent('luis@ejemplo.mx deja de usar tu plan en ese momento');
    await press('Quitar');
    await waitFor(() => expect(screen.queryByText('Luis Vega')).toBeNull());
    expect(world.asked('RemoveSeat')).toEqual([{ id: 'seat_1' }]);
  });
});

it('lets a member leave a seat after a question', async () => {
  const world = plansWorld({
    details: freeDetails({ ...plan({ plan: 'ENTERPRISE' }), sharedBy: 'Luis Vega', ownSeatId: 'seat_4' }),
  });
  world.answer('RemoveSeat', () => {
    world.state.details = freeDetails();
    return done('removeSeat', { removedSeatId: 'seat_4' });
  });
  openSection();
  await press('Dejar este lugar');
  const dialog = await screen.findByRole('dialog', { name: '¿Dejar este lugar?' });
  expect(dialog).toHaveTextContent('Dejas de usar el plan de Luis Vega');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dejar este lugar' }));
  expect(await screen.findByRole('heading', { name: 'Plan Gratis' })).toBeVisible();
  expect(world.asked('RemoveSeat')).toEqual([{ id: 'seat_4' }]);
});

describe('a link of a mail', () => {
  it('puts a purchase into the account only when it is pressed', async () => {
    const world = plansWorld({ details: freeDetails() });
    world.answer('ClaimPurchase', () => done('claimPurchase', {}));
    openSection('&claim=abc');
    expect(await screen.findByRole('heading', { name: 'Poner el plan en tu cuenta' })).toBeVisible();
    expect(screen.getByText(/Entraste como mariana@ejemplo.mx/)).toBeVisible();
    expect(world.asked('ClaimPurchase')).toEqual([]);
    await press('Poner el plan en esta cuenta');
    expect(await screen.findByText('El plan ya está en tu cuenta.')).toBeVisible();
    expect(world.asked('ClaimPurchase')).toEqual([{ token: 'abc' }]);
    expect(address()).toBe('/dashboard?tab=subscriptions');
  });

  it('of a seat that is gone says why', async () => {
    const world = plansWorld({ details: freeDetails() });
    world.answer('AcceptSeat', () => refused('acceptSeat', 'La invitación venció.'));
    openSection('&seat=xyz');
    await press('Tomar mi lugar');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos darte el lugarLa invitación venció.');
  });
});

it('compares every limit of every plan, and marks the own one', async () => {
  plansWorld();
  openSection('&part=limits');
  const table = await screen.findByRole('table', { name: 'Límites de cada plan' });
  const row = within(table).getByRole('row', { name: /^Consultas de IA al mes/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['100', '3', '100', '500', 'Ilimitado', 'Ilimitado']);
  expect(within(table).getByRole('columnheader', { name: /Básico/ })).toHaveTextContent('Tu plan');
});
