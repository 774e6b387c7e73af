import { commonText } from '#schema/text/common.ts';
import { secondStepText as text } from '#schema/text/second-step-screen.ts';
import { fetchUser, postGraphql } from './account-requests.ts';
import beginText from './begin-passkey-login.graphql?raw';
import completeText from './complete-login.graphql?raw';
import passkeyText from './login-with-passkey.graphql?raw';
import type { SignInResult } from './sign-in-requests.ts';

/** The second step of a login, and signing in with a passkey. Plain fetch, as the login itself. */

interface Payload {
  token?: string | null;
  request?: { token: string; options: string } | null;
  userErrors?: { message?: string; field?: string | null }[];
}

type Answer = { payload: Payload } | { error: string };

async function ask(query: string, name: string, input: object): Promise<Answer> {
  try {
    const { data, errors } = await postGraphql(query, null, { variables: { input } });
    const payload = data?.[name] as Payload | null | undefined;
    if (!payload) return { error: errors?.[0]?.message ?? text.failed };
    const [wrong] = payload.userErrors ?? [];
    return wrong ? { error: wrong.message ?? text.failed } : { payload };
  } catch {
    return { error: commonText.connectionFailed };
  }
}

async function signedIn(answer: Answer): Promise<SignInResult> {
  if ('error' in answer) return { ok: false, error: answer.error };
  const { token } = answer.payload;
  const found = token ? await fetchUser(token) : 'unreachable';
  if (!token || typeof found === 'string') return { ok: false, error: text.failed };
  return { ok: true, reply: { token, ...found } };
}

export const completeLogin = async (challenge: string, code: string): Promise<SignInResult> =>
  signedIn(await ask(completeText, 'completeLogin', { challenge, code }));

/** What the browser's own dialog says when it is closed without a passkey. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Whether this browser and this address have passkeys: never an address in figures. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** With the token of a first step, a passkey of that account; else of whoever answers. */
export async function signInWithPasskey(challenge: string | null = null): Promise<SignInResult> {
  const begun = await ask(beginText, 'beginPasskeyLogin', { challenge });
  if ('error' in begun) return { ok: false, error: begun.error };
  const { request } = begun.payload;
  if (!request) return { ok: false, error: text.failed };
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(request.options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = JSON.stringify(await startAuthentication({ optionsJSON }));
    return await signedIn(await ask(passkeyText, 'loginWithPasskey', { token: request.token, response }));
  } catch (error) {
    return { ok: false, error: isGivenUp(error) ? text.passkeyGivenUp : text.passkeyFailed };
  }
}
