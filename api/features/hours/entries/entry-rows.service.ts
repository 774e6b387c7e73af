import { dayText } from '#api/kernel/database/rows.ts';
import { clientKeyOf } from '../pricing/client-key.rules.ts';
import type {
  BillingKind,
  CaseRole,
  HoursFilter,
  RateScope,
  TimeEntrySource,
  WorkActivity,
} from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { mxn } from '#api/kernel/money.ts';
import { foldedSql, searchPatterns } from '#api/kernel/database/folded-search.ts';
import { canEditEntry } from '../hours.policy.ts';
import { all, type Condition, type Tail } from '#api/kernel/database/conditions.ts';

/** Reads recorded time as plain rows with everything that a list shows, in one statement. */

export interface EntryRow {
  id: string;
  person_id: string;
  person_name: string;
  account_id: string;
  case_id: string | null;
  viewer_role: CaseRole | null;
  client: string;
  event_id: string | null;
  occurrence_of: Date | string | null;
  task_id: string | null;
  worked_on: Date | string;
  started_at: Date | string | null;
  seconds: number;
  billed_seconds: number;
  activity: WorkActivity;
  description: string;
  billing: BillingKind;
  source: TimeEntrySource;
  rate: string | number | null;
  rate_scope: RateScope | null;
  amount: string | number | null;
  prebill_id: string | null;
  version: number;
  created_at: Date | string;
  updated_at: Date | string;
}

const money = (value: string | number | null) => (value === null ? null : mxn(Number(value)));

/** An entry in the shape of the contract, with the ids that its field resolvers need. */
export function showEntry(row: EntryRow, viewerId: string) {
  const startedAt = row.started_at === null ? null : new Date(row.started_at);
  return {
    id: row.id,
    personId: row.person_id,
    personName: row.person_name,
    caseId: row.case_id,
    client: row.client,
    eventId: row.event_id,
    taskId: row.task_id,
    workedOn: dayText(row.worked_on),
    startedAt,
    endedAt: startedAt && new Date(startedAt.getTime() + row.seconds * 1000),
    seconds: row.seconds,
    billedSeconds: row.billed_seconds,
    activity: row.activity,
    description: row.description,
    billing: row.billing,
    source: row.source,
    rate: money(row.rate),
    rateScope: row.rate_scope,
    amount: money(row.amount),
    prebillId: row.prebill_id,
    version: row.version,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    viewerCanEdit: canEditEntry({
      isPerson: row.person_id === viewerId,
      isAccount: row.account_id === viewerId,
      isOfCase: row.case_id !== null,
      role: row.viewer_role,
      isBilled: row.prebill_id !== null,
    }),
  };
}

export type EntryView = ReturnType<typeof showEntry>;

const FROM = `from time_entry t join user_account u on u.id = t.person_id
  left join case_member m on m.case_id = t.case_id and m.user_id = ?
  where (t.person_id = ? or t.account_id = ?) and t.deleted_at is null`;

/** Entries that the caller sees: their own, and those of the cases that they own. */
export async function readEntryRows(ctx: Ctx, condition: Condition, { order, limit }: Tail = {}): Promise<EntryRow[]> {
  const { userId } = signedIn(ctx);
  return ctx.em.execute<EntryRow[]>(
    `select t.*, u.name as person_name, m.role as viewer_role ${FROM} and ${condition.sql}
     order by ${order ?? 't.worked_on desc, t.id desc'} ${limit === undefined ? '' : 'limit ?'}`,
    [userId, userId, userId, ...condition.values, ...(limit === undefined ? [] : [limit])],
  );
}

export async function countEntries(ctx: Ctx, condition: Condition): Promise<number> {
  const { userId } = signedIn(ctx);
  const [row] = await ctx.em.execute<{ total: number }[]>(
    `select count(*)::int as total ${FROM} and ${condition.sql}`,
    [userId, userId, userId, ...condition.values],
  );
  return row?.total ?? 0;
}

export async function findEntryRow(ctx: Ctx, id: string): Promise<EntryRow | null> {
  if (!isId(id, 'timeEntry')) return null;
  const [row] = await readEntryRows(ctx, { sql: 't.id = ?', values: [id] });
  return row ?? null;
}

/** An id of the wrong kind becomes '', which matches nothing. */
const idOf = (id: string, kind: 'case' | 'user' | 'prebill'): string => (isId(id, kind) ? id : '');

export function entryConditions(filter: HoursFilter | null | undefined): Condition {
  const found: Condition[] = [];
  const add = (sql: string, ...values: unknown[]): void => void found.push({ sql, values });
  if (!filter) return all();
  if (filter.from) add('t.worked_on >= ?', filter.from);
  if (filter.to) add('t.worked_on <= ?', filter.to);
  if (filter.caseId != null) add('t.case_id = ?', idOf(filter.caseId, 'case'));
  if (filter.client?.trim()) add('t.client_key = ?', clientKeyOf(filter.client));
  if (filter.personId != null) add('t.person_id = ?', idOf(filter.personId, 'user'));
  if (filter.activity) add('t.activity = ?', filter.activity);
  if (filter.billing) add('t.billing = ?', filter.billing);
  if (filter.isBilled != null) add(`t.prebill_id is ${filter.isBilled ? 'not ' : ''}null`);
  if (filter.isWithoutRate != null)
    add(`${filter.isWithoutRate ? '' : 'not '}(t.billing = 'BILLABLE' and t.rate is null)`);
  if (filter.prebillId != null) add('t.prebill_id = ?', idOf(filter.prebillId, 'prebill'));
  for (const pattern of searchPatterns(filter.search ?? ''))
    add(`${foldedSql(`t.description || ' ' || t.client`)} like ?`, pattern);
  return all(...found);
}
