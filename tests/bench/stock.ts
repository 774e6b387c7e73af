import { batchesOf } from '#schema/lib/batches.ts';
import { articleId } from '#db/content/law-index.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { rebuildSearchIndex } from '#db/search/search-index.ts';
import { keyOfRound, randomOf, varied, wordsIn } from './stock.rules.ts';

/** Name of a stamp that is written last; a stock without it is incomplete. */
const DONE = 'bench-stock';
const ROWS_AT_ONCE = 2000;
const POOL_ARTICLES = 3000;
const SEED = 20_261_121;

type Json = Record<string, unknown>;
interface SourceArticle {
  article: Json & { statute_key: string; number: string; official_text: string };
  phrases: string[] | null;
}

/** Inserts rows unchanged. */
async function insert(em: SqlEntityManager, table: string, rows: readonly Json[]): Promise<void> {
  for (const batch of batchesOf(rows, ROWS_AT_ONCE))
    await em.execute(`insert into ${table} select * from json_populate_recordset(null::${table}, ?::json)`, [
      JSON.stringify(batch),
    ]);
}

const readAll = async (em: SqlEntityManager, table: string): Promise<Json[]> =>
  (await em.execute<{ row: Json }[]>(`select to_jsonb(t) as row from ${table} t`)).map(({ row }) => row);

/** Articles in force with official text in pseudo-random order, so that the first thousand are a sample. */
const readArticles = (em: SqlEntityManager): Promise<SourceArticle[]> =>
  em.execute<SourceArticle[]>(
    `select to_jsonb(a) as article, q.phrases from article a left join article_asked q on q.id = a.id
     where not a.is_repealed and a.official_text is not null order by md5(a.id)`,
  );

type Vary = (text: string) => string;

function copyOf({ article, phrases }: SourceArticle, round: number, vary: Vary): { article: Json; asked: Json | null } {
  const key = keyOfRound(article.statute_key, round);
  const id = articleId(key, article.number);
  const others = (value: unknown): unknown => (typeof value === 'string' ? vary(value) : value);
  return {
    article: {
      ...article,
      id,
      statute_key: key,
      official_text: vary(article.official_text),
      title: others(article['title']),
      synthesis: others(article['synthesis']),
    },
    asked: phrases ? { id, phrases: phrases.map(vary) } : null,
  };
}

/** Copies the articles with their titles and phrases, varied in each round, until there are `size`. */
function grow(source: readonly SourceArticle[], size: number): ReturnType<typeof copyOf>[] {
  const random = randomOf(SEED);
  const pool = source.slice(0, POOL_ARTICLES).flatMap(({ article }) => wordsIn(article.official_text));
  const vary: Vary = (text) => varied(text, pool, random);
  const asItIs: Vary = (text) => text;
  return Array.from({ length: size }, (_, at) => {
    const round = Math.floor(at / source.length);
    const article = source[at % source.length];
    if (!article) throw new Error('The corpus has no articles.');
    return copyOf(article, round, round === 0 ? asItIs : vary);
  });
}

/** A copy of each law for every round in which one of its articles was copied. */
function statutesOf(statutes: readonly Json[], keys: ReadonlySet<string>, rounds: number): Json[] {
  const rows = Array.from({ length: rounds }, (_, round) =>
    statutes.map((row) => ({ ...row, key: keyOfRound(String(row['key']), round), import_hash: null })),
  );
  return rows.flat().filter(({ key }) => keys.has(key));
}

export const isStockWhole = async (em: SqlEntityManager): Promise<boolean> =>
  (await em.execute<object[]>('select from content_stamp where name = ?', [DONE])).length > 0;

/** Fills an empty database with `size` articles generated from `source`, with its topics and case law. */
export async function fillStock(source: SqlEntityManager, target: SqlEntityManager, size: number): Promise<void> {
  const articles = await readArticles(source);
  const grown = grow(articles, size);
  const keys = new Set(grown.map(({ article }) => String(article['statute_key'])));
  const statutes = statutesOf(await readAll(source, 'statute'), keys, Math.ceil(size / articles.length));
  await target.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await insert(inside, 'statute', statutes);
    await insert(
      inside,
      'article',
      grown.map(({ article }) => article),
    );
    await insert(
      inside,
      'article_asked',
      grown.flatMap(({ asked }) => (asked ? [asked] : [])),
    );
    for (const table of ['topic', 'thesis', 'ruling']) await insert(inside, table, await readAll(source, table));
    await rebuildSearchIndex(inside);
    await inside.execute(`insert into content_stamp (name, hash, loaded_at) values (?, '', now())`, [DONE]);
  });
  // Otherwise autovacuum may run during the measurement.
  await target.execute('vacuum analyze');
}
