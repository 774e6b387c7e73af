import pg from 'pg';
import { connectPatiently } from './run.ts';
import { raiseWall } from './wall.ts';

/** What the role of the server may do: read and write rows. It owns nothing and changes no table. */

export interface ServerRole {
  name: string;
  /** It is the owner of the tables, or may become it, so that it could change them. */
  ownsTables: boolean;
  /** The policies of the tables bind it, so that it sees rows of the caller only. */
  isWalled: boolean;
}

/** Whom an address signs in as. */
export async function readServerRole(url: string): Promise<ServerRole> {
  const client = await connectPatiently(url);
  try {
    const { rows } = await client.query<ServerRole>(
      `select current_user as name, coalesce(bool_or(pg_has_role(c.relowner, 'member')), false) as "ownsTables",
         not coalesce(bool_or(pg_has_role(c.relowner, 'usage')), false)
           and not (select r.rolsuper or r.rolbypassrls from pg_roles r where r.rolname = current_user) as "isWalled"
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    return rows[0] as ServerRole;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Lists of migrations say what was done to the tables, and the audit log what was done with accounts: the server only
 * reads them. It adds to the log with a function of the owner.
 */
const READ_ONLY = new Set([
  'public.mikro_orm_migrations',
  'graphile_worker.migrations',
  'public.audit_chain',
  'public.audit_entry',
]);

/** With it anybody could say that he is somebody else. */
const HIDDEN = new Set(['public.caller_key']);

const OWN_RELATIONS = `select c.oid::regclass::text as name, n.nspname || '.' || c.relname as "fullName", c.relkind = 'S' as "isSequence",
    c.relrowsecurity and n.nspname = 'graphile_worker' as "hasPolicies"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) = current_user
  order by 1`;

interface Relation {
  name: string;
  fullName: string;
  isSequence: boolean;
  hasPolicies: boolean;
}

/** The queue protects its tables from everybody but their owner. */
async function openToServer(client: pg.ClientBase, table: string, role: string): Promise<void> {
  const found = await client.query('select from pg_policy where polrelid = $1::regclass and polname = $2', [
    table,
    role,
  ]);
  const id = pg.escapeIdentifier(role);
  if (!found.rowCount)
    await client.query(`create policy ${id} on ${table} for all to ${id} using (true) with check (true)`);
}

async function grantFuture(client: pg.ClientBase, schema: string, role: string): Promise<void> {
  const future = `alter default privileges in schema ${schema} grant`;
  await client.query(`grant usage on schema ${schema} to ${role}`);
  await client.query(`${future} select, insert, update, delete on tables to ${role}`);
  await client.query(`${future} usage, select on sequences to ${role}`);
  await client.query(`${future} execute on functions to ${role}`);
}

/**
 * Grants what the server needs on all that is there and on what later migrations make. On a connection of the owner, under
 * the lock of migrations; repeated at each start, so that a restored database has it too.
 */
export async function grantToServer(client: pg.ClientBase, role: string): Promise<void> {
  const { rows: me } = await client.query<{ name: string }>('select current_user as name');
  if (me[0]?.name === role) return;
  const to = pg.escapeIdentifier(role);
  const { rows } = await client.query<Relation>(OWN_RELATIONS);
  const list = (chosen: Relation[]): string => chosen.map(({ name }) => name).join(', ');
  const tables = rows.filter(({ isSequence }) => !isSequence);
  const written = tables.filter(({ fullName }) => !READ_ONLY.has(fullName) && !HIDDEN.has(fullName));
  const read = tables.filter(({ fullName }) => READ_ONLY.has(fullName));
  const sequences = rows.filter(({ isSequence }) => isSequence);
  for (const schema of ['public', 'graphile_worker']) await grantFuture(client, schema, to);
  await client.query(`grant select, insert, update, delete on ${list(written)} to ${to}`);
  const hidden = tables.filter(({ fullName }) => HIDDEN.has(fullName));
  if (hidden.length > 0) await client.query(`revoke all on ${list(hidden)} from ${to}`);
  if (read.length > 0) {
    await client.query(`revoke insert, update, delete on ${list(read)} from ${to}`);
    await client.query(`grant select on ${list(read)} to ${to}`);
  }
  if (sequences.length > 0) await client.query(`grant usage, select on sequence ${list(sequences)} to ${to}`);
  await client.query(`grant execute on all functions in schema graphile_worker to ${to}`);
  for (const { name } of tables.filter(({ hasPolicies }) => hasPolicies)) await openToServer(client, name, role);
  await raiseWall(client);
}
