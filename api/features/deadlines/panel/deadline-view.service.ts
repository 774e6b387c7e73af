import type { DeadlineComputation, DeadlineStatus, DeadlineUrgency } from '#schema/generated/contract.ts';
import { deadlineLabel } from '#schema/text/deadlines.ts';
import type { GraphQLResolveInfo } from 'graphql/index.js';
import { MEXICO_CITY } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { asksOnly } from '#api/kernel/graphql/selection.ts';
import { whenReady, type MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from '#api/features/cases/index.ts';
import { nextAlertAt, watched } from '../alerts/alerts.rules.ts';
import { showCount } from '../computing/computing.rules.ts';
import type { Count } from '../counting/counting.types.ts';
import { canComplete, canEditDeadline, canSee } from '../deadlines.policy.ts';
import { unpackCount } from '../counting/packed-count.adapter.ts';
import { factsOf, type DeadlineRow } from '../deadline-rows.service.ts';
import { daysLeftOf, statusOf, urgencyOf } from '../deadlines.rules.ts';

/** Values of a deadline that depend on the viewer and the present time. */

const daysLeft = (ctx: Ctx, { dueAt }: DeadlineRow): number => daysLeftOf(dueAt, ctx.clock.now());

export const leftOf = daysLeft;

export const deadlineLabelOf = (ctx: Ctx, deadline: DeadlineRow): string => deadlineLabel(daysLeft(ctx, deadline));

export const urgencyFor = (ctx: Ctx, deadline: DeadlineRow): DeadlineUrgency => urgencyOf(daysLeft(ctx, deadline));

export const priorityFor = (ctx: Ctx, deadline: DeadlineRow): DeadlineUrgency =>
  deadline.priority ?? urgencyFor(ctx, deadline);

export const statusFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<DeadlineStatus> =>
  whenReady(factsOf(ctx, deadline), ({ alertDays }) =>
    statusOf(deadline.completedAt != null, daysLeft(ctx, deadline), alertDays),
  );

export const alertDaysFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<number[]> =>
  whenReady(factsOf(ctx, deadline), ({ alertDays }) => alertDays);

/** A snoozed deadline has its own reminder; else the next alert day in the viewer's time zone. */
export function remindAtFor(ctx: Ctx, deadline: DeadlineRow): MaybePromise<Date | null> {
  if (deadline.completedAt) return null;
  if (deadline.remindAt) return deadline.remindAt;
  return whenReady(factsOf(ctx, deadline), ({ alertDays, viewerZone }) => {
    const next = nextAlertAt(watched(deadline, alertDays), viewerZone ?? MEXICO_CITY, ctx.clock.now());
    return next && next < deadline.dueAt ? next : null;
  });
}

export const completedByFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<string | null> =>
  deadline.completedAt ? whenReady(factsOf(ctx, deadline), ({ completedByName }) => completedByName) : null;

/** The case, for a whole list in one statement. Who sees a deadline of a case is a member of it. */
export const caseOf = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<CaseRow | null> => {
  const caseId = deadline.legalCase?.id;
  return caseId ? whenReady(factsOf(ctx, deadline), (facts) => (canSee(facts) ? caseById(ctx, caseId) : null)) : null;
};

/** The same, without a read when only its name is selected. */
export const namedCaseOfDeadline = (
  ctx: Ctx,
  deadline: DeadlineRow,
  info: GraphQLResolveInfo,
): MaybePromise<NamedCase | null> => {
  const caseId = deadline.legalCase?.id;
  if (!caseId || !asksOnly(info, NAME_OF_CASE)) return caseOf(ctx, deadline);
  return whenReady(factsOf(ctx, deadline), (facts) =>
    canSee(facts) && facts.caseTitle !== null ? { id: caseId, title: facts.caseTitle } : null,
  );
};

/** The table of the last count; one statement for a whole list. */
export async function computationOf(ctx: Ctx, { id, origin }: DeadlineRow): Promise<DeadlineComputation | null> {
  if (origin !== 'COMPUTED') return null;
  const count = await loadBatched<Count>(ctx, 'deadline-computation', id, async (ids) => {
    const rows = await readRows<{ id: string; computation: Uint8Array | null }>(
      ctx.em,
      'select id, computation from deadline where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.flatMap((row) => (row.computation ? [[row.id, unpackCount(row.computation)]] : [])));
  });
  return count ? showCount(count) : null;
}

export const viewerCanEditDeadline = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<boolean> =>
  whenReady(factsOf(ctx, deadline), canEditDeadline);
export const viewerCanComplete = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<boolean> =>
  whenReady(factsOf(ctx, deadline), canComplete);
