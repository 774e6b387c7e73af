import type { PushSubscriptionKeys } from './push-message.adapter.ts';

/** Devices of one account. */
export const MAX_DEVICES = 10;

const MAX_NAME = 200;
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

const bytesOf = (text: string): number => (/^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url').length : 0);

/** Whether a browser could have made these keys. */
export const areKeys = ({ p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>): boolean =>
  bytesOf(p256dh) === POINT_BYTES && bytesOf(auth) === SECRET_BYTES;

export const deviceName = (userAgent: string | null): string => (userAgent ?? '').slice(0, MAX_NAME);

/** Answers of a push service that say that the subscription is over for good. */
export const isGone = (statusCode: number | null): boolean => statusCode === 404 || statusCode === 410;

/** Answers after which another try may do. Others (a payload or a signature that it refuses) stay as they are. */
export const mayRetry = (statusCode: number | null): boolean =>
  statusCode === null || statusCode === 429 || statusCode >= 500;
