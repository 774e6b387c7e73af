import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TrialPage } from '#web/app/pages/trial-page.tsx';
import { RegisterDialog, TrialDialog } from '#web/features/users/index.ts';
import { credentialHeaders, heldAnonymous, heldDemo, keepAnonymous } from '#web/shared/session/anonymous.ts';
import { readDraft, writeDraft } from '#web/shared/session/drafts.ts';
import { session } from '#web/shared/session/session.ts';
import { accessToken, api, userReply, webServer } from '../web-server.ts';

const ID = '0b8f1c1e-5a55-4b0e-9d3a-1f1f1f1f1f1f';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  webServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  session.actAs(null);
});
afterAll(() => webServer.close());

const trialIs = (trial: object | null) => api.query('FindTrial', () => HttpResponse.json({ data: { trial } }));
const RUNNING = { name: 'Tania', email: 't@ejemplo.mx', expiresAt: '2026-11-23', isExpired: false, daysLeft: 3 };

vi.mock('#web/app/dashboard/dashboard.tsx', () => ({
  Dashboard: ({ user, url }: { user: { name: string }; url: URL }) => (
    <p>{`Panel de ${user.name} en ${url.search} con ${session.accessToken()}`}</p>
  ),
}));

/** The address that the browser shows. */
const Address = () => <output>{useLocation().search}</output>;

const openTrial = (path = '/dashboard?tab=chat') =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <TrialPage trialId={ID} url={new URL(path, 'https://foja.mx')} />
      <Address />
    </MemoryRouter>,
  );

describe('the page of a trial', () => {
  it('opens the dashboard with the credential of the trial, and gives it back', async () => {
    const headers: (string | null)[] = [];
    webServer.use(
      trialIs(RUNNING),
      http.get('*/api/real-auth/user-info', ({ request }) => {
        headers.push(request.headers.get('x-trial-id'), request.headers.get('authorization'));
        return HttpResponse.json({ success: true, user: { ...userReply, name: 'Tania', email: null } });
      }),
    );
    openTrial();
    expect(await screen.findByText(`Panel de Tania en ?tab=chat con trial:${ID}`)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`?tab=chat&trial_id=${ID}`);
    expect(headers).toEqual([ID, null]);
    expect(heldAnonymous()).toBe(`trial:${ID}`);
    cleanup();
    expect(session.accessToken()).toBeNull();
  });

  it.each([
    ['that is not there', null, 'Crea una cuenta para empezar'],
    ['that is over', { ...RUNNING, isExpired: true, daysLeft: 0 }, 'se conserva 30 días'],
  ])('says so of a trial %s, and where to go', async (_name, trial, text) => {
    webServer.use(trialIs(trial));
    openTrial();
    expect(await screen.findByText('Tu periodo de prueba no existe o ya venció')).toBeVisible();
    expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
      'href',
      '/dashboard?tab=chat&view=login&form=registro',
    );
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeVisible();
    expect(session.accessToken()).toBeNull();
  });

  it('does not call a trial unknown because the server did not answer, and tries again', async () => {
    webServer.use(api.query('FindTrial', () => HttpResponse.error()));
    openTrial();
    expect(await screen.findByText(/No se pudo abrir tu periodo de prueba/)).toBeVisible();
    webServer.use(trialIs(null));
    await userEvent.click(screen.getByRole('button', { name: /Reintentar|Intentar/ }));
    expect(await screen.findByText('Tu periodo de prueba no existe o ya venció')).toBeVisible();
  });
});

describe('the activation of a trial', () => {
  const onActivated = vi.fn();
  const openDialog = () =>
    render(
      <MemoryRouter useTransitions={false}>
        <TrialDialog
          onOpenChange={() => undefined}
          onActivated={onActivated}
          onRegister={() => undefined}
          loginAddress="/"
        />
      </MemoryRouter>,
    );
  const activate = async (email: string) => {
    await userEvent.type(screen.getByLabelText('Correo electrónico'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Empezar mi prueba' }));
  };

  it('asks for an address with @ before it asks the server', async () => {
    openDialog();
    await activate('sin-arroba');
    expect(await screen.findByText('Por favor ingresa un email válido')).toBeVisible();
    expect(onActivated).not.toHaveBeenCalled();
  });

  it('opens the trial of the answer', async () => {
    webServer.use(
      http.post('*/api/trial/activate-trial', () => HttpResponse.json({ success: true, trial: { id: ID } })),
    );
    openDialog();
    await activate('t@ejemplo.mx');
    await vi.waitFor(() => expect(onActivated).toHaveBeenCalledWith(ID));
  });

  it.each([
    [
      () => HttpResponse.json({ success: false, error: 'Tu periodo de prueba ya fue utilizado' }, { status: 409 }),
      'Tu periodo de prueba ya fue utilizado',
    ],
    [() => HttpResponse.json({ success: true }), 'Error activando trial'],
    [() => HttpResponse.error(), 'Error de conexión. Intenta de nuevo.'],
  ])('says why it failed (%#)', async (answer, text) => {
    webServer.use(http.post('*/api/trial/activate-trial', answer));
    openDialog();
    await activate('t@ejemplo.mx');
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('who registers out of a trial or a demo', () => {
  it.each([
    [`trial:${ID}`, { 'x-trial-id': ID }],
    ['demo.llave', { authorization: 'Bearer demo.llave' }],
  ])('sends its credential, is told that everything is kept, and leaves it (%#)', async (held, expected) => {
    keepAnonymous(held);
    let sent: Record<string, string> = {};
    webServer.use(
      http.post('*/api/auth/register', ({ request }) => {
        sent = Object.fromEntries(request.headers);
        return HttpResponse.json({ success: true, token: accessToken(), user: userReply });
      }),
    );
    render(
      <MemoryRouter useTransitions={false}>
        <RegisterDialog open onOpenChange={() => undefined} loginAddress="/" onSignedIn={() => undefined} />
      </MemoryRouter>,
    );
    expect(screen.getByText(/se conserva lo que hiciste/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nombre completo'), 'Tania');
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 't@ejemplo.mx');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'una clave de ejemplo');
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await vi.waitFor(() => expect(heldAnonymous()).toBeNull());
    expect(sent).toMatchObject(expected);
  });
});

describe('the credential of a tab', () => {
  it('of a demo is forgotten when its time is over, and never stands among the items of an account', () => {
    keepAnonymous(accessToken(-1));
    expect(heldAnonymous()).toBeNull();
    keepAnonymous(`trial:${ID}`);
    expect([heldAnonymous(), heldDemo()]).toEqual([`trial:${ID}`, null]);
    keepAnonymous(accessToken(60));
    expect(heldDemo()).toBe(heldAnonymous());
    expect(JSON.stringify({ ...localStorage })).not.toContain(ID);
    keepAnonymous(null);
    expect(heldAnonymous()).toBeNull();
  });

  it('is sent as what it is', () => {
    expect(credentialHeaders(null)).toEqual({});
    expect(credentialHeaders('abc')).toEqual({ authorization: 'Bearer abc' });
    expect(credentialHeaders(`trial:${ID}`)).toEqual({ 'x-trial-id': ID });
  });

  it('has drafts of its own, and neither renews nor ends the session of the account', async () => {
    localStorage.setItem('user_id', 'usr_1');
    writeDraft('chat', 'de la cuenta');
    session.actAs({ token: `trial:${ID}`, userId: 'usr_2' });
    expect(readDraft('chat')).toBe('');
    expect(await session.validToken()).toBe(`trial:${ID}`);
    expect(await session.renew('x')).toBeNull();
    session.end('elsewhere');
    session.actAs(null);
    expect(readDraft('chat')).toBe('de la cuenta');
  });
});
