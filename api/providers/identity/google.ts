import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { IdentityRefused, type IdentityProvider, type ProvedIdentity } from '#api/ports/identity.ts';
import { PortError } from '#api/ports/port-error.ts';

/** Addresses of Google's discovery document. They have not changed since 2014; reading them at each start could fail. */
const CONSENT_URL = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const TOKEN_INFO_URL = 'https://oauth2.googleapis.com/tokeninfo';
const USER_INFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';
const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** How far the clocks of this server and of Google may be apart, in seconds. */
const CLOCK_TOLERANCE = 60;
const MAX_TOKEN = 8192;

export interface GoogleIdentitySettings {
  clientId: string;
  clientSecret: string;
  timeoutMs: number;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  name: z.string().optional(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
});

const tokenReply = z.object({ id_token: z.string() });
const tokenInfo = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string(),
  scope: z.string().default(''),
});

function identityFrom(payload: unknown, issuedAt: Date): ProvedIdentity {
  const read = claims.safeParse(payload);
  if (!read.success) throw new IdentityRefused('claims of another form');
  const { sub, email, email_verified: verified, name, nonce } = read.data;
  return {
    subject: sub,
    email: email?.trim() || null,
    isEmailVerified: verified === true || verified === 'true',
    name: name?.trim() || null,
    nonce: nonce ?? null,
    issuedAt,
  };
}

/** Of jose: what failed. A token is never part of it. */
function refusalOf(error: unknown): Error {
  if (error instanceof PortError) return error;
  if (error instanceof errors.JWKSTimeout) return new PortError('TIMEOUT', 'keys of Google', { cause: error });
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
    return new IdentityRefused(`${error.code} ${error instanceof errors.JWTClaimValidationFailed ? error.claim : ''}`);
  return new PortError('UNAVAILABLE', 'keys of Google', { cause: error });
}

class GoogleIdentity implements IdentityProvider {
  readonly clientId: string;
  /** Google's keys, read again when a token names one that is not among them. */
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(private readonly settings: GoogleIdentitySettings) {
    this.clientId = settings.clientId;
    this.keys = createRemoteJWKSet(new URL(KEYS_URL), { timeoutDuration: settings.timeoutMs });
  }

  consentUrl: IdentityProvider['consentUrl'] = ({ state, nonce, codeChallenge, returnTo, loginHint }) => {
    const query = new URLSearchParams({
      client_id: this.clientId,
      redirect_uri: returnTo,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      // Google's page asks which account, instead of taking the one that is signed in there.
      prompt: 'select_account',
      ...(loginHint ? { login_hint: loginHint } : {}),
    });
    return `${CONSENT_URL}?${query.toString()}`;
  };

  exchange: IdentityProvider['exchange'] = async ({ code, codeVerifier, returnTo }, now, signal) => {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: returnTo,
      client_id: this.clientId,
      client_secret: this.settings.clientSecret,
    });
    const reply = tokenReply.safeParse(await this.ask(TOKEN_URL, { method: 'POST', body: form }, signal));
    if (!reply.success) throw new PortError('BAD_REPLY', 'no ID token');
    return this.verify(reply.data.id_token, now, signal);
  };

  verify: IdentityProvider['verify'] = async (idToken, now, signal) => {
    if (idToken.length > MAX_TOKEN) throw new IdentityRefused('too long');
    signal.throwIfAborted();
    let payload: JWTPayload;
    try {
      ({ payload } = await jwtVerify(idToken, this.keys, {
        issuer: ISSUERS,
        audience: this.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_TOLERANCE,
        currentDate: now,
      }));
    } catch (error) {
      throw refusalOf(error);
    }
    // A token for several audiences says for whom it was issued.
    if (payload['azp'] !== undefined && payload['azp'] !== this.clientId) throw new IdentityRefused('azp');
    return identityFrom(payload, new Date((payload.iat ?? 0) * 1000));
  };

  identityOf: IdentityProvider['identityOf'] = async (accessToken, now, signal) => {
    if (accessToken.length > MAX_TOKEN) throw new IdentityRefused('too long');
    const form = new URLSearchParams({ access_token: accessToken });
    const info = tokenInfo.safeParse(await this.ask(TOKEN_INFO_URL, { method: 'POST', body: form }, signal));
    if (!info.success) throw new IdentityRefused('a token of nobody');
    // Any site that somebody signed in to holds such a token: only one that was issued to us proves anything here.
    if (info.data.aud !== this.clientId || (info.data.azp ?? this.clientId) !== this.clientId)
      throw new IdentityRefused('aud');
    const headers = { authorization: `Bearer ${accessToken}` };
    const identity = identityFrom(await this.ask(USER_INFO_URL, { headers }, signal), now);
    if (identity.subject !== info.data.sub) throw new IdentityRefused('sub');
    return identity;
  };

  /** The JSON of a reply. A refusal of what was sent is `IdentityRefused`. */
  private async ask(url: string, request: RequestInit, signal: AbortSignal): Promise<unknown> {
    const timeout = AbortSignal.timeout(this.settings.timeoutMs);
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.any([signal, timeout]) });
      body = await response.json().catch(() => null);
    } catch (error) {
      throw new PortError(timeout.aborted ? 'TIMEOUT' : 'UNAVAILABLE', 'Google: no answer', { cause: error });
    }
    if (response.ok) return body;
    const reason = z.object({ error: z.string().max(60) }).safeParse(body).data?.error ?? '';
    const detail = `Google ${response.status} ${reason}`.trim();
    if (reason === 'invalid_client') throw new PortError('NOT_CONFIGURED', detail);
    if (response.status === 429 || response.status >= 500) throw new PortError('UNAVAILABLE', detail);
    throw new IdentityRefused(detail);
  }
}

/** Signing in with Google: OpenID Connect, verified against Google's keys. */
export const createGoogleIdentity = (settings: GoogleIdentitySettings): IdentityProvider =>
  new GoogleIdentity(settings);
