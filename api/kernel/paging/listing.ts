import type { EntityClass } from '@mikro-orm/postgresql';
import type { Connection } from './connection.ts';
import type { Ctx } from '../context.ts';
import { loadMany } from '../graphql/loader.ts';
import {
  askedOf,
  isIdKey,
  isInstantKey,
  isMarkKey,
  pageOf,
  type Asked,
  type Keys,
  type PageArguments,
} from './pages.ts';
import { columnsOf, readRows, rowOf, type RawRow, type Row } from '../database/rows.ts';

/** Lists in the order of an instant and the id, read as rows: a page is one statement. */

export interface Listing<E> {
  entity: EntityClass<E>;
  /** The instant that orders it. */
  by: keyof Row<E> & string;
  /** What is true of it stands above the rest. */
  mark?: keyof Row<E> & string;
  way: 'asc' | 'desc';
  /** A condition on `r`, and its values. */
  where: string;
  values: readonly unknown[];
  /** Properties that are large and asked for by few. */
  without?: readonly (keyof Row<E> & string)[];
}

const fieldOf = <E>(ctx: Ctx, entity: EntityClass<E>, name: string): string =>
  `r.${columnsOf(ctx.em, entity).find((column) => column.name === name)?.field}`;

const tableOf = <E>(ctx: Ctx, entity: EntityClass<E>): string => ctx.em.getMetadata().get(entity).tableName;

function keysOf<E>({ by, mark }: Pick<Listing<E>, 'by' | 'mark'>, row: Row<E>): Keys {
  const [instant, id] = [(row[by] as Date).toISOString(), (row as { id: string }).id];
  return mark ? [row[mark] as boolean, instant, id] : [instant, id];
}

const checksOf = (mark: string | undefined) => (mark ? [isMarkKey, isInstantKey, isIdKey] : [isInstantKey, isIdKey]);

interface Ordered {
  order: string;
  /** What comes after the place. */
  beyond: string;
}

function orderedBy(instant: string, mark: string | null, way: 'asc' | 'desc'): Ordered {
  const columns = [...(mark ? [mark] : []), instant, 'r.id'];
  const types = [...(mark ? ['?::boolean'] : []), '?::timestamptz', '?'];
  return {
    order: columns.map((column) => `${column} ${way}`).join(', '),
    beyond: `and (${columns.join(', ')}) ${way === 'asc' ? '>' : '<'} (${types.join(', ')})`,
  };
}

const turned = (way: 'asc' | 'desc'): 'asc' | 'desc' => (way === 'asc' ? 'desc' : 'asc');

async function readAsked<E>(ctx: Ctx, listing: Listing<E>, asked: Asked, columns: string): Promise<RawRow[]> {
  const { entity, by, mark, where, values } = listing;
  const way = asked.isBackwards ? turned(listing.way) : listing.way;
  const { order, beyond } = orderedBy(fieldOf(ctx, entity, by), mark ? fieldOf(ctx, entity, mark) : null, way);
  return readRows(
    ctx.em,
    `select ${columns} from ${tableOf(ctx, entity)} r where (${where}) ${asked.place ? beyond : ''}
     order by ${order} limit ?`,
    [...values, ...(asked.place ?? []), asked.size + 1],
  );
}

const selected = <E>(ctx: Ctx, { entity, without = [] }: Listing<E>): string =>
  columnsOf(ctx.em, entity)
    .filter(({ name }) => !without.includes(name as (typeof without)[number]))
    .map(({ field }) => `r.${field}`)
    .join(', ');

/** A page of a list. */
export async function readListing<E>(ctx: Ctx, listing: Listing<E>, args: PageArguments): Promise<Connection<Row<E>>> {
  const asked = askedOf(args, checksOf(listing.mark));
  const raw = await readAsked(ctx, listing, asked, selected(ctx, listing));
  const rows = raw.map((row) => rowOf(ctx.em, listing.entity, row));
  return pageOf(rows, asked, { keys: (row) => keysOf(listing, row), node: (row) => row });
}

/** The same with how many there are in all, in the same statement. */
export async function readCounted<E>(
  ctx: Ctx,
  listing: Listing<E>,
  args: PageArguments,
): Promise<Connection<Row<E>> & { totalCount: number }> {
  const { entity, where, values } = listing;
  const asked = askedOf(args, checksOf(listing.mark));
  const count = `select count(*)::int as total from ${tableOf(ctx, entity)} r where (${where})`;
  const counted = { ...listing, values: [...values, ...values] };
  const raw = await readAsked(ctx, counted, asked, `${selected(ctx, listing)}, (${count})`);
  // Past the last page no row tells the total.
  const isPast = raw.length === 0 && asked.place !== null;
  const [whole] = isPast ? await readRows(ctx.em, count, values) : raw;
  const rows = raw.map((row) => rowOf(ctx.em, entity, row));
  const page = pageOf(rows, asked, { keys: (row) => keysOf(listing, row), node: (row) => row });
  return { ...page, totalCount: Number(whole?.['total'] ?? 0) };
}

/** Rows that belong to something: a table with `id`, `created_at` and the column of what they belong to. */
export interface Belongings<E> {
  entity: EntityClass<E>;
  /** What is read, by entity and condition: the same for all that asks under one name. */
  name: string;
  /** The column of what they belong to. */
  parent: string;
  /** A condition on `r`, without values. */
  where?: string;
}

type Dated = { readonly id: string; readonly createdAt: Date };

/**
 * What belongs to one of many, newest first: a page of it. One statement for all that a request asks for, and by the
 * index of each: a list of fifty matters with their notes is one read, not fifty.
 */
export async function pageOfMany<E extends Dated>(
  ctx: Ctx,
  { entity, name, parent, where = 'true' }: Belongings<E>,
  parentId: string,
  { first, after }: Pick<PageArguments, 'first' | 'after'>,
): Promise<Connection<Row<E>>> {
  const asked = askedOf({ first, after }, checksOf(undefined));
  const { order, beyond } = orderedBy('r.created_at', null, 'desc');
  const rows = await loadMany<Row<E>[]>(ctx, `${name}:${asked.size}:${after ?? ''}`, parentId, async (ids) => {
    const found = await readRows(
      ctx.em,
      `select page.* from unnest(?::text[]) as wanted (id) cross join lateral (
         select r.* from ${tableOf(ctx, entity)} r where r.${parent} = wanted.id and (${where})
           ${asked.place ? beyond : ''} order by ${order} limit ?) page
       order by page.created_at desc, page.id desc`,
      [`{${ids.join(',')}}`, ...(asked.place ?? []), asked.size + 1],
    );
    const byParent = Map.groupBy(found, (row) => String(row[parent]));
    return new Map([...byParent].map(([of, raw]) => [of, raw.map((row) => rowOf(ctx.em, entity, row))]));
  });
  return pageOf((rows ?? []) as (Row<E> & Dated)[], asked, {
    keys: ({ createdAt, id }) => [createdAt.toISOString(), id],
    node: (row) => row,
  });
}
