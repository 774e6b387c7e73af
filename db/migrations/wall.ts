import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { ROW_OWNERS, type RowOwner } from '../row-owners.ts';
import { callerKeyOf, type CallerKey } from '../row-wall.ts';
import { connectPatiently } from './run.ts';

/**
 * Row-level security: the tables show a caller its own rows only, and take no others from it, even when a statement forgets
 * to ask for them. The policies are made of `ROW_OWNERS`.
 */

/** `null`: the server itself, which sees everything. Asked once for each statement. */
const ME = '(select public.foja_account())';
const IS_SYSTEM = `${ME} is null`;
const MY_CASES = '(select public.foja_cases())';

interface Rule {
  /** Which rows are seen. */
  see: string;
  /** Which rows may be there after a change; and be changed. */
  write: string;
}

const same = (condition: string): Rule => ({ see: condition, write: condition });

/**
 * `coalesce` holds both ends: the server itself (null) sees the row, and a row of nobody is not seen. Its estimate is half
 * of the rows, so plans stay those of the conditions of the statement.
 */
const isMine = (column: string): string => `coalesce(coalesce(${column}, '-') = ${ME}, true)`;
const isOwnCase = (column: string): string =>
  `exists (select from public.legal_case c where c.id = ${column} and c.owner_id = ${ME})`;
const inMyCases = (column: string): string => `${column} in ${MY_CASES}`;

function ruleOf(table: string, owner: RowOwner): Rule | null {
  switch (owner.kind) {
    case 'ACCOUNT': {
      const mine = owner.accounts.map(isMine).join(' or ');
      return same(owner.caseColumn ? `${mine} or ${inMyCases(owner.caseColumn)}` : mine);
    }
    case 'CASE':
      // A case that is made has no members yet.
      return same(`${IS_SYSTEM} or ${inMyCases(owner.column)} or ${isOwnCase(`${table}.${owner.column}`)}`);
    case 'PART':
      return same(
        `${IS_SYSTEM} or exists (select from public.${owner.parent} p where p.${owner.key ?? 'id'} = ${table}.${owner.column})`,
      );
    case 'SYSTEM':
      return same(owner.account ? isMine(owner.account) : IS_SYSTEM);
    case 'SHARED':
      return null;
  }
}

const OWN_COURT = isMine('owner_id');

/** Where more is seen, or less may be written, than the map says. */
const RULES: Readonly<Record<string, (rule: Rule) => Rule>> = {
  // Who works in the cases of somebody counts by the days that this one wrote.
  court_closure: ({ write }) => ({ see: `${write} or public.foja_knows(owner_id)`, write }),
  // A change of a deadline alerts others of its case.
  deadline_alert: ({ see }) =>
    same(`${see} or exists (select from public.deadline d where d.id = deadline_alert.deadline_id)`),
  // From either end.
  case_link: ({ see }) => same(`${see} or ${inMyCases('to_case_id')}`),
  // Courts of no account are of all; one that an account wrote is seen in its cases too.
  court_office: () => ({
    see: `owner_id is null or ${OWN_COURT} or exists (select from public.legal_case c where c.court_id = court_office.id)`,
    write: OWN_COURT,
  }),
  // Nobody makes itself a member of the case of somebody else.
  case_member: ({ see }) => ({
    see,
    write: `${IS_SYSTEM} or ${inMyCases('case_id')} or ${isOwnCase('case_member.case_id')}`,
  }),
};

interface Policy {
  table: string;
  name: string;
  /** Ends the statement `create policy … on …`. */
  text: string;
}

export const wallPolicies = (): Policy[] =>
  Object.entries(ROW_OWNERS).flatMap(([table, owner]) => {
    const made = owner.isWalled ? ruleOf(table, owner) : null;
    if (!made) return [];
    const rule = RULES[table]?.(made) ?? made;
    const all = { table, name: 'wall', text: `for all using (${rule.write}) with check (${rule.write})` };
    if (rule.see === rule.write) return [all];
    return [all, { table, name: 'wall_sight', text: `for select using (${rule.see})` }];
  });

const markOf = ({ text }: Policy): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Makes the policies that are missing or say something else, on a connection of the owner, under the lock of migrations.
 * Repeated at each start, so that a new table and a restored database have them too.
 */
export async function raiseWall(client: pg.ClientBase): Promise<void> {
  const { rows: policies } = await client.query<{ id: string }>(
    `select p.polrelid::regclass || ' ' || p.polname || ' ' || coalesce(obj_description(p.oid, 'pg_policy'), '') as id
     from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace`,
  );
  const { rows: tables } = await client.query<{ name: string; isWalled: boolean }>(
    `select relname as name, relrowsecurity as "isWalled" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const standing = new Set(policies.map(({ id }) => id));
  const wanted = wallPolicies();
  const idOf = (policy: Policy): string => `${policy.table} ${policy.name} ${markOf(policy)}`;
  const kept = new Set(wanted.map(idOf));
  for (const id of standing) {
    if (kept.has(id)) continue;
    const [table = '', name = ''] = id.split(' ');
    await client.query(`drop policy ${pg.escapeIdentifier(name)} on ${table}`);
  }
  const walled = new Set(wanted.map(({ table }) => table));
  for (const { name, isWalled } of tables)
    if (walled.has(name) !== isWalled)
      await client.query(`alter table public.${name} ${isWalled ? 'disable' : 'enable'} row level security`);
  for (const policy of wanted) {
    if (standing.has(idOf(policy))) continue;
    const { table, name, text } = policy;
    await client.query(`create policy ${name} on public.${table} ${text}`);
    await client.query(`comment on policy ${name} on public.${table} is '${markOf(policy)}'`);
  }
}

/** The key with which the server says who calls; made once. Read as the owner. */
export async function readCallerKey(ownerUrl: string): Promise<CallerKey> {
  const client = await connectPatiently(ownerUrl);
  try {
    await client.query('insert into public.caller_key (key) values ($1) on conflict do nothing', [randomBytes(32)]);
    const { rows } = await client.query<{ key: Buffer }>('select key from public.caller_key');
    return callerKeyOf((rows[0] as { key: Buffer }).key);
  } finally {
    await client.end().catch(() => undefined);
  }
}
