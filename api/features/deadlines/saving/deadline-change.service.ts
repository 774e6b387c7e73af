import { LockMode } from '@mikro-orm/postgresql';
import type { CaseEventKind } from '#schema/generated/contract.ts';
import { casesText } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import { zoneOfCourt } from '#db/content/court-zones.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { accountZone } from '#api/features/users/index.ts';
import { caseToChange, findCase, recordChange } from '#api/features/cases/index.ts';
import { nextCheckAt, watched, watchedFrom } from '../alerts/alerts.rules.ts';
import { canEditDeadline, canSee, type DeadlineStanding } from '../deadlines.policy.ts';
import { USUAL_ALERT_DAYS } from '../deadlines.rules.ts';

export type DeadlineRefusal = ReturnType<typeof userError>;

/** Where a deadline belongs: a case that the caller may change, or the caller's account. */
export interface DeadlinePlace {
  legalCase: LegalCase | null;
  /** For a case its owner, whose closures and alert days apply. */
  ownerId: string;
  /** The zone of the court of the matter; null: no court is named, or none of which it is known. */
  courtZone: string | null;
  /** Where days are counted: that of the court, else of the owner's account. */
  zone: string;
}

export async function placeFor(ctx: Ctx, caseId: string | null | undefined): Promise<DeadlinePlace | DeadlineRefusal> {
  if (!caseId) return placeOf(ctx, null, signedIn(ctx).userId);
  const found = await caseToChange(ctx, caseId);
  return 'userErrors' in found ? found : placeOf(ctx, found.legalCase, found.legalCase.owner.id);
}

/** Where a deadline stands, with its hours. */
export async function placeOf(ctx: Ctx, legalCase: LegalCase | null, ownerId: string): Promise<DeadlinePlace> {
  const courtZone = await zoneOfCase(ctx, legalCase);
  return { legalCase, ownerId, courtZone, zone: courtZone ?? (await accountZone(ctx, ownerId)) };
}

async function zoneOfCase({ em }: Ctx, legalCase: LegalCase | null): Promise<string | null> {
  const courtId = legalCase?.court?.id;
  if (!courtId) return null;
  const [court] = await em.execute<{ name: string; place: string | null }[]>(
    'select name, place from court_office where id = ?',
    [courtId],
  );
  return court ? zoneOfCourt(court) : null;
}

/**
 * Shared lock on the closures of the owners: who writes a closure waits until this count is saved, and then recounts
 * it. Take it before any other lock. `of`: id of a case, deadline or chain; without it only the caller's closures.
 */
export async function lockClosures(ctx: Ctx, of: string | null | undefined): Promise<void> {
  const isOurs = (['case', 'deadline', 'deadlineChain'] as const).some((kind) => isId(of ?? '', kind));
  const key = isOurs ? (of ?? '') : '';
  await ctx.em.execute(
    `select pg_advisory_xact_lock_shared(hashtext('court_closure:' || owner_id)) from (
       select owner_id from legal_case where id = ? union select owner_id from deadline where id = ? or chain_id = ?
       union select ? order by 1) owners`,
    [key, key, key, signedIn(ctx).userId],
  );
}

export interface LockedDeadline {
  deadline: Deadline;
  legalCase: LegalCase | null;
  standing: DeadlineStanding;
}

const notFound = (): DeadlineRefusal => userError('NOT_FOUND', errorText.NOT_FOUND, 'id');

/** The deadline of that id, locked after its case. Does not check permissions. */
async function lock(ctx: Ctx, id: string): Promise<LockedDeadline | null> {
  const seen = isId(id, 'deadline') ? await ctx.em.findOne(Deadline, { id }) : null;
  if (!seen) return null;
  const caseId = seen.legalCase?.id ?? null;
  const found = caseId ? await findCase(ctx, caseId, true) : null;
  const deadline = await ctx.em.findOne(Deadline, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  // Moved to another case while we waited for the lock.
  if (!deadline || (deadline.legalCase?.id ?? null) !== caseId) return null;
  const standing: DeadlineStanding = {
    hasCase: caseId !== null,
    isOwner: deadline.owner.id === signedIn(ctx).userId,
    role: found?.role ?? null,
    isShared: deadline.isShared,
    isArchived: found?.legalCase.archivedAt != null,
  };
  return { deadline, legalCase: found?.legalCase ?? null, standing };
}

/** The deadline, locked, when the caller may change it. One that the caller does not see is not found. */
export async function deadlineToChange(
  ctx: Ctx,
  id: string,
  { evenDeleted = false } = {},
): Promise<LockedDeadline | DeadlineRefusal> {
  const inHand = await lock(ctx, id);
  if (!inHand || !canSee(inHand.standing) || (inHand.deadline.deletedAt && !evenDeleted)) return notFound();
  if (canEditDeadline(inHand.standing)) return inHand;
  return inHand.standing.isArchived && inHand.standing.role !== 'GUEST'
    ? userError('CONFLICT', casesText.archived, 'id')
    : userError('FORBIDDEN', errorText.FORBIDDEN, 'id');
}

export async function alertDaysOf(ctx: Ctx, ownerId: string): Promise<readonly number[]> {
  const [row] = await ctx.em.execute<{ alert_days: number[] }[]>(
    'select alert_days from deadline_preference where user_id = ?',
    [ownerId],
  );
  return row?.alert_days ?? USUAL_ALERT_DAYS;
}

/** Sets the time of its next check for alerts. `usual`: alert days of its owner, when already read. */
export async function schedule(ctx: Ctx, deadline: Deadline, usual?: readonly number[]): Promise<void> {
  const isOver = deadline.completedAt != null || deadline.deletedAt != null;
  const days = deadline.alertDays ?? usual ?? (await alertDaysOf(ctx, deadline.owner.id));
  const from = watchedFrom(deadline.nextAlertAt, ctx.clock.now());
  deadline.nextAlertAt = isOver ? null : nextCheckAt(watched(deadline, days), from);
}

/** For every change: a new version, and an entry in the timeline of its case. */
export async function recordDeadlineChange(
  ctx: Ctx,
  { deadline, legalCase }: Pick<LockedDeadline, 'deadline' | 'legalCase'>,
  kind: CaseEventKind,
  more: Record<string, string> = {},
): Promise<void> {
  deadline.version += 1;
  deadline.updatedAt = ctx.clock.now();
  if (!legalCase) return;
  const facts = { title: deadline.title, dueOn: deadline.dueOn, id: deadline.id, ...more };
  await recordChange(ctx, legalCase, { kind, facts });
}
