import { ROW_OWNERS, type RowOwner } from '#db/row-owners.ts';

/** Which rows are of an account, by the map of the tables. */

/** A condition on the alias `t`; each `?` is the id of the account. */
export interface OwnRows {
  table: string;
  where: string;
  accounts: number;
}

/** Proofs and passing states: they say nothing of a person. */
const LEFT_OUT = new Set([
  'idempotent_request',
  'google_consent',
  'google_attempt',
  'integration_consent',
  'refresh_token',
  'security_ticket',
  'upload',
  'account_export',
]);

const OF_CASES = 'select id from legal_case where owner_id = ?';

function conditionOf(owner: RowOwner | undefined, alias: string): string | null {
  if (!owner) return null;
  if (owner.kind === 'ACCOUNT') return `${alias}.${owner.accounts[0]} = ?`;
  if (owner.kind === 'SYSTEM') return owner.account ? `${alias}.${owner.account} = ?` : null;
  if (owner.kind === 'CASE') {
    const own = `${alias}.${owner.column} in (${OF_CASES})`;
    return owner.author ? `(${own} or ${alias}.${owner.author} = ?)` : own;
  }
  if (owner.kind === 'SHARED') return null;
  const parent = conditionOf(ROW_OWNERS[owner.parent], 'p');
  return parent && `${alias}.${owner.column} in (select p.${owner.key ?? 'id'} from ${owner.parent} p where ${parent})`;
}

/** Every table with rows of accounts. */
export const OWN_ROWS: readonly OwnRows[] = Object.entries(ROW_OWNERS).flatMap(([table, owner]) => {
  const where = LEFT_OUT.has(table) ? null : conditionOf(owner, 't');
  return where ? [{ table, where, accounts: where.split('?').length - 1 }] : [];
});

/** Columns that prove who somebody is, or hold what only the server reads. */
const SECRET = /hash$|sealed|secret|token|verifier|^private_|vector|_key$|^claimed_by$/;

export const isSecretColumn = (column: string): boolean => SECRET.test(column);

/** What others wrote or have with an account: it stays with them, under a name that says nothing. */
export interface LeftBehind {
  table: string;
  column: string;
  /** Rows of others, on the table itself; `?` is the id of the account. */
  where: string;
}

export const LEFT_BEHIND: readonly LeftBehind[] = [
  ...Object.entries(ROW_OWNERS).flatMap(([table, owner]) =>
    owner.kind === 'CASE' && owner.author && table !== 'case_invitation'
      ? [{ table, column: owner.author, where: `${owner.column} not in (${OF_CASES})` }]
      : [],
  ),
  // Hours worked for another account are in its books.
  { table: 'time_entry', column: 'person_id', where: 'account_id <> ?' },
];

/** Rows that go with a case to whoever owns it next. */
export const OF_CASE_OWNER: readonly { table: string; column: string; caseColumn: string }[] = Object.entries(
  ROW_OWNERS,
).flatMap(([table, owner]) =>
  owner.kind === 'ACCOUNT' && owner.caseColumn && table !== 'case_member'
    ? [{ table, column: owner.accounts[0], caseColumn: owner.caseColumn }]
    : [],
);
