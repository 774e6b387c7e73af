import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { articleId } from '#db/content/law-index.ts';
import { rebuildSearchIndex } from '#db/search/search-index.ts';
import { areaOfMatter, listLawFiles, parseLaw, type CorpusLaw } from './corpus-format.ts';

export interface ImportProblem {
  file: string;
  /** What is wrong, in Spanish where it is ours, otherwise as the parser says it. */
  detail: string;
}

export interface ImportReport {
  laws: number;
  articles: number;
  repealed: number;
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

const TYPE_OF = { constitucion: 'CONSTITUTION', codigo: 'CODE', ley: 'ACT' } as const;
const SCOPE_OF = { federal: 'FEDERAL', local: 'LOCAL' } as const;
/** Of all who import at once into one database, one goes first. */
const IMPORT_LOCK = 3_214_002;

async function writeStatute(em: SqlEntityManager, law: CorpusLaw, hash: string): Promise<void> {
  await em.execute(
    `insert into statute (key, name, short_name, type, scope, area, official_url, published_on, last_reform_on, text_as_of, last_article,
       article_count, has_official_text, import_hash)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, true, ?)
     on conflict (key) do update set name = excluded.name, short_name = excluded.short_name, official_url = excluded.official_url,
       published_on = excluded.published_on, last_reform_on = excluded.last_reform_on, text_as_of = excluded.text_as_of,
       last_article = excluded.last_article, article_count = excluded.article_count, has_official_text = true,
       import_hash = excluded.import_hash`,
    [
      law.clave,
      law.nombre,
      law.nombre_corto,
      TYPE_OF[law.tipo],
      SCOPE_OF[law.ambito],
      areaOfMatter(law),
      law.fuente.url_pdf,
      law.publicacion,
      law.ultima_reforma,
      law.texto_al,
      law.articulos.at(-1)?.articulo ?? '',
      law.articulos.length,
      hash,
    ],
  );
}

/** Articles that left the law lose their official text; those of which nothing is left go. */
async function writeArticles(em: SqlEntityManager, law: CorpusLaw): Promise<void> {
  const rows = law.articulos.map((article, at) => ({
    id: articleId(law.clave, article.articulo),
    number: article.articulo,
    position: at + 1,
    title: article.epigrafe,
    official_text: article.texto,
    path: article.ruta,
    is_repealed: article.estado === 'derogado',
    notes: article.notas,
    last_reform_on: article.ultima_reforma,
  }));
  await em.execute(
    `update article set official_text = null, path = '{}', notes = '{}', last_reform_on = null where statute_key = ?`,
    [law.clave],
  );
  await em.execute(
    `insert into article (id, statute_key, number, position, title, official_text, path, is_repealed, notes, last_reform_on)
     select id, ?, number, position, title, official_text, array(select json_array_elements_text(path)), is_repealed,
       array(select json_array_elements_text(notes)), last_reform_on
     from json_to_recordset(?::json) as row (id text, number text, position int, title text, official_text text, path json,
       is_repealed boolean, notes json, last_reform_on date)
     on conflict (id) do update set position = excluded.position, title = coalesce(article.title, excluded.title),
       official_text = excluded.official_text, path = excluded.path, is_repealed = excluded.is_repealed, notes = excluded.notes,
       last_reform_on = excluded.last_reform_on`,
    [law.clave, JSON.stringify(rows)],
  );
  await em.execute('delete from article where statute_key = ? and official_text is null and synthesis is null', [
    law.clave,
  ]);
}

async function importLaw(em: SqlEntityManager, law: CorpusLaw, hash: string): Promise<void> {
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await inside.execute('select pg_advisory_xact_lock(?)', [IMPORT_LOCK]);
    await writeStatute(inside, law, hash);
    await writeArticles(inside, law);
  });
}

async function rebuild(em: SqlEntityManager): Promise<void> {
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await inside.execute('select pg_advisory_xact_lock(?)', [IMPORT_LOCK]);
    await rebuildSearchIndex(inside);
  });
}

const detailOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 6).join(' ').slice(0, 300);

/**
 * Loads the official text of every law of a corpus folder (the folder itself or its `leyes`). Each file is read and
 * checked whole before anything of it is written, in one transaction per law; a file that was imported before is
 * not imported again. The search index is written anew at the end, when anything changed.
 */
export async function importCorpus(
  em: SqlEntityManager,
  folder: string,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const begun = performance.now();
  const report: ImportReport = {
    laws: 0,
    articles: 0,
    repealed: 0,
    unchanged: 0,
    skipped: 0,
    problems: [],
    seconds: 0,
  };
  const files = listLawFiles(folder);
  const known = new Map(
    (await em.execute<{ key: string; import_hash: string | null }[]>('select key, import_hash from statute')).map(
      (row) => [row.key, row.import_hash],
    ),
  );
  for (const [at, file] of files.entries()) {
    try {
      const text = await readFile(file, 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if ([...known.values()].includes(hash)) report.unchanged += 1;
      else {
        const law = parseLaw(text);
        await importLaw(em, law, hash);
        report.laws += 1;
        report.articles += law.articulos.length;
        report.repealed += law.articulos.filter(({ estado }) => estado === 'derogado').length;
      }
    } catch (error) {
      report.skipped += 1;
      report.problems.push({ file: path.basename(file), detail: detailOf(error) });
    }
    onProgress({ file: path.basename(file), done: at + 1, total: files.length });
  }
  if (report.laws > 0) await rebuild(em);
  report.seconds = (performance.now() - begun) / 1000;
  return report;
}
