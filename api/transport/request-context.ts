import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { asSystem, callIsOf } from '#db/row-wall.ts';
import type { Actor, Cookies, Credentials, Ctx, KeyQuota } from '../kernel/context.ts';
import { newId } from '../kernel/ids.ts';
import { isOfOwnPage, type Origins } from './origins.ts';

/** The parts of a context that all calls share; `main.ts` creates them once. */
export interface ContextParts extends Omit<
  Ctx,
  'requestId' | 'actor' | 'em' | 'cookies' | 'origin' | 'memo' | 'afterCommit' | 'afterRefusal' | 'gone'
> {
  freshEm(): Ctx['em'];
  actorOf(em: Ctx['em'], credentials: Credentials): Promise<Actor>;
  isSessionAlive(em: Ctx['em'], sessionId: string): Promise<boolean>;
  /** Remembers that a session is in use; its idle time begins anew. */
  markSessionUsed(em: Ctx['em'], sessionId: string): Promise<void>;
  origins: Origins;
  isSecure: boolean;
  trustedProxies: number;
}

/** What a page sends that has stored no token, or looks for it under another name. */
const NO_TOKEN = new Set(['null', 'undefined']);

function bearerOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string') return null;
  const [scheme, token] = authorization.trim().split(/\s+/, 2);
  return scheme?.toLowerCase() === 'bearer' && token && token.length <= 4096 && !NO_TOKEN.has(token) ? token : null;
}

/** Header, and parameter of the socket's `connection_init`, with the id of a trial. */
const TRIAL_HEADER = 'x-trial-id';

const trialIdOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100 ? value : null;

/** The credentials of a `connection_init`, whose parameters keep the case of their names. */
export function socketCredentials(parameters: Readonly<Record<string, unknown>> = {}): Credentials {
  const byName = new Map(Object.entries(parameters).map(([name, value]) => [name.toLowerCase(), value]));
  return { bearer: bearerOf(byName.get('authorization')), trialId: trialIdOf(byName.get(TRIAL_HEADER)) };
}

/** IP address of the caller: that of the socket, or the one in `x-forwarded-for` from the outermost trusted proxy. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-trustedProxies) ?? direct;
}

export const noCookies: Cookies = { get: () => undefined, set: () => undefined, clear: () => undefined };

/** Cookies are HttpOnly (scripts cannot read them) and SameSite=Strict unless `isForReturn`. */
function httpCookies(request: IncomingMessage, response: ServerResponse, isSecure: boolean): Cookies {
  const attributes = { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure } as const;
  return {
    get: (name) => parseCookie(request.headers.cookie ?? '')[name],
    set: (name, value, { maxAgeSeconds, isForReturn = false }) =>
      response.appendHeader(
        'set-cookie',
        stringifySetCookie({
          name,
          value,
          ...attributes,
          ...(isForReturn ? { sameSite: 'lax' } : {}),
          maxAge: maxAgeSeconds,
        }),
      ),
    clear: (name) =>
      response.appendHeader('set-cookie', stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 })),
  };
}

export function contextFor(
  parts: ContextParts,
  call: Pick<Ctx, 'actor' | 'cookies' | 'origin'> & { requestId?: string; em?: Ctx['em']; gone?: AbortSignal },
): Ctx {
  const requestId = call.requestId ?? newId('request');
  let log: Ctx['log'] | undefined;
  return {
    ...parts,
    ...call,
    requestId,
    em: call.em ?? parts.freshEm(),
    gone: call.gone ?? parts.shutdown,
    memo: new Map(),
    afterCommit: [],
    afterRefusal: [],
    // Created on first use: most requests log nothing.
    get log() {
      return (log ??= parts.log.child({ requestId }));
    },
  };
}

/** Aborted when a connection closes before its answer was sent. */
function goneOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Finds out who calls. From here on the statements of this request or socket are on that account's behalf. */
export async function callerOf(parts: ContextParts, em: Ctx['em'], credentials: Credentials): Promise<Actor> {
  const actor = await asSystem(() => parts.actorOf(em, credentials));
  callIsOf(actor.kind === 'user' ? actor.userId : null);
  return actor;
}

/**
 * The context of an HTTP request.
 * @param acceptsCookies Whether the cookie of a session says whose call it is when the bearer does not.
 */
export async function httpContext(
  parts: ContextParts,
  request: IncomingMessage & { id?: unknown },
  response: ServerResponse,
  acceptsCookies = false,
): Promise<Ctx> {
  const gone = goneOf(response);
  const em = parts.freshEm();
  const cookies = httpCookies(request, response, parts.isSecure);
  const actor = await callerOf(parts, em, {
    bearer: bearerOf(request.headers.authorization),
    trialId: trialIdOf(request.headers[TRIAL_HEADER]),
    ...(acceptsCookies && isOfOwnPage(request, parts.origins) ? { cookies } : {}),
  });
  const ctx = contextFor(parts, {
    em,
    actor,
    gone,
    cookies,
    origin: { ip: addressOf(request, parts.trustedProxies), userAgent: request.headers['user-agent'] ?? null },
    ...(typeof request.id === 'string' ? { requestId: request.id } : {}),
  });
  const quota = actor.kind === 'user' ? await parts.apiKeys.admit(ctx, actor) : null;
  if (quota) {
    ctx.keyQuota = quota;
    tellQuota(response, quota);
  }
  return ctx;
}

/** What a program reads of the hour of its key (draft-ietf-httpapi-ratelimit-headers). */
function tellQuota(response: ServerResponse, { limit, remaining, resetSeconds }: KeyQuota): void {
  response.setHeader('ratelimit-limit', limit);
  response.setHeader('ratelimit-remaining', remaining);
  response.setHeader('ratelimit-reset', resetSeconds);
}
