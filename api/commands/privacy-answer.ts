/** `npm run privacy:answer`: requests about personal data that a person has to answer. */
import { parseArgs } from 'node:util';
import { privacyCommandText as text } from '#schema/text/privacy.ts';
import { systemClock } from '../kernel/clock.ts';
import { parseEnv } from '../kernel/env.ts';
import { answerRequest, listOpenRequests } from '../features/privacy/index.ts';
import { CommandError, runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      grant: { type: 'string' },
      refuse: { type: 'string' },
      done: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [id] = positionals;
  const answer = values.grant ?? values.refuse ?? values.done;
  if (values.help || (id !== undefined && !answer?.trim())) return console.info(text.usage);
  const state = values.grant ? 'ANSWERED' : values.refuse ? 'REFUSED' : 'DONE';
  await withDatabase(parseEnv(process.env), async (em) => {
    if (id === undefined) {
      const open = await listOpenRequests(em);
      const lines = open.map((row) => text.line(row.id, row.right, row.answerBy, row.text));
      return console.info(lines.join('\n') || text.none);
    }
    if (!(await answerRequest({ em, clock: systemClock }, { id, state, answer: answer?.trim() ?? '' })))
      throw new CommandError(text.unknown(id));
    console.info(text.answered);
  });
});
