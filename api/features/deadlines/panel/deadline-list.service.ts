import type { DeadlineFilter } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Connection } from '#api/kernel/paging/connection.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import {
  pageRequestOf,
  isTextKey,
  pageOf,
  type PageRequest,
  type KeyCheck,
  type PageArguments,
} from '#api/kernel/paging/pages.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { Condition } from '#api/kernel/database/conditions.ts';
import { foldedSql, searchPatterns } from '#api/kernel/database/folded-search.ts';
import {
  deadlineColumns,
  FACT_JOINS,
  factColumns,
  mapRow,
  VISIBLE_SQL,
  type DeadlineRow,
  type RawDeadline,
} from '../deadline-rows.service.ts';

const DUE = `to_char(d.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** Sort key of a list, as text that compares byte by byte. */
export const BY_DATE = DUE;
/** Sort key with the open deadlines first. */
/** Estimates stand last: they wait for a notice. */
export const ESTIMATES_LAST = `(case when d.is_estimated then '1' else '0' end || ${DUE})`;
const OPEN_FIRST = `(case when d.completed_at is null then '0' else '1' end || ${DUE})`;

export type DeadlinePage = Connection<DeadlineRow> & { totalCount: number };

const CHECKS: KeyCheck[] = [isTextKey, (key) => isTextKey(key) && isId(String(key), 'deadline')];

type PageOfDeadlines = Pick<PageArguments, 'first' | 'after'>;

/** A page in one statement: the rows with the viewer's facts, and the total. */
export async function readPage(
  ctx: Ctx,
  conditions: readonly Condition[],
  order: string,
  args: PageOfDeadlines,
): Promise<DeadlinePage> {
  const { userId } = signedIn(ctx);
  const asked = pageRequestOf(args, CHECKS);
  const { size, start } = asked;
  const found = `found as materialized (
    select d.id, mine.role, (${order}) collate "C" as sort_key
    from (${VISIBLE_SQL}) mine join deadline d on d.id = mine.id left join legal_case c on c.id = d.case_id
    where true ${conditions.map(({ sql }) => `and (${sql})`).join(' ')})`;
  const foundValues = [userId, userId, ...conditions.flatMap(({ values }) => values)];
  const rows = await readRows<KeyedRow>(
    ctx.em,
    `with ${found}, page as (select * from found ${start ? 'where (sort_key, id) > (?, ?)' : ''}
       order by sort_key, id limit ?)
     select ${deadlineColumns(ctx)}, ${factColumns('page.role')}, page.sort_key, (select count(*)::int from found) as total
     from page join deadline d on d.id = page.id ${FACT_JOINS} order by page.sort_key, page.id`,
    [...foundValues, ...(start ?? []), size + 1, userId],
  );
  const total = rows[0]?.total ?? (start ? await countFound(ctx, found, foundValues) : 0);
  return deadlinePage(ctx, rows, asked, total);
}

type KeyedRow = RawDeadline & { sort_key: string; total: number };

const deadlinePage = (ctx: Ctx, rows: readonly KeyedRow[], asked: PageRequest, totalCount: number): DeadlinePage => ({
  ...pageOf(rows, asked, { keys: (row) => [row.sort_key, row.id], node: (row) => mapRow(ctx, row) }),
  totalCount,
});

/** A page after the last one has no row with the total, so it is counted. */
async function countFound(ctx: Ctx, found: string, values: unknown[]): Promise<number> {
  const [row] = await readRows<{ total: number }>(
    ctx.em,
    `with ${found} select count(*)::int as total from found`,
    values,
  );
  return row?.total ?? 0;
}

const SEARCHED = foldedSql(`d.title || ' ' || d.description || ' ' || d.type || ' ' || coalesce(c.title, '')`);

function conditionsOf(filter: DeadlineFilter): Condition[] {
  const found: Condition[] = [];
  const add = (sql: string, ...values: unknown[]): void => void found.push({ sql, values });
  if (filter.caseId) add('d.case_id = ?', isId(filter.caseId, 'case') ? filter.caseId : '');
  if (filter.isCompleted != null) add(`d.completed_at is ${filter.isCompleted ? 'not null' : 'null'}`);
  if (filter.from) add('d.due_on >= ?', filter.from);
  if (filter.to) add('d.due_on <= ?', filter.to);
  for (const pattern of searchPatterns(filter.search ?? '')) add(`${SEARCHED} like ?`, pattern);
  return found;
}

/** The deadlines that the caller sees, nearest first. */
export const listDeadlines = (
  ctx: Ctx,
  { filter, ...args }: PageOfDeadlines & { filter?: DeadlineFilter | null },
): Promise<DeadlinePage> => readPage(ctx, conditionsOf(filter ?? {}), BY_DATE, args);

/** A page of each of these cases, in one statement; a case with an empty page has one row without a deadline. */
const PAGES_SQL = (ctx: Ctx, isLater: boolean): string => `
  with found as materialized (
    select d.id, d.case_id, m.role, ${OPEN_FIRST} collate "C" as sort_key
    from deadline d join case_member m on m.case_id = d.case_id and m.user_id = ?
    where d.case_id = any(?::text[]) and d.deleted_at is null and (m.role <> 'GUEST' or d.is_shared)),
  page as (
    select *, row_number() over (partition by case_id order by sort_key, id) as place
    from found ${isLater ? 'where (sort_key, id) > (?, ?)' : ''})
  select ${deadlineColumns(ctx)}, ${factColumns('page.role')}, page.sort_key, whole.total, whole.case_id as of_case
  from (select case_id, count(*)::int as total from found group by case_id) whole
    left join page on page.case_id = whole.case_id and page.place <= ?
    left join deadline d on d.id = page.id ${FACT_JOINS}
  order by page.sort_key, page.id`;

/** The deadlines of a case, open ones first. One statement for all cases of a page. */
export async function deadlinesOfCase(ctx: Ctx, caseId: string, args: PageOfDeadlines): Promise<DeadlinePage> {
  const { userId } = signedIn(ctx);
  const asked = pageRequestOf(args, CHECKS);
  const { size, start } = asked;
  const page = await loadBatched<DeadlinePage>(ctx, `deadlines-of:${size}:${args.after ?? ''}`, caseId, async (ids) => {
    const rows = await readRows<KeyedRow & { of_case: string }>(ctx.em, PAGES_SQL(ctx, start !== null), [
      userId,
      `{${ids.join(',')}}`,
      ...(start ?? []),
      size + 1,
      userId,
    ]);
    const byCase = Map.groupBy(rows, ({ of_case: of }) => of);
    return new Map(
      [...byCase].map(([of, given]) => {
        const held = given.filter((row) => row.id !== null);
        return [of, deadlinePage(ctx, held, asked, given[0]?.total ?? 0)];
      }),
    );
  });
  return page ?? deadlinePage(ctx, [], asked, 0);
}
