/** `npm run corpus:import -- FOLDER`: imports the official texts of a corpus folder into the database. */
import { existsSync } from 'node:fs';
import { importText } from '#schema/text/research.ts';
import { listLawFiles } from '../features/research/importing/corpus-files.service.ts';
import { importCorpus } from '../features/research/importing/import-corpus.service.ts';
import { parseEnv } from '../kernel/env.ts';
import { withDatabase } from './with-database.ts';

async function run(folder: string): Promise<boolean> {
  return withDatabase(parseEnv(process.env), async (em) => {
    const report = await importCorpus(em, folder, ({ done, total, file }) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${importText.progress(done, total, file.padEnd(24))}`);
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    console.info(importText.report(report));
    if (report.problems.length > 0) console.info(importText.problems);
    for (const { file, detail } of report.problems) console.info(importText.problem(file, detail));
    return report.problems.length === 0;
  });
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
