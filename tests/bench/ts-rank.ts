import { batchesOf } from '#schema/lib/batches.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import type { OfficialText } from './official-texts.ts';

/**
 * A simple full-text search of PostgreSQL as a baseline: `spanish` stems without accents, any word of the question,
 * ordered by `ts_rank`. It has a schema of its own in the bench's database.
 */
const SETUP = [
  'create extension if not exists unaccent',
  'drop schema if exists baseline cascade',
  'create schema baseline',
  'create text search configuration baseline.folded (copy = pg_catalog.spanish)',
  `alter text search configuration baseline.folded alter mapping for hword, hword_part, word with unaccent, spanish_stem`,
  `create table baseline.article (id text primary key, words text not null,
     vector tsvector generated always as (to_tsvector('baseline.folded'::regconfig, words)) stored)`,
];
const AT_ONCE = 2000;

const QUERY = `with asked as (
    select string_agg(quote_literal(lexeme), ' | ')::tsquery as query from unnest(to_tsvector('baseline.folded', ?)))
  select id from baseline.article, asked where vector @@ query order by ts_rank(vector, query, ?) desc, id limit ?`;

/** Indexes the texts unless they are already indexed. */
export async function indexForTsRank(
  em: SqlEntityManager,
  texts: readonly OfficialText[],
  stamp: string,
): Promise<void> {
  const [kept] = await em.execute<{ stamp: string | null }[]>(
    `select obj_description(to_regclass('baseline.article'), 'pg_class') as stamp`,
  );
  if (kept?.stamp === stamp) return;
  for (const statement of SETUP) await em.execute(statement);
  for (const batch of batchesOf(texts, AT_ONCE))
    await em.execute(
      `insert into baseline.article (id, words)
       select id, title || '. ' || text from json_to_recordset(?::json) as row (id text, title text, text text)`,
      [JSON.stringify(batch)],
    );
  await em.execute('create index on baseline.article using gin (vector)');
  await em.execute('vacuum analyze baseline.article');
  await em.execute(`comment on table baseline.article is '${stamp}'`);
}

/** How `ts_rank` normalizes by the length of a text: not (its default), or by the logarithm. */
export type LengthNormalization = 'NOT' | 'LOGARITHM';
const FLAG: Record<LengthNormalization, number> = { NOT: 0, LOGARITHM: 1 };

export async function searchWithTsRank(
  em: SqlEntityManager,
  question: string,
  { limit, length }: { limit: number; length: LengthNormalization },
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(QUERY, [question, FLAG[length], limit]);
  return rows.map(({ id }) => id);
}
