import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { BeginGoogleProofDocument, BeginGoogleSignInDocument } from './google-login.generated.ts';
import { GOOGLE_ENV } from './fake-google.ts';
import { World, type Caller } from './world.ts';

const CLIENT_ID = GOOGLE_ENV.GOOGLE_CLIENT_ID;
const random = (): string => randomBytes(16).toString('hex');

/** Somebody with an account at Google. */
export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** An issuer of our own at Google's addresses: real tokens, signed with keys that it publishes. */
class TokenIssuer {
  private readonly codes = new Map<
    string,
    { challenge: string; nonce: string; returnTo: string; person: GooglePerson }
  >();
  private readonly accessTokens = new Map<string, { aud: string; person: GooglePerson }>();
  /** What is wrong with the next ID token; empty: nothing. */
  flaw: JWTPayload = {};
  isDown = false;

  private constructor(
    private readonly key: CryptoKey,
    private readonly otherKey: CryptoKey,
    private readonly published: object,
    private readonly now: () => Date,
  ) {}

  static async begin(now: () => Date): Promise<TokenIssuer> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const other = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'de-prueba', alg: 'RS256', use: 'sig' };
    return new TokenIssuer(privateKey, other.privateKey, { keys: [jwk] }, now);
  }

  readonly server = setupServer(
    http.get('https://www.googleapis.com/oauth2/v3/certs', () =>
      this.isDown ? HttpResponse.error() : HttpResponse.json(this.published as Record<string, string>),
    ),
    http.post('https://oauth2.googleapis.com/token', async ({ request }) => {
      if (this.isDown) return HttpResponse.error();
      const form = new URLSearchParams(await request.text());
      const code = this.codes.get(form.get('code') ?? '');
      this.codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight =
        code?.challenge === challenge &&
        code.returnTo === form.get('redirect_uri') &&
        form.get('client_secret') === GOOGLE_ENV.GOOGLE_CLIENT_SECRET;
      if (!isRight) return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
      return HttpResponse.json({ id_token: await this.idToken(code.person, { nonce: code.nonce, ...this.flaw }) });
    }),
    http.post('https://oauth2.googleapis.com/tokeninfo', async ({ request }) => {
      const known = this.accessTokens.get(new URLSearchParams(await request.text()).get('access_token') ?? '');
      if (!known) return HttpResponse.json({ error: 'invalid_token' }, { status: 400 });
      return HttpResponse.json({ aud: known.aud, azp: known.aud, sub: known.person.sub, scope: 'openid email' });
    }),
    http.get('https://openidconnect.googleapis.com/v1/userinfo', ({ request }) => {
      const known = this.accessTokens.get((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
      return known ? HttpResponse.json({ ...known.person }) : new HttpResponse(null, { status: 401 });
    }),
  );

  /** A signed ID token; `claims` replace those that are right. */
  idToken(person: GooglePerson, claims: JWTPayload, options: { kid?: string; isOtherKey?: boolean } = {}) {
    const seconds = Math.floor(this.now().getTime() / 1000);
    const payload = {
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      iat: seconds,
      exp: seconds + 3600,
      ...person,
      ...claims,
    };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'de-prueba' })
      .sign(options.isOtherKey ? this.otherKey : this.key);
  }

  unsigned(person: GooglePerson, claims: JWTPayload): string {
    const seconds = Math.floor(this.now().getTime() / 1000);
    return new UnsecuredJWT({
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      iat: seconds,
      exp: seconds + 3600,
      ...person,
      ...claims,
    }).encode();
  }

  /** Signs with HMAC and what everybody knows: the algorithm must not be the sender's choice. */
  signedWithPublicText(person: GooglePerson, claims: JWTPayload) {
    return new SignJWT({ iss: 'https://accounts.google.com', aud: CLIENT_ID, ...person, ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: 'de-prueba' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(JSON.stringify(this.published)));
  }

  accessToken(person: GooglePerson, aud = CLIENT_ID): string {
    const token = `ya29.${random()}`;
    this.accessTokens.set(token, { aud, person });
    return token;
  }

  /** The person signs in on Google's page; returns what Google sends back. */
  consent(authUrl: string, person: GooglePerson): { code: string; state: string } {
    const query = new URL(authUrl).searchParams;
    const code = `4/${random()}`;
    this.codes.set(code, {
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
      returnTo: query.get('redirect_uri') ?? '',
      person,
    });
    return { code, state: query.get('state') ?? '' };
  }
}

/** A world with people at Google. */
export class GoogleLoginWorld {
  private constructor(
    readonly world: World,
    readonly google: TokenIssuer,
  ) {}

  static async begin(env: Record<string, string> = {}): Promise<GoogleLoginWorld> {
    const world = await World.begin({ env: { ...GOOGLE_ENV, ...env } });
    const google = await TokenIssuer.begin(() => world.clock.now());
    google.server.listen({ onUnhandledFrame: 'bypass' });
    return new GoogleLoginWorld(world, google);
  }

  async end(): Promise<void> {
    this.google.server.close();
    await this.world.end();
  }

  person(changes: Partial<GooglePerson> = {}): GooglePerson {
    const sub = random();
    return { sub, email: `${sub}@ejemplo.mx`, email_verified: true, name: 'Rosa Ejemplo', ...changes };
  }

  async begins(browser: Caller) {
    const { beginGoogleSignIn } = await browser.does(BeginGoogleSignInDocument);
    return {
      authUrl: beginGoogleSignIn.authUrl ?? '',
      state: beginGoogleSignIn.state ?? '',
      nonce: beginGoogleSignIn.nonce ?? '',
    };
  }

  /** Code and state of Google's page, for an account that is signed in. */
  async proves(browser: Caller, purpose: 'LINK' | 'CONFIRM', person: GooglePerson) {
    const { beginGoogleProof } = await browser.does(BeginGoogleProofDocument, { input: { purpose } });
    return this.google.consent(beginGoogleProof.authUrl ?? '', person);
  }
}
