import { createLog } from '#api/kernel/log.ts';
import { keyIdOf } from '#api/kernel/security/encryption.ts';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import type { Manifest } from '#db/backup/manifest.ts';
import { restoreBackup, readForRestore } from '#db/backup/restore-backup.ts';
import { writeBackup, type BackupOptions } from '#db/backup/write-backup.ts';

export const PASSPHRASE = 'caballo grapa batería correcto';
export const SECRET = 'a secret for tests, never for people!';

/** A backup as the command makes it. */
export const backUpTo = (
  file: string,
  url: string,
  changes: Partial<BackupOptions> = {},
): ReturnType<typeof writeBackup> =>
  writeBackup({
    url,
    file,
    productVersion: 'test',
    mailFolder: '/nonexistent',
    passphrase: PASSPHRASE,
    secretsOf: () => ({ keyIds: [keyIdOf(SECRET)], secrets: { 'seal.secret': SECRET } }),
    ...changes,
  });

export async function restoreTo(url: string, file: string): Promise<Manifest> {
  const { manifest } = await readForRestore(file);
  const prepareQueue = (): Promise<void> => migrateQueue(url, createLog('silent'));
  await restoreBackup({ file, url, prepareQueue, placeFiles: () => Promise.resolve() }, manifest);
  return manifest;
}

/** What two backups of the same content share, whenever and wherever they were made. */
export const contentOf = ({ tables, sequences, jobs, mails, migrations }: Manifest): object => ({
  tables: tables.map(({ name, rows, bytes, sha256, columns }) => ({ name, rows, bytes, sha256, columns })),
  sequences,
  jobs: { rows: jobs.rows, sha256: jobs.sha256 },
  mails,
  migrations,
});
