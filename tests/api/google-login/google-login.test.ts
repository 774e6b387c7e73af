import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { googleLoginText as say } from '#schema/text/google-login.ts';
import {
  BeginGoogleProofDocument,
  BeginGoogleSignInDocument,
  ConfirmWithGoogleDocument,
  GoogleAccessDocument,
  GoogleCodeLoginDocument,
  GoogleLoginDocument,
  LinkGoogleDocument,
  UnlinkGoogleDocument,
} from '#tests/support/google-login.generated.ts';
import {
  BeginTwoFactorDocument,
  CompleteLoginDocument,
  ConfirmTwoFactorDocument,
} from '#tests/support/account-security.generated.ts';
import { LoginDocument, MeDocument } from '#tests/support/users.generated.ts';
import { GoogleLoginWorld, type GooglePerson } from '../../support/google-login-world.ts';
import { World, type Caller } from '../../support/world.ts';

let on: GoogleLoginWorld;
beforeAll(async () => {
  on = await GoogleLoginWorld.begin();
});
afterEach(() => {
  on.google.flaw = {};
  on.google.isDown = false;
});
afterAll(() => on.end());

const PASSWORD = 'una clave larga de ejemplo';
const accountCount = async () => (await on.world.sql<{ n: string }>('select count(*) as n from user_account'))[0]?.n;

/** Signs in with the code of Google's page. */
async function signsIn(browser: Caller, person: GooglePerson) {
  const { authUrl } = await on.begins(browser);
  const { googleCodeLogin } = await browser.does(GoogleCodeLoginDocument, {
    input: on.google.consent(authUrl, person),
  });
  if (googleCodeLogin.token) Object.assign(browser, { token: googleCodeLogin.token, userId: googleCodeLogin.user?.id });
  return googleCodeLogin;
}

async function googleAccount(person = on.person()): Promise<Caller> {
  const browser = on.world.visitor();
  await signsIn(browser, person);
  return browser;
}

describe('a server without an OAuth client', () => {
  test('says so, and e-mail and password work', async () => {
    const bare = await World.begin();
    const visitor = bare.visitor();
    expect(await visitor.rest('GET', '/api/auth/google-config')).toMatchObject({
      status: 200,
      body: { success: true, client_id: null },
    });
    expect((await visitor.graphql(BeginGoogleSignInDocument)).errors[0]?.extensions.code).toBe('NOT_CONFIGURED');
    const profile = { name: 'Ana', email: 'ana@ejemplo.mx', id: '1', provider: 'google', verified: true };
    expect(await visitor.rest('POST', '/api/auth/google-login', { ...profile, credential: 'a.b.c' })).toMatchObject({
      status: 503,
      body: { success: false, code: 'NOT_CONFIGURED' },
    });
    const ana = await bare.lawyer();
    expect((await ana.does(GoogleAccessDocument)).googleAccess).toMatchObject({ isConfigured: false, email: null });
    await bare.end();
  });
});

describe('the page of Google', () => {
  test('is asked for a code with state, nonce and PKCE, and nothing but who somebody is', async () => {
    const browser = on.world.visitor();
    const { authUrl, state, nonce } = await on.begins(browser);
    const url = new URL(authUrl);
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge_method: 'S256',
      redirect_uri: `${on.world.server.url}/api/auth/google-return`,
    });
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect((await browser.rest('GET', '/api/auth/google-config')).body).toMatchObject({
      client_id: url.searchParams.get('client_id'),
    });
  });

  test('leads back to a page that keeps no code in its address and runs one script', async () => {
    const reply = await fetch(`${on.world.server.url}/api/auth/google-return?code=4/x&state=y`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-/);
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await reply.text();
    expect(html).toContain('history.replaceState');
    expect(html).not.toContain('4/x');
  });

  test('a new person gets an account with a trial, a session and no password', async () => {
    const person = on.person({ name: 'Rosa Ejemplo' });
    const browser = on.world.visitor();
    const reply = await signsIn(browser, person);
    expect(reply).toMatchObject({ notice: null, userErrors: [], user: { name: 'Rosa Ejemplo', email: person.email } });
    const { me } = await browser.does(MeDocument);
    expect(me).toMatchObject({ plan: 'TRIAL', subscription: { trialDaysLeft: 3 } });
    expect((await browser.does(GoogleAccessDocument)).googleAccess).toMatchObject({
      email: person.email,
      hasPassword: false,
    });
    const { login } = await on.world
      .visitor()
      .does(LoginDocument, { input: { email: person.email, password: PASSWORD } });
    const { login: nobody } = await on.world
      .visitor()
      .does(LoginDocument, { input: { email: 'nadie@ejemplo.mx', password: PASSWORD } });
    expect(login.userErrors).toEqual(nobody.userErrors);
  });

  test('the same person is the same account, also under another address', async () => {
    const person = on.person();
    const first = await googleAccount(person);
    const reply = await signsIn(on.world.visitor(), { ...person, email: 'otra-direccion@ejemplo.mx' });
    expect(reply.user?.id).toBe(first.userId);
    const other = await signsIn(on.world.visitor(), on.person({ email: 'una-tercera@ejemplo.mx' }));
    expect(other.user?.id).not.toBe(first.userId);
  });

  test('a code serves once, in the browser that asked, for ten minutes', async () => {
    const person = on.person();
    const before = await accountCount();
    const browser = on.world.visitor();
    const answer = on.google.consent((await on.begins(browser)).authUrl, person);
    const stranger = on.world.visitor();
    await on.begins(stranger);
    const elsewhere = await stranger.does(GoogleCodeLoginDocument, { input: answer });
    expect(elsewhere.googleCodeLogin.userErrors[0]).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: say.stateUnknown,
    });
    expect(await accountCount()).toBe(before);
    expect((await browser.does(GoogleCodeLoginDocument, { input: answer })).googleCodeLogin.token).toBeTruthy();
    const again = await browser.does(GoogleCodeLoginDocument, { input: answer });
    expect(again.googleCodeLogin).toMatchObject({ token: null, userErrors: [{ message: say.stateUnknown }] });
    const late = on.google.consent((await on.begins(browser)).authUrl, person);
    on.world.clock.advance(11 * MINUTE);
    const { googleCodeLogin } = await browser.does(GoogleCodeLoginDocument, { input: late });
    expect(googleCodeLogin).toMatchObject({ token: null, userErrors: [{ message: say.stateUnknown }] });
  });

  test.each([
    ['for somebody else', { aud: 'otro-cliente' }],
    ['for somebody else among us', { aud: ['cliente-de-prueba', 'otro'], azp: 'otro' }],
    ['by somebody else', { iss: 'https://cuentas.ejemplo.mx' }],
    ['over', { exp: 1_700_000_000 }],
    ['for another attempt', { nonce: 'otro' }],
    ['without a person', { sub: undefined }],
  ])('an ID token that is %s signs nobody in', async (_what, flaw) => {
    on.google.flaw = flaw as Record<string, unknown>;
    const before = await accountCount();
    const reply = await signsIn(on.world.visitor(), on.person());
    expect(reply).toMatchObject({
      token: null,
      userErrors: [{ code: 'INVALID_CREDENTIALS', message: say.codeFailed }],
    });
    expect(await accountCount()).toBe(before);
  });

  test('Google that does not answer is told apart from a refusal', async () => {
    const browser = on.world.visitor();
    const answer = on.google.consent((await on.begins(browser)).authUrl, on.person());
    on.google.isDown = true;
    const reply = await browser.graphql(GoogleCodeLoginDocument, { input: answer });
    expect(reply.errors[0]).toMatchObject({ message: say.codeFailed, extensions: { code: 'UPSTREAM' } });
  });
});

describe('the prompt', () => {
  const posts = (browser: Caller, body: object) => browser.rest('POST', '/api/auth/google-login', body);

  test('its token signs in, whatever the page says beside it', async () => {
    const person = on.person();
    const browser = on.world.visitor();
    const credential = await on.google.idToken(person, { nonce: (await on.begins(browser)).nonce });
    const lie = { name: 'Otra', email: 'otra@ejemplo.mx', picture: '', id: '1', provider: 'google', verified: true };
    expect(await posts(browser, { ...lie, credential })).toMatchObject({
      status: 200,
      body: { success: true, user: { email: person.email, name: 'Rosa Ejemplo', plan: 'trial' } },
    });
    expect(await posts(browser, { ...lie, credential })).toMatchObject({ status: 401, body: { success: false } });
  });

  test('a profile without a token signs nobody in, not even one that exists', async () => {
    const ana = await on.world.lawyer();
    const before = await accountCount();
    const profile = { name: 'Ana', email: ana.email, picture: 'x', id: '1', provider: 'google', verified: true };
    for (const body of [profile, { ...profile, credential: '' }, {}, { ...profile, access_token: 'ya29.x' }])
      expect(await posts(on.world.visitor(), body)).toMatchObject({
        status: 401,
        body: { success: false, error: 'Error autenticando usuario', code: 'INVALID_CREDENTIALS' },
      });
    expect(await accountCount()).toBe(before);
  });

  test('tokens that Google did not sign, or not for this attempt, sign nobody in', async () => {
    const browser = on.world.visitor();
    const person = on.person();
    const before = await accountCount();
    const { nonce } = await on.begins(browser);
    const stranger = on.world.visitor();
    const forged = [
      on.google.unsigned(person, { nonce }),
      await on.google.signedWithPublicText(person, { nonce }),
      await on.google.idToken(person, { nonce }, { isOtherKey: true }),
      await on.google.idToken(person, { nonce }, { isOtherKey: true, kid: 'otra' }),
      await on.google.idToken(person, {}),
      await on.google.idToken(person, { nonce: 'inventado' }),
      await on.google.idToken(person, { nonce, aud: 'otro-cliente' }),
      await on.google.idToken(person, { nonce, exp: 1_700_000_000 }),
      (await on.google.idToken(person, { nonce })).replace(/\.[^.]+$/, '.'),
      'no es un token',
      'x'.repeat(9000),
    ];
    for (const credential of forged)
      expect((await browser.does(GoogleLoginDocument, { input: { credential } })).googleLogin.token).toBeNull();
    const right = await on.google.idToken(person, { nonce });
    expect((await stranger.does(GoogleLoginDocument, { input: { credential: right } })).googleLogin.token).toBeNull();
    expect(await accountCount()).toBe(before);
    expect((await browser.does(GoogleLoginDocument, { input: { credential: right } })).googleLogin.token).toBeTruthy();
  });

  test('an access token is asked about: one for another client proves nothing', async () => {
    const browser = on.world.visitor();
    const person = on.person();
    const { state } = await on.begins(browser);
    const foreign = on.google.accessToken(person, 'otro-cliente');
    const { googleLogin } = await browser.does(GoogleLoginDocument, { input: { accessToken: foreign, state } });
    expect(googleLogin).toMatchObject({ token: null, userErrors: [{ message: say.profileFailed }] });
    const own = on.google.accessToken(person);
    const without = await on.world.visitor().does(GoogleLoginDocument, { input: { accessToken: own, state } });
    expect(without.googleLogin.token).toBeNull();
    const next = await on.begins(browser);
    const reply = await browser.does(GoogleLoginDocument, { input: { accessToken: own, state: next.state } });
    expect(reply.googleLogin.user?.email).toBe(person.email);
  });
});

describe('an address that has an account', () => {
  test('leads there only when Google has verified it', async () => {
    const ana = await on.world.lawyer();
    const reply = await signsIn(on.world.visitor(), on.person({ email: ana.email, email_verified: false }));
    expect(reply).toMatchObject({ token: null, userErrors: [{ code: 'FORBIDDEN', message: say.emailUnverified }] });
    expect((await ana.does(GoogleAccessDocument)).googleAccess).toMatchObject({ email: null, hasPassword: true });
  });

  test('is told by mail, and whoever set a password before is out', async () => {
    const ana = await on.world.lawyer();
    const person = on.person({ email: ana.email.toUpperCase() });
    const browser = on.world.visitor();
    const reply = await signsIn(browser, person);
    expect(reply).toMatchObject({ user: { id: ana.userId }, notice: say.linkedNow });
    expect((await ana.graphql(MeDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { login } = await on.world.visitor().does(LoginDocument, { input: { email: ana.email, password: PASSWORD } });
    expect(login).toMatchObject({ token: null, userErrors: [{ code: 'INVALID_CREDENTIALS' }] });
    await on.world.runJobs('mail-google-link');
    const mail = (await on.world.outbox()).filter(({ to }) => to.includes(ana.email)).at(-1);
    expect(mail?.text).toContain('la contraseña que tenía la cuenta dejó de funcionar');
    const again = await signsIn(on.world.visitor(), person);
    expect(again).toMatchObject({ user: { id: ana.userId }, notice: null });
  });

  test('is not linked when programs hold its keys, nor a second time', async () => {
    const ana = await on.world.lawyer({ plan: 'PROFESSIONAL' });
    await ana.graphql(
      'mutation { createApiKey(input: { name: "ejemplo", scopes: ["case:read"] }) { userErrors { message } } }',
    );
    const reply = await signsIn(on.world.visitor(), on.person({ email: ana.email }));
    expect(reply).toMatchObject({ token: null, userErrors: [{ code: 'CONFLICT', message: say.emailTaken }] });
    const person = on.person();
    await googleAccount(person);
    const second = await signsIn(on.world.visitor(), on.person({ email: person.email }));
    expect(second).toMatchObject({ token: null, userErrors: [{ code: 'CONFLICT', message: say.otherGoogle }] });
  });
});

describe('an account with a second step', () => {
  test('is asked for it after Google too, and is not linked by its address', async () => {
    const ana = await on.world.lawyer();
    const person = on.person();
    await ana.does(LinkGoogleDocument, { input: await on.proves(ana, 'LINK', person) });
    const { beginTwoFactor } = await ana.does(BeginTwoFactorDocument);
    const secret = Secret.fromBase32(beginTwoFactor.enrolment?.secret ?? '');
    const codeNow = () => TOTP.generate({ secret, timestamp: on.world.clock.now().getTime() });
    await ana.does(ConfirmTwoFactorDocument, { input: { code: codeNow() } });
    on.world.clock.advance(MINUTE);
    const browser = on.world.visitor();
    const reply = await signsIn(browser, person);
    expect(reply).toMatchObject({ token: null, userErrors: [{ code: 'TWO_FACTOR_REQUIRED' }] });
    const input = { challenge: reply.challenge?.token ?? '', code: codeNow() };
    const { completeLogin } = await browser.does(CompleteLoginDocument, { input });
    expect(completeLogin.user?.id).toBe(ana.userId);
    const answer = on.google.consent((await on.begins(browser)).authUrl, person);
    expect(await browser.rest('POST', '/api/auth/google-code', answer)).toMatchObject({
      status: 401,
      body: { code: 'TWO_FACTOR_REQUIRED', challenge: { methods: ['totp', 'recovery_code'] } },
    });
    await ana.does(UnlinkGoogleDocument);
    const byEmail = await signsIn(on.world.visitor(), on.person({ email: ana.email }));
    expect(byEmail).toMatchObject({ token: null, userErrors: [{ code: 'CONFLICT', message: say.emailTaken }] });
  });
});

describe('in the settings', () => {
  test('an account links Google, signs in with it and takes it away, and each is told by mail', async () => {
    const ana = await on.world.lawyer();
    const person = on.person();
    const { linkGoogle } = await ana.does(LinkGoogleDocument, { input: await on.proves(ana, 'LINK', person) });
    expect(linkGoogle).toMatchObject({ userErrors: [], access: { email: person.email } });
    expect((await signsIn(on.world.visitor(), person)).user?.id).toBe(ana.userId);
    const { login } = await on.world.visitor().does(LoginDocument, { input: { email: ana.email, password: PASSWORD } });
    expect(login.token).toBeTruthy();
    const { unlinkGoogle } = await ana.does(UnlinkGoogleDocument);
    expect(unlinkGoogle).toMatchObject({ userErrors: [], access: { email: null } });
    expect((await signsIn(on.world.visitor(), person)).user?.id).not.toBe(ana.userId);
    await on.world.runJobs('mail-google-link');
    const subjects = (await on.world.outbox()).filter(({ to }) => to.includes(ana.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Tu cuenta de Foja ahora entra con Google', 'Tu cuenta de Foja ya no entra con Google']),
    );
  });

  test('a proof serves the account and the purpose that it was begun for', async () => {
    const [ana, luis] = [await on.world.lawyer(), await on.world.lawyer()];
    const answer = await on.proves(ana, 'LINK', on.person());
    luis.setCookie('google_attempt', ana.cookie('google_attempt') ?? '');
    const stolen = await luis.does(LinkGoogleDocument, { input: answer });
    expect(stolen.linkGoogle.userErrors[0]?.message).toBe(say.stateUnknown);
    const signIn = on.google.consent((await on.begins(ana)).authUrl, on.person());
    const other = await ana.does(LinkGoogleDocument, { input: signIn });
    expect(other.linkGoogle.userErrors[0]?.message).toBe(say.stateUnknown);
    expect((await ana.does(GoogleAccessDocument)).googleAccess.email).toBeNull();
  });

  test('a Google account that opens another account is not linked', async () => {
    const person = on.person();
    await googleAccount(person);
    const ana = await on.world.lawyer();
    const { linkGoogle } = await ana.does(LinkGoogleDocument, { input: await on.proves(ana, 'LINK', person) });
    expect(linkGoogle.userErrors[0]).toMatchObject({ code: 'CONFLICT', message: say.linkedElsewhere });
  });

  test('the only way in stays, and sensitive acts are confirmed with it', async () => {
    const person = on.person();
    const rosa = await googleAccount(person);
    expect((await rosa.does(UnlinkGoogleDocument)).unlinkGoogle.userErrors[0]).toMatchObject({
      code: 'CONFLICT',
      message: say.onlyWayIn,
    });
    on.world.clock.advance(HOUR);
    // In use until now: an idle session ends.
    await on.world.sql('update session set used_at = ?', [on.world.clock.now()]);
    rosa.token = (
      await rosa.graphql<{ refresh: { token: string } }, object>('mutation { refresh { token } }')
    ).data.refresh.token;
    expect((await rosa.graphql(UnlinkGoogleDocument)).errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
    const wrong = await rosa.does(ConfirmWithGoogleDocument, { input: await on.proves(rosa, 'CONFIRM', on.person()) });
    expect(wrong.confirmWithGoogle.userErrors[0]?.message).toBe(say.otherPerson);
    const answer = await on.proves(rosa, 'CONFIRM', person);
    on.google.flaw = { iat: Math.floor((on.world.clock.now().getTime() - HOUR / 2) / 1000) };
    const stale = await rosa.does(ConfirmWithGoogleDocument, { input: answer });
    expect(stale.confirmWithGoogle.confirmedUntil).toBeNull();
    on.google.flaw = {};
    const input = await on.proves(rosa, 'CONFIRM', person);
    expect((await rosa.does(ConfirmWithGoogleDocument, { input })).confirmWithGoogle.confirmedUntil).toBeTruthy();
    expect((await rosa.does(UnlinkGoogleDocument)).unlinkGoogle.userErrors[0]?.message).toBe(say.onlyWayIn);
  });

  test('who has no Google linked cannot confirm with it', async () => {
    const ana = await on.world.lawyer();
    const { beginGoogleProof } = await ana.does(BeginGoogleProofDocument, { input: { purpose: 'CONFIRM' } });
    expect(beginGoogleProof).toMatchObject({
      authUrl: null,
      userErrors: [{ code: 'CONFLICT', message: say.notLinked }],
    });
  });
});

test('attempts that nobody finished are deleted', async () => {
  await on.begins(on.world.visitor());
  on.world.clock.advance(DAY);
  await on.world.deletesOverdue();
  expect(await on.world.sql('select 1 from google_attempt')).toEqual([]);
});
