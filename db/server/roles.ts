import pg from 'pg';
import { ADVISORY_LOCK } from '../advisory-locks.ts';

/**
 * The roles of the embedded database. Its superuser makes them and their database, and is used for nothing else: `OWNER`
 * owns the tables and migrates them, `SERVER` reads and writes rows.
 */
const OWNER = 'foja_owner';
const SERVER = 'foja_app';

export interface RolePasswords {
  owner: string;
  server: string;
}

export const ownerUrl = (passwords: RolePasswords, port: number, database: string): string =>
  connectionUrl(OWNER, passwords.owner, port, database);

export const serverUrl = (passwords: RolePasswords, port: number, database: string): string =>
  connectionUrl(SERVER, passwords.server, port, database);

export function connectionUrl(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

async function ensureRole(client: pg.ClientBase, role: string, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [role]);
  // Always with the password of the file: a lost file is made anew, and the role follows it.
  await client.query(
    `${found.rowCount ? 'alter' : 'create'} role ${role} with ${ATTRIBUTES} password ${pg.escapeLiteral(password)}`,
  );
}

/** Makes roles and database, on a connection of the superuser to the database `postgres`. `true`: tables are the owner's. */
export async function ensureRolesAndDatabase(
  client: pg.ClientBase,
  database: string,
  passwords: RolePasswords,
): Promise<boolean> {
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.roles]);
  try {
    await ensureRole(client, OWNER, passwords.owner);
    await ensureRole(client, SERVER, passwords.server);
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [database],
    );
    if (!rows[0]) await client.query(`create database ${pg.escapeIdentifier(database)}`);
    return rows[0]?.owner === OWNER;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK.roles]);
  }
}

/** Asked by the owner, in its database. */
export async function isOwnershipTransferred(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(
    'select datdba = current_user::regrole as done from pg_database where datname = current_database()',
  );
  return rows[0]?.done ?? false;
}

/** What the superuser owns outside of extensions. Sequences of a column follow their table. */
const HAND_OVER = `do $$
declare each record;
begin
  for each in select n.oid::regnamespace::text as name from pg_namespace n
    where n.nspname = 'graphile_worker' and pg_get_userbyid(n.nspowner) <> '${OWNER}'
  loop execute format('alter schema %s owner to ${OWNER}', each.name); end loop;
  for each in select c.oid::regclass::text as name, c.relkind as kind from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'm', 'S', 'c')
      and pg_get_userbyid(c.relowner) <> '${OWNER}'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i')))
  loop execute format(case each.kind when 'c' then 'alter type %s owner to ${OWNER}' else 'alter table %s owner to ${OWNER}' end, each.name); end loop;
  for each in select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'graphile_worker') and pg_get_userbyid(p.proowner) <> '${OWNER}'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop execute format('alter routine %s owner to ${OWNER}', each.name); end loop;
end $$`;

/**
 * Gives a database that the superuser made, and all that is in it, to the owner: a new one, and one of a release that had
 * one role. All of it or nothing; the owner of the database is the mark that it was done.
 */
export async function transferOwnership(client: pg.ClientBase, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK.roles]);
  await client.query(HAND_OVER);
  await client.query(`alter database ${name} owner to ${OWNER}`);
  // Nobody but these connects, and the server makes no tables, not even of its session.
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${SERVER}`);
  await client.query('commit');
}
