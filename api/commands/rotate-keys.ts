/** `npm run keys:rotate`: another key signs the sessions, also while Foja is running. */
import { parseArgs } from 'node:util';
import { keyRotationText as text } from '#schema/text/rotation.ts';
import { openOrm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { rotateSigningKeys } from '../features/users/index.ts';
import { systemClock } from '../kernel/clock.ts';
import { parseEnv } from '../kernel/env.ts';
import { loadSecrets, matchesDatabase } from '../startup/secret.ts';
import { createEncryption } from '../kernel/security/encryption.ts';
import { recordCommand } from './record-command.ts';
import { CommandError, runCommand } from './run-command.ts';
import { withServer } from './with-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { emergency: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return console.info(text.usage);
  const env = parseEnv(process.env);
  const secrets = loadSecrets(env);
  if (!secrets) throw new CommandError(text.noSecret);
  const encryption = createEncryption(() => secrets);
  const isEmergency = values.emergency;
  const { keyId, removed, ended } = await withServer(env, async (url) => {
    const orm = await openOrm(url);
    try {
      const em = orm.em.fork() as SqlEntityManager;
      if (!(await matchesDatabase(em, encryption))) throw new CommandError(text.otherSecret);
      const done = await rotateSigningKeys(em, { encryption, now: systemClock.now(), isEmergency });
      await recordCommand(url, 'SIGNING_KEYS_ROTATED', { ended: done.ended, rows: done.removed });
      return done;
    } finally {
      await orm.close();
    }
  });
  console.info(text.done(keyId));
  console.info(isEmergency ? text.emergency(removed, ended) : text.oldVerify);
});
