import { foldText } from '#schema/lib/fold-text.ts';
import type { CaseFilter, CaseSort } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Connection } from '#api/kernel/paging/connection.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { pageRequestOf, isTextKey, pageOf, type KeyCheck, type PageArguments } from '#api/kernel/paging/pages.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { upcomingSql } from '../upcoming-sql.rules.ts';
import { caseRowOf, type CaseRow, type RawCase } from '../case-rows.service.ts';
import { searchPatterns } from '#api/kernel/database/folded-search.ts';
import { forgottenBefore } from '../cases.rules.ts';
import type { Condition } from '#api/kernel/database/conditions.ts';
import { alphabeticalSql, foldedSql } from '#api/kernel/database/folded-search.ts';

const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** Sort keys, as text that compares byte by byte. */
const ORDER: Record<CaseSort, { key: string; direction: 'asc' | 'desc' }> = {
  UPDATED: { key: instant('c.updated_at'), direction: 'desc' },
  OPENED: { key: `to_char(c.opened_on, 'YYYY-MM-DD')`, direction: 'desc' },
  TITLE: { key: alphabeticalSql('c.title'), direction: 'asc' },
  CLIENT: { key: alphabeticalSql('c.client'), direction: 'asc' },
  STATUS: { key: `case c.status when 'ACTIVE' then '1' when 'PENDING' then '2' else '3' end`, direction: 'asc' },
  // The longest without activity come first.
  LAST_ACTIVITY: { key: instant('c.last_activity_at'), direction: 'asc' },
};

const GUEST_SEES = foldedSql(`c.title || ' ' || c.client || ' ' || coalesce(c.file_number, '')`);

/** A guest's search looks only in fields that a guest may read. */
const matches = (pattern: string): Condition => ({
  sql: `case m.role when 'GUEST' then ${GUEST_SEES} else c.search_text end like ?`,
  values: [pattern],
});

const storableText = (text: string): string => text.replaceAll('\u0000', ' ').toWellFormed().trim();

function conditionsOf(ctx: Ctx, filter: CaseFilter): Condition[] {
  const found: Condition[] = [{ sql: `c.archived_at is ${filter.isArchived ? 'not null' : 'null'}`, values: [] }];
  const add = (sql: string, ...values: unknown[]): void => void found.push({ sql, values });
  if (filter.status) add('c.status = ?', filter.status);
  if (filter.area) add('c.area = ?', filter.area);
  if (filter.isUrgent != null) add('c.is_urgent = ?', filter.isUrgent);
  if (filter.tag?.trim())
    add(
      `m.role <> 'GUEST' and exists (select 1 from unnest(c.tags) t where ${foldedSql('t')} = ?)`,
      foldText(storableText(filter.tag)),
    );
  if (filter.isForgotten != null)
    add(
      `${filter.isForgotten ? '' : 'not '}(m.role <> 'GUEST' and c.status <> 'COMPLETED' and c.last_activity_at < ? and not ${upcomingSql('c.id')})`,
      forgottenBefore(ctx.clock.now()),
      ctx.clock.now(),
    );
  for (const pattern of searchPatterns(filter.client ?? '')) add(`${foldedSql('c.client')} like ?`, pattern);
  for (const pattern of searchPatterns(filter.search ?? '')) found.push(matches(pattern));
  return found;
}

export interface CaseListArguments extends Pick<PageArguments, 'first' | 'after'> {
  filter?: CaseFilter | null;
  sort?: CaseSort | null;
}

/** A cursor holds the sort, so a cursor of another sort is refused. */
const checksOf = (sort: CaseSort): KeyCheck[] => [
  (key) => key === sort,
  isTextKey,
  (key) => isTextKey(key) && isId(String(key), 'case'),
];

type ListedRow = RawCase & { sort_key: string; total: number };

/** A page of the caller's cases in one statement: the rows, their sort keys, and the total. */
export async function listCases(
  ctx: Ctx,
  args: CaseListArguments,
): Promise<Connection<CaseRow> & { totalCount: number }> {
  const { userId } = signedIn(ctx);
  const sort = args.sort ?? 'UPDATED';
  const { key, direction } = ORDER[sort];
  const asked = pageRequestOf(args, checksOf(sort));
  const [, ...position] = asked.start ?? [];
  const conditions = conditionsOf(ctx, args.filter ?? {});
  const rows = await readRows<ListedRow>(
    ctx.em,
    `with mine as materialized (
       select c.id, m.role as viewer_role, (${key}) collate "C" as sort_key
       from legal_case c join case_member m on m.case_id = c.id
       where m.user_id = ? ${conditions.map(({ sql }) => `and (${sql})`).join(' ')}),
     page as (select * from mine ${asked.start ? `where (sort_key, id) ${direction === 'asc' ? '>' : '<'} (?, ?)` : ''}
       order by sort_key ${direction}, id ${direction} limit ?)
     select c.*, page.viewer_role, page.sort_key, (select count(*)::int from mine) as total,
       (select count(*)::int from case_member one where one.case_id = c.id) as member_count
     from page join legal_case c using (id) order by page.sort_key ${direction}, page.id ${direction}`,
    [userId, ...conditions.flatMap(({ values }) => values), ...position, asked.size + 1],
  );
  const totalCount = rows[0]?.total ?? (asked.start ? await countCases(ctx, userId, conditions) : 0);
  const page = pageOf(rows, asked, {
    keys: (row) => [sort, row.sort_key, row.id],
    node: (row) => caseRowOf(ctx, row),
  });
  return { ...page, totalCount };
}

/** Total of a list whose page is empty: past the last page no row has it. */
async function countCases(ctx: Ctx, userId: string, conditions: Condition[]): Promise<number> {
  const [row] = await readRows<{ total: number }>(
    ctx.em,
    `select count(*)::int as total from legal_case c join case_member m on m.case_id = c.id
     where m.user_id = ? ${conditions.map(({ sql }) => `and (${sql})`).join(' ')}`,
    [userId, ...conditions.flatMap(({ values }) => values)],
  );
  return row?.total ?? 0;
}
