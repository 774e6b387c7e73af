import { PortError } from './port-error.ts';

/** Who somebody is, proved by a provider. */
export interface ProvedIdentity {
  /** Identifies the person at the provider for good; e-mails change. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  name: string | null;
  /** The nonce of the request; null: the proof has none. */
  nonce: string | null;
  issuedAt: Date;
}

/** The proof is not valid for this server now: forged, expired, for somebody else, used up. `detail` holds no token. */
export class IdentityRefused extends PortError {
  constructor(detail: string, options?: ErrorOptions) {
    super('REFUSED', detail, options);
    this.name = 'IdentityRefused';
  }
}

interface ConsentRequest {
  state: string;
  nonce: string;
  /** S256 of the verifier (RFC 7636). */
  codeChallenge: string;
  returnTo: string;
  /** The account that should be chosen; null: whichever. */
  loginHint: string | null;
}

/**
 * A provider that proves who somebody is (OpenID Connect). Every call rejects with `IdentityRefused` when the proof is
 * not valid, and with another `PortError` when the provider could not be asked.
 */
export interface IdentityProvider {
  /** Public: pages need it. */
  readonly clientId: string;
  /** Address of the page on which the person signs in. */
  consentUrl(request: ConsentRequest): string;
  /** Exchanges the code of that page and verifies the ID token that comes with it. */
  exchange(
    answer: { code: string; codeVerifier: string; returnTo: string },
    now: Date,
    signal: AbortSignal,
  ): Promise<ProvedIdentity>;
  /** Verifies an ID token: key, algorithm, issuer, audience, expiry. The caller compares the nonce. */
  verify(idToken: string, now: Date, signal: AbortSignal): Promise<ProvedIdentity>;
  /** Asks the provider whose access token it is; one that was issued to another client is refused. */
  identityOf(accessToken: string, now: Date, signal: AbortSignal): Promise<ProvedIdentity>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** `null`: no OAuth client is configured. */
    identity: IdentityProvider | null;
  }
}
