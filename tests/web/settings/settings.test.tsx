import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { deviceOf } from '#schema/lib/devices.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});
afterAll(() => webServer.close());

type Input = Record<string, Record<string, unknown>>;

const settings = (part: Input = {}, version = 0) => ({
  __typename: 'UserSettings',
  version,
  profile: {
    __typename: 'ProfileSettings',
    name: 'Ana Ejemplo',
    email: 'ana@ejemplo.mx',
    profession: null,
    phone: null,
    address: null,
    lawFirm: null,
    barNumber: null,
    specializations: [],
    bio: null,
    ...part['profile'],
  },
  security: { __typename: 'SecuritySettings', loginNotifications: true, sessionTimeoutMinutes: 30 },
  preferences: {
    __typename: 'PreferenceSettings',
    language: 'ES',
    timeZone: 'America/Mexico_City',
    dateFormat: 'DAY_MONTH_YEAR',
    currency: 'MXN',
    theme: 'LIGHT',
    dashboardLayout: 'DEFAULT',
    autoSave: true,
    emailNotifications: {
      __typename: 'EmailNotificationSettings',
      caseUpdates: true,
      paymentReminders: true,
      systemAlerts: true,
      marketing: false,
    },
    ...part['preferences'],
  },
});

const SCOPES = [
  { __typename: 'ApiKeyScope', name: 'case:read', label: 'Leer casos y documentos', group: 'Casos', isWrite: false },
  { __typename: 'ApiKeyScope', name: 'case:write', label: 'Crear y cambiar casos', group: 'Casos', isWrite: true },
];
const KEY = {
  __typename: 'ApiKey',
  id: 'key_1',
  name: 'Conector',
  hint: 'tk_abcd…',
  scopes: ['case:read'],
  allowedAddresses: [],
  hourlyLimit: 'H1000',
  isSandbox: false,
  usedThisHour: 3,
  createdAt: '2026-11-23T18:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedAddress: null,
  revokedAt: null,
  isActive: true,
  isExpired: false,
};

const ok = { __typename: 'Payload', userErrors: [] };
const ACCESS = {
  __typename: 'GoogleAccess',
  isConfigured: true,
  email: null,
  linkedAt: null,
  hasPassword: true,
  isOnlyWayIn: false,
};
const ACCOUNT_SECURITY = {
  __typename: 'AccountSecurity',
  twoFactor: { __typename: 'TwoFactor', enabledAt: null, recoveryCodesLeft: 0 },
  passkeys: [],
  passkeysProblem: null,
  hasPassword: true,
};
const refusedWith = (code: string) =>
  HttpResponse.json({ errors: [{ message: 'Confirma tu contraseña.', extensions: { code } }] });

/** A server of settings; `answers` replace what it says to an operation. */
function world(answers: Record<string, (input: Input) => object | Response> = {}) {
  const sent: [string, Input][] = [];
  const replies: typeof answers = {
    SettingsScreen: () => ({ settings: settings() }),
    SaveSettings: (input) => ({ updateSettings: { ...ok, settings: settings(input, 1) } }),
    OwnGoogleAccess: () => ({ googleAccess: ACCESS }),
    OwnAccountSecurity: () => ({ accountSecurity: ACCOUNT_SECURITY }),
    OwnSessions: () => ({ sessions: [] }),
    OwnApiKeys: () => ({ apiKeys: [KEY], apiKeyScopes: SCOPES }),
    OwnIntegrations: () => ({ integrations: [] }),
    OwnWebhooks: () => ({ webhookEndpoints: [], webhookEventTypes: [] }),
    CreateOwnApiKey: () => ({ createApiKey: { ...ok, apiKey: KEY, secret: 'tk_el-secreto' } }),
    ConfirmPasswordAgain: () => ({ confirmPassword: { ...ok, confirmedUntil: '2026-11-23T18:10:00.000Z' } }),
    ...answers,
  };
  webServer.use(
    api.operation(({ operationName, variables }) => {
      const input = ((variables as { input?: Input }).input ?? {}) as Input;
      sent.push([operationName ?? '', input]);
      const reply = replies[operationName ?? '']?.(input) ?? {};
      return (reply instanceof Response ? reply : HttpResponse.json({ data: reply })) as never;
    }),
  );
  return { sent: (name: string) => sent.filter(([known]) => known === name).map(([, input]) => input) };
}

function Section() {
  const { search } = useLocation();
  return (
    <SettingsPage
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams(params)}`}
      email="ana@ejemplo.mx"
      elsewhere={{ alertDays: '/a', rates: '/b', calendar: '/c' }}
    />
  );
}

const open = (part = '') =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[`/dashboard${part && `?part=${part}`}`]}>
      <GraphqlProvider socket={NO_SOCKET}>
        <Routes>
          <Route path="*" element={<Section />} />
        </Routes>
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

describe('settings', () => {
  it('send only what was changed, say it after the server, and hide the bar', async () => {
    const { sent } = world();
    open();
    await userEvent.type(await screen.findByLabelText(/^Despacho/), 'Despacho Ejemplo');
    await userEvent.click(screen.getByLabelText('Derecho Fiscal'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Configuración guardada exitosamente')).toBeVisible();
    expect(sent('SaveSettings')).toEqual([
      { version: 0, profile: { lawFirm: 'Despacho Ejemplo', specializations: ['TAX'] } },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull());
  });

  it('say what is wrong before sending, with the focus on it', async () => {
    const { sent } = world();
    open();
    await userEvent.clear(await screen.findByLabelText('Nombre completo'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveFocus();
    expect(screen.getByText('El nombre es obligatorio')).toBeVisible();
    expect(sent('SaveSettings')).toEqual([]);
  });

  it('of the theme take effect when the server has them, not before', async () => {
    world();
    open('preferences');
    await userEvent.selectOptions(await screen.findByLabelText('Tema'), 'Oscuro');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  });

  it('that cannot be sent are kept in this browser, and nothing says that they were saved', async () => {
    localStorage.setItem('user_id', 'usr_1');
    world({ SaveSettings: () => HttpResponse.error() });
    open();
    await userEvent.type(await screen.findByLabelText(/^Despacho/), 'Mío');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText(/Sin conexión: los cambios se guardaron solo en este navegador/)).toBeVisible();
    expect(screen.queryByText('Configuración guardada exitosamente')).toBeNull();
    expect(screen.getByLabelText(/^Despacho/)).toHaveValue('Mío');
  });

  it('that another tab changed are told, and nothing is lost', async () => {
    const conflict = { code: 'CONFLICT', field: 'version', message: 'La configuración cambió en otra pestaña.' };
    world({ SaveSettings: () => ({ updateSettings: { ...ok, settings: null, userErrors: [conflict] } }) });
    open();
    await userEvent.type(await screen.findByLabelText(/^Despacho/), 'Mío');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('La configuración cambió en otra pestaña.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver lo que hay guardado' })).toBeVisible();
    expect(screen.getByLabelText(/^Despacho/)).toHaveValue('Mío');
  });
});

describe('a key', () => {
  it('asks for the password when the server wants it, and shows the secret once', async () => {
    let tries = 0;
    const { sent } = world({
      CreateOwnApiKey: () =>
        ++tries === 1
          ? refusedWith('CONFIRMATION_REQUIRED')
          : { createApiKey: { ...ok, apiKey: KEY, secret: 'tk_el-secreto' } },
    });
    open('integrations');
    await userEvent.click(await screen.findByRole('button', { name: 'Crear llave' }));
    const form = within(screen.getByRole('dialog', { name: 'Nueva llave' }));
    await userEvent.type(form.getByLabelText('Nombre'), 'Conector');
    await userEvent.click(form.getByRole('button', { name: 'Crear llave' }));
    expect(form.getByText('Elige al menos un alcance de la lista.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Sólo lectura' }));
    await userEvent.click(form.getByRole('button', { name: 'Crear llave' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirma tu contraseña' }));
    await userEvent.type(question.getByLabelText('Contraseña'), 'una clave');
    await userEvent.click(question.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByLabelText('Llave')).toHaveValue('tk_el-secreto');
    expect(sent('CreateOwnApiKey').at(-1)).toMatchObject({ name: 'Conector', scopes: ['case:read'] });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('Llave')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ya la guardé' }));
    expect(screen.queryByDisplayValue('tk_el-secreto')).toBeNull();
  });
});

describe('Google in the security tab', () => {
  it('is linked by a window, and what it brought is sent', async () => {
    const { sent } = world({
      BeginOwnGoogleProof: () => ({
        beginGoogleProof: { ...ok, authUrl: 'https://accounts.google.com/o/oauth2/v2/auth?state=e', state: 'e' },
      }),
      LinkOwnGoogle: () => ({ linkGoogle: { ...ok, access: { ...ACCESS, email: 'ana@ejemplo.mx' } } }),
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    open('security');
    await userEvent.click(await screen.findByRole('button', { name: 'Vincular Google' }));
    await screen.findByText(/Termina en la ventana de Google/);
    new BroadcastChannel('foja-google-login').postMessage({ state: 'e', code: '4/x', error: null });
    expect(await screen.findByText('Google quedó vinculado. Te escribimos para avisarte.')).toBeVisible();
    expect(sent('LinkOwnGoogle')).toEqual([{ code: '4/x', state: 'e' }]);
    opened.mockRestore();
  });

  it('as the only way in cannot be unlinked', async () => {
    world({
      OwnGoogleAccess: () => ({
        googleAccess: { ...ACCESS, email: 'ana@ejemplo.mx', hasPassword: false, isOnlyWayIn: true },
      }),
    });
    open('security');
    expect(await screen.findByText('Entras con ana@ejemplo.mx')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Desvincular' })).toBeNull();
  });

  it('says when the server has none', async () => {
    world({ OwnGoogleAccess: () => ({ googleAccess: { ...ACCESS, isConfigured: false } }) });
    open('security');
    expect(await screen.findByText('Este servidor no tiene configurado el acceso con Google.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vincular Google' })).toBeNull();
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 'Chrome · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1', 'Safari · iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge · Windows'],
    ['curl/8.0', 'curl/8.0'],
    [null, null],
  ])('of %s is named %s', (agent, name) => expect(deviceOf(agent)).toBe(name));
});
