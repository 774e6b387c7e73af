/** `npm run laws:unheld [-- --desde 2026-11-01 --json]`: laws that checked texts cite and that are not held. */
import { parseArgs } from 'node:util';
import { unheldLawListText as text } from '#schema/text/unheld-law-list.ts';
import { countUnheldLaws } from '../features/citations/reviews/unheld-laws.service.ts';
import { parseEnv } from '../kernel/env.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    desde: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function main(): Promise<void> {
  if (values.help || (values.desde && !/^\d{4}-\d{2}-\d{2}$/.test(values.desde))) return console.info(text.usage);
  await withDatabase(parseEnv(process.env), async (em) => {
    const laws = await countUnheldLaws(em, values.desde ?? null);
    if (values.json) return console.info(JSON.stringify(laws, null, 2));
    console.info(text.summary(laws.length));
    for (const law of laws) console.info(text.law(law));
  });
}

await main();
