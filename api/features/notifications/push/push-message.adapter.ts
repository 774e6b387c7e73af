import webPush from 'web-push';
import { DAY } from '#schema/lib/durations.ts';

/** Web Push (RFC 8030, 8188, 8291, 8292): keys, and a payload encrypted for one browser. */

export interface PushSubscriptionKeys {
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret of the browser, base64url. */
  auth: string;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface Vapid extends VapidKeys {
  /** `mailto:` or `https:`: whom a push service asks when something is wrong. */
  subject: string;
}

/** How long a push service keeps what it cannot deliver, in seconds. */
const TTL_SECONDS = DAY / 1000;

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** A request to the push service. Each call encrypts with a new key, so no two are equal. */
export function pushRequest(
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  payload: string,
  { subject, publicKey, privateKey }: Vapid,
): { headers: Record<string, string>; body: Uint8Array } {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: TTL_SECONDS,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
  });
  const texts = Object.entries(headers as Record<string, string | number>);
  return { headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])), body };
}
