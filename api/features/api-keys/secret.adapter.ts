import { createHash, randomBytes } from 'node:crypto';

/** Secrets of keys: `tk_` and 32 random bytes in base64url. A hash without salt is enough for what nobody can guess. */

const KEY_PREFIX = 'tk_';
const HINT_LENGTH = KEY_PREFIX.length + 4;

export const newSecret = (): string => KEY_PREFIX + randomBytes(32).toString('base64url');

export const looksLikeSecret = (text: string): boolean => /^tk_[\w-]{43}$/.test(text);

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const hintOf = (secret: string): string => `${secret.slice(0, HINT_LENGTH)}…`;
