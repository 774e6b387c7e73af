import { LockMode } from '@mikro-orm/postgresql';
import type { CaseEventKind } from '#schema/generated/contract.ts';
import { casesText } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { caseToChange, findCase, recordChange } from '#api/features/cases/index.ts';
import { nextLookAt, watched, watchedFrom } from '../alerts/alerts.rules.ts';
import { canEditDeadline, canSee, type DeadlineStanding } from '../deadlines.policy.ts';
import { USUAL_ALERT_DAYS } from '../deadlines.rules.ts';

export type DeadlineRefusal = ReturnType<typeof userError>;

/** Where a deadline is put: a matter that the caller may change, or the caller's own. */
export interface DeadlinePlace {
  legalCase: LegalCase | null;
  /** Of a matter its owner: whose calendars and alert days count. */
  ownerId: string;
}

export async function placeFor(ctx: Ctx, caseId: string | null | undefined): Promise<DeadlinePlace | DeadlineRefusal> {
  if (!caseId) return { legalCase: null, ownerId: signedIn(ctx).userId };
  const found = await caseToChange(ctx, caseId);
  return 'userErrors' in found ? found : { legalCase: found.legalCase, ownerId: found.legalCase.owner.id };
}

/**
 * What is counted now is counted with the closures of courts that are written now: whoever writes one waits until it
 * is kept, and then counts it anew. Held before anything else is locked. `of`: a matter, a deadline or a chain; without
 * one of the caller alone.
 */
export async function holdClosures(ctx: Ctx, of: string | null | undefined): Promise<void> {
  const isOurs = (['case', 'deadline', 'deadlineChain'] as const).some((kind) => isId(of ?? '', kind));
  const key = isOurs ? (of ?? '') : '';
  await ctx.em.execute(
    `select pg_advisory_xact_lock_shared(hashtext('court_closure:' || owner_id)) from (
       select owner_id from legal_case where id = ? union select owner_id from deadline where id = ? or chain_id = ?
       union select ? order by 1) owners`,
    [key, key, key, signedIn(ctx).userId],
  );
}

export interface DeadlineInHand {
  deadline: Deadline;
  legalCase: LegalCase | null;
  standing: DeadlineStanding;
}

const notFound = (): DeadlineRefusal => userError('NOT_FOUND', errorText.NOT_FOUND, 'id');

/** The deadline of that id, locked after its matter, whoever asks. */
async function lock(ctx: Ctx, id: string): Promise<DeadlineInHand | null> {
  const seen = isId(id, 'deadline') ? await ctx.em.findOne(Deadline, { id }) : null;
  if (!seen) return null;
  const caseId = seen.legalCase?.id ?? null;
  const found = caseId ? await findCase(ctx, caseId, true) : null;
  const deadline = await ctx.em.findOne(Deadline, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  // Moved to another matter while it was waited for: it is not where it was looked for.
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

/** The deadline, locked, when the caller may change it; somebody else's looks the same as none. */
export async function deadlineToChange(
  ctx: Ctx,
  id: string,
  { evenDeleted = false } = {},
): Promise<DeadlineInHand | DeadlineRefusal> {
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

/** Says when it is next to be looked at. `usual`: alert days of its owner, where they are known already. */
export async function schedule(ctx: Ctx, deadline: Deadline, usual?: readonly number[]): Promise<void> {
  const isOver = deadline.completedAt != null || deadline.deletedAt != null;
  const days = deadline.alertDays ?? usual ?? (await alertDaysOf(ctx, deadline.owner.id));
  const from = watchedFrom(deadline.nextAlertAt, ctx.clock.now());
  deadline.nextAlertAt = isOver ? null : nextLookAt(watched(deadline, days), from);
}

/** Every change: a new version, and a line in the timeline of its matter. */
export async function tellDeadline(
  ctx: Ctx,
  { deadline, legalCase }: Pick<DeadlineInHand, 'deadline' | 'legalCase'>,
  kind: CaseEventKind,
  more: Record<string, string> = {},
): Promise<void> {
  deadline.version += 1;
  deadline.updatedAt = ctx.clock.now();
  if (!legalCase) return;
  const facts = { title: deadline.title, dueOn: deadline.dueOn, id: deadline.id, ...more };
  await recordChange(ctx, legalCase, { kind, facts });
}
