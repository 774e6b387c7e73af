import type { EntityClass } from '@mikro-orm/postgresql';
import type { Connection } from './connection.ts';
import type { Ctx } from '../context.ts';
import { loadBatched } from '../graphql/loader.ts';
import {
  pageRequestOf,
  isIdKey,
  isInstantKey,
  isBooleanKey,
  pageOf,
  type PageRequest,
  type CursorKeys,
  type PageArguments,
} from './pages.ts';
import { columnsOf, readRows, rowOf, type RawRow, type Row } from '../database/rows.ts';

/** Lists that are ordered by an instant and the id, read as rows with one statement per page. */

export interface Listing<E> {
  entity: EntityClass<E>;
  /** The instant by which rows are ordered. */
  orderBy: keyof Row<E> & string;
  /** A boolean column that orders before the instant. */
  pinnedBy?: keyof Row<E> & string;
  direction: 'asc' | 'desc';
  /** A condition on `r`, and its values. */
  where: string;
  values: readonly unknown[];
  /** Large properties that are not read. */
  omit?: readonly (keyof Row<E> & string)[];
}

const fieldOf = <E>(ctx: Ctx, entity: EntityClass<E>, name: string): string =>
  `r.${columnsOf(ctx.em, entity).find((column) => column.name === name)?.field}`;

const tableOf = <E>(ctx: Ctx, entity: EntityClass<E>): string => ctx.em.getMetadata().get(entity).tableName;

function keysOf<E>({ orderBy, pinnedBy }: Pick<Listing<E>, 'orderBy' | 'pinnedBy'>, row: Row<E>): CursorKeys {
  const [instant, id] = [(row[orderBy] as Date).toISOString(), (row as { id: string }).id];
  return pinnedBy ? [row[pinnedBy] as boolean, instant, id] : [instant, id];
}

const checksOf = (pinned: string | undefined) =>
  pinned ? [isBooleanKey, isInstantKey, isIdKey] : [isInstantKey, isIdKey];

interface Ordered {
  order: string;
  /** SQL condition for the rows after the cursor. */
  afterCursor: string;
}

function orderedBy(instant: string, pinned: string | null, direction: 'asc' | 'desc'): Ordered {
  const columns = [...(pinned ? [pinned] : []), instant, 'r.id'];
  const types = [...(pinned ? ['?::boolean'] : []), '?::timestamptz', '?'];
  return {
    order: columns.map((column) => `${column} ${direction}`).join(', '),
    afterCursor: `and (${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${types.join(', ')})`,
  };
}

const reversed = (direction: 'asc' | 'desc'): 'asc' | 'desc' => (direction === 'asc' ? 'desc' : 'asc');

async function readRequested<E>(
  ctx: Ctx,
  listing: Listing<E>,
  request: PageRequest,
  columns: string,
): Promise<RawRow[]> {
  const { entity, orderBy, pinnedBy, where, values } = listing;
  const direction = request.isBackwards ? reversed(listing.direction) : listing.direction;
  const { order, afterCursor } = orderedBy(
    fieldOf(ctx, entity, orderBy),
    pinnedBy ? fieldOf(ctx, entity, pinnedBy) : null,
    direction,
  );
  return readRows(
    ctx.em,
    `select ${columns} from ${tableOf(ctx, entity)} r where (${where}) ${request.start ? afterCursor : ''}
     order by ${order} limit ?`,
    [...values, ...(request.start ?? []), request.size + 1],
  );
}

const selected = <E>(ctx: Ctx, { entity, omit = [] }: Listing<E>): string =>
  columnsOf(ctx.em, entity)
    .filter(({ name }) => !omit.includes(name as (typeof omit)[number]))
    .map(({ field }) => `r.${field}`)
    .join(', ');

/** A page of a list. */
export async function readListing<E>(ctx: Ctx, listing: Listing<E>, args: PageArguments): Promise<Connection<Row<E>>> {
  const request = pageRequestOf(args, checksOf(listing.pinnedBy));
  const raw = await readRequested(ctx, listing, request, selected(ctx, listing));
  const rows = raw.map((row) => rowOf(ctx.em, listing.entity, row));
  return pageOf(rows, request, { keys: (row) => keysOf(listing, row), node: (row) => row });
}

/** A page with the total count, in the same statement. */
export async function readListingWithTotal<E>(
  ctx: Ctx,
  listing: Listing<E>,
  args: PageArguments,
): Promise<Connection<Row<E>> & { totalCount: number }> {
  const { entity, where, values } = listing;
  const request = pageRequestOf(args, checksOf(listing.pinnedBy));
  const count = `select count(*)::int as total from ${tableOf(ctx, entity)} r where (${where})`;
  const counted = { ...listing, values: [...values, ...values] };
  const raw = await readRequested(ctx, counted, request, `${selected(ctx, listing)}, (${count})`);
  // A page after the last one has no row that carries the total.
  const isPast = raw.length === 0 && request.start !== null;
  const [whole] = isPast ? await readRows(ctx.em, count, values) : raw;
  const rows = raw.map((row) => rowOf(ctx.em, entity, row));
  const page = pageOf(rows, request, { keys: (row) => keysOf(listing, row), node: (row) => row });
  return { ...page, totalCount: Number(whole?.['total'] ?? 0) };
}

/** Rows that belong to a parent: a table with `id`, `created_at` and the id of the parent. */
export interface ChildList<E> {
  entity: EntityClass<E>;
  /** Name of the batch. Lists with one name must have the same entity and condition. */
  name: string;
  /** Column with the id of the parent. */
  parent: string;
  /** A condition on `r`, without values. */
  where?: string;
}

type Dated = { readonly id: string; readonly createdAt: Date };

/**
 * A page of the children of one parent, newest first. All parents of a request are read with one statement that uses
 * the index for each: fifty cases with their notes are one read.
 */
export async function pageOfChildren<E extends Dated>(
  ctx: Ctx,
  { entity, name, parent, where = 'true' }: ChildList<E>,
  parentId: string,
  { first, after }: Pick<PageArguments, 'first' | 'after'>,
): Promise<Connection<Row<E>>> {
  const request = pageRequestOf({ first, after }, checksOf(undefined));
  const { order, afterCursor } = orderedBy('r.created_at', null, 'desc');
  const rows = await loadBatched<Row<E>[]>(ctx, `${name}:${request.size}:${after ?? ''}`, parentId, async (ids) => {
    const found = await readRows(
      ctx.em,
      `select page.* from unnest(?::text[]) as wanted (id) cross join lateral (
         select r.* from ${tableOf(ctx, entity)} r where r.${parent} = wanted.id and (${where})
           ${request.start ? afterCursor : ''} order by ${order} limit ?) page
       order by page.created_at desc, page.id desc`,
      [`{${ids.join(',')}}`, ...(request.start ?? []), request.size + 1],
    );
    const byParent = Map.groupBy(found, (row) => String(row[parent]));
    return new Map([...byParent].map(([of, raw]) => [of, raw.map((row) => rowOf(ctx.em, entity, row))]));
  });
  return pageOf((rows ?? []) as (Row<E> & Dated)[], request, {
    keys: ({ createdAt, id }) => [createdAt.toISOString(), id],
    node: (row) => row,
  });
}
