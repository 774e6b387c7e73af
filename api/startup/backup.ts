import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '#db/backup/manifest.ts';
import { keyIdOf } from '#db/backup/sealed-secrets.ts';
import { writeBackup, type BackupOrder, type WrittenBackup } from '#db/backup/write-backup.ts';
import type { Env } from '../kernel/env.ts';
import { createEncryption } from '../kernel/security/encryption.ts';
import { VERSION } from '../kernel/version.ts';

/** The settings of this server, as a backup needs them. */

export const SECRET_FILE = 'seal.secret';
export const mailFolderOf = (env: Env): string => path.join(env.FOJA_DATA, 'outbox');

export interface HeldSecret {
  value: string;
  from: string;
}

/** The secret that is here. None is made: a backup or a restore with a new one would be of no use. */
export function heldSecret(env: Env): HeldSecret | null {
  if (env.FOJA_SECRET) return { value: env.FOJA_SECRET, from: 'FOJA_SECRET' };
  const file = path.join(env.FOJA_DATA, SECRET_FILE);
  return existsSync(file) ? { value: readFileSync(file, 'utf8'), from: file } : null;
}

/** Whether the secret of the database is in the backup, or why not. */
export type SecretState = 'INSIDE' | 'NO_PASSPHRASE' | 'NOT_HERE' | 'OTHER_HERE';

function isSecretOf(sealed: string, { value }: HeldSecret): boolean {
  try {
    createEncryption(value).decrypt(sealed);
    return true;
  } catch {
    return false;
  }
}

export async function backUp(
  env: Env,
  order: { url: string; file: string; passphrase: string | null; signal?: AbortSignal },
): Promise<WrittenBackup & { secret: SecretState }> {
  const held = heldSecret(env);
  let secret: SecretState = 'NOT_HERE';
  const written = await writeBackup({
    ...order,
    productVersion: VERSION,
    mailFolder: mailFolderOf(env),
    secretsOf: (sealedSample): ReturnType<BackupOrder['secretsOf']> => {
      if (!held) return { keyId: null, secrets: {} };
      if (sealedSample && !isSecretOf(sealedSample, held)) {
        secret = 'OTHER_HERE';
        return { keyId: null, secrets: {} };
      }
      secret = order.passphrase === null ? 'NO_PASSPHRASE' : 'INSIDE';
      return { keyId: keyIdOf(held.value), secrets: { [SECRET_FILE]: held.value } };
    },
  });
  return { ...written, secret };
}

export const contentOf = ({ tables, jobs, mails }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  jobs: jobs.rows,
  mails: mails.length,
});
