import { headersOfAnonymous, signIn, type SignInResult } from '../session/sign-in-requests.ts';
import { jsonOf, postGraphql } from '../session/account-requests.ts';
import { heldAnonymous } from '../session/anonymous.ts';
import beginText from './begin-google-sign-in.graphql?raw';

/** What the buttons of Google ask the server, with plain fetch: the landing loads no GraphQL client. */

const CONFIG_TIMEOUT_MS = 5000;

/** `null` as a client id: the server has no Google. */
export type GoogleConfig = { clientId: string | null } | 'timeout' | 'failed';

export async function fetchGoogleConfig(): Promise<GoogleConfig> {
  const signal = AbortSignal.timeout(CONFIG_TIMEOUT_MS);
  try {
    const response = await fetch('/api/auth/google-config', { signal });
    const body = await jsonOf(response);
    if (!response.ok) return 'failed';
    const clientId = body['client_id'];
    return { clientId: typeof clientId === 'string' && clientId ? clientId : null };
  } catch {
    return signal.aborted ? 'timeout' : 'failed';
  }
}

export interface GoogleAttempt {
  authUrl: string;
  state: string;
  nonce: string;
}

/** An attempt that the server knows; null: it could not be begun. */
export async function beginGoogle(): Promise<GoogleAttempt | null> {
  try {
    const { data } = await postGraphql(beginText, heldAnonymous());
    const begun = data?.['beginGoogleSignIn'] as Partial<GoogleAttempt> | null | undefined;
    const { authUrl, state, nonce } = begun ?? {};
    return authUrl && state && nonce ? { authUrl, state, nonce } : null;
  } catch {
    return null;
  }
}

/** The claims of an ID token, which the server verifies; null: it cannot be read. */
function claimsOf(credential: string): Record<string, unknown> | null {
  try {
    const part = (credential.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const LOGIN = '/api/auth/google-login';

/** The profile as the specification has it, and the token, which alone proves it; null: the token cannot be read. */
export async function loginWithCredential(credential: string, fallback: string): Promise<SignInResult | null> {
  const claims = claimsOf(credential);
  if (!claims) return null;
  const { name, email, picture, sub: id, email_verified: verified } = claims;
  const profile = { name, email, picture, id, provider: 'google', verified: verified === true };
  return signIn(LOGIN, { ...profile, credential }, fallback, headersOfAnonymous());
}

export const loginWithAccessToken = (accessToken: string, state: string, fallback: string): Promise<SignInResult> =>
  signIn(LOGIN, { provider: 'google', access_token: accessToken, state }, fallback, headersOfAnonymous());

export const loginWithCode = (code: string, state: string, fallback: string): Promise<SignInResult> =>
  signIn('/api/auth/google-code', { code, state }, fallback, headersOfAnonymous());
