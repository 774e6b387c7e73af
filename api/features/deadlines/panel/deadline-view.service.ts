import type { DeadlineComputation, DeadlineStatus, DeadlineUrgency } from '#schema/generated/contract.ts';
import { dueStatus, zoneBeside, type DueStatus } from '#schema/text/deadline-days.ts';
import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { asksOnly } from '#api/kernel/graphql/selection.ts';
import { whenReady, type MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import { caseById, NAME_OF_CASE, type CaseRow, type NamedCase } from '#api/features/cases/index.ts';
import { alertZoneOf, nextAlertAt, watched } from '../alerts/alerts.rules.ts';
import { showCount } from '../computing/computing.rules.ts';
import type { Count } from '../counting/counting.types.ts';
import { canComplete, canEditDeadline, canSee } from '../deadlines.policy.ts';
import { unpackCount } from '../counting/packed-count.adapter.ts';
import { factsOf, type DeadlineRow } from '../deadline-rows.service.ts';
import { statusOf } from '../deadlines.rules.ts';

/** Values of a deadline that depend on the viewer and the present time. */

/** Label, urgency, days left and since when: of one reading. */
export const dueStatusFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<DueStatus> =>
  whenReady(factsOf(ctx, deadline), ({ zone }) => dueStatus({ ...deadline, zone }, ctx.clock.now()));

export const zoneFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<string> =>
  whenReady(factsOf(ctx, deadline), ({ zone }) => zone);

export const zoneNoteFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<string | null> =>
  whenReady(factsOf(ctx, deadline), ({ zone, viewerZone }) => zoneBeside(zone, viewerZone, deadline.dueAt));

export const priorityFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<DeadlineUrgency> =>
  deadline.priority ?? whenReady(dueStatusFor(ctx, deadline), ({ urgency }) => urgency);

export const statusFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<DeadlineStatus> =>
  whenReady(factsOf(ctx, deadline), ({ alertDays, zone }) =>
    statusOf(deadline.completedAt != null, dueStatus({ ...deadline, zone }, ctx.clock.now()).daysLeft, alertDays),
  );

export const alertDaysFor = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<number[]> =>
  whenReady(factsOf(ctx, deadline), ({ alertDays }) => alertDays);

/** A snoozed deadline has its own reminder; else the next alert day in the viewer's time zone. */
export function remindAtFor(ctx: Ctx, deadline: DeadlineRow): MaybePromise<Date | null> {
  if (deadline.completedAt) return null;
  if (deadline.remindAt) return deadline.remindAt;
  return whenReady(factsOf(ctx, deadline), ({ alertDays, viewerZone }) => {
    const next = nextAlertAt(watched(deadline, alertDays), alertZoneOf(viewerZone), ctx.clock.now());
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
export async function computationOf(ctx: Ctx, deadline: DeadlineRow): Promise<DeadlineComputation | null> {
  const { id, origin } = deadline;
  if (origin !== 'COMPUTED') return null;
  const count = await loadBatched<Count>(ctx, 'deadline-computation', id, async (ids) => {
    const rows = await readRows<{ id: string; computation: Uint8Array | null }>(
      ctx.em,
      'select id, computation from deadline where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.flatMap((row) => (row.computation ? [[row.id, unpackCount(row.computation)]] : [])));
  });
  return count ? showCount(count, (await factsOf(ctx, deadline)).zone) : null;
}

export const viewerCanEditDeadline = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<boolean> =>
  whenReady(factsOf(ctx, deadline), canEditDeadline);
export const viewerCanComplete = (ctx: Ctx, deadline: DeadlineRow): MaybePromise<boolean> =>
  whenReady(factsOf(ctx, deadline), canComplete);
