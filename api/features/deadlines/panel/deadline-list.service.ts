import type { DeadlineFilter } from '#schema/generated/contract.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Connection, PageArguments } from '../../../kernel/connection.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { foldedSql, searchPatterns } from '../../cases/index.ts';
import { readCursor, writeCursor, type Place } from './deadline-cursor.rules.ts';
import { columnsOf, FACT_JOINS, factColumns, mapRow, VISIBLE_SQL } from './deadline-rows.service.ts';

const USUAL_PAGE = 20;
const LARGEST_PAGE = 100;

export interface Condition {
  sql: string;
  values: unknown[];
}

const DUE = `to_char(d.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** What a list is ordered by, as text that compares byte by byte. */
export const BY_DATE = DUE;
/** Those that are not completed stand first. */
export const OPEN_FIRST = `(case when d.completed_at is null then '0' else '1' end || ${DUE})`;

export type DeadlinePage = Connection<Deadline> & { totalCount: number };

function sizeOf({ first }: PageArguments): number {
  const size = first ?? USUAL_PAGE;
  if (size < 1 || size > LARGEST_PAGE) throw new Refusal('VALIDATION', validationText.pageSize);
  return size;
}

function placeOf(after: string | null | undefined): Place | null {
  if (!after) return null;
  const place = readCursor(after);
  if (!place || !isId(place.id, 'deadline')) throw new Refusal('VALIDATION', validationText.cursorInvalid);
  return place;
}

/** A page in one statement: the rows with what they are to their reader, and how many there are in all. */
export async function readPage(
  ctx: Ctx,
  conditions: readonly Condition[],
  order: string,
  args: PageArguments,
): Promise<DeadlinePage> {
  const { userId } = signedIn(ctx);
  const [size, place] = [sizeOf(args), placeOf(args.after)];
  const found = `found as materialized (
    select d.id, mine.role, (${order}) collate "C" as sort_key
    from (${VISIBLE_SQL}) mine join deadline d on d.id = mine.id left join legal_case c on c.id = d.case_id
    where true ${conditions.map(({ sql }) => `and (${sql})`).join(' ')})`;
  const foundValues = [userId, userId, ...conditions.flatMap(({ values }) => values)];
  const rows = await ctx.em.execute<(Record<string, unknown> & { id: string; sort_key: string; total: number })[]>(
    `with ${found}, page as (select * from found ${place ? 'where (sort_key, id) > (?, ?)' : ''}
       order by sort_key, id limit ?)
     select ${columnsOf(ctx)}, ${factColumns('page.role')}, page.sort_key, (select count(*)::int from found) as total
     from page join deadline d on d.id = page.id ${FACT_JOINS} order by page.sort_key, page.id`,
    [...foundValues, ...(place ? [place.key, place.id] : []), size + 1],
  );
  const total = rows[0]?.total ?? (place ? await countFound(ctx, found, foundValues) : 0);
  const edges = rows.slice(0, size).map(({ sort_key: key, total: _total, ...row }) => ({
    node: mapRow(ctx, row),
    cursor: writeCursor({ key, id: row['id'] as string }),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: total,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: place !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Past the last page no row tells the total. */
async function countFound(ctx: Ctx, found: string, values: unknown[]): Promise<number> {
  const [row] = await ctx.em.execute<{ total: number }[]>(
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
  { filter, ...args }: PageArguments & { filter?: DeadlineFilter | null },
): Promise<DeadlinePage> => readPage(ctx, conditionsOf(filter ?? {}), BY_DATE, args);

/** Those of a matter: what is open first. */
export const deadlinesOfCase = (ctx: Ctx, caseId: string, args: PageArguments): Promise<DeadlinePage> =>
  readPage(ctx, [{ sql: 'd.case_id = ?', values: [caseId] }], OPEN_FIRST, args);
