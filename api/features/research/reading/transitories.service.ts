import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { transitoryAddress } from '#schema/record-address.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { textArray } from '../articles.service.ts';

/** The transitory articles of laws, by the decree that they are of. */

export interface TransitoryDecreeFacts {
  id: string;
  statuteKey: string;
  publishedOn: string;
  name: string | null;
  isOriginal: boolean;
  isCut: boolean;
  articleCount: number;
}

export interface TransitoryText {
  id: string;
  label: string;
  text: string;
  url: string;
}

/** Decrees without transitory articles are only known to the check of citations. */
const DECREES = `select d.id, d.statute_key as "statuteKey", d.published_on::text as "publishedOn", d.name,
    d.is_original as "isOriginal", d.is_cut as "isCut", count(a.id)::int as "articleCount"
  from transitory_decree d join transitory_article a on a.decree_id = d.id`;

/** Of the laws of a page in one statement. */
export async function transitoryDecreesOf(ctx: Ctx, { key }: { key: string }): Promise<TransitoryDecreeFacts[]> {
  const found = await loadBatched(ctx, 'statute.transitories', key, async (keys) => {
    const rows = await ctx.em.execute<TransitoryDecreeFacts[]>(
      `${DECREES} where d.statute_key = any(?::text[]) group by d.id order by d.statute_key, d.position`,
      [textArray(keys)],
    );
    return Map.groupBy(rows, ({ statuteKey }) => statuteKey);
  });
  return found ?? [];
}

/** Law is public: anybody may read it. */
export async function readTransitoryDecree(ctx: Ctx, id: string): Promise<TransitoryDecreeFacts | null> {
  const [decree] = await ctx.em.execute<TransitoryDecreeFacts[]>(`${DECREES} where d.id = ? group by d.id`, [id]);
  return decree ?? null;
}

type Row = Omit<TransitoryText, 'url'> & { decreeId: string; statuteKey: string };

const textOf = ({ decreeId, statuteKey, ...article }: Row): TransitoryText => ({
  ...article,
  url: transitoryAddress(statuteKey, decreeId, article.id),
});

const readArticles = (em: SqlEntityManager, column: 'id' | 'decree_id', ids: readonly string[]): Promise<Row[]> =>
  em.execute<Row[]>(
    `select a.id, a.label, a.text, a.decree_id as "decreeId", d.statute_key as "statuteKey"
     from transitory_article a join transitory_decree d on d.id = a.decree_id
     where a.${column} = any(?::text[]) order by a.decree_id, a.position`,
    [textArray(ids)],
  );

export async function articlesOfDecree(ctx: Ctx, { id }: TransitoryDecreeFacts): Promise<TransitoryText[]> {
  const found = await loadBatched(ctx, 'transitory.articles', id, async (ids) => {
    const byDecree = Map.groupBy(await readArticles(ctx.em, 'decree_id', ids), ({ decreeId }) => decreeId);
    return new Map([...byDecree].map(([decree, rows]) => [decree, rows.map(textOf)]));
  });
  return found ?? [];
}

/** The transitory article of an id; `null` when it is not held. All of a request in one statement. */
export async function findTransitory(ctx: Ctx, id: string | null | undefined): Promise<TransitoryText | null> {
  if (!id) return null;
  const found = await loadBatched(ctx, 'transitory.article', id, async (ids) => {
    const rows = await readArticles(ctx.em, 'id', ids);
    return new Map(rows.map((row) => [row.id, textOf(row)]));
  });
  return found ?? null;
}
