import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { rebuildSearchIndex } from '#db/search/search-index.ts';
import { listCaseLawFiles, listLawFiles } from './corpus-files.service.ts';
import { parseCorpusLaw } from './corpus-format.adapter.ts';
import { importRulings, importTheses } from './import-case-law.service.ts';
import { importedHashes, lockImports, writeLaw } from './law-writer.service.ts';

interface ImportProblem {
  file: string;
  /** What is wrong, in Spanish where it is ours, otherwise as the parser says it. */
  detail: string;
}

export interface ImportReport {
  laws: number;
  articles: number;
  repealed: number;
  theses: number;
  rulings: number;
  /** Files whose very content was imported before. */
  unchanged: number;
  /** Files that were left out; `problems` says why. */
  skipped: number;
  problems: ImportProblem[];
  seconds: number;
}

export interface ImportProgress {
  file: string;
  done: number;
  total: number;
}

/** Writes the index again when texts changed, or when an import that was cut off left texts that nobody finds. */
export async function rebuildIndex(em: SqlEntityManager, isChanged: boolean): Promise<void> {
  if (!isChanged && !(await isIndexBehind(em))) return;
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await lockImports(inside);
    await rebuildSearchIndex(inside);
  });
}

const detailOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 6).join(' ').slice(0, 300);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function importLawFile(em: SqlEntityManager, text: string, report: ImportReport): Promise<void> {
  const law = parseCorpusLaw(text);
  await writeLaw(em, law, hashOf(text));
  report.laws += 1;
  report.articles += law.articulos.length;
  report.repealed += law.articulos.filter(({ estado }) => estado === 'derogado').length;
}

/** Reads, checks and writes one file; what is wrong with it goes into the report and stops nothing else. */
async function importFile(
  em: SqlEntityManager,
  file: string,
  known: ReadonlySet<string>,
  report: ImportReport,
): Promise<void> {
  const name = path.basename(file);
  try {
    const text = await readFile(file, 'utf8');
    const hash = hashOf(text);
    const folder = path.basename(path.dirname(file));
    if (known.has(hash)) report.unchanged += 1;
    else if (folder === 'tesis') report.theses += await importTheses(em, text, name, hash);
    else if (folder === 'sentencias') report.rulings += await importRulings(em, text, name, hash);
    else await importLawFile(em, text, report);
  } catch (error) {
    report.skipped += 1;
    report.problems.push({ file: name, detail: detailOf(error) });
  }
}

const emptyReport = (): ImportReport => ({
  laws: 0,
  articles: 0,
  repealed: 0,
  theses: 0,
  rulings: 0,
  unchanged: 0,
  skipped: 0,
  problems: [],
  seconds: 0,
});

/**
 * Loads a corpus folder: every law (the folder itself or its `leyes`), every file of `tesis` and of `sentencias`. Each
 * file is read and checked whole before anything of it is written, in one transaction; a file that was imported before
 * is not imported again, so that an import that was cut off goes on where it was. The search index is rewritten at
 * the end, when anything changed.
 */
export async function importCorpus(
  em: SqlEntityManager,
  folder: string,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const begun = performance.now();
  const report = emptyReport();
  const files = [...listLawFiles(folder), ...listCaseLawFiles(folder)];
  const known = await importedHashes(em);
  for (const [at, file] of files.entries()) {
    await importFile(em, file, known, report);
    onProgress({ file: path.basename(file), done: at + 1, total: files.length });
  }
  await rebuildIndex(em, report.laws + report.theses + report.rulings > 0);
  report.seconds = (performance.now() - begun) / 1000;
  return report;
}

async function isIndexBehind(em: SqlEntityManager): Promise<boolean> {
  const [stand] = await em.execute<{ is_stale: boolean }[]>('select is_stale from search_generation');
  return stand?.is_stale ?? false;
}
