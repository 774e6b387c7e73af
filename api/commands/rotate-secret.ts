/** `npm run secret:rotate`: another secret for what is encrypted at rest, also while Foja is running. */
import { parseArgs } from 'node:util';
import { rotationText as text } from '#schema/text/rotation.ts';
import { readSecretFile } from '#db/server/secret-file.ts';
import { parseEnv } from '../kernel/env.ts';
import { rotateSecret } from '../startup/rotate-secret.ts';
import { recordCommand } from './record-command.ts';
import { runCommand } from './run-command.ts';
import { withServer } from './with-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'secret-file': { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return console.info(text.usage);
  const env = parseEnv(process.env);
  const file = values['secret-file'];
  const given = file === undefined ? undefined : readSecretFile(file, text.givenRemedy).trim();
  const onGrace = (milliseconds: number): void => console.info(text.waiting(milliseconds / 1000));
  const { resealed, unreadable, keyId, isFinished } = await withServer(env, async (url) => {
    const rotation = await rotateSecret({ env, url, given, onGrace });
    await recordCommand(url, 'SECRET_ROTATED', { rows: rotation.resealed });
    return rotation;
  });
  console.info(text.done(resealed, keyId));
  if (unreadable > 0) console.info(text.unreadable(unreadable));
  console.info(isFinished ? text.oldIsGone : text.removeSetting);
});
