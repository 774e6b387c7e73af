import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encryption of secrets at rest: AES-256-GCM, `v1.<iv>.<tag>.<text>` in base64url. */
export interface Encryption {
  encrypt(text: string): string;
  /** Throws when the text was changed or encrypted with another key. */
  decrypt(sealed: string): string;
}

export function createEncryption(secret: string): Encryption {
  const key = createHash('sha256').update(`foja:seal:${secret}`).digest();
  return {
    encrypt(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        'v1',
        iv.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
        body.toString('base64url'),
      ].join('.');
    },
    decrypt(sealed) {
      const [version, iv, tag, body] = sealed.split('.');
      if (version !== 'v1' || !iv || !tag || body === undefined) throw new Error('not an encrypted text');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
    },
  };
}

/**
 * Whether a database was encrypted with this key. With another one nobody could sign in and no Google token could be
 * read, so it is checked at the start.
 */
export async function matchesDatabase(em: SqlEntityManager, encryption: Encryption): Promise<boolean> {
  const [row] = await em.execute<{ sealed: string }[]>(
    'select private_sealed as sealed from signing_key order by created_at desc limit 1',
  );
  try {
    return !row || encryption.decrypt(row.sealed) !== '';
  } catch {
    return false;
  }
}
