import { createHash, randomBytes } from 'node:crypto';

/** Codes for whoever lost the authenticator: 80 random bits each, four groups of four letters and figures. */

const COUNT = 10;
const BYTES = 10;
const GROUP = /.{4}(?=.)/g;
/** Crockford's base32: without letters that look like figures. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newRecoveryCode(): string {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g) ?? [];
  return letters
    .map((five) => ALPHABET[Number.parseInt(five, 2)])
    .join('')
    .replace(GROUP, '$&-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode);

/** As it was printed, however it was typed: case, spaces, hyphens, and letters read for figures do not matter. */
const normalised = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** SHA-256, hex. 80 random bits need no salt and no slow hash. */
export const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(normalised(code)).digest('hex');
