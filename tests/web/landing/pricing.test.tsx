import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pricing } from '#web/features/landing/pricing.tsx';
import { session } from '#web/shared/session/session.ts';
import { parseSessionUser } from '#web/shared/session/session-user.ts';
import { accessToken, userReply, webServer } from '../web-server.ts';

const left = vi.hoisted((): string[] => []);
vi.mock('#web/shared/browser/leave-page.ts', () => ({ leavePage: (to: string) => left.push(to) }));

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void (left.length = 0));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const ROUTE = '*/api/subscriptions/create-checkout';
const PAGE = 'https://pagos.ejemplo/chk_1';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function openLanding(isSignedIn: boolean) {
  const onRegister = vi.fn();
  render(
    <MemoryRouter initialEntries={['/']}>
      <Pricing isSignedIn={isSignedIn} onRegister={onRegister} />
      <Address />
    </MemoryRouter>,
  );
  return onRegister;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByRole('status').textContent;

describe('a paid plan of the landing', () => {
  it('begins the purchase for who is signed in, once, and leaves for the page on which to pay', async () => {
    session.signIn({ token: accessToken(), raw: userReply, user: parseSessionUser(userReply)! });
    const asked: unknown[] = [];
    webServer.use(
      http.post(ROUTE, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true, checkout_url: PAGE });
      }),
    );
    const onRegister = openLanding(true);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Contratar Profesional' }));
    await waitFor(() => expect(left).toEqual([PAGE]));
    expect(asked).toEqual([{ plan: 'professional', user_info: { email: userReply.email, name: userReply.name } }]);
    expect(screen.getByRole('button', { name: 'Contratar Básico' })).toBeDisabled();
    expect(onRegister).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => HttpResponse.json({ success: false, error: 'Email y nombre son requeridos' }, { status: 400 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('opens the registration when the server %s, which leads to the checkout of that plan', async (_what, answer) => {
    webServer.use(http.post(ROUTE, answer));
    const onRegister = openLanding(false);
    await press('Contratar Básico');
    await waitFor(() => expect(onRegister).toHaveBeenCalledOnce());
    await waitFor(() => expect(address()).toBe('/?next=%2Fcheckout%3Fplan%3Dbasic'));
    expect(left).toEqual([]);
    expect(screen.getByRole('button', { name: 'Contratar Básico' })).toBeEnabled();
  });

  it('leads to its checkout page when the purchase of who is signed in is refused', async () => {
    webServer.use(http.post(ROUTE, () => HttpResponse.json({ success: false, error: 'no' }, { status: 409 })));
    const onRegister = openLanding(true);
    await press('Contratar Empresarial');
    await waitFor(() => expect(address()).toBe('/checkout?plan=enterprise'));
    expect(onRegister).not.toHaveBeenCalled();
  });
});

it('the free plan opens the registration; the agreed one leads to the form of an offer', async () => {
  const onRegister = openLanding(false);
  await press('Crear cuenta');
  expect(onRegister).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Pedir cotización' })).toHaveAttribute('href', '/checkout?plan=custom');
});
