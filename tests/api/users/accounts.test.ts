import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import {
  LoginDocument,
  LogoutDocument,
  MeDocument,
  RefreshDocument,
  RegisterDocument,
  SessionsDocument,
  EndSessionDocument,
} from '#tests/support/users.generated.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const PASSWORD = 'una clave larga de ejemplo';
const register = (input: Partial<{ name: string; email: string; password: string; profession: string | null }>) =>
  world.visitor().does(RegisterDocument, {
    input: { name: 'Ana Ejemplo', email: 'ana@ejemplo.mx', password: PASSWORD, profession: null, ...input },
  });

describe('opening an account', () => {
  test('a new account has a session, a trial of three days and its limits', async () => {
    const ana = await world.lawyer({ name: 'Ana López Ejemplo' });
    const me = await ana.me();
    expect(me).toMatchObject({ name: 'Ana López Ejemplo', plan: 'TRIAL', isPremium: false });
    expect(me.subscription).toMatchObject({ status: 'TRIALING', trialDaysLeft: 3 });
    expect(me.limits).toEqual({ chatMessages: 100, documentAnalysis: 20, cases: 10 });
    expect(me.usage).toEqual({ chat: 0, documents: 0, cases: 0 });
  });

  test.each([
    [{ name: ' ' }, 'Todos los campos son obligatorios', 'name'],
    [{ email: '' }, 'Todos los campos son obligatorios', 'email'],
    [{ password: '' }, 'Todos los campos son obligatorios', 'password'],
    [{ email: 'sin-arroba' }, 'Ingresa un email válido', 'email'],
    [{ email: 'sin-arroba', password: '123' }, 'Ingresa un email válido', 'email'],
    [{ password: '12345' }, 'La contraseña debe tener al menos 6 caracteres', 'password'],
    [{ password: '654321' }, 'Esa contraseña es muy común y fácil de adivinar. Elige otra.', 'password'],
    [{ password: 'mexico2026' }, 'Esa contraseña es muy común y fácil de adivinar. Elige otra.', 'password'],
    [{ password: 'password123' }, 'Esa contraseña es muy común y fácil de adivinar. Elige otra.', 'password'],
    [{ password: 'ana@ejemplo.mx' }, 'Esa contraseña es muy común y fácil de adivinar. Elige otra.', 'password'],
    [{ name: 'Ana\u0000' }, 'El texto tiene caracteres que no se pueden guardar.', null],
  ])('bad input %j is answered «%s»', async (input, message, field) => {
    const { register: payload } = await register(input);
    expect(payload.userErrors).toEqual([{ code: 'VALIDATION', field, message }]);
    expect(payload.token).toBeNull();
  });

  test('an e-mail is taken whatever its case, and nothing of the second account is kept', async () => {
    await register({ email: 'tomada@ejemplo.mx' });
    const before = await world.sql<{ n: string }>('select count(*) as n from user_account');
    const { register: payload } = await register({ email: ' TOMADA@ejemplo.mx ' });
    expect(payload.userErrors).toEqual([{ code: 'CONFLICT', field: 'email', message: 'El email ya está registrado' }]);
    expect(await world.sql('select count(*) as n from user_account')).toEqual(before);
  });

  test('a password of 64 characters with accents is accepted whole', async () => {
    const password = 'ñandú que canta en el jardín de la abuela ¡todas las mañanas! 1234';
    await register({ email: 'larga@ejemplo.mx', password });
    const right = await world.visitor().does(LoginDocument, { input: { email: 'larga@ejemplo.mx', password } });
    const cut = await world
      .visitor()
      .does(LoginDocument, { input: { email: 'larga@ejemplo.mx', password: password.slice(0, 60) } });
    expect(right.login.token).toBeTruthy();
    expect(cut.login.userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  test('two registrations of one e-mail at once make one account', async () => {
    const both = await Promise.all([register({ email: 'doble@ejemplo.mx' }), register({ email: 'doble@ejemplo.mx' })]);
    expect(both.map(({ register: payload }) => payload.userErrors.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe('signing in', () => {
  test('an unknown e-mail and a wrong password get the same answer', async () => {
    const ana = await world.lawyer();
    const wrong = await world
      .visitor()
      .does(LoginDocument, { input: { email: ana.email, password: 'no es esta clave' } });
    const nobody = await world
      .visitor()
      .does(LoginDocument, { input: { email: 'nadie@ejemplo.mx', password: 'no es esta clave' } });
    expect(wrong.login).toEqual(nobody.login);
    expect(wrong.login.userErrors).toEqual([
      { code: 'INVALID_CREDENTIALS', field: null, message: 'Credenciales inválidas' },
    ]);
  });

  test('guessing is answered 429 with the seconds to wait, and aliases are tries like any other', async () => {
    const ana = await world.lawyer();
    const guesser = world.visitor();
    const input = `{email: "${ana.email}", password: "adivina"}`;
    const aliased = `mutation { ${[1, 2, 3, 4].map((n) => `a${n}: login(input: ${input}) { token userErrors { code } }`).join('\n')} }`;
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await guesser.graphql(aliased)).status);
    const last = await guesser.graphql(LoginDocument, { input: { email: ana.email, password: 'adivina' } });
    expect(statuses).toContain(429);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('a session', () => {
  test('me needs one: signed out, a made-up token and an expired token are refused alike', async () => {
    const ana = await world.lawyer();
    for (const token of [null, 'abc', `${ana.token?.slice(0, -4)}AAAA`]) {
      const caller = world.visitor();
      caller.token = token;
      const { errors, data } = await caller.graphql(MeDocument);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(data).toBeNull();
    }
    world.clock.advance(11 * 60_000);
    expect((await ana.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('refreshing changes the cookie and hands out a token that works', async () => {
    const ana = await world.lawyer();
    const first = ana.cookie('foja_refresh');
    const { refresh } = await ana.does(RefreshDocument);
    expect(ana.cookie('foja_refresh')).not.toBe(first);
    ana.token = refresh.token ?? null;
    expect((await ana.me()).id).toBe(ana.userId);
  });

  test('two tabs that refresh at once both stay signed in', async () => {
    const ana = await world.lawyer();
    const other = world.visitor();
    other.setCookie('foja_refresh', ana.cookie('foja_refresh') ?? '');
    const [one, two] = await Promise.all([ana.graphql(RefreshDocument), other.graphql(RefreshDocument)]);
    expect(one.data.refresh.token).toBeTruthy();
    expect(two.data.refresh.token).toBeTruthy();
    expect((await other.graphql(RefreshDocument)).data.refresh.token).toBeTruthy();
  });

  test('an old refresh token that comes back ends the whole family', async () => {
    const ana = await world.lawyer();
    const thief = world.visitor();
    thief.setCookie('foja_refresh', ana.cookie('foja_refresh') ?? '');
    await ana.does(RefreshDocument);
    world.clock.advance(HOUR / 2);
    expect((await thief.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ana.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('logout ends it on the server at once', async () => {
    const ana = await world.lawyer();
    await ana.me();
    expect((await ana.does(LogoutDocument)).logout.ended).toBe(true);
    expect((await ana.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ana.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('sessions are listed, one can be ended, and not somebody else’s', async () => {
    const ana = await world.lawyer();
    const bruno = await world.lawyer();
    const second = world.visitor();
    second.token =
      (await second.does(LoginDocument, { input: { email: ana.email, password: PASSWORD } })).login.token ?? null;
    const { sessions } = await ana.does(SessionsDocument);
    expect(sessions.map((session) => session.isCurrent)).toEqual([false, true]);
    const other = sessions.find((session) => !session.isCurrent)?.id ?? '';
    expect((await bruno.does(EndSessionDocument, { id: other })).endSession.userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await ana.does(EndSessionDocument, { id: other })).endSession.endedSessionId).toBe(other);
    expect((await second.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('after three days the trial is the free plan, with nobody doing anything', async () => {
    const ana = await world.lawyer();
    world.clock.advance(3 * DAY + 1000);
    await ana.returns();
    expect(await ana.me()).toMatchObject({
      plan: 'FREE',
      subscription: { status: 'ACTIVE', trialDaysLeft: 0 },
      limits: { chatMessages: 3, documentAnalysis: 1, cases: 3 },
    });
  });
});
