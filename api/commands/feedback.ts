/** `npm run feedback [-- --desde 2026-11-01 --todo --json]`: feedback of users on answers, the latest first. */
import { parseArgs } from 'node:util';
import { feedbackListText as text } from '#schema/text/feedback-list.ts';
import { countFeedback, readFeedback } from '../features/chat/feedback-list.service.ts';
import { parseEnv } from '../kernel/env.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    desde: { type: 'string' },
    todo: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function main(): Promise<void> {
  if (values.help || (values.desde && !/^\d{4}-\d{2}-\d{2}$/.test(values.desde))) return console.info(text.usage);
  await withDatabase(parseEnv(process.env), async (em) => {
    const since = values.desde ?? null;
    const entries = await readFeedback(em, { since, withHelpful: values.todo });
    if (values.json) return console.info(JSON.stringify(entries, null, 2));
    console.info(text.summary(await countFeedback(em, since)));
    for (const entry of entries) console.info(text.entry(entry));
  });
}

await main();
