import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { z } from 'zod';
import { backupText } from '#schema/text/backup.ts';
import { BackupError } from './backup-error.ts';

/** What a backup holds besides the database: the file name in the data folder, and what it says. */
export type Secrets = Record<string, string>;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const BOUND_TO = Buffer.from('foja:backup:1');
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MAX_MEMORY = 512 * 1024 * 1024;

const base64 = z.base64url();
const sealedSchema = z.object({
  kdf: z.literal('scrypt'),
  N: z
    .number()
    .int()
    .max(2 ** 20),
  r: z.number().int().max(16),
  p: z.number().int().max(4),
  salt: base64,
  cipher: z.literal(CIPHER),
  iv: base64,
  tag: base64,
  text: base64,
});

const keyOf = (passphrase: string, salt: Buffer, cost: Pick<ScryptOptions, 'N' | 'r' | 'p'>): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

export async function sealSecrets(secrets: Secrets, passphrase: string): Promise<Buffer> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt, COST), iv).setAAD(BOUND_TO);
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const sealed: z.infer<typeof sealedSchema> = {
    kdf: 'scrypt',
    ...COST,
    salt: salt.toString('base64url'),
    cipher: CIPHER,
    iv: iv.toString('base64url'),
    tag: cipher.getAuthTag().toString('base64url'),
    text: text.toString('base64url'),
  };
  return Buffer.from(JSON.stringify(sealed));
}

export async function openSecrets(sealed: Buffer, passphrase: string): Promise<Secrets> {
  const { salt, iv, tag, text, N, r, p } = sealedSchema.parse(JSON.parse(sealed.toString('utf8')));
  const bytes = (value: string): Buffer => Buffer.from(value, 'base64url');
  const decipher = createDecipheriv(CIPHER, await keyOf(passphrase, bytes(salt), { N, r, p }), bytes(iv));
  decipher.setAAD(BOUND_TO).setAuthTag(bytes(tag));
  try {
    const opened = Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(opened));
  } catch (error) {
    throw new BackupError('WRONG_PASSPHRASE', backupText.wrongPassphrase, { cause: error });
  }
}
