/** `npm run corpus:import -- FOLDER`: loads the official texts of a corpus folder into the database of this server. */
import { existsSync } from 'node:fs';
import { openOrm } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import { importText } from '#schema/text/research.ts';
import { listLawFiles } from '../features/research/importing/corpus-format.ts';
import { importCorpus } from '../features/research/importing/import-corpus.service.ts';
import { parseEnv } from '../kernel/env.ts';

async function run(folder: string): Promise<boolean> {
  const env = parseEnv(process.env);
  const embedded = { folder: env.FOJA_DATA, database: 'foja' };
  const server = env.DATABASE_URL
    ? null
    : ((await joinEmbeddedPostgres(embedded)) ?? (await startEmbeddedPostgres(embedded)));
  const orm = await openOrm(server?.url ?? env.DATABASE_URL ?? '');
  try {
    await orm.migrator.up();
    await seedLegalStock(orm.em.fork());
    const report = await importCorpus(orm.em.fork(), folder, ({ done, total, file }) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${importText.progress(done, total, file.padEnd(24))}`);
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    console.info(importText.report(report));
    if (report.problems.length > 0) console.info(importText.problems);
    for (const { file, detail } of report.problems) console.info(importText.problem(file, detail));
    return report.problems.length === 0;
  } finally {
    await orm.close();
    // Beside a running Foja this stops nothing.
    await server?.stop();
  }
}

const hasLaws = (folder: string): boolean => existsSync(folder) && listLawFiles(folder).length > 0;

const folder = process.argv[2];
if (!folder || !hasLaws(folder)) {
  console.error(folder ? importText.noFiles(folder) : importText.usage);
  process.exitCode = 1;
} else {
  const isClean = await run(folder).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  if (!isClean) process.exitCode = 1;
}
