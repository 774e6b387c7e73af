import logoutText from './logout.graphql?raw';
import refreshText from './refresh.graphql?raw';
import { credentialHeaders } from './anonymous.ts';
import { parseSessionUser, type SessionUser } from './session-user.ts';

/** Renewal and logout use plain fetch: the landing loads no GraphQL client. */

export interface SignInReply {
  token: string;
  /** As the server sent it, for the storage of the browser. */
  raw: unknown;
  user: SessionUser;
}

type Json = Record<string, unknown>;

export async function jsonOf(response: Response): Promise<Json> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? (body as Json) : {};
}

/** `refused`: the server does not know the token. `unreachable`: it did not say. */
export type FoundUser = Omit<SignInReply, 'token'> | 'refused' | 'unreachable';

const TOO_MANY_REQUESTS = 429;
/** An answer that says nothing of what was asked. Requests of others at the same address count too. */
const saysNothing = ({ status }: Response): boolean => status === TOO_MANY_REQUESTS || status >= 500;

/** The user of a token. */
export async function fetchUser(token: string): Promise<FoundUser> {
  try {
    const response = await fetch('/api/real-auth/user-info', { headers: credentialHeaders(token) });
    if (saysNothing(response)) return 'unreachable';
    if (!response.ok) return 'refused';
    const body = await jsonOf(response);
    const user = parseSessionUser(body['user']);
    return body['success'] !== false && user ? { raw: body['user'], user } : 'refused';
  } catch {
    return 'unreachable';
  }
}

export interface RawReply {
  data?: Json | null;
  errors?: { message?: string; extensions?: { code?: unknown } }[];
}

/** A GraphQL operation without a GraphQL client. */
export async function postGraphql(
  query: string,
  token: string | null,
  { variables, ...options }: RequestInit & { variables?: object } = {},
): Promise<RawReply> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...credentialHeaders(token),
    },
    credentials: 'same-origin',
    body: JSON.stringify({ query, ...(variables ? { variables } : {}) }),
    ...options,
  });
  return jsonOf(response);
}

/** `refused`: the session is over. `unreachable`: unknown, try again later. */
export type RefreshResult = { token: string } | 'refused' | 'unreachable';

const codesOf = (errors: RawReply['errors']): unknown[] =>
  Array.isArray(errors) ? errors.map((error) => error?.extensions?.code) : [];

/** Exchanges the refresh token of the HttpOnly cookie for a new one and a new access token. */
export async function refreshAccess(): Promise<RefreshResult> {
  try {
    const { data, errors } = await postGraphql(refreshText, null);
    const payload = data?.['refresh'] as { token?: string | null } | null | undefined;
    if (payload?.token) return { token: payload.token };
    const isRefused = payload || codesOf(errors).some((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
    return isRefused ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/**
 * Ends the session on the server: that of the cookie, also when the token has expired. `false`: the server was not
 * reached.
 */
export async function endSessionOnServer(token: string | null): Promise<boolean> {
  try {
    const { data } = await postGraphql(logoutText, token, { keepalive: true });
    return Boolean(data?.['logout']);
  } catch {
    return false;
  }
}
