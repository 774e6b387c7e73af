import { Cursor, type EntityClass } from '@mikro-orm/core';
import { cursorOptions, type Connection, type PageArguments } from './connection.ts';
import type { Ctx } from './context.ts';
import { loadMany } from './loader.ts';
import { readRows, rowOf, type Row } from './rows.ts';

/** Rows that belong to something: a table with `id`, `created_at` and the column of what they belong to. */
export interface Belongings<E> {
  entity: EntityClass<E>;
  /** What is read, by table and condition: the same for all that asks under one name. */
  name: string;
  table: string;
  parent: string;
  /** A condition on `r`, without values. */
  where?: string;
}

type Dated = { readonly id: string; readonly createdAt: Date };

/** What comes before that place, newest first. */
function placeOf(after: string | undefined): [instant: string, id: string] | null {
  if (!after) return null;
  const [instant, id] = Cursor.decode(after) as unknown as [string, string];
  return [instant, id];
}

function pageOf<T extends Dated>(rows: readonly T[], size: number, isLater: boolean): Connection<T> {
  const edges = rows.slice(0, size).map((node) => ({
    node,
    cursor: Cursor.encode([node.createdAt, node.id]),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: isLater,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/**
 * What belongs to one of many, newest first: a page of it. One statement for all that a request asks for, and by the
 * index of each: a list of fifty matters with their notes is one read, not fifty.
 */
export async function pageOfMany<E extends Dated>(
  ctx: Ctx,
  { entity, name, table, parent, where = 'true' }: Belongings<E>,
  parentId: string,
  args: Pick<PageArguments, 'first' | 'after'>,
): Promise<Connection<Row<E>>> {
  const options = cursorOptions({ first: args.first ?? null, after: args.after ?? null });
  if (!('first' in options)) throw new Error('asked forwards');
  const { first: size, after } = options;
  const place = placeOf(after);
  const rows = await loadMany<Row<E>[]>(ctx, `${name}:${size}:${after ?? ''}`, parentId, async (ids) => {
    const found = await readRows(
      ctx.em,
      `select page.* from unnest(?::text[]) as wanted (id) cross join lateral (
         select r.* from ${table} r where r.${parent} = wanted.id and (${where})
           ${place ? 'and (r.created_at, r.id) < (?::timestamptz, ?)' : ''}
         order by r.created_at desc, r.id desc limit ?) page
       order by page.created_at desc, page.id desc`,
      [`{${ids.join(',')}}`, ...(place ?? []), size + 1],
    );
    const byParent = Map.groupBy(found, (row) => String(row[parent]));
    return new Map([...byParent].map(([of, raw]) => [of, raw.map((row) => rowOf(ctx.em, entity, row))]));
  });
  return pageOf((rows ?? []) as (Row<E> & Dated)[], size, place !== null);
}
