import type { IncomingMessage } from 'node:http';
import cors from 'cors';
import type { RequestHandler } from 'express';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '../kernel/database/idempotency.ts';

/** The origins whose pages may call this server. */
export interface Origins {
  /** Those of this server besides the host that a request names. */
  own: ReadonlySet<string>;
  /** Pages of others (`CORS_ORIGINS`). They send a bearer; cookies of theirs count for nothing. */
  foreign: ReadonlySet<string>;
}

/** Whether an `Origin` is one of ours. `null`, which sandboxed pages send, is none. */
function isOwn(origin: string, host: string | undefined, own: ReadonlySet<string>): boolean {
  if (own.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The Origin of a socket, which browsers always send. Requests without one are from programs, which need no such check. */
export const maySocket = ({ headers: { origin, host } }: IncomingMessage, { own, foreign }: Origins): boolean =>
  !origin || foreign.has(origin) || isOwn(origin, host, own);

/** Methods that change nothing. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Whether the cookies of a request count: a page of ours sent it. What changes data needs an `Origin` of ours. A read may
 * come without one, because browsers send none with reads of the same origin; its answer is readable by nobody else.
 * `Sec-Fetch-Site`, which no script can set, decides against a page of another site or of a sibling domain.
 */
export function isOfOwnPage({ method = 'GET', headers }: IncomingMessage, { own }: Origins): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return isOwn(origin, host, own);
  return SAFE_METHODS.has(method);
}

const PREFLIGHT_SECONDS = 600;

/** Answers the pages of `CORS_ORIGINS`: each by its name, without credentials. Others get no header, so browsers refuse. */
export const crossOrigin = ({ foreign }: Origins): RequestHandler =>
  cors({
    origin: [...foreign],
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'x-trial-id', IDEMPOTENCY_HEADER],
    exposedHeaders: [
      'content-disposition',
      'etag',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
      'x-request-id',
      REPLAYED_HEADER,
    ],
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  });
