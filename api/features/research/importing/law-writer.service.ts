import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';
import { articleId, normaliseArticle } from '#db/content/law-index.ts';
import { markIndexStale } from '#db/search/search-index.ts';
import { referencesOf } from '../citing/cross-references.rules.ts';
import { readTransitories } from './transitories.rules.ts';
import { areaOfMatter, jurisdictionOf, TYPE_OF, type CorpusLaw } from './corpus-format.adapter.ts';

/** The result of writing a text: current, a former version, or a correction of the text of the same day. */
export type WrittenAs = 'CURRENT' | 'OLDER' | 'CORRECTED';

export const lockImports = (em: SqlEntityManager): Promise<unknown> =>
  em.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.lawImport]);

const articleRows = (law: CorpusLaw) =>
  JSON.stringify(
    law.articulos.map((article, at) => ({
      id: articleId(law.clave, article.articulo),
      number: article.articulo,
      position: at + 1,
      title: article.epigrafe,
      official_text: article.texto,
      path: article.ruta,
      is_repealed: article.estado === 'derogado',
      notes: article.notas,
      last_reform_on: article.ultima_reforma,
    })),
  );

async function writeStatute(em: SqlEntityManager, law: CorpusLaw, hash: string): Promise<void> {
  await em.execute(
    `insert into statute (key, name, short_name, type, scope, jurisdiction, area, official_url, published_on, last_reform_on, text_as_of,
       last_article, article_count, has_official_text, import_hash)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, true, ?)
     on conflict (key) do update set name = excluded.name, short_name = excluded.short_name, official_url = excluded.official_url,
       published_on = excluded.published_on, last_reform_on = excluded.last_reform_on, text_as_of = excluded.text_as_of,
       last_article = excluded.last_article, article_count = excluded.article_count, has_official_text = true,
       import_hash = excluded.import_hash`,
    [
      law.clave,
      law.nombre,
      law.nombre_corto,
      TYPE_OF[law.tipo],
      law.ambito === 'federal' ? 'FEDERAL' : 'LOCAL',
      jurisdictionOf(law),
      areaOfMatter(law),
      law.fuente.url_pdf || null,
      law.publicacion,
      law.ultima_reforma,
      law.texto_al,
      law.articulos.at(-1)?.articulo ?? '',
      law.articulos.length,
      hash,
    ],
  );
}

const ROW = `row (id text, number text, position int, title text, official_text text, path json, is_repealed boolean, notes json,
       last_reform_on date)`;

/** Articles that left the law lose their official text; those without a synthesis too are deleted. */
async function writeArticles(em: SqlEntityManager, law: CorpusLaw): Promise<void> {
  await em.execute(
    `update article set official_text = null, path = '{}', notes = '{}', last_reform_on = null where statute_key = ?`,
    [law.clave],
  );
  await em.execute(
    `insert into article (id, statute_key, number, position, title, official_text, path, is_repealed, notes, last_reform_on)
     select id, ?, number, position, title, official_text, array(select json_array_elements_text(path)), is_repealed,
       array(select json_array_elements_text(notes)), last_reform_on
     from json_to_recordset(?::json) as ${ROW}
     on conflict (id) do update set position = excluded.position, title = coalesce(article.title, excluded.title),
       official_text = excluded.official_text, path = excluded.path, is_repealed = excluded.is_repealed, notes = excluded.notes,
       last_reform_on = excluded.last_reform_on`,
    [law.clave, articleRows(law)],
  );
  await em.execute('delete from article where statute_key = ? and official_text is null and synthesis is null', [
    law.clave,
  ]);
}

/** The transitory articles as printed with the current text, by decree. */
async function writeTransitories(em: SqlEntityManager, law: CorpusLaw): Promise<void> {
  const decrees = readTransitories(law.transitorios_originales, law.transitorios_reformas, law.publicacion);
  const days = new Map<string, number>();
  const rows = decrees.map(({ articles, ...decree }, at) => {
    const ofDay = (days.get(decree.publishedOn) ?? 0) + 1;
    days.set(decree.publishedOn, ofDay);
    const name = `${law.clave}_${decree.publishedOn}${ofDay > 1 ? `_${ofDay}` : ''}`;
    return { decree: { ...decree, id: `trd_${name}`, position: at + 1 }, name, articles };
  });
  await em.execute('delete from transitory_decree where statute_key = ?', [law.clave]);
  await em.execute(
    `insert into transitory_decree (id, statute_key, position, published_on, name, is_original, is_cut)
     select id, ?, position, "publishedOn", name, "isOriginal", "isCut"
     from json_to_recordset(?::json) as row (id text, position int, "publishedOn" date, name text, "isOriginal" boolean, "isCut" boolean)`,
    [law.clave, JSON.stringify(rows.map(({ decree }) => decree))],
  );
  const articles = rows.flatMap(({ decree, name, articles: own }) =>
    own.map((each, at) => ({ ...each, id: `tra_${name}_${at + 1}`, decree: decree.id, position: at + 1 })),
  );
  await em.execute(
    `insert into transitory_article (id, decree_id, position, number, label, text)
     select id, decree, position, number, label, text
     from json_to_recordset(?::json) as row (id text, decree text, position int, number int, label text, text text)`,
    [JSON.stringify(articles)],
  );
}

/** The references between articles, from the current text. */
async function writeReferences(em: SqlEntityManager, law: CorpusLaw): Promise<void> {
  const numbers = new Set(law.articulos.map(({ articulo }) => normaliseArticle(articulo, law.clave)));
  const has = (number: string): boolean => numbers.has(normaliseArticle(number, law.clave));
  const links = law.articulos.flatMap(({ articulo, texto }) =>
    referencesOf(texto, { key: law.clave, number: articulo, has }).map(({ id, at }) => ({
      from_id: articleId(law.clave, articulo),
      to_id: id,
      at,
    })),
  );
  await writeLinks(em, `art\\_${law.clave}\\_%`, links);
}

async function writeLinks(
  em: SqlEntityManager,
  fromLike: string,
  links: readonly { from_id: string; to_id: string; at: number }[],
): Promise<void> {
  await em.execute('delete from citation_link where from_id like ?', [fromLike]);
  await em.execute(
    `insert into citation_link (from_id, to_id, at)
     select from_id, to_id, at from json_to_recordset(?::json) as row (from_id text, to_id text, at int)
     on conflict do nothing`,
    [JSON.stringify(links)],
  );
}

/** Stores the current text as a former version. */
async function archiveCurrent(em: SqlEntityManager, key: string): Promise<void> {
  await em.execute(
    `insert into statute_version (statute_key, text_as_of, last_reform_on, official_url, article_count, import_hash)
     select key, text_as_of, last_reform_on, official_url, article_count, import_hash from statute where key = ?
     on conflict (statute_key, text_as_of) do nothing`,
    [key],
  );
  await em.execute(
    `insert into article_version (statute_key, text_as_of, number, position, title, official_text, path, is_repealed, notes, last_reform_on)
     select a.statute_key, s.text_as_of, a.number, a.position, a.title, a.official_text, a.path, a.is_repealed, a.notes, a.last_reform_on
     from article a join statute s on s.key = a.statute_key where s.key = ? and a.official_text is not null
     on conflict do nothing`,
    [key],
  );
}

async function writeOlder(em: SqlEntityManager, law: CorpusLaw, hash: string): Promise<void> {
  await em.execute('delete from statute_version where statute_key = ? and text_as_of = ?', [law.clave, law.texto_al]);
  await em.execute(
    `insert into statute_version (statute_key, text_as_of, last_reform_on, official_url, article_count, import_hash)
     values (?, ?, ?, ?, ?, ?)`,
    [law.clave, law.texto_al, law.ultima_reforma, law.fuente.url_pdf || null, law.articulos.length, hash],
  );
  await em.execute(
    `insert into article_version (statute_key, text_as_of, number, position, title, official_text, path, is_repealed, notes, last_reform_on)
     select ?, ?, number, position, title, official_text, array(select json_array_elements_text(path)), is_repealed,
       array(select json_array_elements_text(notes)), last_reform_on
     from json_to_recordset(?::json) as ${ROW}`,
    [law.clave, law.texto_al, articleRows(law)],
  );
}

/**
 * Writes a law whole, in one transaction. A later text than the one stored takes its place, and that one is kept as a
 * version; an earlier text is kept as a version; a text of the same day corrects the one stored.
 */
export async function writeLaw(em: SqlEntityManager, law: CorpusLaw, hash: string): Promise<WrittenAs> {
  return em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await lockImports(inside);
    await markIndexStale(inside);
    const [held] = await inside.execute<{ text_as_of: string }[]>(
      'select text_as_of::text from statute where key = ? and has_official_text',
      [law.clave],
    );
    if (held && law.texto_al < held.text_as_of) {
      await writeOlder(inside, law, hash);
      return 'OLDER';
    }
    if (held && law.texto_al > held.text_as_of) await archiveCurrent(inside, law.clave);
    await inside.execute('delete from statute_version where statute_key = ? and text_as_of = ?', [
      law.clave,
      law.texto_al,
    ]);
    await writeStatute(inside, law, hash);
    await writeArticles(inside, law);
    await writeReferences(inside, law);
    await writeTransitories(inside, law);
    return held?.text_as_of === law.texto_al ? 'CORRECTED' : 'CURRENT';
  });
}

/** Hashes of every file that was imported, of texts current and of before. */
export async function importedHashes(em: SqlEntityManager): Promise<Set<string>> {
  const rows = await em.execute<{ hash: string | null }[]>(
    `select import_hash as hash from statute union select import_hash from statute_version
     union select import_hash from thesis union select import_hash from ruling`,
  );
  return new Set(rows.flatMap(({ hash }) => hash ?? []));
}
