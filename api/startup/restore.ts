import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backupText as text } from '#schema/text/backup.ts';
import { BackupError, explainFileProblem } from '#db/backup/backup-error.ts';
import type { Manifest } from '#db/backup/manifest.ts';
import { readBackup, type ReadBackup } from '#db/backup/read-backup.ts';
import { keyIdOf, openSecrets, type Secrets } from '#db/backup/sealed-secrets.ts';
import type { Env } from '../kernel/env.ts';
import { heldSecret, mailFolderOf, SECRET_FILE } from './backup.ts';

/** Where the files of a backup go: the secret and the mails that were not sent. */

/** What was sealed with a secret that is lost. Sessions go on with new signing keys; Google is connected again. */
export const FORGET_SEALED = [
  'delete from signing_key',
  'delete from idempotent_request',
  'delete from google_consent',
  'delete from google_link',
  'delete from google_connection',
];

/** The files to write; refuses when the database could not be read with what is here or in the backup. */
export async function secretsToPlace(
  env: Env,
  { manifest, sealedSecrets }: ReadBackup,
  askPassphrase: () => Promise<string | null>,
): Promise<Secrets> {
  const held = heldSecret(env);
  if (held) {
    if (manifest.keyId !== null && keyIdOf(held.value) !== manifest.keyId)
      throw new BackupError('OTHER_SECRET', text.otherSecret(held.from));
    return {};
  }
  if (!sealedSecrets) throw new BackupError('NO_SECRET', text.noSecretInside);
  const passphrase = await askPassphrase();
  if (passphrase === null) throw new BackupError('NO_SECRET', text.noSecret);
  const secrets = await openSecrets(sealedSecrets, passphrase);
  return { [SECRET_FILE]: secrets[SECRET_FILE] ?? '' };
}

async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    await handle
      .writeFile(data)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
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

export async function placeFiles(env: Env, file: string, manifest: Manifest, secrets: Secrets): Promise<void> {
  await mkdir(env.FOJA_DATA, { recursive: true });
  const folder = mailFolderOf(env);
  if (manifest.mails.length > 0) {
    const mails = await readMails(file, folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [target, data] of mails) await writeWhole(target, data);
  }
  for (const [name, value] of Object.entries(secrets)) await writeWhole(path.join(env.FOJA_DATA, name), value);
}
