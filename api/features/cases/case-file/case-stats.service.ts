import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { upcomingSql } from '../upcoming-sql.rules.ts';
import { caseRowOf, type RawCase } from '../case-rows.service.ts';
import { forgottenBefore, monthsOf, percentage } from '../cases.rules.ts';

interface StatsRow {
  total: number;
  active: number;
  pending: number;
  completed: number;
  urgent: number;
  archived: number;
  forgotten: number;
  won: number;
  decided: number;
  timed: number;
  mean_days: number | null;
}

/** Archived cases count for the success rate and the duration, not for the numbers of open work. */
const STATS_SQL = `
  with mine as (
    select c.* from legal_case c join case_member m on m.case_id = c.id
    where m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR'))
  select
    count(*) filter (where archived_at is null)::int as total,
    count(*) filter (where archived_at is null and status = 'ACTIVE')::int as active,
    count(*) filter (where archived_at is null and status = 'PENDING')::int as pending,
    count(*) filter (where archived_at is null and status = 'COMPLETED')::int as completed,
    count(*) filter (where archived_at is null and status <> 'COMPLETED' and is_urgent)::int as urgent,
    count(*) filter (where archived_at is not null)::int as archived,
    count(*) filter (where archived_at is null and status <> 'COMPLETED' and last_activity_at < ?
      and not ${upcomingSql('mine.id')})::int as forgotten,
    count(*) filter (where status = 'COMPLETED' and outcome = 'WON')::int as won,
    count(*) filter (where status = 'COMPLETED' and outcome is not null)::int as decided,
    count(*) filter (where status = 'COMPLETED' and closed_on is not null)::int as timed,
    (avg(closed_on - opened_on) filter (where status = 'COMPLETED' and closed_on is not null))::float8 as mean_days
  from mine`;

const RECENT_SQL = `
  select c.*, m.role as viewer_role from legal_case c join case_member m on m.case_id = c.id
  where m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR') and c.archived_at is null
  order by c.updated_at desc, c.id desc limit 5`;

/** Figures of the cases that the caller works in. */
export async function readStats(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const [counted] = await readRows<StatsRow>(ctx.em, STATS_SQL, [userId, forgottenBefore(now), now]);
  const recent = await readRows<RawCase>(ctx.em, RECENT_SQL, [userId]);
  const { total = 0, active = 0, pending = 0, completed = 0, urgent = 0, archived = 0 } = counted ?? {};
  const { forgotten = 0, won = 0, decided = 0, timed = 0, mean_days: meanDays = null } = counted ?? {};
  return {
    totalCases: total,
    activeCases: active,
    pendingCases: pending,
    completedCases: completed,
    urgentCases: urgent,
    archivedCases: archived,
    forgottenCases: forgotten,
    successRate: percentage(won, decided),
    successOf: decided,
    averageDurationMonths: monthsOf(meanDays),
    averageDurationOf: timed,
    recentCases: recent.map((row) => caseRowOf(ctx, row)),
  };
}
