/** Largest file whose digest the browser computes: it is read into memory as a whole. */
export const MAX_HASHED_BYTES = 200 * 1024 * 1024;

export const isSha256 = (written: string): boolean => /^[\da-f]{64}$/.test(written);

/** A digest as it is compared: small letters, without spaces. */
export const tidySha256 = (written: string): string => written.replace(/\s+/g, '').toLowerCase();

/** Whether this browser can compute one: only on https or on this machine. */
export const canHash = (): boolean => typeof (crypto.subtle as SubtleCrypto | undefined)?.digest === 'function';

/** The SHA-256 of a file. Nothing is sent anywhere. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
