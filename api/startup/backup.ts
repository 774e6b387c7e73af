import path from 'node:path';
import type { Manifest } from '#db/backup/manifest.ts';
import type { Secrets } from '#db/backup/sealed-secrets.ts';
import { writeBackup, type BackupOptions, type WrittenBackup } from '#db/backup/write-backup.ts';
import type { Env } from '../kernel/env.ts';
import { createEncryption } from '../kernel/security/encryption.ts';
import { VERSION } from '../kernel/version.ts';
import { chooseFileStorage } from './file-storage.ts';
import { keyIdsOf, loadSecrets, opensAll, PREVIOUS_FILE, SECRET_FILE } from './secret.ts';

/** The settings of this server, as a backup needs them. */

export const mailFolderOf = (env: Env): string => path.join(env.FOJA_DATA, 'outbox');

/** Whether the secret of the database is in the backup, or why not. */
export type SecretState = 'INSIDE' | 'NO_PASSPHRASE' | 'NOT_HERE' | 'OTHER_HERE';

export async function backUp(
  env: Env,
  order: { url: string; file: string; passphrase: string | null; signal?: AbortSignal },
): Promise<WrittenBackup & { secret: SecretState }> {
  const held = loadSecrets(env);
  let secret: SecretState = 'NOT_HERE';
  const files = chooseFileStorage(env);
  const written = await writeBackup({
    ...order,
    files,
    productVersion: VERSION,
    mailFolder: mailFolderOf(env),
    secretsOf: (sealedSamples): ReturnType<BackupOptions['secretsOf']> => {
      if (!held) return { keyIds: [], secrets: {} };
      if (
        !opensAll(
          createEncryption(() => held),
          sealedSamples,
        )
      ) {
        secret = 'OTHER_HERE';
        return { keyIds: [], secrets: {} };
      }
      secret = order.passphrase === null ? 'NO_PASSPHRASE' : 'INSIDE';
      const secrets: Secrets = { [SECRET_FILE]: held.current };
      if (held.previous !== null) secrets[PREVIOUS_FILE] = held.previous;
      return { keyIds: keyIdsOf(held), secrets };
    },
  }).finally(() => files.close());
  return { ...written, secret };
}

export const contentOf = ({ tables, jobs, mails, files }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  jobs: jobs.rows,
  mails: mails.length,
  files,
});
