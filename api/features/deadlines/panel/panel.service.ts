import type { ProceduralSide } from '#schema/generated/contract.ts';
import { canReadAll, roleIn, type CaseRow } from '#api/features/cases/index.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { BY_DATE, ESTIMATES_LAST, readPage, type DeadlinePage } from './deadline-list.service.ts';
import {
  deadlineColumns,
  FACT_JOINS,
  factColumns,
  factsOf,
  mapRow,
  readDeadlines,
  VISIBLE_SQL,
  type DeadlineRow,
  type RawDeadline,
} from '../deadline-rows.service.ts';
import { inOrder, USUAL_ALERT_DAYS } from '../deadlines.rules.ts';
import { sideOfCase } from '../represented-side.service.ts';

const MAX_RECENT = 6;

/** Open deadlines outside of archived cases. */
const ACTIVE = { sql: 'd.completed_at is null and c.archived_at is null', values: [] };

export const listActive = (ctx: Ctx, args: PageArguments): Promise<DeadlinePage> =>
  readPage(ctx, [ACTIVE], ESTIMATES_LAST, args);

const MAX_AHEAD = 20;

/** Open deadlines due by the end of a day, overdue first, at most `MAX_AHEAD`, with the total. */
export const readAhead = (ctx: Ctx, until: string): Promise<DeadlinePage> =>
  readPage(ctx, [ACTIVE, { sql: 'd.due_on <= ? and not d.is_estimated', values: [until] }], BY_DATE, {
    first: MAX_AHEAD,
  });

const MAX_PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** The side that a case represents; of its workers alone. */
export const representedSideFor = async (ctx: Ctx, legalCase: CaseRow): Promise<ProceduralSide | null> =>
  canReadAll(await roleIn(ctx, legalCase.id)) ? sideOfCase(ctx, legalCase.id) : null;

export interface OpenDeadline {
  id: string;
  title: string;
  description: string;
  caseId: string | null;
  caseTitle: string | null;
  dueOn: string;
  dueAt: Date;
  hasHour: boolean;
  zone: string;
  isEstimated: boolean;
  alertDays: number[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

async function openDeadlineOf(ctx: Ctx, deadline: DeadlineRow): Promise<OpenDeadline> {
  const { id, title, description, dueOn, dueAt, hasHour, version, createdAt, updatedAt } = deadline;
  const { alertDays, caseTitle, zone } = await factsOf(ctx, deadline);
  const caseId = deadline.legalCase?.id ?? null;
  const when = { dueOn, dueAt, hasHour, zone, isEstimated: deadline.isEstimated };
  return { id, title, description, caseId, caseTitle, ...when, alertDays, version, createdAt, updatedAt };
}

/** Open deadlines not dated by an event, nearest first, at most a thousand. `caseId`: only those of that case. */
export async function readOpenDeadlines(ctx: Ctx, caseId: string | null): Promise<OpenDeadline[]> {
  const conditions = [
    ACTIVE,
    { sql: 'd.event_id is null', values: [] },
    ...(caseId ? [{ sql: 'd.case_id = ?', values: [caseId] }] : []),
  ];
  const found: DeadlineRow[] = [];
  let after: string | null | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const { nodes, pageInfo } = await readPage(ctx, conditions, BY_DATE, { first: MAX_PAGE_SIZE, after });
    found.push(...nodes);
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return Promise.all(found.map((deadline) => openDeadlineOf(ctx, deadline)));
}

interface Summary {
  overdue: number;
  alert_days_of_account: number[] | null;
  time_zone: string | null;
}

/** The panel besides its active list: recently completed deadlines, the overdue count, the account's alert days. */
export async function readPanel(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const rows = await readRows<Summary & RawDeadline>(
    ctx.em,
    `with mine as materialized (select v.id, v.role, d.completed_at, d.due_at, d.is_estimated from (${VISIBLE_SQL}) v
       join deadline d on d.id = v.id left join legal_case c on c.id = d.case_id where c.archived_at is null),
     recent as (select * from mine where completed_at is not null order by completed_at desc, id desc limit ?)
     select ${deadlineColumns(ctx)}, ${factColumns('recent.role')}, summary.* from
       (select (select count(*)::int from mine where completed_at is null and not is_estimated and due_at <= ?) as overdue,
          (select alert_days from deadline_preference where user_id = ?) as alert_days_of_account,
          (select time_zone from user_account where id = ?) as time_zone) summary
       left join recent on true left join deadline d on d.id = recent.id ${FACT_JOINS}
     order by recent.completed_at desc, recent.id desc`,
    [userId, userId, MAX_RECENT, ctx.clock.now(), userId, userId, userId],
  );
  const days = rows[0]?.alert_days_of_account;
  return {
    recentlyCompleted: rows.filter((row) => row.id !== null).map((row) => mapRow(ctx, row)),
    overdueCount: rows[0]?.overdue ?? 0,
    alertDays: inOrder(days ?? USUAL_ALERT_DAYS),
    timeZone: rows[0]?.time_zone ?? null,
  };
}

export async function getDeadline(ctx: Ctx, id: string): Promise<DeadlineRow | null> {
  signedIn(ctx);
  return isId(id, 'deadline') ? ((await readDeadlines(ctx, [id]))[0] ?? null) : null;
}

/** The next open deadline of a case, else an overdue one. One statement for all cases of a page. */
export const nextOfCase = async (ctx: Ctx, caseId: string): Promise<DeadlineRow | null> =>
  (await loadBatched<DeadlineRow>(ctx, 'next-deadline', caseId, async (ids) => {
    const { userId } = signedIn(ctx);
    const rows = await readRows<RawDeadline>(
      ctx.em,
      `select distinct on (d.case_id) ${deadlineColumns(ctx)}, ${factColumns('m.role')} from deadline d ${FACT_JOINS}
         join case_member m on m.case_id = d.case_id and m.user_id = ?
       where d.case_id = any(?::text[]) and d.deleted_at is null and d.completed_at is null
         and not d.is_estimated and (m.role <> 'GUEST' or d.is_shared)
       order by d.case_id, (d.due_at <= ?), d.due_at, d.id`,
      [userId, userId, `{${ids.join(',')}}`, ctx.clock.now()],
    );
    return new Map(rows.map((row) => [String(row['case_id']), mapRow(ctx, row)]));
  })) ?? null;
