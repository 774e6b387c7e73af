import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { backupText as text } from '#schema/text/backup.ts';
import { BackupError, explainFileProblem } from '#db/backup/backup-error.ts';
import type { Manifest } from '#db/backup/manifest.ts';
import { readBackup, type ReadBackup } from '#db/backup/read-backup.ts';
import { openSecrets, type Secrets } from '#db/backup/sealed-secrets.ts';
import { writeFileAtomically } from '#db/server/atomic-file.ts';
import type { Env } from '../kernel/env.ts';
import { PortError } from '../ports/port-error.ts';
import { mailFolderOf } from './backup.ts';
import { chooseFileStorage } from './file-storage.ts';
import { keyIdsOf, loadSecrets, PREVIOUS_FILE, SECRET_FILE } from './secret.ts';

/** Where the files of a backup go: the secret, the mails that were not sent, and the files of people. */

/** The files to write; refuses when the database could not be read with what is here or in the backup. */
export async function secretsToPlace(
  env: Env,
  { manifest, sealedSecrets }: ReadBackup,
  askPassphrase: () => Promise<string | null>,
): Promise<Secrets> {
  const held = loadSecrets(env);
  if (held) {
    const here = keyIdsOf(held);
    if ([manifest.keyId, manifest.previousKeyId].some((id) => id !== null && !here.includes(id)))
      throw new BackupError('OTHER_SECRET', text.otherSecret(held.from));
    return {};
  }
  if (!sealedSecrets) throw new BackupError('NO_SECRET', text.noSecretInside);
  const passphrase = await askPassphrase();
  if (passphrase === null) throw new BackupError('NO_SECRET', text.noSecret);
  const secrets = await openSecrets(sealedSecrets, passphrase);
  const previous = secrets[PREVIOUS_FILE];
  return { [SECRET_FILE]: secrets[SECRET_FILE] ?? '', ...(previous ? { [PREVIOUS_FILE]: previous } : {}) };
}

function writeWhole(file: string, data: Buffer | string): void {
  try {
    writeFileAtomically(file, data);
  } catch (error) {
    const sentences = { full: text.noSpace(file), closed: (code: string) => text.notWritable(file, code) };
    throw explainFileProblem(error, sentences, 'NOT_WRITABLE');
  }
}

/** Another mail under the same name is somebody's too: neither is lost. */
async function readMails(file: string, folder: string): Promise<Map<string, Buffer>> {
  const mails = new Map<string, Buffer>();
  await readBackup(file, {
    mail: async (name, data) => {
      const target = path.join(folder, name);
      if (!existsSync(target)) mails.set(target, data);
      else if (!(await readFile(target)).equals(data)) throw new BackupError('OTHER_MAIL', text.otherMail(target));
    },
  });
  return mails;
}

/** Into the storage of this server, a folder or a bucket. A key is of one file for ever, so nothing else is there. */
async function storeFiles(env: Env, file: string): Promise<void> {
  const storage = chooseFileStorage(env);
  try {
    await readBackup(file, { file: (key, data) => storage.put(key, data) });
  } catch (error) {
    const sentences = {
      full: text.noSpace(env.FOJA_DATA),
      closed: (code: string) => text.notWritable(env.FOJA_DATA, code),
    };
    throw explainFileProblem(error instanceof PortError ? error.cause : error, sentences, 'NOT_WRITABLE');
  } finally {
    await storage.close();
  }
}

export async function placeFiles(env: Env, file: string, manifest: Manifest, secrets: Secrets): Promise<void> {
  await mkdir(env.FOJA_DATA, { recursive: true });
  const folder = mailFolderOf(env);
  if (manifest.mails.length > 0) {
    const mails = await readMails(file, folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [target, data] of mails) writeWhole(target, data);
  }
  if (manifest.files.count > 0) await storeFiles(env, file);
  for (const [name, value] of Object.entries(secrets)) writeWhole(path.join(env.FOJA_DATA, name), value);
}
