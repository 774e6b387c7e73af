import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { DAY } from '#schema/lib/durations.ts';
import type { Env } from '../kernel/env.ts';

/** What the pages may load, and the other headers that protect them. */

const SELF = "'self'";
/** Google's prompt for signing in, as its documentation lists it. Only a server that is configured for it lets it in. */
const GOOGLE = 'https://accounts.google.com/gsi/';

export function securityHeaders(env: Env): RequestHandler {
  const hasGoogle = Boolean(env.GOOGLE_CLIENT_ID);
  const withGoogle = (part: string): string[] => (hasGoogle ? [SELF, GOOGLE + part] : [SELF]);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: withGoogle('client'),
        styleSrc: withGoogle('style'),
        imgSrc: [SELF, 'data:'],
        fontSrc: [SELF],
        connectSrc: withGoogle(''),
        ...(hasGoogle ? { frameSrc: [GOOGLE] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [SELF],
        frameAncestors: ["'none'"],
      },
    },
    // Only with https: otherwise a browser would refuse the local server over http afterwards.
    hsts: env.PUBLIC_URL?.startsWith('https:') ? { maxAge: (365 * DAY) / 1000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // The window of Google's button answers its opener; without Google no window of ours needs one.
    crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
  });
}
