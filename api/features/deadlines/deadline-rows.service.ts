import type { CaseRole } from '#schema/generated/contract.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { columnsOf, readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import type { MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import type { DeadlineStanding } from './deadlines.policy.ts';
import { inOrder, USUAL_ALERT_DAYS } from './deadlines.rules.ts';

/** Reads deadlines with the facts that depend on the viewer, in one statement for a whole list. */

export type DeadlineRow = Omit<Row<Deadline>, 'computation'>;

export interface DeadlineFacts extends DeadlineStanding {
  caseTitle: string | null;
  /** Those of the deadline, else of its owner's account. */
  alertDays: number[];
  completedByName: string | null;
  /** Where its days are counted: of its court or event, else of its owner's account. */
  zone: string;
  /** Where its reader lives. */
  viewerZone: string;
}

interface FactRow {
  viewer_role: CaseRole | null;
  case_title: string | null;
  is_archived: boolean | null;
  effective_alert_days: number[] | null;
  completed_by_name: string | null;
  owner_zone: string | null;
  viewer_zone: string | null;
}

/** Ids of the deadlines that a user sees, with the user's role in their cases. Both parameters are the user's id. */
export const VISIBLE_SQL = `
  select d.id, null as role from deadline d where d.case_id is null and d.owner_id = ? and d.deleted_at is null
  union all
  select d.id, m.role from case_member m join deadline d on d.case_id = m.case_id
    where m.user_id = ? and d.deleted_at is null and (m.role <> 'GUEST' or d.is_shared)`;

/** Columns beside the row of `d`; `role` is the column of the viewer's role. */
export const factColumns = (role: string): string =>
  `${role} as viewer_role, c.title as case_title, c.archived_at is not null as is_archived,
   coalesce(d.alert_days, pr.alert_days) as effective_alert_days, u.name as completed_by_name,
   owner.time_zone as owner_zone, viewer.time_zone as viewer_zone`;

/** Its parameter is the user's id. */
export const FACT_JOINS = `
  left join legal_case c on c.id = d.case_id
  left join deadline_preference pr on pr.user_id = d.owner_id
  left join user_account u on u.id = d.completed_by_id
  left join user_account owner on owner.id = d.owner_id
  left join user_account viewer on viewer.id = ?`;

/** Every column but the table of the count, which is large and rarely needed. */
export const deadlineColumns = (ctx: Ctx): string =>
  columnsOf(ctx.em, Deadline)
    .map(({ field }) => `d.${field}`)
    .join(', ');

const known = new WeakMap<object, DeadlineFacts>();

const factsOfRow = (ctx: Ctx, deadline: DeadlineRow, row: FactRow): DeadlineFacts => ({
  hasCase: deadline.legalCase != null,
  isOwner: deadline.owner.id === signedIn(ctx).userId,
  role: row.viewer_role,
  isShared: deadline.isShared,
  isArchived: row.is_archived ?? false,
  caseTitle: row.case_title,
  alertDays: inOrder(row.effective_alert_days ?? USUAL_ALERT_DAYS),
  completedByName: row.completed_by_name,
  zone: deadline.zone ?? row.owner_zone ?? MEXICO_CITY,
  viewerZone: row.viewer_zone ?? MEXICO_CITY,
});

/** A row of a statement that selects `deadlineColumns` and `factColumns`. */
export type RawDeadline = RawRow & FactRow & { id: string };

export function mapRow(ctx: Ctx, raw: RawDeadline): DeadlineRow {
  const deadline = rowOf(ctx.em, Deadline, raw);
  known.set(deadline, factsOfRow(ctx, deadline, raw));
  return deadline;
}

/** The deadlines with those ids that the caller sees; with `evenDeleted`, deleted ones too. */
export async function readDeadlines(
  ctx: Ctx,
  ids: readonly string[],
  { evenDeleted = false } = {},
): Promise<DeadlineRow[]> {
  if (ids.length === 0) return [];
  const { userId } = signedIn(ctx);
  const rows = await readRows<RawDeadline>(
    ctx.em,
    `select ${deadlineColumns(ctx)}, ${factColumns('m.role')} from deadline d ${FACT_JOINS}
       left join case_member m on m.case_id = d.case_id and m.user_id = ?
     where d.id = any(?::text[]) ${evenDeleted ? '' : 'and d.deleted_at is null'}
       and case when d.case_id is null then d.owner_id = ? else m.role <> 'GUEST' or (m.role = 'GUEST' and d.is_shared) end`,
    [userId, userId, `{${ids.join(',')}}`, userId],
  );
  return rows.map((row) => mapRow(ctx, row));
}

const NO_FACTS: FactRow = {
  viewer_role: null,
  case_title: null,
  is_archived: false,
  effective_alert_days: null,
  completed_by_name: null,
  owner_zone: null,
  viewer_zone: null,
};

async function readFacts(ctx: Ctx, deadline: DeadlineRow): Promise<DeadlineFacts> {
  const row = await loadBatched<FactRow>(ctx, 'deadline-facts', deadline.id, async (ids) => {
    const { userId } = signedIn(ctx);
    const rows = await readRows<FactRow & { id: string }>(
      ctx.em,
      `select d.id, ${factColumns('m.role')} from deadline d ${FACT_JOINS}
         left join case_member m on m.case_id = d.case_id and m.user_id = ?
       where d.id = any(?::text[])`,
      [userId, userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((each) => [each.id, each]));
  });
  return factsOfRow(ctx, deadline, row ?? NO_FACTS);
}

/** The facts of a deadline for the caller: read with its row, else loaded for all requested at once. */
export const factsOf = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<DeadlineFacts> =>
  known.get(deadline) ?? readFacts(ctx, deadline);
