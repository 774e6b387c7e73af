import type { EntityClass, EntityProperty, SqlEntityManager } from '@mikro-orm/postgresql';
import type { DatabaseError, Pool } from 'pg';

/** Read-only data is read as plain rows. Entities, with their identity map, are for writes. */

/** A row of an entity's table: its values, and `{ id }` for each reference. An entity satisfies this type too. */
export type Row<E> = {
  readonly [K in keyof E & string as IsMany<E[K]> extends true ? never : K]: NonNullable<E[K]> extends {
    unwrap(): unknown;
  }
    ? { readonly id: string } | Extract<E[K], null | undefined>
    : E[K];
};

type IsMany<V> = NonNullable<V> extends { getItems(): unknown } ? true : false;

/** A row as PostgreSQL sends it: instants as text, columns by their own names. */
export type RawRow = Record<string, unknown>;

interface Column {
  field: string;
  name: string;
  read: (value: unknown) => unknown;
}

const identity = (value: unknown): unknown => value;

function readerOf(property: EntityProperty): Column['read'] {
  if (property.kind !== 'scalar') return (id) => ({ id });
  if (property.runtimeType === 'Date') return (value) => new Date(value as string);
  if (property.runtimeType === 'number') return Number;
  return identity;
}

const columns = new Map<unknown, Column[]>();

/** The columns of an entity, without lazy ones (large and rarely read). */
export function columnsOf<E>(em: SqlEntityManager, entity: EntityClass<E>): readonly Column[] {
  const known = columns.get(entity);
  if (known) return known;
  const found = Object.values<EntityProperty>(em.getMetadata().get(entity).properties)
    .filter(({ lazy, fieldNames }) => !lazy && fieldNames?.length === 1)
    .map((property) => ({ field: property.fieldNames[0] ?? '', name: property.name, read: readerOf(property) }));
  columns.set(entity, found);
  return found;
}

/** Converts a raw row to a row of its entity. Columns that the statement did not select are absent. */
export function rowOf<E>(em: SqlEntityManager, entity: EntityClass<E>, raw: RawRow): Row<E> {
  const row: Record<string, unknown> = {};
  for (const { field, name, read } of columnsOf(em, entity)) {
    const value = raw[field];
    if (value !== undefined) row[name] = value === null ? null : read(value);
  }
  return row as Row<E>;
}

interface Prepared {
  /** Name of the prepared statement on each connection; null: the limit is reached, it is not prepared. */
  name: string | null;
  text: string;
}

/** By SQL text. There are few, because the values are parameters. */
const prepared = new Map<string, Prepared>();
const MAX_PREPARED = 500;

/** `?` becomes `$1`, `$2`… */
function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  let last = 0;
  const text = sql.replaceAll('?', () => `$${(last += 1)}`);
  if (prepared.size >= MAX_PREPARED) return { name: null, text };
  const made = { name: `read_${prepared.size}`, text };
  prepared.set(sql, made);
  return made;
}

/** PostgreSQL error: the prepared plan is older than a change of the table by another server's migration. */
const STALE_PLAN = '0A000';

/**
 * Reads rows with a prepared statement. Inside a transaction it uses the connection of the transaction, unprepared. The
 * parameters of `sql` are `?`; PostgreSQL must be able to infer their types.
 */
export async function readRows<T = RawRow>(
  em: SqlEntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<T[]> {
  if (em.isInTransaction()) return em.execute<T[]>(sql, [...values]);
  const pool = (await em.getConnection().getNativeClient()) as Pool;
  const { name, text } = prepare(sql);
  em.config.getLogger().logQuery({ query: text, params: values, level: 'info' });
  try {
    const plain = { text, values: [...values] };
    const { rows } = await pool.query<T & object>(name ? { ...plain, name } : plain).catch((error: DatabaseError) => {
      if (error.code !== STALE_PLAN) throw error;
      return pool.query<T & object>(plain);
    });
    return rows;
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}

/** A date column as `YYYY-MM-DD`; the driver reads it as text or as a Date. */
export const dayText = (value: Date | string): string =>
  typeof value === 'string' ? value.slice(0, 10) : value.toISOString().slice(0, 10);
