import type { DeadlineComputation, DeadlineUrgency } from '#schema/generated/contract.ts';
import { deadlineLabel } from '#schema/text/deadlines.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import type { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import { MEXICO_CITY } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { loadMany } from '../../../kernel/loader.ts';
import { alertZoneOf } from '../alerts/alert-zone.service.ts';
import { nextAlertAt, watched } from '../alerts/alerts.rules.ts';
import { showCount } from '../computing/computing.rules.ts';
import type { Count } from '../counting/counting.types.ts';
import { canComplete, canEdit, canSee } from '../deadlines.policy.ts';
import { unpackCount } from '../saving/snapshot.ts';
import { factsOf } from './deadline-rows.service.ts';
import { daysLeftOf, statusOf, urgencyOf } from './deadlines.rules.ts';

/** What a deadline is to whoever looks at it, now. */

const daysLeft = (ctx: Ctx, { dueAt }: Deadline): number => daysLeftOf(dueAt, ctx.clock.now());

export const leftOf = daysLeft;

export const labelOf = (ctx: Ctx, deadline: Deadline): string => deadlineLabel(daysLeft(ctx, deadline));

export const urgencyFor = (ctx: Ctx, deadline: Deadline): DeadlineUrgency => urgencyOf(daysLeft(ctx, deadline));

export const priorityFor = (ctx: Ctx, deadline: Deadline): DeadlineUrgency =>
  deadline.priority ?? urgencyFor(ctx, deadline);

export const statusFor = async (ctx: Ctx, deadline: Deadline) =>
  statusOf(deadline.completedAt != null, daysLeft(ctx, deadline), (await factsOf(ctx, deadline)).alertDays);

export const alertDaysFor = async (ctx: Ctx, deadline: Deadline): Promise<number[]> =>
  (await factsOf(ctx, deadline)).alertDays;

/** What was snoozed comes back when it was said; else the next alert day, where the viewer lives. */
export async function remindAtFor(ctx: Ctx, deadline: Deadline): Promise<Date | null> {
  if (deadline.completedAt) return null;
  if (deadline.remindAt) return deadline.remindAt;
  const { alertDays } = await factsOf(ctx, deadline);
  const zone = (await alertZoneOf(ctx, signedIn(ctx).userId)) ?? MEXICO_CITY;
  const next = nextAlertAt(watched(deadline, alertDays), zone, ctx.clock.now());
  return next && next < deadline.dueAt ? next : null;
}

export const completedByFor = async (ctx: Ctx, deadline: Deadline): Promise<string | null> =>
  deadline.completedAt ? (await factsOf(ctx, deadline)).completedByName : null;

/** The matters of a list in one statement. Who sees a deadline of a matter takes part in it. */
export async function caseOf(ctx: Ctx, deadline: Deadline): Promise<LegalCase | null> {
  const caseId = deadline.legalCase?.id;
  if (!caseId || !canSee(await factsOf(ctx, deadline))) return null;
  const legalCase = await loadMany<LegalCase>(ctx, 'case-of-deadline', caseId, async (ids) => {
    const rows = await ctx.em.find(LegalCase, { id: { $in: [...ids] } });
    return new Map(rows.map((row) => [row.id, row]));
  });
  return legalCase ?? null;
}

/** The table as it was counted last; one statement for a whole list. */
export async function computationOf(ctx: Ctx, { id, origin }: Deadline): Promise<DeadlineComputation | null> {
  if (origin !== 'COMPUTED') return null;
  const count = await loadMany<Count>(ctx, 'deadline-computation', id, async (ids) => {
    const rows = await ctx.em.execute<{ id: string; computation: Uint8Array | null }[]>(
      'select id, computation from deadline where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.flatMap((row) => (row.computation ? [[row.id, unpackCount(row.computation)]] : [])));
  });
  return count ? showCount(count) : null;
}

export const viewerCanEdit = async (ctx: Ctx, deadline: Deadline): Promise<boolean> =>
  canEdit(await factsOf(ctx, deadline));
export const viewerCanComplete = async (ctx: Ctx, deadline: Deadline): Promise<boolean> =>
  canComplete(await factsOf(ctx, deadline));
