/** `npm run backup:verify -- FILE`: reads all of a backup; exit code 1 when anything is not as it was written. */
import { parseArgs } from 'node:util';
import { backupText as text } from '#schema/text/backup.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { openSecrets } from '#db/backup/sealed-secrets.ts';
import { parseEnv } from '../kernel/env.ts';
import { contentOf } from '../startup/backup.ts';
import { passphraseToOpen } from './passphrase.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [file] = positionals;
  if (values.help || !file) return console.info(text.usageVerify);
  const env = parseEnv(process.env);
  const { manifest, sealedSecrets } = await readBackup(file);
  console.info(text.verified(file, manifest.createdAt, contentOf(manifest)));
  if (!sealedSecrets) return console.info(text.secretsAbsent);
  const passphrase = await passphraseToOpen(env);
  if (passphrase === null) return console.info(text.secretsNotTried);
  await openSecrets(sealedSecrets, passphrase);
  console.info(text.secretsOpen);
});
