import { batchesOf } from '#schema/lib/batches.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import type { OfficialText } from './official-texts.ts';

/**
 * What anybody gets from PostgreSQL in an afternoon: `spanish` stems without accents, any word of the question, order by
 * `ts_rank`. In a schema of its own, which only the bench's database has.
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

/** Indexes the texts unless these very ones are indexed. */
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

/** How `ts_rank` counts the length of a text: not at all, as it does unless told otherwise, or by its logarithm. */
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
