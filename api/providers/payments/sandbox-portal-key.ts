import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR } from '#schema/lib/durations.ts';

/** The address of a portal names its customer, is signed, and is good for an hour: like that of a real provider. */

interface PortalVisit {
  customerId: string;
  returnUrl: string;
}

const macOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(`portal:${text}`).digest();

export function portalKey(secret: string, visit: PortalVisit, now: Date): string {
  const text = Buffer.from(JSON.stringify({ ...visit, until: now.getTime() + HOUR })).toString('base64url');
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** Null: not ours, or too old. */
export function readPortalKey(secret: string, key: string, now: Date): PortalVisit | null {
  const [text = '', mac = ''] = key.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(secret, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, ...visit } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PortalVisit & {
    until: number;
  };
  return until > now.getTime() ? visit : null;
}
