import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreateApiKeyInput } from '#schema/generated/operation-types.ts';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import {
  ChangeKeyDocument,
  ChangePasswordDocument,
  ConfirmPasswordDocument,
  KeysDocument,
  KeyScopesDocument,
  MakeKeyDocument,
  RevokeKeyDocument,
  RotateKeyDocument,
} from '../../support/api-keys.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin({ env: { TRUST_PROXY: '1' } });
});
// Tests move the clock, and an access token lives ten minutes.
beforeEach(async () => {
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const CASES = '{ cases { nodes { id } } }';
const instant = (at: Date): Instant => at.toISOString() as Instant;
const PASSWORD = 'una clave larga de ejemplo';

const makes = async (caller: Caller, input: Partial<CreateApiKeyInput> = {}) =>
  (
    await caller.does(MakeKeyDocument, {
      input: { name: 'Enlace de ejemplo', scopes: ['case:read'], ...input },
    })
  ).createApiKey;

/** A program with a key of that account. */
async function programOf(caller: Caller, input: Partial<CreateApiKeyInput> = {}) {
  const { apiKey, secret } = await makes(caller, input);
  const program = world.visitor();
  program.token = secret ?? null;
  return { program, id: apiKey?.id ?? '', secret: secret ?? '' };
}

const codeOf = async (caller: Caller, query = CASES) => {
  const { errors, status } = await caller.graphql(query);
  return errors[0]?.extensions.code ?? status;
};

describe('a key', () => {
  test('is shown once, is not stored, and opens what its scopes name', async () => {
    const { program, secret } = await programOf(ana);
    expect(secret).toMatch(/^tk_[\w-]{43}$/);
    expect(await codeOf(program)).toBe(200);
    const stored = await world.sql<{ all: string }>("select string_agg(k::text, ' ') as all from api_key k");
    expect(stored[0]?.all).not.toContain(secret.slice(8));
    const { apiKeys } = await ana.does(KeysDocument);
    expect(apiKeys[0]).toMatchObject({ hint: `${secret.slice(0, 7)}…`, isActive: true, usedThisHour: 1 });
    expect(apiKeys[0]?.lastUsedAt).not.toBeNull();
  });

  test('without the scope is refused, over GraphQL and over REST', async () => {
    const { program } = await programOf(ana, { scopes: ['search:read'] });
    expect(await codeOf(program)).toBe('FORBIDDEN');
    expect((await program.rest('GET', '/api/cases')).status).toBe(403);
    const { program: reader } = await programOf(ana);
    expect((await reader.rest('GET', '/api/cases')).status).toBe(200);
  });

  test('reads and changes no keys, and cannot change the password', async () => {
    const { data } = await ana.graphql(KeyScopesDocument);
    const { program } = await programOf(ana, { scopes: data.apiKeyScopes.map(({ name }) => name) });
    expect(await codeOf(program, '{ apiKeys { id } }')).toBe('FORBIDDEN');
    expect(await codeOf(program, '{ sessions { id } }')).toBe('FORBIDDEN');
    const changed = await program.graphql(ChangePasswordDocument, {
      input: { currentPassword: PASSWORD, newPassword: 'otra clave larga de ejemplo' },
    });
    expect(changed.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('tells what is left of its hour, and waits when it is spent', async () => {
    const { program } = await programOf(ana, { hourlyLimit: 'H100' });
    const first = await program.graphql(CASES);
    expect(first.headers.get('ratelimit-limit')).toBe('100');
    expect(first.headers.get('ratelimit-remaining')).toBe('99');
    await Promise.all(Array.from({ length: 99 }, () => program.graphql(CASES)));
    const over = await program.rest('GET', '/api/cases');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(program)).toBe('RATE_LIMITED');
  });

  test('comes from its addresses only', async () => {
    const { program } = await programOf(ana, { allowedAddresses: ['203.0.113.0/24'] });
    program.address = '203.0.113.9';
    expect(await codeOf(program)).toBe(200);
    program.address = '198.51.100.9';
    expect(await codeOf(program)).toBe('FORBIDDEN');
  });

  test('ends on its day', async () => {
    const { program } = await programOf(ana, { expiresAt: instant(later(world.clock.now(), HOUR)) });
    expect(await codeOf(program)).toBe(200);
    world.clock.advance(HOUR);
    expect(await codeOf(program)).toBe('UNAUTHENTICATED');
  });

  test('of a plan without API is made but not accepted; when the plan has it, it is', async () => {
    const eva = await world.lawyer();
    const { program } = await programOf(eva);
    const { errors } = await program.graphql(CASES);
    expect(errors[0]?.extensions).toMatchObject({ code: 'PREMIUM_REQUIRED', requiredPlan: 'PROFESSIONAL' });
    expect((await eva.does(KeysDocument)).apiKeys[0]?.isActive).toBe(false);
    await world.givePlan(eva.userId, 'ENTERPRISE');
    expect(await codeOf(program)).toBe(200);
  });

  test('that is revoked or rotated is not accepted any more; its sockets are closed', async () => {
    const { program, id } = await programOf(ana, { scopes: ['case:read', 'toast:read'] });
    const closed = new Promise<number>((resolve) => {
      const socket = program.socket({ lazy: false });
      socket.on('closed', (event) => resolve((event as CloseEvent).code));
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { rotateApiKey } = await ana.does(RotateKeyDocument, { input: { id } });
    expect(await closed).toBe(4403);
    await expect.poll(() => codeOf(program)).toBe('UNAUTHENTICATED');
    program.token = rotateApiKey.secret ?? null;
    expect(await codeOf(program)).toBe(200);
    await ana.does(RevokeKeyDocument, { input: { id } });
    await expect.poll(() => codeOf(program)).toBe('UNAUTHENTICATED');
    const again = await ana.does(RevokeKeyDocument, { input: { id } });
    expect(again.revokeApiKey.userErrors[0]?.code).toBe('CONFLICT');
    world.clock.advance(31 * DAY);
    const fresh = await signsInAgain(ana);
    expect((await fresh.does(KeysDocument)).apiKeys.map((key) => key.id)).not.toContain(id);
  });

  test('changes its scopes at once', async () => {
    const { program, id } = await programOf(ana);
    expect(await codeOf(program)).toBe(200);
    await ana.does(ChangeKeyDocument, { input: { id, scopes: ['search:read'] } });
    await expect.poll(() => codeOf(program)).toBe('FORBIDDEN');
  });
});

/** The access token lives ten minutes; the clock was advanced. */
async function signsInAgain(caller: Caller): Promise<Caller> {
  const { body } = await caller.rest('POST', '/api/real-auth/login', { email: caller.email, password: PASSWORD });
  caller.token = String(body['token']);
  return caller;
}

describe('making a key', () => {
  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['todo'] }, 'scopes'],
    [{ allowedAddresses: ['mi casa'] }, 'allowedAddresses'],
    [{ allowedAddresses: Array.from({ length: 21 }, (_, at) => `203.0.113.${at}`) }, 'allowedAddresses'],
    [{ expiresAt: instant(new Date('2020-01-01T00:00:00Z')) }, 'expiresAt'],
    [{ expiresAt: instant(new Date('2099-01-01T00:00:00Z')) }, 'expiresAt'],
  ])('with %j is refused, and makes none', async (input, field) => {
    const eva = await world.lawyer();
    const { apiKey, secret, userErrors } = await makes(eva, input);
    expect([apiKey, secret]).toEqual([null, null]);
    expect(userErrors[0]?.field).toBe(field);
    expect((await eva.does(KeysDocument)).apiKeys).toEqual([]);
  });

  test('5,000 an hour need a paid plan', async () => {
    const eva = await world.lawyer();
    expect((await makes(eva, { hourlyLimit: 'H5000' })).userErrors[0]?.code).toBe('PREMIUM_REQUIRED');
    await world.givePlan(eva.userId, 'BASIC');
    expect((await makes(eva, { hourlyLimit: 'H5000' })).apiKey?.hourlyLimit).toBe('H5000');
  });

  test('twenty at most, however many are made at once', async () => {
    const eva = await world.lawyer();
    const made = await Promise.all(Array.from({ length: 24 }, () => makes(eva)));
    expect(made.filter(({ apiKey }) => apiKey !== null)).toHaveLength(20);
  });

  test('asks for the password when it was given long ago; a wrong one is told', async () => {
    const eva = await world.lawyer();
    world.clock.advance(9 * MINUTE);
    expect((await makes(eva)).apiKey).not.toBeNull();
    await world.sql('update session set confirmed_at = ? where user_id = ?', [
      later(world.clock.now(), -11 * MINUTE),
      eva.userId,
    ]);
    const input = { name: 'x', scopes: ['case:read'] };
    const refused = await eva.graphql(MakeKeyDocument, { input });
    expect(refused.errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
    const wrong = await eva.does(ConfirmPasswordDocument, { input: { password: 'no es' } });
    expect(wrong.confirmPassword.userErrors[0]?.message).toBe('La contraseña actual es incorrecta');
    await eva.does(ConfirmPasswordDocument, { input: { password: PASSWORD } });
    expect((await makes(eva)).apiKey).not.toBeNull();
  });

  test("somebody else's key cannot be seen, changed, rotated or revoked; a trial makes none", async () => {
    const { id } = await programOf(ana);
    const eva = await world.lawyer();
    expect((await eva.does(KeysDocument)).apiKeys).toEqual([]);
    expect((await eva.does(RevokeKeyDocument, { input: { id } })).revokeApiKey.userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await eva.does(RotateKeyDocument, { input: { id } })).rotateApiKey.secret).toBeNull();
    const { data } = await eva.graphql<{ node: unknown }, unknown>(`{ node(id: "${id}") { id } }`);
    expect(data.node).toBeNull();
    expect((await world.visitor().graphql(KeysDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the password', () => {
  test('is changed with the old one, and every other session ends', async () => {
    const eva = await world.lawyer();
    const other = world.visitor();
    other.email = eva.email;
    await signsInAgain(other);
    const input = { currentPassword: PASSWORD, newPassword: 'una clave nueva de ejemplo' };
    const { changePassword } = await eva.does(ChangePasswordDocument, { input });
    expect(changePassword).toMatchObject({ endedCount: 1, userErrors: [] });
    await expect.poll(() => codeOf(other)).toBe('UNAUTHENTICATED');
    expect(await codeOf(eva)).toBe(200);
    const old = await world.visitor().rest('POST', '/api/real-auth/login', { email: eva.email, password: PASSWORD });
    expect(old.body).toMatchObject({ success: false, error: 'Credenciales inválidas' });
  });

  test.each([
    ['', 'una clave nueva de ejemplo', 'currentPassword'],
    ['no es', 'una clave nueva de ejemplo', 'currentPassword'],
    [PASSWORD, 'corta', 'newPassword'],
    [PASSWORD, 'password', 'newPassword'],
    [PASSWORD, PASSWORD, 'newPassword'],
  ])('from «%s» to «%s» is refused', async (currentPassword, newPassword, field) => {
    const eva = await world.lawyer();
    const { changePassword } = await eva.does(ChangePasswordDocument, { input: { currentPassword, newPassword } });
    expect(changePassword.userErrors[0]?.field).toBe(field);
  });

  test('ten wrong ones are enough for a quarter of an hour', async () => {
    const eva = await world.lawyer();
    for (let at = 0; at < 10; at++) await eva.graphql(ConfirmPasswordDocument, { input: { password: `no es ${at}` } });
    const { errors } = await eva.graphql(ConfirmPasswordDocument, { input: { password: PASSWORD } });
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});
