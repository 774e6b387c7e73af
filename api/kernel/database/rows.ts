import type { EntityClass, EntityProperty, SqlEntityManager } from '@mikro-orm/postgresql';
import type { DatabaseError, Pool } from 'pg';

/** What is only read is read as plain rows: entities and their identity map are for what is written. */

/** A row of an entity's table: its values, and the id of whatever it refers to. An entity is one too. */
export type Row<E> = {
  readonly [K in keyof E & string as IsMany<E[K]> extends true ? never : K]: NonNullable<E[K]> extends {
    unwrap(): unknown;
  }
    ? { readonly id: string } | Extract<E[K], null | undefined>
    : E[K];
};

type IsMany<V> = NonNullable<V> extends { getItems(): unknown } ? true : false;

/** As PostgreSQL sends it: instants as text, columns by their own names. */
export type RawRow = Record<string, unknown>;

interface Column {
  field: string;
  name: string;
  read: (value: unknown) => unknown;
}

const asItIs = (value: unknown): unknown => value;

function readerOf(property: EntityProperty): Column['read'] {
  if (property.kind !== 'scalar') return (id) => ({ id });
  if (property.runtimeType === 'Date') return (value) => new Date(value as string);
  if (property.runtimeType === 'number') return Number;
  return asItIs;
}

const columns = new Map<unknown, Column[]>();

/** What a row has of an entity, but for what is loaded lazily, which is large and asked for by few. */
export function columnsOf<E>(em: SqlEntityManager, entity: EntityClass<E>): readonly Column[] {
  const known = columns.get(entity);
  if (known) return known;
  const found = Object.values<EntityProperty>(em.getMetadata().get(entity).properties)
    .filter(({ lazy, fieldNames }) => !lazy && fieldNames?.length === 1)
    .map((property) => ({ field: property.fieldNames[0] ?? '', name: property.name, read: readerOf(property) }));
  columns.set(entity, found);
  return found;
}

/** A raw row as the row of its entity. Columns that the statement did not select are absent. */
export function rowOf<E>(em: SqlEntityManager, entity: EntityClass<E>, raw: RawRow): Row<E> {
  const row: Record<string, unknown> = {};
  for (const { field, name, read } of columnsOf(em, entity)) {
    const value = raw[field];
    if (value !== undefined) row[name] = value === null ? null : read(value);
  }
  return row as Row<E>;
}

interface Prepared {
  /** Under which each connection keeps its plan; null: there are enough. */
  name: string | null;
  text: string;
}

/** By the texts that were sent. Few: values are not in them. */
const prepared = new Map<string, Prepared>();
const MOST_PREPARED = 500;

/** `?` becomes `$1`, `$2`… */
function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known) return known;
  let last = 0;
  const text = sql.replaceAll('?', () => `$${(last += 1)}`);
  if (prepared.size >= MOST_PREPARED) return { name: null, text };
  const made = { name: `read_${prepared.size}`, text };
  prepared.set(sql, made);
  return made;
}

/** A plan that was made before a migration of another server changed the table. */
const PLAN_IS_OLD = '0A000';

/**
 * Reads with a plan that is made once per connection. In a transaction it is read there, as everything else is; the
 * values of `sql` are `?`, each with the type that PostgreSQL can tell from its place.
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
      if (error.code !== PLAN_IS_OLD) throw error;
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
