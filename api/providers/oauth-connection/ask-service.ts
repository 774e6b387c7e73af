import { z } from 'zod';
import { ServicePermissionLost } from '#api/ports/oauth-connection.ts';
import { PortError } from '#api/ports/port-error.ts';

/** One request to a service, and what its status means. */

interface Asking {
  timeoutMs: number;
  signal: AbortSignal;
  /** Which statuses say that the permission is not accepted. */
  lostAt: readonly number[];
}

/** What is wrong with the server's own credentials says nothing of the permission of an account. */
const oauthError = z.object({ error: z.string() });
const isOwnFault = (text: string): boolean => {
  try {
    return oauthError.safeParse(JSON.parse(text)).data?.error === 'invalid_client';
  } catch {
    return false;
  }
};

/** The JSON of the answer; `{}` when it is empty. */
export async function askService(url: string, init: RequestInit, { timeoutMs, signal, lostAt }: Asking) {
  const { host } = new URL(url);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...(init.headers as Record<string, string>) },
      // A redirect would carry the credentials elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    text = await response.text();
  } catch (cause) {
    const isLate = (cause as Error).name === 'TimeoutError';
    throw new PortError(isLate ? 'TIMEOUT' : 'UNAVAILABLE', host, { cause });
  }
  const { status } = response;
  if (status >= 500 || status === 429) throw new PortError('UNAVAILABLE', `${host} answered ${status}`);
  if (!response.ok && lostAt.includes(status) && !isOwnFault(text))
    throw new ServicePermissionLost(`${host} answered ${status}`);
  if (!response.ok) throw new PortError('REFUSED', `${host} answered ${status}`);
  try {
    return (text === '' ? {} : JSON.parse(text)) as unknown;
  } catch (cause) {
    throw new PortError('BAD_REPLY', 'no JSON', { cause });
  }
}

export function readAnswer<T>(shape: z.ZodType<T>, given: unknown): T {
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new PortError('BAD_REPLY', 'an answer of another form');
  return parsed.data;
}
