import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../support/account-security.generated.ts';
import { LoginDocument, MeDocument, RefreshDocument } from '../../support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => world.end());

const OLD = 'una clave larga de ejemplo';
const NEW = 'otra clave larga de ejemplo';

/** The tokens of the links that an address was sent. */
async function linksOf(email: string): Promise<string[]> {
  await world.runJobs('mail-password-reset');
  const mails = (await world.outbox()).filter(({ to, subject }) => to === email && subject.startsWith('Restablece'));
  return mails.map(({ text }) => /\/restablecer#([\w-]{43})/.exec(text)?.[1] ?? '');
}

let addresses = 0;
/** A browser at an address of its own, so that throttles of others do not count. */
function browser(): Caller {
  const visitor = world.visitor();
  visitor.address = `203.0.113.${++addresses}`;
  return visitor;
}

const asks = async (email: string, from = browser()) =>
  (await from.does(RequestPasswordResetDocument, { input: { email } })).requestPasswordReset;
const sets = async (token: string, newPassword = NEW) =>
  (await browser().does(ResetPasswordDocument, { input: { token, newPassword } })).resetPassword;
const signsIn = async (email: string, password: string) =>
  (await browser().does(LoginDocument, { input: { email, password } })).login.token !== null;

describe('a forgotten password', () => {
  test('is replaced by the link of the mail; every session ends and the account is told', async () => {
    const ana = await world.lawyer();
    expect(await asks(` ${ana.email.toUpperCase()} `)).toEqual({ isTaken: true, userErrors: [] });
    const [token = ''] = await linksOf(ana.email);
    expect(await sets(token)).toEqual({ isReset: true, userErrors: [] });
    expect((await ana.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ana.graphql(RefreshDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await signsIn(ana.email, OLD)).toBe(false);
    expect(await signsIn(ana.email, NEW)).toBe(true);
    await world.runJobs('mail-security-notice');
    const told = (await world.outbox()).filter(({ to, subject }) => to === ana.email && subject.includes('cambió'));
    expect(told).toHaveLength(1);
  });

  test('an e-mail without an account gets the same answer, and no mail', async () => {
    expect(await asks('nadie@ejemplo.mx')).toEqual({ isTaken: true, userErrors: [] });
    expect(await linksOf('nadie@ejemplo.mx')).toEqual([]);
  });

  test('a link is good once, also of two requests at once, and ends the other links of the account', async () => {
    const ana = await world.lawyer();
    await asks(ana.email);
    await asks(ana.email);
    const [first = '', second = ''] = await linksOf(ana.email);
    const replies = await Promise.all([sets(first), sets(first)]);
    expect(replies.filter(({ isReset }) => isReset)).toHaveLength(1);
    for (const used of [first, second, 'x'.repeat(43), '', 'a\u0000b'])
      expect((await sets(used)).userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'token' });
  });

  test('a link ends after half an hour', async () => {
    const ana = await world.lawyer();
    await asks(ana.email);
    const [token = ''] = await linksOf(ana.email);
    world.clock.advance(31 * MINUTE);
    expect((await sets(token)).userErrors[0]).toMatchObject({
      field: 'token',
      message: 'El enlace ya se usó o venció. Pide otro para continuar.',
    });
    expect(await signsIn(ana.email, OLD)).toBe(true);
  });

  test('a password that is too short, common or the own e-mail is refused, and the link stays good', async () => {
    const ana = await world.lawyer();
    await asks(ana.email);
    const [token = ''] = await linksOf(ana.email);
    for (const bad of ['corta', '123456', ana.email])
      expect((await sets(token, bad)).userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'newPassword' });
    expect((await sets(token)).isReset).toBe(true);
  });

  test('requests are counted for an e-mail at an address; somebody elsewhere can still ask', async () => {
    const ana = await world.lawyer();
    const one = browser();
    for (let time = 0; time < 5; time++) await asks(ana.email, one);
    const { errors } = await one.graphql(RequestPasswordResetDocument, { input: { email: ana.email } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await asks(ana.email)).toEqual({ isTaken: true, userErrors: [] });
    expect((await linksOf(ana.email)).length).toBe(5);
  });

  test.each(['', 'sin arroba', 'a\u0000b@ejemplo.mx'])('%j is no e-mail', async (email) => {
    expect((await asks(email)).userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'email' });
  });

  test('the token is stored as a hash only, and sealed while its job waits', async () => {
    const ana = await world.lawyer();
    await asks(ana.email);
    const [token = ''] = await linksOf(ana.email);
    const rows = await world.sql<Record<string, string>>('select * from security_ticket where user_id = ?', [
      ana.userId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
