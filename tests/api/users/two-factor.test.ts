import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import {
  AccountSecurityDocument,
  BeginTwoFactorDocument,
  CompleteLoginDocument,
  ConfirmTwoFactorDocument,
  DisableTwoFactorDocument,
  LoginInStepsDocument,
  RegenerateRecoveryCodesDocument,
} from '../../support/account-security.generated.ts';
import { MeDocument } from '../../support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const PASSWORD = 'una clave larga de ejemplo';
const STEP_MS = 30_000;

interface Protected {
  ana: Caller;
  secret: string;
  recoveryCodes: string[];
}

/** The code that the app shows so many steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() + steps * STEP_MS });
const wrongCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? '';
};

async function withSecondStep(): Promise<Protected> {
  const ana = await world.lawyer();
  const { beginTwoFactor } = await ana.does(BeginTwoFactorDocument);
  const secret = beginTwoFactor.enrolment?.secret ?? '';
  const { confirmTwoFactor } = await ana.does(ConfirmTwoFactorDocument, { input: { code: codeOf(secret) } });
  // The code that set it up is used.
  world.clock.advance(STEP_MS * 2);
  return { ana, secret, recoveryCodes: confirmTwoFactor.recoveryCodes ?? [] };
}

const logsIn = async (email: string, totpCode?: string) =>
  (await world.visitor().does(LoginInStepsDocument, { input: { email, password: PASSWORD, totpCode } })).login;
const challengeOf = async (email: string) => (await logsIn(email)).challenge?.token ?? '';
const completes = async (challenge: string, code: string) =>
  (await world.visitor().does(CompleteLoginDocument, { input: { challenge, code } })).completeLogin;
const outdatesPassword = (userId: string) =>
  world.sql("update session set confirmed_at = confirmed_at - interval '11 minutes' where user_id = ?", [userId]);
const noticesOf = async (email: string) => {
  await world.runJobs('mail-security-notice');
  return (await world.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('setting the second step up', () => {
  test('counts when a code was given; gives ten codes once, ends other sessions and tells the account', async () => {
    const ana = await world.lawyer();
    const elsewhere = world.visitor();
    elsewhere.token = (await logsIn(ana.email)).token;
    const { beginTwoFactor } = await ana.does(BeginTwoFactorDocument);
    const secret = beginTwoFactor.enrolment?.secret ?? '';
    expect(beginTwoFactor.enrolment?.address).toMatch(/^otpauth:\/\/totp\/Foja:.+secret=[A-Z2-7]{32}/);
    expect((await logsIn(ana.email)).token).not.toBeNull();
    const refused = await ana.does(ConfirmTwoFactorDocument, { input: { code: wrongCode(secret) } });
    expect(refused.confirmTwoFactor.userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
    const { confirmTwoFactor } = await ana.does(ConfirmTwoFactorDocument, { input: { code: codeOf(secret) } });
    expect(new Set(confirmTwoFactor.recoveryCodes).size).toBe(10);
    expect(confirmTwoFactor.endedCount).toBe(2);
    expect((await elsewhere.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await ana.does(AccountSecurityDocument)).accountSecurity.twoFactor).toMatchObject({
      enabledAt: expect.any(String) as string,
      recoveryCodesLeft: 10,
    });
    expect(await noticesOf(ana.email)).toContain('Se activó la verificación en dos pasos de tu cuenta de Foja');
    const acts = await world.sql<{ action: string }>(
      "select action from audit_entry where account_id = ? and action like 'TOTP%'",
      [ana.userId],
    );
    expect(acts).toEqual([{ action: 'TOTP_ENABLED' }]);
    const rows = await world.sql('select * from totp_factor where user_id = ?', [ana.userId]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('asks for a recent password, and cannot be begun again while it is on', async () => {
    const { ana } = await withSecondStep();
    const again = await ana.does(BeginTwoFactorDocument);
    expect(again.beginTwoFactor).toMatchObject({ enrolment: null, userErrors: [{ code: 'CONFLICT' }] });
    await outdatesPassword(ana.userId);
    const replies = [
      await ana.graphql(BeginTwoFactorDocument),
      await ana.graphql(DisableTwoFactorDocument),
      await ana.graphql(RegenerateRecoveryCodesDocument),
    ];
    expect(replies.map(({ errors }) => errors[0]?.extensions.code)).toEqual(
      Array.from({ length: 3 }, () => 'CONFIRMATION_REQUIRED'),
    );
  });
});

describe('a login with a second step', () => {
  test('gives a token for the step instead of a session; the code opens the session', async () => {
    const { ana, secret } = await withSecondStep();
    const first = await logsIn(ana.email);
    expect(first).toMatchObject({
      token: null,
      challenge: { methods: ['TOTP', 'RECOVERY_CODE'] },
      userErrors: [{ code: 'TWO_FACTOR_REQUIRED' }],
    });
    const done = await completes(first.challenge?.token ?? '', ` ${codeOf(secret).replace(/^.../, '$& ')}`);
    expect(done).toMatchObject({ user: { id: ana.userId }, userErrors: [] });
    expect(done.token).not.toBeNull();
    expect((await completes(first.challenge?.token ?? '', codeOf(secret, 1))).userErrors[0]?.field).toBe('challenge');
  });

  test('a wrong password says nothing of the second step', async () => {
    const { ana } = await withSecondStep();
    const reply = await world
      .visitor()
      .does(LoginInStepsDocument, { input: { email: ana.email, password: 'otra clave distinta' } });
    expect(reply.login).toMatchObject({ challenge: null, userErrors: [{ code: 'INVALID_CREDENTIALS' }] });
  });

  test('a code is good once, also of two logins at once, and none before it', async () => {
    const { ana, secret } = await withSecondStep();
    const code = codeOf(secret);
    const [one, two] = [await challengeOf(ana.email), await challengeOf(ana.email)];
    const replies = await Promise.all([completes(one, code), completes(two, code)]);
    expect(replies.filter(({ token }) => token !== null)).toHaveLength(1);
    for (const used of [code, codeOf(secret, -1)])
      expect((await completes(await challengeOf(ana.email), used)).userErrors[0]).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        message: expect.stringMatching(/código/) as string,
      });
    expect((await completes(await challengeOf(ana.email), codeOf(secret, 1))).token).not.toBeNull();
  });

  test('a code of two steps ago is refused, one of the step before is not', async () => {
    const { ana, secret } = await withSecondStep();
    const challenge = await challengeOf(ana.email);
    expect((await completes(challenge, codeOf(secret, -2))).token).toBeNull();
    expect((await completes(challenge, codeOf(secret, 2))).token).toBeNull();
    expect((await completes(challenge, codeOf(secret, -1))).token).not.toBeNull();
  });

  test('after ten wrong codes the second step is closed; other accounts are not', async () => {
    const { ana, secret } = await withSecondStep();
    const other = await withSecondStep();
    const challenge = await challengeOf(ana.email);
    for (let time = 0; time < 10; time++)
      expect((await completes(challenge, wrongCode(secret))).userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
    const { errors, status } = await world
      .visitor()
      .graphql(CompleteLoginDocument, { input: { challenge, code: codeOf(secret) } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(errors[0]?.message).toBe('Demasiados intentos. Espera un momento y vuelve a intentar.');
    expect(Number(errors[0]?.extensions['retryAfter'])).toBeGreaterThan(600);
    expect(status).toBeGreaterThanOrEqual(200);
    expect((await completes(await challengeOf(other.ana.email), codeOf(other.secret))).token).not.toBeNull();
    expect((await ana.graphql(MeDocument)).errors).toEqual([]);
  });

  test('the token ends after ten minutes and is of nobody else', async () => {
    const { ana, secret } = await withSecondStep();
    const challenge = await challengeOf(ana.email);
    world.clock.advance(11 * MINUTE);
    for (const bad of [challenge, 'x'.repeat(43), ''])
      expect((await completes(bad, codeOf(secret))).userErrors[0]).toMatchObject({
        code: 'VALIDATION',
        field: 'challenge',
      });
  });

  test('a recovery code opens it once, however it is typed, and the account is told', async () => {
    const { ana, recoveryCodes } = await withSecondStep();
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await completes(await challengeOf(ana.email), typed)).token).not.toBeNull();
    expect((await completes(await challengeOf(ana.email), code)).userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await ana.does(AccountSecurityDocument)).accountSecurity.twoFactor.recoveryCodesLeft).toBe(9);
    expect(await noticesOf(ana.email)).toContain('Se usó un código de recuperación de tu cuenta de Foja');
  });

  test('new recovery codes void the old ones', async () => {
    const { ana, recoveryCodes } = await withSecondStep();
    const { regenerateRecoveryCodes } = await ana.does(RegenerateRecoveryCodesDocument);
    expect(regenerateRecoveryCodes.recoveryCodes).toHaveLength(10);
    const challenge = await challengeOf(ana.email);
    expect((await completes(challenge, recoveryCodes[0] ?? '')).token).toBeNull();
    expect((await completes(challenge, regenerateRecoveryCodes.recoveryCodes?.[9] ?? '')).token).not.toBeNull();
  });

  test('without it the password is enough again', async () => {
    const { ana, recoveryCodes } = await withSecondStep();
    const waiting = await challengeOf(ana.email);
    expect((await ana.does(DisableTwoFactorDocument)).disableTwoFactor.userErrors).toEqual([]);
    expect((await logsIn(ana.email)).token).not.toBeNull();
    expect((await completes(waiting, recoveryCodes[0] ?? '')).token).toBeNull();
    expect((await ana.does(DisableTwoFactorDocument)).disableTwoFactor.userErrors[0]?.code).toBe('CONFLICT');
  });

  test('over REST: 401 TWO_FACTOR_REQUIRED with the token, and totp_code beside the password', async () => {
    const { ana, secret } = await withSecondStep();
    const credentials = { email: ana.email, password: PASSWORD };
    const first = await world.visitor().rest('POST', '/api/real-auth/login', credentials);
    expect(first.status).toBe(401);
    expect(first.body).toMatchObject({
      success: false,
      code: 'TWO_FACTOR_REQUIRED',
      challenge: { token: expect.any(String) as string, methods: ['totp', 'recovery_code'] },
    });
    const wrong = await world
      .visitor()
      .rest('POST', '/api/real-auth/login', { ...credentials, totp_code: wrongCode(secret) });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    const right = await world
      .visitor()
      .rest('POST', '/api/real-auth/login', { ...credentials, totp_code: codeOf(secret) });
    expect(right).toMatchObject({ status: 200, body: { success: true, token: expect.any(String) as string } });
  });
});
