import { changeReasons, deadlinesText as say, snoozeText } from '#schema/text/deadlines.ts';
import type { SetDeadlineReminderInput, SnoozeDeadlineInput } from '#schema/generated/contract.ts';
import { HOUR } from '#schema/lib/durations.ts';
import type { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { accountZone } from '#api/features/users/index.ts';
import { countAgain } from './apply-count.service.ts';
import { deadlineToChange, lockClosures, schedule, recordDeadlineChange } from './deadline-change.service.ts';
import { isSnooze, MAX_SNOOZE_HOURS, postponed, USUAL_SNOOZE } from './deadline-values.rules.ts';

/** Complete, reopen, snooze, delete and restore a deadline. */

/** Completes a deadline. Idempotent: a second request changes nothing. */
export async function completeDeadline(ctx: Ctx, id: string) {
  const inHand = await deadlineToChange(ctx, id);
  if ('userErrors' in inHand) return inHand;
  const { deadline } = inHand;
  if (deadline.completedAt) return ok({ deadline });
  deadline.completedAt = ctx.clock.now();
  ctx.em.assign(deadline, { completedBy: signedIn(ctx).userId, isSnoozed: false, remindAt: null });
  await schedule(ctx, deadline);
  await recordDeadlineChange(ctx, inHand, 'DEADLINE_COMPLETED');
  await tellHappened(ctx, {
    type: 'deadline.completed',
    subjectId: deadline.id,
    accounts: [deadline.owner.id],
    caseId: deadline.legalCase?.id ?? null,
  });
  return ok({ deadline });
}

export async function reopenDeadline(ctx: Ctx, id: string) {
  await lockClosures(ctx, id);
  const inHand = await deadlineToChange(ctx, id);
  if ('userErrors' in inHand) return inHand;
  const { deadline } = inHand;
  if (!deadline.completedAt) return ok({ deadline });
  ctx.em.assign(deadline, { completedAt: null, completedBy: null });
  // Closures written while it was completed did not recount it.
  await countAgain(ctx, deadline, changeReasons.reopened);
  await schedule(ctx, deadline);
  await recordDeadlineChange(ctx, inHand, 'DEADLINE_REOPENED');
  return ok({ deadline });
}

/** A typed date moves; of a computed or event deadline only the reminder does. */
export async function snoozeDeadline(ctx: Ctx, { id, hours = USUAL_SNOOZE }: SnoozeDeadlineInput) {
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, message: null });
  if (!isSnooze(hours)) return refused(userError('VALIDATION', say.hoursInvalid(MAX_SNOOZE_HOURS), 'hours'));
  const inHand = await deadlineToChange(ctx, id);
  if ('userErrors' in inHand) return refused(inHand);
  const { deadline } = inHand;
  if (deadline.completedAt) return refused(userError('CONFLICT', say.completedAlready, 'id'));
  const now = ctx.clock.now();
  const before = { dueOn: deadline.dueOn, dueAt: deadline.dueAt, hasHour: deadline.hasHour };
  const zone = deadline.zone ?? (await accountZone(ctx, deadline.owner.id));
  deadline.isSnoozed = true;
  if (deadline.origin === 'MANUAL') ctx.em.assign(deadline, { ...postponed(deadline, hours, zone), datedAt: now });
  else deadline.remindAt = later(now, hours * HOUR);
  await schedule(ctx, deadline);
  // A reminder is not an event of the case, so it has no timeline entry.
  await recordDeadlineChange(
    ctx,
    deadline.origin === 'MANUAL' ? inHand : { deadline, legalCase: null },
    'DEADLINE_CHANGED',
  );
  const message =
    deadline.origin === 'MANUAL'
      ? snoozeText.moved(before, deadline, zone)
      : reminderMessage(deadline, now, await accountZone(ctx, signedIn(ctx).userId));
  return ok({ deadline, message });
}

/** `zone`: where whoever asked lives. */
function reminderMessage({ dueOn, dueAt, remindAt, origin }: Deadline, now: Date, zone: string): string {
  if (!remindAt) return snoozeText.noReminder;
  const say = { COMPUTED: snoozeText.reminder, EVENT: snoozeText.ofEvent, MANUAL: snoozeText.ofTyped }[origin];
  const message = say(remindAt, zone);
  if (dueAt <= now) return message + snoozeText.isOverdue;
  return dueAt < remindAt ? message + snoozeText.afterDue(dueOn) : message;
}

/** Only the reminder moves, whoever dated it: the date stays. */
export async function setReminder(ctx: Ctx, { id, remindAt = null }: SetDeadlineReminderInput) {
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, message: null });
  const now = ctx.clock.now();
  if (remindAt && (remindAt <= now || remindAt > later(now, MAX_SNOOZE_HOURS * HOUR)))
    return refused(userError('VALIDATION', say.reminderInvalid(MAX_SNOOZE_HOURS / 24), 'remindAt'));
  const inHand = await deadlineToChange(ctx, id);
  if ('userErrors' in inHand) return refused(inHand);
  const { deadline } = inHand;
  if (deadline.completedAt) return refused(userError('CONFLICT', say.completedAlready, 'id'));
  ctx.em.assign(deadline, { remindAt, isSnoozed: remindAt !== null });
  await schedule(ctx, deadline);
  // A reminder is not an event of the case, so it has no timeline entry.
  await recordDeadlineChange(ctx, { deadline, legalCase: null }, 'DEADLINE_CHANGED');
  return ok({ deadline, message: reminderMessage(deadline, now, await accountZone(ctx, signedIn(ctx).userId)) });
}

/** Soft delete; `restoreDeadline` undoes it. */
export async function deleteDeadline(ctx: Ctx, id: string) {
  const inHand = await deadlineToChange(ctx, id, { evenDeleted: true });
  if ('userErrors' in inHand) return { ...inHand, deletedId: null };
  const { deadline } = inHand;
  if (deadline.event) return { ...userError('CONFLICT', say.ofEvent, 'id'), deletedId: null };
  if (deadline.deletedAt) return ok({ deletedId: id });
  deadline.deletedAt = ctx.clock.now();
  await schedule(ctx, deadline);
  await recordDeadlineChange(ctx, inHand, 'DEADLINE_DELETED');
  return ok({ deletedId: id });
}

export async function restoreDeadline(ctx: Ctx, id: string) {
  await lockClosures(ctx, id);
  const inHand = await deadlineToChange(ctx, id, { evenDeleted: true });
  if ('userErrors' in inHand) return inHand;
  const { deadline } = inHand;
  if (!deadline.deletedAt) return ok({ deadline });
  if (deadline.event) return userError('CONFLICT', say.ofEvent, 'id');
  deadline.deletedAt = null;
  if (!deadline.completedAt) await countAgain(ctx, deadline, changeReasons.reopened);
  await schedule(ctx, deadline);
  await recordDeadlineChange(ctx, inHand, 'DEADLINE_RESTORED');
  return ok({ deadline });
}
