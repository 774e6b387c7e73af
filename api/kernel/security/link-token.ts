import { createHash, randomBytes } from 'node:crypto';

/** Tokens of links in mails. Only their hash is stored, so that a copy of the database opens nothing. */

/** 32 random bytes in base64url. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

export const looksLikeLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashOfLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
