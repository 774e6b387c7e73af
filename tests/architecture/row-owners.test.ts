import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrm, type Orm } from '#db/mikro-orm.config.ts';
import { ROW_OWNERS } from '#db/row-owners.ts';
import { freshDatabase, type FreshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let orm: Orm;
beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.ownerUrl);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** The tables of the schema `public` with their columns. */
async function columnsByTable(): Promise<Map<string, Set<string>>> {
  const rows = await orm.em.fork().execute<{ name: string; columns: string[] }[]>(
    `select t.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

/** What an entry says that the tables do not have. */
function wrong(tables: Map<string, Set<string>>): string[] {
  const has = (table: string, column: string): boolean => tables.get(table)?.has(column) ?? false;
  return Object.entries(ROW_OWNERS).flatMap(([table, owner]) => {
    const columns = {
      ACCOUNT: () =>
        owner.kind === 'ACCOUNT' ? [...owner.accounts, ...(owner.caseColumn ? [owner.caseColumn] : [])] : [],
      CASE: () => (owner.kind === 'CASE' ? [owner.column, ...(owner.author ? [owner.author] : [])] : []),
      PART: () => (owner.kind === 'PART' ? [owner.column] : []),
      SYSTEM: () => (owner.kind === 'SYSTEM' && owner.account ? [owner.account] : []),
      SHARED: () => [],
    }[owner.kind]();
    const missing = columns.filter((column) => !has(table, column)).map((column) => `${table}.${column}`);
    const parentLess =
      owner.kind === 'PART' && !has(owner.parent, owner.key ?? 'id') ? [`${table}: ${owner.parent}`] : [];
    return [...missing, ...parentLess];
  });
}

const unlisted = (tables: Map<string, Set<string>>): string[] =>
  [...tables.keys()].filter((name) => !(name in ROW_OWNERS)).toSorted();

test('every table says whose its rows are, and no entry is of a table that is gone', async () => {
  const tables = await columnsByTable();
  expect(unlisted(tables)).toEqual([]);
  expect(Object.keys(ROW_OWNERS).filter((name) => !tables.has(name))).toEqual([]);
  expect(wrong(tables)).toEqual([]);
});

test('a table that somebody adds without saying so is reported (planted)', async () => {
  await orm.em.fork().execute('create table planted (id text)');
  expect(unlisted(await columnsByTable())).toEqual(['planted']);
});

/** Columns by which tables name accounts. Those that say something else than whose a row is are listed here. */
const NAMES_ACCOUNT = /^(user_id|owner_id|account_id|person_id|recipient_id)$/;

test('a column that names an account is said to be one', async () => {
  const silent = [...(await columnsByTable())].flatMap(([table, columns]) => {
    const owner = ROW_OWNERS[table];
    const said = new Set(
      owner?.kind === 'ACCOUNT' ? owner.accounts : owner?.kind === 'SYSTEM' && owner.account ? [owner.account] : [],
    );
    return [...columns].filter((name) => NAMES_ACCOUNT.test(name) && !said.has(name)).map((name) => `${table}.${name}`);
  });
  expect(silent).toEqual([]);
});
