import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import {
  AccountSecurityDocument,
  AddPasskeyDocument,
  BeginPasskeyConfirmationDocument,
  BeginPasskeyLoginDocument,
  BeginPasskeyRegistrationDocument,
  BeginTwoFactorDocument,
  ConfirmTwoFactorDocument,
  ConfirmWithPasskeyDocument,
  DeletePasskeyDocument,
  LoginInStepsDocument,
  LoginWithPasskeyDocument,
  RenamePasskeyDocument,
} from '../../support/account-security.generated.ts';
import { AuditLogDocument } from '../../support/audit.generated.ts';
import { SoftwareAuthenticator } from '../../support/software-authenticator.ts';
import { World, type Caller } from '../../support/world.ts';
import { Secret, TOTP } from 'otpauth';

const ORIGIN = 'https://foja.ejemplo.mx';
let world: World;
beforeAll(async () => {
  world = await World.begin({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => world.end());

async function adds(caller: Caller, device: SoftwareAuthenticator, name = 'Laptop de ejemplo') {
  const { request } = (await caller.does(BeginPasskeyRegistrationDocument)).beginPasskeyRegistration;
  const input = { token: request?.token ?? '', response: device.create(request?.options ?? '{}'), name };
  return (await caller.does(AddPasskeyDocument, { input })).addPasskey;
}

async function withPasskey() {
  const ana = await world.lawyer();
  const device = new SoftwareAuthenticator(ORIGIN);
  const { passkey } = await adds(ana, device);
  return { ana, device, id: passkey?.id ?? '' };
}

const asked = async (challenge?: string) =>
  (await world.visitor().does(BeginPasskeyLoginDocument, { input: { challenge } })).beginPasskeyLogin.request ?? {
    token: '',
    options: '{}',
  };
const answers = async (token: string, response: string) =>
  (await world.visitor().does(LoginWithPasskeyDocument, { input: { token, response } })).loginWithPasskey;
const signsIn = async (device: SoftwareAuthenticator, challenge?: string) => {
  const { token, options } = await asked(challenge);
  return answers(token, device.sign(options));
};
const outdatesPassword = (userId: string) =>
  world.sql("update session set confirmed_at = confirmed_at - interval '11 minutes' where user_id = ?", [userId]);
const REFUSED = { token: null, userErrors: [{ code: 'INVALID_CREDENTIALS' }] };

describe('a passkey', () => {
  test('is added, listed, named, and signs in without a name or a password', async () => {
    const { ana, device, id } = await withPasskey();
    expect(await signsIn(device)).toMatchObject({ user: { id: ana.userId }, userErrors: [] });
    await ana.does(RenamePasskeyDocument, { input: { id, name: ' Llave del despacho ' } });
    const { passkeys, passkeysProblem, hasPassword } = (await ana.does(AccountSecurityDocument)).accountSecurity;
    expect(passkeys).toMatchObject([
      { id, name: 'Llave del despacho', isBackedUp: true, lastUsedAt: expect.any(String) as string },
    ]);
    expect({ passkeysProblem, hasPassword }).toEqual({ passkeysProblem: null, hasPassword: true });
    await world.runJobs('mail-security-notice');
    const subjects = (await world.outbox()).filter(({ to }) => to === ana.email).map(({ subject }) => subject);
    expect(subjects).toContain('Se agregó una llave de acceso a tu cuenta de Foja');
  });

  test('signs in nobody after it was deleted', async () => {
    const { ana, device, id } = await withPasskey();
    expect((await ana.does(DeletePasskeyDocument, { id })).deletePasskey.deletedPasskeyId).toBe(id);
    expect(await signsIn(device)).toMatchObject(REFUSED);
  });

  test('is not deleted when nobody could sign in afterwards, also not two at once', async () => {
    const { ana, id } = await withPasskey();
    const second = (await adds(ana, new SoftwareAuthenticator(ORIGIN), 'Otra')).passkey?.id ?? '';
    await world.sql('update user_account set password_hash = null where id = ?', [ana.userId]);
    const answers = await Promise.all([id, second].map((each) => ana.does(DeletePasskeyDocument, { id: each })));
    const codes = answers.map(({ deletePasskey }) => deletePasskey.userErrors[0]?.code ?? 'DELETED');
    expect(codes.sort()).toEqual(['CONFLICT', 'DELETED']);
    expect(await world.sql('select 1 from passkey where user_id = ?', [ana.userId])).toHaveLength(1);
  });

  test('that proves nothing is in the log of its account as a failed login', async () => {
    const { ana, device } = await withPasskey();
    device.isVerified = false;
    expect(await signsIn(device)).toMatchObject(REFUSED);
    const { nodes } = (await ana.does(AuditLogDocument, { first: 1 })).auditEntries;
    expect(nodes[0]).toMatchObject({ action: 'LOGIN', outcome: 'FAILED', detail: 'Medio: llave de acceso' });
  });

  test('of a device that nobody registered signs in nobody', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.create(JSON.stringify({ challenge: 'x', rp: { id: 'foja.ejemplo.mx' }, user: { id: 'x' } }));
    expect(await signsIn(stranger)).toMatchObject(REFUSED);
  });

  test('answers each challenge once', async () => {
    const { device } = await withPasskey();
    const { token, options } = await asked();
    expect((await answers(token, device.sign(options))).token).not.toBeNull();
    expect(await answers(token, device.sign(options))).toMatchObject(REFUSED);
  });

  test('uses its challenge up also with a wrong answer, and a challenge ends after five minutes', async () => {
    const { device } = await withPasskey();
    const first = await asked();
    expect(await answers(first.token, '{"no":"answer"}')).toMatchObject(REFUSED);
    expect(await answers(first.token, device.sign(first.options))).toMatchObject(REFUSED);
    const second = await asked();
    world.clock.advance(6 * MINUTE);
    expect(await answers(second.token, device.sign(second.options))).toMatchObject(REFUSED);
  });

  test('of another challenge, another origin, or without its person is refused', async () => {
    const { device } = await withPasskey();
    const [one, two] = [await asked(), await asked()];
    expect(await answers(one.token, device.sign(two.options))).toMatchObject(REFUSED);
    device.origin = 'https://foja.ejemplo.mx.otro.mx';
    expect(await signsIn(device)).toMatchObject(REFUSED);
    device.origin = ORIGIN;
    device.isVerified = false;
    expect(await signsIn(device)).toMatchObject(REFUSED);
    device.isVerified = true;
    expect((await signsIn(device)).token).not.toBeNull();
  });

  test('whose counter went back is a copy, and refused', async () => {
    const { device } = await withPasskey();
    device.counter = 10;
    expect((await signsIn(device)).token).not.toBeNull();
    device.counter = 3;
    expect(await signsIn(device)).toMatchObject(REFUSED);
  });

  test('that names another person than its own is refused', async () => {
    const [{ device }, eva] = [await withPasskey(), await world.lawyer()];
    device.userHandle = Buffer.from(eva.userId).toString('base64url');
    expect(await signsIn(device)).toMatchObject(REFUSED);
  });

  test('is not added without its person, twice, with the challenge of somebody else, or without a recent password', async () => {
    const { ana } = await withPasskey();
    const eva = await world.lawyer();
    const device = new SoftwareAuthenticator(ORIGIN);
    device.isVerified = false;
    expect((await adds(ana, device)).userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'response' });
    device.isVerified = true;
    const { request } = (await ana.does(BeginPasskeyRegistrationDocument)).beginPasskeyRegistration;
    const response = device.create(request?.options ?? '{}');
    const input = { token: request?.token ?? '', response, name: 'Otra' };
    expect((await eva.does(AddPasskeyDocument, { input })).addPasskey.userErrors[0]?.field).toBe('response');
    expect((await ana.does(AddPasskeyDocument, { input })).addPasskey.passkey).not.toBeNull();
    expect((await ana.does(AddPasskeyDocument, { input })).addPasskey.userErrors[0]?.field).toBe('response');
    await outdatesPassword(ana.userId);
    const { errors } = await ana.graphql(BeginPasskeyRegistrationDocument);
    expect(errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
  });

  test('of somebody else is not found', async () => {
    const { id } = await withPasskey();
    const eva = await world.lawyer();
    for (const other of [id, 'psk_x', ''])
      expect((await eva.does(DeletePasskeyDocument, { id: other })).deletePasskey.userErrors[0]?.code).toBe(
        'NOT_FOUND',
      );
    const { renamePasskey } = await eva.does(RenamePasskeyDocument, { input: { id, name: 'Mía' } });
    expect(renamePasskey.userErrors[0]?.code).toBe('NOT_FOUND');
  });

  test.each(['', ' ', 'x'.repeat(61), 'a\u0000b'])('%j is no name', async (name) => {
    const { ana, id } = await withPasskey();
    const { renamePasskey } = await ana.does(RenamePasskeyDocument, { input: { id, name } });
    expect(renamePasskey.userErrors[0]).toMatchObject({ code: 'VALIDATION', field: 'name' });
  });
});

describe('in place of', () => {
  test('a code: only passkeys of the account whose password was given', async () => {
    const { ana, device } = await withPasskey();
    const eva = await withPasskey();
    const { beginTwoFactor } = await ana.does(BeginTwoFactorDocument);
    const secret = Secret.fromBase32(beginTwoFactor.enrolment?.secret ?? '');
    const code = TOTP.generate({ secret, timestamp: world.clock.now().getTime() });
    await ana.does(ConfirmTwoFactorDocument, { input: { code } });
    const { login } = await world
      .visitor()
      .does(LoginInStepsDocument, { input: { email: ana.email, password: 'una clave larga de ejemplo' } });
    expect(login.challenge?.methods).toContain('PASSKEY');
    const challenge = login.challenge?.token ?? '';
    expect(await signsIn(eva.device, challenge)).toMatchObject(REFUSED);
    expect((await signsIn(device, challenge)).token).not.toBeNull();
  });

  test('the password before a sensitive act, in the same session and of the same account', async () => {
    const { ana, device, id } = await withPasskey();
    const eva = await withPasskey();
    await outdatesPassword(ana.userId);
    expect((await ana.graphql(DeletePasskeyDocument, { id })).errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
    const begun = async () => (await ana.does(BeginPasskeyConfirmationDocument)).beginPasskeyConfirmation.request;
    const confirms = async (caller: Caller, token = '', response = '{}') =>
      (await caller.does(ConfirmWithPasskeyDocument, { input: { token, response } })).confirmWithPasskey;
    const first = await begun();
    expect((await confirms(ana, first?.token, eva.device.sign(first?.options ?? '{}'))).confirmedUntil).toBeNull();
    const second = await begun();
    expect((await confirms(eva.ana, second?.token, device.sign(second?.options ?? '{}'))).confirmedUntil).toBeNull();
    const third = await begun();
    expect((await confirms(ana, third?.token, device.sign(third?.options ?? '{}'))).confirmedUntil).not.toBeNull();
    expect((await ana.does(DeletePasskeyDocument, { id })).deletePasskey.deletedPasskeyId).toBe(id);
  });
});
