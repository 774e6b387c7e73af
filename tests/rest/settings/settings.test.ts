import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const PATH = '/api/user/settings';
const PASSWORD = 'una clave larga de ejemplo';

interface Shown extends Record<string, Record<string, unknown>> {
  profile: Record<string, unknown>;
  security: Record<string, unknown>;
  preferences: Record<string, unknown>;
  api: Record<string, unknown>;
}

const shown = async (caller: Caller) => (await caller.rest('GET', PATH)).body['settings'] as unknown as Shown;
const saves = (caller: Caller, body: unknown) => caller.rest('PUT', PATH, body);

describe('GET /api/user/settings', () => {
  test('has the fields of the specification with its defaults', async () => {
    const ana = await world.lawyer({ name: 'Ana Ejemplo' });
    expect(await shown(ana)).toEqual({
      profile: {
        name: 'Ana Ejemplo',
        email: ana.email,
        profession: '',
        phone: '',
        address: '',
        law_firm: '',
        bar_number: '',
        specializations: [],
        bio: '',
      },
      security: {
        current_password: '',
        new_password: '',
        confirm_password: '',
        two_factor_enabled: false,
        login_notifications: true,
        session_timeout: 30,
      },
      preferences: {
        language: 'es',
        timezone: 'America/Mexico_City',
        date_format: 'DD/MM/YYYY',
        currency: 'MXN',
        email_notifications: { case_updates: true, payment_reminders: true, system_alerts: true, marketing: false },
        dashboard_layout: 'default',
        theme: 'light',
        auto_save: true,
      },
      api: {
        api_key: '',
        webhook_url: '',
        rate_limit: 1000,
        integrations: { google_calendar: false, stripe: false, zoom: false, docusign: false },
      },
      version: 0,
    });
    expect((await world.visitor().rest('GET', PATH)).status).toBe(401);
  });
});

describe('PUT /api/user/settings', () => {
  test('changes what came, and answers with everything as it is stored', async () => {
    const ana = await world.lawyer();
    const reply = await saves(ana, {
      profile: { phone: '55 0000 0000', specializations: ['Derecho Laboral', 'tax'] },
      security: { session_timeout: '120', current_password: '', new_password: '' },
      preferences: { date_format: 'YYYY-MM-DD', theme: 'auto', email_notifications: { marketing: true } },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: true,
        error: null,
        notices: [],
        settings: {
          profile: { phone: '55 0000 0000', specializations: ['labor', 'tax'] },
          security: { session_timeout: 120, login_notifications: true },
          preferences: {
            date_format: 'YYYY-MM-DD',
            theme: 'auto',
            language: 'es',
            email_notifications: { marketing: true, case_updates: true },
          },
        },
      },
    });
    expect((await shown(ana)).profile['phone']).toBe('55 0000 0000');
  });

  test('what was read can be sent back as it is', async () => {
    const ana = await world.lawyer();
    const before = await shown(ana);
    expect((await saves(ana, before)).body).toMatchObject({ success: true, notices: [] });
    expect(await shown(ana)).toEqual({ ...before, version: 1 });
  });

  test.each([
    [
      { preferences: { theme: 'neon' } },
      'preferences.theme',
      'El valor de «preferences.theme» no es de la lista: light, dark, auto.',
    ],
    [{ profile: { specializations: ['Derecho Culinario'] } }, 'profile.specializations', /no es de la lista: civil, /],
    [{ preferences: { date_format: 'DD.MM' } }, 'preferences.date_format', /DD\/MM\/YYYY, MM\/DD\/YYYY, YYYY-MM-DD/],
    [{ security: { session_timeout: 7 } }, 'security.session_timeout', 'Elige 15, 30, 60, 120 o 480 minutos.'],
    [{ preferences: { auto_save: 'sí' } }, 'preferences.auto_save', '«preferences.auto_save» debe ser true o false.'],
    [{ profile: 'Ana' }, 'profile', '«profile» debe ser un objeto.'],
    [{ profile: { name: '' } }, 'profile.name', 'El nombre es obligatorio'],
    [{ profile: { email: 'sin arroba' } }, 'profile.email', 'Ingresa un email válido'],
    [{ profile: { law_firm: 'x'.repeat(201) } }, 'profile.law_firm', 'Escribe hasta 200 caracteres.'],
    [{ preferences: { timezone: 'Europe/Madrid' } }, 'preferences.timezone', expect.any(String)],
    [
      { security: { current_password: PASSWORD, new_password: 'nueva clave 1', confirm_password: 'nueva clave 2' } },
      'security.confirm_password',
      'Las contraseñas no coinciden',
    ],
    [
      { security: { current_password: 'otra', new_password: 'nueva clave larga' } },
      'security.current_password',
      'La contraseña actual es incorrecta',
    ],
    [
      { security: { current_password: PASSWORD, new_password: '12345' } },
      'security.new_password',
      'La contraseña debe tener al menos 6 caracteres',
    ],
  ])('%j is refused with its field, and nothing is saved', async (wrong, field, error) => {
    const ana = await world.lawyer();
    const before = await shown(ana);
    const { status, body } = await saves(ana, { ...wrong, api: {} });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, field });
    expect(body['error']).toEqual(
      typeof error === 'string' ? error : error instanceof RegExp ? expect.stringMatching(error) : error,
    );
    expect(await shown(ana)).toEqual(before);
  });

  test('the password changes with the current one, and the other sessions end', async () => {
    const ana = await world.lawyer();
    const security = {
      current_password: PASSWORD,
      new_password: 'otra clave larga',
      confirm_password: 'otra clave larga',
    };
    expect((await saves(ana, { security })).status).toBe(200);
    const login = (password: string) =>
      world.visitor().rest('POST', '/api/real-auth/login', { email: ana.email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('otra clave larga')).status).toBe(200);
  });

  test('what is changed elsewhere is told, not silently kept', async () => {
    const ana = await world.lawyer();
    const { body } = await saves(ana, { api: { rate_limit: 5000, integrations: { stripe: true, zoom: false } } });
    expect(body['notices']).toEqual([
      expect.stringContaining('límite por hora'),
      'Integración no configurada en el servidor: stripe.',
    ]);
    expect(body['settings']).toMatchObject({ api: { rate_limit: 1000, integrations: { stripe: false } } });
  });
});
