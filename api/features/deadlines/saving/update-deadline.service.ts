import type { UpdateDeadlineInput } from '#schema/generated/contract.ts';
import { changeReasons, deadlinesText as say, showDeadlineValue } from '#schema/text/deadlines.ts';
import { Deadline, type StoredEdit } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { keep, mergeValues, type Values } from '#api/kernel/database/merge.ts';
import { findCase } from '#api/features/cases/index.ts';
import { canGiveAway } from '../deadlines.policy.ts';
import { accountZone } from '#api/features/users/index.ts';
import { movedToZone } from '../deadlines.rules.ts';
import { countAgain } from './apply-count.service.ts';
import {
  deadlineToChange,
  lockClosures,
  placeFor,
  schedule,
  recordDeadlineChange,
  type LockedDeadline,
  type DeadlinePlace,
  type DeadlineRefusal,
} from './deadline-change.service.ts';
import { sortedAlertDays, dueOf, tidyDeadlineText, typeOf, deadlineValuesProblem } from './deadline-values.rules.ts';

/** Edits that are kept to compare field by field; an edit based on an older version conflicts wherever it differs. */
const MAX_EDITS = 50;

const valuesOf = (deadline: Deadline): Values => ({
  title: deadline.title,
  description: deadline.description,
  type: deadline.type,
  priority: deadline.priority ?? null,
  alertDays: (deadline.alertDays ?? []).map(String),
  isShared: deadline.isShared,
  caseId: deadline.legalCase?.id ?? null,
  dueAt: deadline.dueAt.toISOString(),
});

/** The input as it would be stored. */
function sentValues(input: UpdateDeadlineInput, zone: string): Values {
  const sent: Values = {};
  if (input.title != null) sent['title'] = tidyDeadlineText('title', input.title);
  if (input.description !== undefined) sent['description'] = tidyDeadlineText('description', input.description ?? '');
  if (input.type !== undefined) sent['type'] = typeOf(input.type);
  if (input.priority !== undefined) sent['priority'] = input.priority;
  if (input.alertDays !== undefined) sent['alertDays'] = (sortedAlertDays(input.alertDays) ?? []).map(String);
  if (input.isShared != null) sent['isShared'] = input.isShared;
  if (input.caseId !== undefined) sent['caseId'] = input.caseId;
  const due = dueOf(input, zone);
  if (due) sent['dueAt'] = due.dueAt.toISOString();
  return sent;
}

/** The edits since a version; for one that is too old, every field may have changed. */
function changesSince({ version, edits }: Deadline, since: number, current: Values): StoredEdit[] {
  const oldest = edits[0]?.version ?? version + 1;
  const isForgotten = edits.length >= MAX_EDITS && since < oldest - 1;
  if (!isForgotten) return edits.filter((edit) => edit.version > since);
  return [{ version: since + 1, before: Object.fromEntries(Object.keys(current).map((field) => [field, '\u0000'])) }];
}

/** Fields that the event of a deadline decides. */
const OF_EVENT = ['dueAt', 'title', 'description', 'caseId', 'isShared'] as const;

/** Why the values cannot be written, or `null`. */
function problemOf({ deadline }: LockedDeadline, values: Values): DeadlineRefusal | null {
  const [ofEvent] = deadline.event ? OF_EVENT.filter((field) => values[field] !== undefined) : [];
  if (ofEvent) return userError('CONFLICT', say.ofEvent, ofEvent === 'dueAt' ? 'dueOn' : ofEvent);
  if (values['dueAt'] !== undefined && deadline.origin !== 'MANUAL')
    return userError('VALIDATION', say.computedDate, 'dueOn');
  if (values['dueAt'] !== undefined && deadline.completedAt)
    return userError('CONFLICT', say.completedAlready, 'dueOn');
  const caseId = values['caseId'] === undefined ? deadline.legalCase?.id : values['caseId'];
  return values['isShared'] === true && !caseId ? userError('VALIDATION', say.sharedWithoutCase, 'isShared') : null;
}

/** Locks both cases of a move in the order of ids, to avoid deadlocks. */
async function lockCases(ctx: Ctx, { id, caseId }: UpdateDeadlineInput): Promise<void> {
  if (!caseId || !isId(id, 'deadline')) return;
  const seen = await ctx.em.findOne(Deadline, { id });
  const ids = [...new Set([seen?.legalCase?.id ?? caseId, caseId])].toSorted();
  for (const one of ids) await findCase(ctx, one, true);
}

/** The new place of the deadline, or `null` when it stays; only its owner moves it to somebody else. */
async function targetPlace(
  ctx: Ctx,
  inHand: LockedDeadline,
  values: Values,
): Promise<DeadlinePlace | DeadlineRefusal | null> {
  const caseId = values['caseId'] as string | null | undefined;
  if (caseId === undefined) return null;
  const place = await placeFor(ctx, caseId);
  if ('userErrors' in place) return place;
  const isGiven = place.ownerId !== inHand.deadline.owner.id || place.legalCase === null;
  return isGiven && !canGiveAway(inHand.standing) ? userError('FORBIDDEN', say.onlyOwnerMoves, 'caseId') : place;
}

function write(
  ctx: Ctx,
  { deadline }: LockedDeadline,
  values: Values,
  input: UpdateDeadlineInput,
  { place, zone }: { place: DeadlinePlace | null; zone: string },
) {
  const before = valuesOf(deadline);
  const edit = {
    version: deadline.version + 1,
    before: Object.fromEntries(Object.keys(values).map((field) => [field, keep(before[field])])),
  };
  const { dueAt, alertDays, caseId: _caseId, ...plain } = values;
  ctx.em.assign(deadline, { ...plain, edits: [...deadline.edits, edit].slice(-MAX_EDITS) });
  if (alertDays !== undefined) deadline.alertDays = sortedAlertDays(input.alertDays);
  if (dueAt !== undefined)
    ctx.em.assign(deadline, { ...dueOf(input, zone), datedAt: ctx.clock.now(), isSnoozed: false, changeNote: null });
  if (place) goTo(ctx, deadline, place);
  if (place && !place.legalCase) deadline.isShared = false;
}

/** A date that no count makes goes along: the same day by the hours of the new court or owner. */
function goTo(ctx: Ctx, deadline: Deadline, { legalCase, ownerId, courtZone, zone }: DeadlinePlace): void {
  ctx.em.assign(deadline, { legalCase, owner: ownerId });
  if (deadline.origin === 'EVENT' || deadline.computedFrom?.courtId) return;
  ctx.em.assign(deadline, { zone: courtZone, ...movedToZone(zone, deadline) });
}

const zoneOfDeadline = async (ctx: Ctx, { zone, owner }: Deadline): Promise<string> =>
  zone ?? (await accountZone(ctx, owner.id));

/** Writes an edit. Concurrent edits of other fields are merged; of the same fields they are a conflict. */
export async function updateDeadline(ctx: Ctx, input: UpdateDeadlineInput) {
  const refused = (refusal: DeadlineRefusal) => ({ ...refusal, deadline: null, fieldConflicts: [] });
  const { title, description, type, priority, alertDays, dueOn, dueHour, dueAt } = input;
  const problem = deadlineValuesProblem({ title, description, type, priority, alertDays, dueOn, dueHour, dueAt });
  if (problem) return refused(userError('VALIDATION', problem.message, problem.field));
  if (input.caseId) await lockClosures(ctx, input.caseId);
  await lockCases(ctx, input);
  const inHand = await deadlineToChange(ctx, input.id);
  if ('userErrors' in inHand) return refused(inHand);
  const { deadline } = inHand;
  if (input.version < 1 || input.version > deadline.version)
    return refused(userError('VALIDATION', say.versionUnknown, 'version'));

  const zone = await zoneOfDeadline(ctx, deadline);
  const current = valuesOf(deadline);
  const merged = mergeValues(
    sentValues(input, zone),
    current,
    changesSince(deadline, input.version, current),
    (field, value) => showDeadlineValue(field, value, zone),
  );
  const [conflict] = merged.conflicts;
  if (conflict)
    return {
      ...userError('CONFLICT', say.changedMeanwhile, conflict.field),
      deadline,
      fieldConflicts: merged.conflicts,
    };
  const bad = problemOf(inHand, merged.values);
  if (bad) return refused(bad);
  const place = await targetPlace(ctx, inHand, merged.values);
  if (place && 'userErrors' in place) return refused(place);
  if (Object.keys(merged.values).length === 0) return ok({ deadline, fieldConflicts: [] });

  const { id: ownerId } = deadline.owner;
  write(ctx, inHand, merged.values, input, { place, zone });
  if (deadline.owner.id !== ownerId && !deadline.completedAt) await countAgain(ctx, deadline, changeReasons.matter);
  await schedule(ctx, deadline);
  await recordMove(ctx, inHand, place);
  return ok({ deadline, fieldConflicts: [] });
}

/** A move is an entry in the timelines of both cases. */
async function recordMove(ctx: Ctx, inHand: LockedDeadline, place: DeadlinePlace | null): Promise<void> {
  if (!place) return recordDeadlineChange(ctx, inHand, 'DEADLINE_CHANGED');
  await recordDeadlineChange(ctx, inHand, 'DEADLINE_DELETED', { isElsewhere: 'true' });
  if (place.legalCase)
    await recordDeadlineChange(ctx, { deadline: inHand.deadline, legalCase: place.legalCase }, 'DEADLINE_ADDED');
}
