import { createLog } from '#api/kernel/log.ts';
import { keyIdOf } from '#api/kernel/security/encryption.ts';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import type { Manifest } from '#db/backup/manifest.ts';
import { restoreBackup, readForRestore } from '#db/backup/restore-backup.ts';
import { writeBackup, type BackupOptions, type FileSource } from '#db/backup/write-backup.ts';

export const PASSPHRASE = 'caballo grapa batería correcto';
export const SECRET = 'a secret for tests, never for people!';

async function* none(): AsyncGenerator<never> {}
const NO_FILES: FileSource = { kind: 'FOLDER', list: none, get: () => Promise.resolve(null) };

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
    files: NO_FILES,
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
export const contentOf = ({ tables, sequences, jobs, mails, files, migrations }: Manifest): object => ({
  tables: tables.map(({ name, rows, bytes, sha256, columns }) => ({ name, rows, bytes, sha256, columns })),
  sequences,
  jobs: { rows: jobs.rows, sha256: jobs.sha256 },
  mails,
  files: { count: files.count, bytes: files.bytes },
  migrations,
});
