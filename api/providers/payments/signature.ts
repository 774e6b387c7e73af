import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of a confirmation in the form of Stripe: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */

/** Seconds by which a confirmation may be old. */
export const SIGNATURE_TOLERANCE = 300;

const macOf = (secret: string, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest();

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const signBody = (secret: string, body: string, at: Date): string =>
  `t=${secondsOf(at)},v1=${macOf(secret, secondsOf(at), body).toString('hex')}`;

export function isSigned(secret: string, body: string, header: string | null, now: Date): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!parts) return false;
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  return (
    timingSafeEqual(given, macOf(secret, seconds, body)) && Math.abs(secondsOf(now) - seconds) <= SIGNATURE_TOLERANCE
  );
}
