import pg from 'pg';
import { ROW_OWNERS, type RowOwner } from '#db/row-owners.ts';

/** Rows of two accounts in every table, for tests of what the database shows to whom. */

interface ColumnOf {
  table: string;
  name: string;
  type: string;
  isKey: boolean;
}

const COLUMNS = `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as "isKey"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnotnull and not a.atthasdef and a.attidentity = ''`;

/** An SQL literal of a type; texts name the account, so that a row is known for whose it is. */
function literal(type: string, text: string): string {
  if (type === 'text') return pg.escapeLiteral(text);
  if (type === 'jsonb') return "'{}'";
  if (type.endsWith('[]')) return "'{}'";
  if (type === 'boolean') return 'false';
  if (type === 'bytea') return "'\\x00'";
  if (/^(timestamp|date)/.test(type)) return 'now()';
  return '1';
}

export const caseOf = (account: string): string => `case ${account}`;
const rowOf = (table: string, account: string): string => `${table} ${account}`;

/** What the columns that say whose a row is hold. */
function owned(table: string, owner: RowOwner, account: string): Record<string, string> {
  switch (owner.kind) {
    case 'ACCOUNT': {
      const accounts = Object.fromEntries(owner.accounts.map((column) => [column, account]));
      return { ...(owner.caseColumn ? { [owner.caseColumn]: caseOf(account) } : {}), ...accounts };
    }
    case 'CASE':
      return { [owner.column]: caseOf(account), ...(owner.author ? { [owner.author]: account } : {}) };
    case 'PART':
      return { [owner.column]: keyOf(owner.parent, account) };
    case 'SYSTEM':
      return owner.account ? { [owner.account]: account } : {};
    case 'SHARED':
      return {};
  }
}

/** The value of the column `id` of the planted row of a table. */
function keyOf(table: string, account: string): string {
  if (table === 'user_account') return account;
  return table === 'legal_case' ? caseOf(account) : rowOf(table, account);
}

/** The statement that plants the row of an account in a table. `number`: of further rows. */
export function plantSql(columns: readonly ColumnOf[], table: string, account: string, number = 1): string {
  const owner = ROW_OWNERS[table] as RowOwner;
  const said: Record<string, string> = { ...owned(table, owner, account) };
  const id = number === 1 ? keyOf(table, account) : `${keyOf(table, account)} ${number}`;
  const values = new Map(Object.entries(said).map(([name, value]) => [name, pg.escapeLiteral(value)]));
  for (const { name, type, isKey } of columns.filter((column) => column.table === table)) {
    if (values.has(name)) continue;
    values.set(name, name === 'id' ? literal(type, id) : literal(type, isKey ? `${name} ${id}` : account));
  }
  const names = [...values.keys()].map((name) => pg.escapeIdentifier(name));
  return `insert into ${table} (${names.join(', ')}) values (${[...values.values()].join(', ')})`;
}

/** Plants a row of each account in these tables. `superuserUrl`: references are not checked. */
export async function plantRows(
  superuserUrl: string,
  accounts: readonly string[],
  tables: readonly string[],
): Promise<ColumnOf[]> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows: columns } = await client.query<ColumnOf>(COLUMNS);
    await client.query(`set session_replication_role = replica`);
    for (const account of accounts) for (const table of tables) await client.query(plantSql(columns, table, account));
    return columns;
  } finally {
    await client.end();
  }
}
