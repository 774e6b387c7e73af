import { commonText } from '#schema/text/common.ts';
import { authText } from '#schema/text/users.ts';
import logoutText from './logout.graphql?raw';
import refreshText from './refresh.graphql?raw';
import { parseSessionUser, type SessionUser } from './session-user.ts';

/** The landing knows no GraphQL client: what opens, renews and ends a session is plain fetch. */

export interface SignInReply {
  token: string;
  /** As the server spelled it, to be kept in the browser. */
  raw: unknown;
  user: SessionUser;
}

export type SignInResult = { ok: true; reply: SignInReply } | { ok: false; error: string };

interface Registration {
  name: string;
  email: string;
  password: string;
  profession?: string;
}

type Json = Record<string, unknown>;

async function jsonOf(response: Response): Promise<Json> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? (body as Json) : {};
}

async function signIn(path: string, payload: object, fallback: string): Promise<SignInResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(payload),
    });
    const body = await jsonOf(response);
    const user = parseSessionUser(body['user']);
    const token = body['token'];
    if (body['success'] === true && typeof token === 'string' && user)
      return { ok: true, reply: { token, raw: body['user'], user } };
    return { ok: false, error: typeof body['error'] === 'string' && body['error'] ? body['error'] : fallback };
  } catch {
    return { ok: false, error: commonText.connectionFailed };
  }
}

export const login = (email: string, password: string) =>
  signIn('/api/real-auth/login', { email, password }, authText.loginFailed);

export const register = (registration: Registration) =>
  signIn('/api/real-auth/register', registration, authText.registerFailed);

/** The landing's own form has its own row in the specification. */
export const registerFromLanding = (registration: Registration) =>
  signIn('/api/auth/register', registration, authText.registerFailed);

/** The user of a token; `null` when the server does not know it or does not answer. */
export async function fetchUser(token: string): Promise<Omit<SignInReply, 'token'> | null> {
  try {
    const response = await fetch('/api/real-auth/user-info', { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) return null;
    const body = await jsonOf(response);
    const user = parseSessionUser(body['user']);
    return body['success'] !== false && user ? { raw: body['user'], user } : null;
  } catch {
    return null;
  }
}

async function runMutation(query: string, token: string | null): Promise<Json> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    credentials: 'same-origin',
    body: JSON.stringify({ query }),
  });
  return jsonOf(response);
}

/** `refused`: the session is over. `unreachable`: nobody said so, try again later. */
export type RefreshResult = { token: string } | 'refused' | 'unreachable';

const codesOf = (errors: unknown): unknown[] =>
  Array.isArray(errors) ? errors.map((error: { extensions?: { code?: unknown } }) => error?.extensions?.code) : [];

/** Changes the refresh token in the HttpOnly cookie for a new one, and brings a new access token. */
export async function refreshAccess(): Promise<RefreshResult> {
  try {
    const body = await runMutation(refreshText, null);
    const payload = (body['data'] as { refresh?: { token?: string | null } | null } | null | undefined)?.refresh;
    if (payload?.token) return { token: payload.token };
    const isRefused =
      payload || codesOf(body['errors']).some((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
    return isRefused ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Ends the session on the server; the browser forgets it whatever the answer. */
export async function endSessionOnServer(token: string | null): Promise<void> {
  await runMutation(logoutText, token).catch(() => undefined);
}
