import { createClient } from 'graphql-ws';
import { millisecondsLeft } from '#web/shared/session/access-token.ts';
import { storedToken } from '#web/shared/session/session-storage.ts';

/** Runs an operation as the page was told to: with the session of this browser, with a key, or with nothing. */

export type Credential = { kind: 'SESSION' } | { kind: 'KEY'; key: string } | { kind: 'NOTHING' };

export interface Asked {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

export interface Answer {
  text: string;
  status: number | null;
  milliseconds: number;
  cost: number | null;
  left: { remaining: number; limit: number } | null;
}

interface Body {
  extensions?: { cost?: number; rateLimit?: { requests?: { remaining: number; limit: number } } };
}

const ADDRESS = '/graphql';
const REFRESH = 'mutation { refresh { token } }';
let renewed: string | null = null;

const post = (asked: object, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> =>
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(asked),
    ...(signal ? { signal } : {}),
  });

/** The access token of the session; it is renewed when its time is over. */
async function sessionToken(): Promise<string | null> {
  const token = renewed ?? storedToken();
  if (!token || millisecondsLeft(token) > 0) return token;
  const body = (await (await post({ query: REFRESH }, {})).json()) as {
    data?: { refresh?: { token?: string | null } };
  };
  renewed = body.data?.refresh?.token ?? null;
  return renewed;
}

export const hasSession = (): boolean => storedToken() !== null;

async function authorization(credential: Credential): Promise<Record<string, string>> {
  const secret =
    credential.kind === 'KEY' ? credential.key.trim() : credential.kind === 'SESSION' ? await sessionToken() : null;
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

function readable(text: string): { text: string; body: Body } {
  try {
    const body = JSON.parse(text) as Body;
    return { text: JSON.stringify(body, null, 2), body };
  } catch {
    return { text, body: {} };
  }
}

export async function ask(asked: Asked, credential: Credential, signal: AbortSignal): Promise<Answer> {
  const headers = await authorization(credential);
  const from = performance.now();
  const response = await post(asked, headers, signal);
  const { text, body } = readable(await response.text());
  return {
    text,
    status: response.status,
    milliseconds: Math.round(performance.now() - from),
    cost: body.extensions?.cost ?? null,
    left: body.extensions?.rateLimit?.requests ?? null,
  };
}

/** Follows a subscription until the signal ends it; gives each event as text. */
export async function follow(
  asked: Asked,
  credential: Credential,
  { signal, onEvent }: { signal: AbortSignal; onEvent(text: string): void },
): Promise<void> {
  const parameters = await authorization(credential);
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}${ADDRESS}`,
    retryAttempts: 0,
    connectionParams: parameters,
  });
  await new Promise<void>((resolve, reject) => {
    const stop = client.subscribe(asked, {
      next: (event) => onEvent(JSON.stringify(event, null, 2)),
      error: (error) =>
        Array.isArray(error)
          ? (onEvent(JSON.stringify({ errors: error }, null, 2)), resolve())
          : reject(new Error(String(error))),
      complete: resolve,
    });
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  }).finally(() => void client.dispose());
}
