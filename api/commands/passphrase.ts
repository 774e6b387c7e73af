import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { backupText as text } from '#schema/text/backup.ts';
import { BackupError } from '#db/backup/backup-error.ts';
import { MIN_PASSPHRASE_LENGTH, type Env } from '../kernel/env.ts';

/** Asks in the terminal; what is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/** Of the settings, or of whoever sits there; `null`: none, so that the secret is left out. */
export async function passphraseToSeal(env: Env): Promise<string | null> {
  if (env.BACKUP_PASSPHRASE) return env.BACKUP_PASSPHRASE;
  if (!process.stdin.isTTY) return null;
  const given = await ask(text.askPassphrase);
  if (given === '') return null;
  if (given.length < MIN_PASSPHRASE_LENGTH)
    throw new BackupError('WRONG_PASSPHRASE', text.passphraseTooShort(MIN_PASSPHRASE_LENGTH));
  if ((await ask(text.askPassphraseAgain)) !== given) throw new BackupError('WRONG_PASSPHRASE', text.passphrasesDiffer);
  return given;
}

export async function passphraseToOpen(env: Env): Promise<string | null> {
  if (env.BACKUP_PASSPHRASE) return env.BACKUP_PASSPHRASE;
  return process.stdin.isTTY ? (await ask(text.askPassphraseToOpen)) || null : null;
}
