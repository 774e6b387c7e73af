/** `npm run restore -- FILE [--without-secret]`: a backup into an empty database, in one transaction. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupText as text } from '#schema/text/backup.ts';
import { readForRestore, restoreBackup } from '#db/backup/restore-backup.ts';
import { DELETE_SEALED } from '#db/sealed-columns.ts';
import { parseEnv } from '../kernel/env.ts';
import { migrateQueue } from '../kernel/jobs/jobs.ts';
import { createLog } from '../kernel/log.ts';
import { contentOf } from '../startup/backup.ts';
import { placeFiles, secretsToPlace } from '../startup/restore.ts';
import { passphraseToOpen } from './passphrase.ts';
import { runCommand } from './run-command.ts';
import { withServer } from './with-database.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'without-secret': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [file] = positionals;
  if (values.help || !file) return console.info(text.usageRestore);
  const env = parseEnv(process.env);
  // Whatever is wrong with the file or the secret is said before a database is made.
  const backup = await readForRestore(file);
  const isSecretLost = values['without-secret'];
  const secrets = isSecretLost ? {} : await secretsToPlace(env, backup, () => passphraseToOpen(env));
  await withServer(env, (url) =>
    restoreBackup(
      {
        file,
        url,
        prepareQueue: () => migrateQueue(url, createLog('error')),
        placeFiles: () => placeFiles(env, file, backup.manifest, secrets),
        afterwards: isSecretLost ? DELETE_SEALED : [],
      },
      backup.manifest,
    ),
  );
  console.info(text.restored(contentOf(backup.manifest)));
  for (const name of Object.keys(secrets)) console.info(text.secretRestored(path.join(env.FOJA_DATA, name)));
});
