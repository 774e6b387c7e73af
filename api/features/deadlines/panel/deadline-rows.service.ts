import type { CaseRole } from '#schema/generated/contract.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { loadMany } from '../../../kernel/loader.ts';
import type { Standing } from '../deadlines.policy.ts';
import { inOrder, USUAL_ALERT_DAYS } from './deadlines.rules.ts';

/** How deadlines are read: the row with what it is to its reader, in one statement for a whole list. */

export interface DeadlineFacts extends Standing {
  caseTitle: string | null;
  /** Its own, else those of its owner's account. */
  alertDays: number[];
  completedByName: string | null;
}

interface FactRow {
  viewer_role: CaseRole | null;
  case_title: string | null;
  is_archived: boolean | null;
  told_days: number[] | null;
  completed_by_name: string | null;
}

/** Ids of the deadlines that a user sees, with the user's part in their matters. Its two values are the user's id. */
export const VISIBLE_SQL = `
  select d.id, null as role from deadline d where d.case_id is null and d.owner_id = ? and d.deleted_at is null
  union all
  select d.id, m.role from case_member m join deadline d on d.case_id = m.case_id
    where m.user_id = ? and d.deleted_at is null and (m.role <> 'GUEST' or d.is_shared)`;

/** Beside the row of `d`; `role` is where the viewer's part comes from. */
export const factColumns = (role: string): string =>
  `${role} as viewer_role, c.title as case_title, c.archived_at is not null as is_archived,
   coalesce(d.alert_days, pr.alert_days) as told_days, u.name as completed_by_name`;

export const FACT_JOINS = `
  left join legal_case c on c.id = d.case_id
  left join deadline_preference pr on pr.user_id = d.owner_id
  left join user_account u on u.id = d.completed_by_id`;

let columns = '';

/** Every column but the table of the count, which is large and asked for by few. */
export function columnsOf(ctx: Ctx): string {
  columns ||= Object.values(ctx.em.getMetadata().get(Deadline).properties)
    .filter((property) => !property.lazy)
    .flatMap((property) => property.fieldNames.map((name) => `d.${name}`))
    .join(', ');
  return columns;
}

const known = new WeakMap<object, DeadlineFacts>();

const factsOfRow = (ctx: Ctx, deadline: Deadline, row: FactRow): DeadlineFacts => ({
  hasCase: deadline.legalCase != null,
  isOwner: deadline.owner.id === signedIn(ctx).userId,
  role: row.viewer_role,
  isShared: deadline.isShared,
  isArchived: row.is_archived ?? false,
  caseTitle: row.case_title,
  alertDays: inOrder(row.told_days ?? USUAL_ALERT_DAYS),
  completedByName: row.completed_by_name,
});

/** A row of a statement that selects `columnsOf` and `factColumns`. */
export function mapRow(ctx: Ctx, row: Record<string, unknown>): Deadline {
  const { viewer_role, case_title, is_archived, told_days, completed_by_name, ...own } = row;
  const deadline = ctx.em.map(Deadline, own);
  const facts = { viewer_role, case_title, is_archived, told_days, completed_by_name } as FactRow;
  known.set(deadline, factsOfRow(ctx, deadline, facts));
  return deadline;
}

/** The deadlines of those ids that the caller sees; with `evenDeleted`, those that the caller would see too. */
export async function readDeadlines(
  ctx: Ctx,
  ids: readonly string[],
  { evenDeleted = false } = {},
): Promise<Deadline[]> {
  if (ids.length === 0) return [];
  const { userId } = signedIn(ctx);
  const rows = await ctx.em.execute<Record<string, unknown>[]>(
    `select ${columnsOf(ctx)}, ${factColumns('m.role')} from deadline d ${FACT_JOINS}
       left join case_member m on m.case_id = d.case_id and m.user_id = ?
     where d.id = any(?::text[]) ${evenDeleted ? '' : 'and d.deleted_at is null'}
       and case when d.case_id is null then d.owner_id = ? else m.role <> 'GUEST' or (m.role = 'GUEST' and d.is_shared) end`,
    [userId, `{${ids.join(',')}}`, userId],
  );
  return rows.map((row) => mapRow(ctx, row));
}

/** What a deadline is to the caller: known with its row, else read for all that are asked for at once. */
export async function factsOf(ctx: Ctx, deadline: Deadline): Promise<DeadlineFacts> {
  const facts = known.get(deadline);
  if (facts) return facts;
  const row = await loadMany<FactRow>(ctx, 'deadline-facts', deadline.id, async (ids) => {
    const rows = await ctx.em.execute<(FactRow & { id: string })[]>(
      `select d.id, ${factColumns('m.role')} from deadline d ${FACT_JOINS}
         left join case_member m on m.case_id = d.case_id and m.user_id = ?
       where d.id = any(?::text[])`,
      [signedIn(ctx).userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map((each) => [each.id, each]));
  });
  const none = { viewer_role: null, case_title: null, is_archived: false, told_days: null, completed_by_name: null };
  return factsOfRow(ctx, deadline, row ?? none);
}
