import { Secret, TOTP } from 'otpauth';

/** Codes of an authenticator app: RFC 6238 with SHA-1, six digits, thirty seconds, as every app reads them. */

const ISSUER = 'Foja';
const PERIOD_SECONDS = 30;
/** Steps before and after the present one that are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;

const codesOf = (secret: string, account = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label: account, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address `otpauth://totp/…` that an app reads from a QR code. */
export const totpAddress = (secret: string, account: string): string => codesOf(secret, account).toString();

/** The number of the step of thirty seconds whose code it is; null: of none that is accepted now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
