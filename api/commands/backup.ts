/** `npm run backup -- FILE`: the whole database in one file, also while Foja is running. */
import { parseArgs } from 'node:util';
import { backupText as text } from '#schema/text/backup.ts';
import { BackupError } from '#db/backup/backup-error.ts';
import { clusterVersion } from '#db/server/cluster.ts';
import { layoutOf } from '#db/server/layout.ts';
import { parseEnv, type Env } from '../kernel/env.ts';
import { backUp, contentOf, type SecretState } from '../startup/backup.ts';
import { passphraseToSeal } from './passphrase.ts';
import { runCommand } from './run-command.ts';
import { withServer } from './with-database.ts';

const SECRET_SENTENCE: Record<SecretState, string> = {
  INSIDE: text.withSecrets,
  NO_PASSPHRASE: text.withoutSecrets,
  NOT_HERE: text.noSecretHere,
  OTHER_HERE: text.otherSecretHere,
};

/** A folder without a database would get a new one, and the backup would hold nothing. */
function refuseWithoutData(env: Env): void {
  if (env.DATABASE_URL || clusterVersion(layoutOf(env.FOJA_DATA)) !== null) return;
  throw new BackupError('NO_DATA', text.noData(env.FOJA_DATA));
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [file] = positionals;
  if (values.help || !file) return console.info(text.usage);
  const env = parseEnv(process.env);
  refuseWithoutData(env);
  const passphrase = await passphraseToSeal(env);
  // Ctrl-C takes away the half of a file that is there.
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const { manifest, bytes, secret } = await withServer(env, (url) =>
    backUp(env, { url, file, passphrase, signal: stopping.signal }),
  );
  console.info(text.written(file, bytes, contentOf(manifest)));
  console.info(SECRET_SENTENCE[secret]);
});
