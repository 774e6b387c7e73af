import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UpdateSettingsInput } from '#schema/generated/operation-types.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { SettingsDocument, UpdateSettingsDocument } from '../../support/settings.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const reads = async (caller: Caller) => (await caller.does(SettingsDocument)).settings;
const saves = async (caller: Caller, input: UpdateSettingsInput) =>
  (await caller.does(UpdateSettingsDocument, { input })).updateSettings;

describe('settings', () => {
  test('begin with the defaults of the specification', async () => {
    const ana = await world.lawyer({ name: 'Ana Ejemplo' });
    expect(await reads(ana)).toEqual({
      version: 0,
      profile: {
        name: 'Ana Ejemplo',
        email: ana.email,
        profession: null,
        phone: null,
        address: null,
        lawFirm: null,
        barNumber: null,
        specializations: [],
        bio: null,
      },
      security: { loginNotifications: true, sessionTimeoutMinutes: 30 },
      preferences: {
        language: 'ES',
        timeZone: 'America/Mexico_City',
        dateFormat: 'DAY_MONTH_YEAR',
        currency: 'MXN',
        theme: 'LIGHT',
        dashboardLayout: 'DEFAULT',
        autoSave: true,
        emailNotifications: { caseUpdates: true, paymentReminders: true, systemAlerts: true, marketing: false },
      },
    });
  });

  test('are read back as they were saved; what was not sent stays; blank is none', async () => {
    const ana = await world.lawyer();
    await saves(ana, {
      profile: { phone: ' 55 0000 0000 ', lawFirm: 'Despacho Ejemplo', specializations: ['LABOR', 'LABOR', 'TAX'] },
      security: { sessionTimeoutMinutes: 480 },
      preferences: { theme: 'AUTO', emailNotifications: { systemAlerts: false } },
    });
    await saves(ana, { profile: { lawFirm: '  ' }, preferences: { dateFormat: 'YEAR_MONTH_DAY' } });
    expect(await reads(ana)).toMatchObject({
      version: 2,
      profile: { phone: '55 0000 0000', lawFirm: null, specializations: ['LABOR', 'TAX'] },
      security: { sessionTimeoutMinutes: 480, loginNotifications: true },
      preferences: {
        theme: 'AUTO',
        dateFormat: 'YEAR_MONTH_DAY',
        emailNotifications: { caseUpdates: true, systemAlerts: false },
      },
    });
  });

  test('a zone is that of the account', async () => {
    const ana = await world.lawyer();
    await saves(ana, { preferences: { timeZone: 'America/Tijuana' } });
    expect((await ana.graphql<{ me: unknown }, unknown>('{ me { timeZone } }')).data.me).toEqual({
      timeZone: 'America/Tijuana',
    });
  });

  test.each([
    [{ profile: { name: ' ' } }, 'profile.name', 'El nombre es obligatorio'],
    [{ profile: { name: null } }, 'profile.name', 'El nombre es obligatorio'],
    [{ profile: { email: 'sin arroba' } }, 'profile.email', 'Ingresa un email válido'],
    [{ profile: { bio: 'x'.repeat(1001) } }, 'profile.bio', 'Escribe hasta 1000 caracteres.'],
    [
      { security: { sessionTimeoutMinutes: 7 } },
      'security.sessionTimeoutMinutes',
      'Elige 15, 30, 60, 120 o 480 minutos.',
    ],
    [{ preferences: { currency: 'PEN' } }, 'preferences.currency', 'Elige MXN, USD o EUR.'],
  ])('%j is refused, and nothing of it is saved', async (wrong, field, message) => {
    const ana = await world.lawyer();
    const { settings, userErrors } = await saves(ana, {
      ...wrong,
      preferences: { theme: 'DARK', ...('preferences' in wrong ? wrong.preferences : {}) },
    });
    expect(settings).toBeNull();
    expect(userErrors[0]).toMatchObject({ code: 'VALIDATION', field, message });
    expect((await reads(ana)).preferences.theme).toBe('LIGHT');
  });

  test('a zone that is none of Mexico and a text that cannot be stored are refused', async () => {
    const ana = await world.lawyer();
    expect((await saves(ana, { preferences: { timeZone: 'Europe/Madrid' } })).userErrors[0]?.field).toBe(
      'preferences.timeZone',
    );
    expect((await saves(ana, { profile: { bio: 'a\u0000b' } })).userErrors[0]?.field).toBe('profile.bio');
  });

  test('of two tabs that save at once the second is told, and neither loses what it did not touch', async () => {
    const ana = await world.lawyer();
    const replies = await Promise.all([
      saves(ana, { version: 0, preferences: { theme: 'DARK' } }),
      saves(ana, { version: 0, preferences: { currency: 'USD' } }),
    ]);
    expect(replies.map(({ userErrors }) => userErrors[0]?.code ?? 'SAVED').toSorted()).toEqual(['CONFLICT', 'SAVED']);
    expect((await reads(ana)).version).toBe(1);
  });

  test('are of their owner; a visitor has none, and a trial cannot save', async () => {
    const [ana, eva] = [await world.lawyer(), await world.lawyer()];
    await saves(ana, { profile: { bio: 'privada' } });
    expect((await reads(eva)).profile.bio).toBeNull();
    expect((await world.visitor().graphql(SettingsDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the e-mail', () => {
  test('changes after a recent password; the old address is told, and the new one signs in', async () => {
    const ana = await world.lawyer();
    const email = `nueva-${Math.random().toString(36).slice(2)}@ejemplo.mx`;
    expect((await saves(ana, { profile: { email: ` ${email.toUpperCase()} ` } })).settings?.profile.email).toBe(email);
    await world.runJobs('mail-email-changed');
    const told = (await world.outbox()).find(({ to }) => to === ana.email);
    expect(told?.text).toContain(email.replace('@', '@ ').replace('.mx', '. mx'));
    const { body } = await world
      .visitor()
      .rest('POST', '/api/real-auth/login', { email, password: 'una clave larga de ejemplo' });
    expect(body['success']).toBe(true);
  });

  test("is refused without one, and when it is somebody else's", async () => {
    const [ana, eva] = [await world.lawyer(), await world.lawyer()];
    expect((await saves(ana, { profile: { email: eva.email } })).userErrors[0]).toMatchObject({
      code: 'CONFLICT',
      field: 'profile.email',
      message: 'El email ya está registrado',
    });
    await world.sql('update session set confirmed_at = ? where user_id = ?', [
      later(world.clock.now(), -11 * MINUTE),
      ana.userId,
    ]);
    const { errors } = await ana.graphql(UpdateSettingsDocument, {
      input: { profile: { email: 'otra@ejemplo.mx' } },
    });
    expect(errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
    expect((await reads(ana)).profile.email).toBe(ana.email);
  });
});

describe('a login', () => {
  const signsIn = async (email: string, userAgent: string) => {
    const reply = await world
      .visitor()
      .rest(
        'POST',
        '/api/real-auth/login',
        { email, password: 'una clave larga de ejemplo' },
        { 'user-agent': userAgent },
      );
    expect(reply.status).toBe(200);
    await world.runJobs('mail-login');
    return (await world.outbox()).filter(({ to }) => to === email).length;
  };

  test('from a new device is told once; from a known one, or when nobody wants it, not', async () => {
    const ana = await world.lawyer();
    expect(await signsIn(ana.email, 'Navegador de ejemplo')).toBe(1);
    expect(await signsIn(ana.email, 'Navegador de ejemplo')).toBe(1);
    await saves(ana, { security: { loginNotifications: false } });
    expect(await signsIn(ana.email, 'Otro navegador')).toBe(1);
  });
});

describe('the language of answers', () => {
  test('is a wish: an answer is Spanish, and says so to who wished for another', async () => {
    const ana = await world.lawyer();
    const question = '¿Cuántos días de aguinaldo me tocan?';
    expect((await ana.asks(question)).notice).not.toContain('sólo en español');
    await saves(ana, { preferences: { language: 'EN' } });
    expect((await ana.asks(question)).notice).toContain(
      'Pediste respuestas en inglés: por ahora Foja responde sólo en español',
    );
    await saves(ana, { preferences: { language: 'ES' } });
    expect((await ana.asks(question)).notice).not.toContain('sólo en español');
  });
});

describe('a session', () => {
  test('says where somebody signed in from, to its owner alone', async () => {
    const [ana, luis] = [await world.lawyer(), await world.lawyer()];
    const { sessions } = (await ana.graphql<{ sessions: { address: string }[] }, object>('{ sessions { address } }'))
      .data;
    expect(sessions).toEqual([{ address: expect.stringMatching(/127\.0\.0\.1$/) as string }]);
    const [own] = await world.sql<{ id: string }>('select id from session where user_id = ?', [ana.userId]);
    const foreign = await luis.graphql<{ node: object | null }, object>(
      `{ node(id: "${own?.id}") { ... on Session { address } } }`,
    );
    expect(foreign.data.node).toBeNull();
  });
});
