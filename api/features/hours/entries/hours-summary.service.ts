import type { BillingKind, HoursFilter, WorkActivity } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { oncePerRequest, type Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { mxn } from '#api/kernel/money.ts';
import type { Condition } from '#api/kernel/database/conditions.ts';
import { dayText } from '#api/kernel/database/rows.ts';
import { entryConditions } from './entry-rows.service.ts';

/** Sums of entries, from the whole centavos of the rows, never from hours times a rate. */

interface SumRow {
  /** Bits of SQL `grouping()`: the column by which the row is summed. */
  by: number;
  case_id: string | null;
  client: string | null;
  worked_on: Date | string | null;
  person_id: string | null;
  person_name: string | null;
  activity: WorkActivity | null;
  billing: BillingKind | null;
  is_unbilled: boolean | null;
  seconds: number;
  billed_seconds: number;
  amount: string | number;
  entry_count: number;
  without_rate: number;
}

/** Capped at the largest GraphQL Int (68 years in seconds), so that extreme data does not cause an error. */
const sumOf = (column: string): string => `least(coalesce(sum(${column}), 0), 2147483647)::int as ${column}`;

const SUMS = `${sumOf('seconds')}, ${sumOf('billed_seconds')},
  coalesce(sum(amount), 0) as amount, count(*)::int as entry_count,
  count(*) filter (where billing = 'BILLABLE' and rate is null)::int as without_rate`;

/** One bit per grouping set, in the order of the columns: 1 where the row is not grouped by it. */
const SETS = {
  ALL: 0b111111,
  CASE: 0b011111,
  DAY: 0b101111,
  PERSON: 0b110111,
  ACTIVITY: 0b111011,
  BILLING: 0b111101,
  UNBILLED: 0b111110,
} as const;

/** All sums of a filter in one statement, over the same rows. */
function sumsOf(ctx: Ctx, condition: Condition): Promise<SumRow[]> {
  const { userId } = signedIn(ctx);
  return ctx.em.execute<SumRow[]>(
    `with mine as (
       select t.*, u.name as person_name,
         (t.billing = 'BILLABLE' and t.prebill_id is null) as is_unbilled,
         case when m.user_id is null then null else t.case_id end as seen_case,
         -- Bills keep the name of their day; a case is one group, under the name that it has now.
         case when m.user_id is null then t.client else c.client end as shown_client
       from time_entry t join user_account u on u.id = t.person_id
         left join case_member m on m.case_id = t.case_id and m.user_id = ? left join legal_case c on c.id = m.case_id
       where (t.person_id = ? or t.account_id = ?) and t.deleted_at is null and ${condition.sql})
     select grouping(seen_case, worked_on, person_id, activity, billing, is_unbilled) as by,
       seen_case as case_id, shown_client as client, worked_on, person_id, person_name, activity, billing, is_unbilled, ${SUMS}
     from mine
     group by grouping sets
       ((), (seen_case, shown_client), (worked_on), (person_id, person_name), (activity), (billing), (is_unbilled))
     order by amount desc, seconds desc`,
    [userId, userId, userId, ...condition.values],
  );
}

const totalOf = (row: SumRow | undefined) => ({
  seconds: row?.seconds ?? 0,
  billedSeconds: row?.billed_seconds ?? 0,
  amount: mxn(Number(row?.amount ?? 0)),
  entryCount: row?.entry_count ?? 0,
  withoutRateCount: row?.without_rate ?? 0,
});

export type HoursTotal = ReturnType<typeof totalOf>;

/** The hours of a filter, summed by case, day, person and activity. */
export async function readHoursSummary(ctx: Ctx, filter: HoursFilter | null | undefined) {
  const rows = await sumsOf(ctx, entryConditions(filter));
  const of = (set: number): SumRow[] => rows.filter((row) => row.by === set);
  const billing = (kind: BillingKind): HoursTotal => totalOf(of(SETS.BILLING).find((row) => row.billing === kind));
  return {
    total: totalOf(of(SETS.ALL)[0]),
    billable: billing('BILLABLE'),
    notBillable: billing('NOT_BILLABLE'),
    flatFee: billing('FLAT_FEE'),
    unbilled: totalOf(of(SETS.UNBILLED).find((row) => row.is_unbilled)),
    byCase: of(SETS.CASE).map((row) => ({ caseId: row.case_id, client: row.client ?? '', total: totalOf(row) })),
    byDay: of(SETS.DAY)
      .map((row) => ({ date: dayText(row.worked_on ?? ''), total: totalOf(row) }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    byPerson: of(SETS.PERSON).map((row) => ({
      personId: row.person_id ?? '',
      personName: row.person_name ?? '',
      total: totalOf(row),
    })),
    byActivity: of(SETS.ACTIVITY).map((row) => ({ activity: row.activity ?? 'OTHER', total: totalOf(row) })),
  };
}

/** The hours of a case that the caller may see; one statement for every case of a page. */
export async function hoursOfCase(ctx: Ctx, caseId: string): Promise<HoursTotal> {
  const { userId } = signedIn(ctx);
  const found = await loadBatched<SumRow>(ctx, `case-hours:${userId}`, caseId, async (ids) => {
    const rows = await ctx.em.execute<SumRow[]>(
      `select case_id, ${SUMS} from time_entry
       where case_id = any(?::text[]) and (person_id = ? or account_id = ?) and deleted_at is null group by case_id`,
      [`{${ids.join(',')}}`, userId, userId],
    );
    return new Map(rows.map((row) => [row.case_id ?? '', row]));
  });
  return totalOf(found);
}

/** Recorded, billable, in no pre-bill. */
export function unbilledOf(ctx: Ctx): Promise<Pick<HoursTotal, 'seconds' | 'amount'>> {
  const { userId } = signedIn(ctx);
  return oncePerRequest(ctx, `unbilled-hours:${userId}`, async () => {
    const [row] = await ctx.em.execute<SumRow[]>(
      `select ${SUMS} from time_entry where account_id = ? and deleted_at is null and billing = 'BILLABLE' and prebill_id is null`,
      [userId],
    );
    return totalOf(row);
  });
}
