import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleButton } from '#web/features/users/google-button.tsx';
import { accessToken, api, userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.google;
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});
afterAll(() => webServer.close());

const NAME = 'Continuar con Google';
const onSignedIn = vi.fn();
const CREDENTIAL = `x.${btoa(JSON.stringify({ sub: '7', name: 'Rosa', email: 'rosa@ejemplo.mx', email_verified: true }))}.y`;
const success = () => HttpResponse.json({ success: true, token: accessToken(), user: userReply, notice: null });

interface Moment {
  isNotDisplayed?: () => boolean;
  isSkippedMoment?: () => boolean;
}

/** Google's script: what its prompt does, and what was asked of it. */
function googleScript(prompt: (give: (credential: string) => void, tell: (moment: Moment) => void) => void) {
  const asked = { nonce: '', rendered: 0, give: (_credential: string) => undefined as void };
  window.google = {
    accounts: {
      id: {
        initialize: ({ nonce, callback }) => {
          asked.nonce = nonce;
          asked.give = (credential) => callback({ credential });
        },
        prompt: (tell) => prompt(asked.give, tell),
        renderButton: (parent) => {
          asked.rendered++;
          parent.append('botón de Google');
        },
        cancel: () => undefined,
      },
      oauth2: {
        initTokenClient: ({ callback }) => ({ requestAccessToken: () => callback({ access_token: 'ya29' }) }),
      },
    },
  };
  return asked;
}

const configured = (client_id: string | null = 'cliente') =>
  http.get('*/api/auth/google-config', () => HttpResponse.json({ success: true, client_id }));

const begins = () =>
  api.mutation('BeginGoogleSignIn', () =>
    HttpResponse.json({
      data: {
        beginGoogleSignIn: {
          authUrl: 'https://accounts.google.com/o/oauth2/v2/auth?state=estado',
          state: 'estado',
          nonce: 'nonce-del-servidor',
          userErrors: [],
        },
      },
    }),
  );

beforeEach(() => {
  onSignedIn.mockClear();
  localStorage.clear();
  webServer.use(configured(), begins());
});

async function presses(version: 'A' | 'B') {
  render(
    <MemoryRouter useTransitions={false}>
      <GoogleButton version={version} onSignedIn={onSignedIn} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: NAME }));
}
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('what goes wrong is told in the words of the specification', () => {
  it.each([
    ['A', configured(null), 'Google CLIENT_ID no configurado'],
    ['B', configured(null), 'Configuración de Google OAuth no disponible'],
    ['A', http.get('*/api/auth/google-config', () => HttpResponse.error()), 'Error al conectar con Google'],
    [
      'B',
      http.get('*/api/auth/google-config', () => HttpResponse.error()),
      'Error al conectar con Google. Verifica tu conexión.',
    ],
  ] as const)('version %s (%#)', async (version, handler, message) => {
    webServer.use(handler);
    await presses(version);
    expect(await alert()).toBe(message);
    expect(screen.getByRole('button', { name: NAME })).toBeEnabled();
    expect(document.head.querySelector('script')).toBeNull();
  });

  it.each([
    ['A', 'Google Identity Services no está disponible. Recarga la página.'],
    ['B', 'Google Services no disponible. Recarga la página.'],
  ] as const)('version %s without the script', async (version, message) => {
    await presses(version);
    const script = await vi.waitFor(() => {
      const found = document.head.querySelector('script');
      expect(found?.src).toBe('https://accounts.google.com/gsi/client');
      return found;
    });
    script?.dispatchEvent(new Event('error'));
    expect(await alert()).toBe(message);
  });

  it('a configuration that does not come in five seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(5000);
      return AbortSignal.abort(new DOMException('over', 'TimeoutError'));
    });
    await presses('B');
    expect(await alert()).toBe('Timeout conectando con Google. Intenta de nuevo.');
  });

  it.each([
    ['A', HttpResponse.json({ success: false }, { status: 401 }), 'Error con Google OAuth'],
    ['A', HttpResponse.error(), 'Error de conexión con Google.'],
    ['A', HttpResponse.json({ success: false, error: 'No.' }, { status: 403 }), 'No.'],
    ['B', HttpResponse.json({ success: false }, { status: 401 }), 'Error autenticando usuario'],
  ] as const)('version %s when the server says no (%#)', async (version, reply, message) => {
    googleScript((give) => give(CREDENTIAL));
    webServer.use(http.post('*/api/auth/google-login', () => reply));
    await presses(version);
    expect(await alert()).toBe(message);
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('a credential that cannot be read', async () => {
    googleScript((give) => give('no es un token'));
    await presses('B');
    expect(await alert()).toBe('Error procesando respuesta de Google');
  });

  it('a window that brings an error, or no code; a script without its second part', async () => {
    googleScript((_give, tell) => tell({ isSkippedMoment: () => true }));
    vi.spyOn(window, 'open').mockReturnValue(window);
    const answers = (answer: object) => new BroadcastChannel('foja-google-login').postMessage(answer);
    await presses('B');
    await screen.findByText(/Termina en la ventana de Google/);
    answers({ state: 'estado', code: null, error: 'access_denied' });
    expect(await alert()).toBe('Error en autenticación con Google');
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    await screen.findByText(/Termina en la ventana de Google/);
    answers({ state: 'otro', code: 'ajeno', error: null });
    answers({ state: 'estado', code: null, error: null });
    await vi.waitFor(async () => expect(await alert()).toBe('No se recibió código de autorización'));
    delete window.google?.accounts?.oauth2;
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    await vi.waitFor(async () => expect(await alert()).toBe('Google OAuth2 no disponible'));
  });
});

describe('the prompt', () => {
  it('carries the nonce of the server, and its token is posted with the profile', async () => {
    let posted: Record<string, unknown> = {};
    const asked = googleScript((give) => give(CREDENTIAL));
    webServer.use(
      http.post('*/api/auth/google-login', async ({ request }) => {
        posted = (await request.json()) as Record<string, unknown>;
        return success();
      }),
    );
    await presses('A');
    expect(await screen.findByText('Sesión iniciada. Te llevamos a tu panel…')).toBeVisible();
    // Token and user are kept at once; the page goes on a second later.
    expect(localStorage.getItem('auth_token')).toBeTruthy();
    expect(localStorage.getItem('auth_user')).toContain('Mariana');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(asked.nonce).toBe('nonce-del-servidor');
    expect(posted).toMatchObject({ credential: CREDENTIAL, id: '7', provider: 'google', verified: true });
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 3000);
  });

  it('that is not shown gives way to Google’s button (A), which can be given up', async () => {
    const asked = googleScript((_give, tell) => tell({ isNotDisplayed: () => true }));
    webServer.use(http.post('*/api/auth/google-login', success));
    await presses('A');
    expect(await screen.findByText('botón de Google')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText('botón de Google')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    await screen.findByText('botón de Google');
    asked.give(CREDENTIAL);
    expect(await screen.findByText('Sesión iniciada. Te llevamos a tu panel…')).toBeVisible();
    expect(screen.queryByText('botón de Google')).toBeNull();
  });
});

describe('the window (B)', () => {
  it('opens when the prompt was skipped; a code that cannot be exchanged is followed by the token client', async () => {
    googleScript((_give, tell) => tell({ isSkippedMoment: () => true }));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    let posted: Record<string, unknown> = {};
    webServer.use(
      http.post('*/api/auth/google-code', () =>
        HttpResponse.json({ success: false, error: 'Error procesando código OAuth' }, { status: 401 }),
      ),
      http.post('*/api/auth/google-login', async ({ request }) => {
        posted = (await request.json()) as Record<string, unknown>;
        return success();
      }),
    );
    await presses('B');
    expect(await screen.findByText('Tu navegador no dejó abrir la ventana de Google.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir la ventana de Google' }));
    expect(open).toHaveBeenLastCalledWith(
      'https://accounts.google.com/o/oauth2/v2/auth?state=estado',
      'foja-google',
      'popup,width=500,height=600',
    );
    new BroadcastChannel('foja-google-login').postMessage({ state: 'estado', code: '4/x', error: null });
    expect(await screen.findByText('Sesión iniciada. Te llevamos a tu panel…')).toBeVisible();
    expect(posted).toMatchObject({ access_token: 'ya29', state: 'estado' });
  });
});
