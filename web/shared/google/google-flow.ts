import { googleErrorsA, googleErrorsB, GOOGLE_CODE_FAILED } from '#schema/text/google-login-errors.ts';
import type { LoginChallenge, SignInResult } from '../session/sign-in-requests.ts';
import {
  beginGoogle,
  fetchGoogleConfig,
  loginWithAccessToken,
  loginWithCode,
  loginWithCredential,
  type GoogleAttempt,
} from './google-requests.ts';
import { loadGoogleScript, type GoogleScript } from './google-script.ts';
import { googleAnswer, openGoogleWindow } from './google-window.ts';

/**
 * The two ways of the specification to sign in with Google. A: landing and registration, a prompt and else Google's
 * button. B: the login screen, a prompt and else a window with an authorization code.
 */

export type GoogleVersion = 'A' | 'B';
export type GoogleStep = 'asking' | 'prompt' | 'button' | 'window' | 'blocked';

/** What a flow shows while it runs. */
export interface FlowView {
  show: (step: GoogleStep) => void;
  /** Where Google draws its button. */
  buttonParent: () => HTMLElement | null;
  /** The address of the window that waits to be opened. */
  keepAddress: (authUrl: string) => void;
}

/** Signed in, or waiting for the second step of the account. */
type Finished = Extract<SignInResult, { ok: true }> | { ok: false; challenge: LoginChallenge };

/** It ended with a text for the person. */
class GoogleFailure extends Error {
  override name = 'GoogleFailure';
}

/** The flow was given up. */
const GIVEN_UP = null;
const BUTTON_MS = 10_000;
const SCOPE = 'openid email profile';

const fail = (text: string): never => {
  throw new GoogleFailure(text);
};

interface Ready {
  clientId: string;
  script: GoogleScript;
  attempt: GoogleAttempt;
}

async function prepare(version: GoogleVersion): Promise<Ready> {
  const text = version === 'A' ? googleErrorsA : googleErrorsB;
  const config = await fetchGoogleConfig();
  if (config === 'timeout') return fail(text.configTimeout);
  if (config === 'failed') return fail(text.configFailed);
  if (!config.clientId) return fail(text.notConfigured);
  const script = await loadGoogleScript();
  if (!script) return fail(text.scriptMissing);
  const attempt = await beginGoogle();
  return attempt ? { clientId: config.clientId, script, attempt } : fail(text.configFailed);
}

/** What the prompt or the button gave; `hidden`: the prompt was not shown or was skipped; null: it was closed. */
type Prompted = { credential: string } | 'hidden' | null;

function prompted({ clientId, script, attempt }: Ready, given: AbortSignal) {
  let tell: (credential: string) => void = () => undefined;
  const credential = new Promise<string>((resolve) => (tell = resolve));
  script.id.initialize({
    client_id: clientId,
    nonce: attempt.nonce,
    callback: (answer) => tell(answer.credential ?? ''),
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
  });
  const first = new Promise<Prompted>((resolve) => {
    void credential.then((value) => resolve({ credential: value }));
    given.addEventListener('abort', () => resolve(GIVEN_UP), { once: true });
    script.id.prompt((moment) => {
      if (moment.isNotDisplayed?.() || moment.isSkippedMoment?.()) resolve('hidden');
      // A prompt that gave a token is dismissed too.
      else if (moment.isDismissedMoment?.() && moment.getDismissedReason?.() !== 'credential_returned') resolve(null);
    });
  });
  return { first, credential };
}

const orGivenUp = <T>(act: Promise<T>, given: AbortSignal): Promise<T | null> =>
  Promise.race([
    act,
    new Promise<null>((resolve) => given.addEventListener('abort', () => resolve(GIVEN_UP), { once: true })),
  ]);

/** Google's button for ten seconds. */
async function buttonOf({ script }: Ready, view: FlowView, credential: Promise<string>, given: AbortSignal) {
  const parent = view.buttonParent();
  if (!parent) return fail(googleErrorsA.configFailed);
  view.show('button');
  script.id.renderButton(parent, { theme: 'outline', size: 'large', text: 'continue_with', locale: 'es-419' });
  const over = new Promise<null>((resolve) => setTimeout(() => resolve(null), BUTTON_MS));
  const chosen = await orGivenUp(Promise.race([credential, over]), given);
  parent.replaceChildren();
  return chosen;
}

/** Version A. Null: nobody signed in, and nothing went wrong. */
async function signInA(view: FlowView, given: AbortSignal): Promise<Finished | null> {
  const ready = await prepare('A');
  view.show('prompt');
  let credential: string | null = null;
  try {
    const { first, credential: later } = prompted(ready, given);
    const answer = await first;
    if (answer === GIVEN_UP) return GIVEN_UP;
    credential = answer === 'hidden' ? await buttonOf(ready, view, later, given) : answer.credential;
  } catch (error) {
    if (error instanceof GoogleFailure) throw error;
    return fail(googleErrorsA.configFailed);
  }
  if (credential === null) return GIVEN_UP;
  view.show('asking');
  const result = await loginWithCredential(credential, googleErrorsA.refused);
  if (!result) return fail(googleErrorsA.refused);
  return finish(result, googleErrorsA.unreachable);
}

function finish(result: SignInResult, cutText: string): Finished {
  if (result.ok) return result;
  if (result.challenge) return { ok: false, challenge: result.challenge };
  return fail(result.isCut ? cutText : result.error);
}

/** An access token of Google's token client, for when the code could not be exchanged. */
function accessTokenOf(clientId: string, oauth2: NonNullable<GoogleScript['oauth2']>): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new GoogleFailure(googleErrorsB.windowFailed));
    const client = oauth2.initTokenClient({
      client_id: clientId,
      scope: SCOPE,
      callback: ({ access_token: token, error }) => (token && !error ? resolve(token) : failed()),
      error_callback: failed,
    });
    client.requestAccessToken();
  });
}

async function signInByWindow(ready: Ready, view: FlowView, given: AbortSignal): Promise<Finished | null> {
  const { oauth2 } = ready.script;
  if (!oauth2) return fail(googleErrorsB.libraryMissing);
  const { authUrl, state } = ready.attempt;
  view.keepAddress(authUrl);
  const waiting = googleAnswer(state, given);
  view.show(openGoogleWindow(authUrl) ? 'window' : 'blocked');
  const answer = await waiting;
  if (!answer) return GIVEN_UP;
  if (answer.error) return fail(googleErrorsB.windowFailed);
  if (!answer.code) return fail(googleErrorsB.noCode);
  view.show('asking');
  const result = await loginWithCode(answer.code, state, googleErrorsB.codeFailed);
  if (result.ok || result.isCut || result.error !== GOOGLE_CODE_FAILED) return finish(result, googleErrorsB.codeFailed);
  const next = await beginGoogle();
  if (!next) return fail(googleErrorsB.codeFailed);
  const token = await orGivenUp(accessTokenOf(ready.clientId, oauth2), given);
  if (token === null) return GIVEN_UP;
  const second = await loginWithAccessToken(token, next.state, googleErrorsB.refused);
  return finish(second, googleErrorsB.profileFailed);
}

/** Version B. Null: nobody signed in, and nothing went wrong. */
async function signInB(view: FlowView, given: AbortSignal): Promise<Finished | null> {
  const ready = await prepare('B');
  view.show('prompt');
  let answer: Prompted;
  try {
    answer = await prompted(ready, given).first;
  } catch {
    return fail(googleErrorsB.windowFailed);
  }
  if (answer === GIVEN_UP) return GIVEN_UP;
  if (answer === 'hidden') return signInByWindow(ready, view, given);
  view.show('asking');
  const result = await loginWithCredential(answer.credential, googleErrorsB.refused);
  return result ? finish(result, googleErrorsB.refused) : fail(googleErrorsB.credentialFailed);
}

/** Throws `GoogleFailure` with the text to show. */
export const signInWithGoogle = (version: GoogleVersion, view: FlowView, given: AbortSignal) => {
  view.show('asking');
  return version === 'A' ? signInA(view, given) : signInB(view, given);
};

/** After how long the page goes on to the dashboard, in milliseconds. */
export const REDIRECT_MS: Readonly<Record<GoogleVersion, number>> = { A: 1000, B: 1500 };
