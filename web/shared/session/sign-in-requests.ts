import { commonText } from '#schema/text/common.ts';
import { signInErrors } from '#schema/text/sign-in-errors.ts';
import { jsonOf, type SignInReply } from './account-requests.ts';
import { credentialHeaders, heldAnonymous } from './anonymous.ts';
import { parseSessionUser } from './session-user.ts';

/** Login and registration. Only their forms load them. */

/** A right password that waits for its second step. */
export interface LoginChallenge {
  token: string;
  /** `totp`, `recovery_code`, `passkey`. */
  methods: string[];
}

/** `isCut`: the server gave no answer. `notice`: what changed in the account besides. */
export type SignInResult =
  | { ok: true; reply: SignInReply; notice?: string | null }
  | { ok: false; error: string; isCut?: true; challenge?: LoginChallenge };

function challengeOf(value: unknown): LoginChallenge | null {
  const { token, methods } = (value ?? {}) as Partial<LoginChallenge>;
  return typeof token === 'string' && Array.isArray(methods) ? { token, methods } : null;
}

interface Registration {
  name: string;
  email: string;
  password: string;
  profession?: string;
}

export async function signIn(path: string, payload: object, fallback: string, headers = {}): Promise<SignInResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      credentials: 'same-origin',
      body: JSON.stringify(payload),
    });
    const body = await jsonOf(response);
    const user = parseSessionUser(body['user']);
    const token = body['token'];
    if (body['success'] === true && typeof token === 'string' && user)
      return {
        ok: true,
        reply: { token, raw: body['user'], user },
        notice: typeof body['notice'] === 'string' ? body['notice'] : null,
      };
    const challenge = challengeOf(body['challenge']);
    const error = typeof body['error'] === 'string' && body['error'] ? body['error'] : fallback;
    return { ok: false, error, ...(challenge ? { challenge } : {}) };
  } catch {
    return { ok: false, error: commonText.connectionFailed, isCut: true };
  }
}

export const login = (email: string, password: string) =>
  signIn('/api/real-auth/login', { email, password }, signInErrors.loginFailed);

/** Who registers out of a trial or a demo keeps what was done in it: the server knows it by its credential. */
export const headersOfAnonymous = (): Record<string, string> => credentialHeaders(heldAnonymous());

export const register = (registration: Registration) =>
  signIn('/api/real-auth/register', registration, signInErrors.registerFailed, headersOfAnonymous());

/** The registration form of the landing is a separate route in the specification. */
export const registerFromLanding = (registration: Registration) =>
  signIn('/api/auth/register', registration, signInErrors.registerFailed, headersOfAnonymous());
