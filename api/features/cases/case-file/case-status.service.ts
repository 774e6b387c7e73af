import { LockMode } from '@mikro-orm/postgresql';
import type {
  ArchiveCaseInput,
  CaseOutcome,
  CaseStatus,
  ChangeCaseStatusInput,
  ChangeStatusOfCasesInput,
} from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { accountZone } from '#api/features/users/index.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { CaseEvent, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { takeRoomForCase } from '#api/features/subscriptions/index.ts';
import { findCase, roleIn } from '../case-access.service.ts';
import { caseToChange, recordChange } from '../case-change.service.ts';
import { changeOfFacts, factsOfChange } from './case-merge.rules.ts';
import { canArchive, canChangeStatus } from '../cases.policy.ts';
import { MAX_CASES_AT_ONCE } from '../cases.rules.ts';

/** A case that is completed again within this time after it was reopened gets its closing day and outcome back. */
const UNDO_MS = 15 * MINUTE;

interface Closing {
  closedOn: string | null;
  outcome: CaseOutcome | null;
}

/** Closing day and outcome of a case that was reopened within `UNDO_MS`; else `null`. */
async function closingBefore(ctx: Ctx, legalCase: LegalCase): Promise<Closing | null> {
  const [last] = await ctx.em.find(
    CaseEvent,
    { legalCase: legalCase.id, kind: 'STATUS_CHANGED', createdAt: { $gt: later(ctx.clock.now(), -UNDO_MS) } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  if (last?.facts['from'] !== 'COMPLETED') return null;
  const { before } = changeOfFacts(last.facts);
  return { closedOn: before['closedOn'] || null, outcome: (before['outcome'] || null) as CaseOutcome | null };
}

async function closingFor(
  ctx: Ctx,
  legalCase: LegalCase,
  status: CaseStatus,
  outcome: CaseOutcome | null,
): Promise<Closing> {
  if (status !== 'COMPLETED') return { closedOn: null, outcome: null };
  if (legalCase.status === 'COMPLETED')
    return { closedOn: legalCase.closedOn ?? null, outcome: outcome ?? legalCase.outcome ?? null };
  const before = await closingBefore(ctx, legalCase);
  // The opening day may have been edited meanwhile, to one after the old closing day.
  const closedOn = (before?.closedOn ?? '') >= legalCase.openedOn ? before?.closedOn : null;
  return {
    closedOn: closedOn ?? dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now()),
    outcome: outcome ?? before?.outcome ?? null,
  };
}

async function setStatus(ctx: Ctx, legalCase: LegalCase, status: CaseStatus, outcome: CaseOutcome | null) {
  const { status: from, closedOn = null, outcome: outcomeBefore = null } = legalCase;
  const closing = await closingFor(ctx, legalCase, status, outcome);
  if (status === from && closing.outcome === outcomeBefore) return;
  const before = { status: from, closedOn, outcome: outcomeBefore };
  ctx.em.assign(legalCase, { status, ...closing });
  const facts = { ...factsOfChange(legalCase.version + 1, before), from, to: status };
  if (status === from)
    return recordChange(ctx, legalCase, {
      kind: 'CHANGED',
      facts: factsOfChange(legalCase.version + 1, { outcome: outcomeBefore }),
    });
  return recordChange(ctx, legalCase, {
    kind: 'STATUS_CHANGED',
    facts: closing.outcome ? { ...facts, outcome: closing.outcome } : facts,
    isStatus: true,
  });
}

/** Changes the status. Completing sets the closing day; reopening clears the closing day and the outcome. */
export async function changeCaseStatus(ctx: Ctx, { caseId, status, outcome }: ChangeCaseStatusInput) {
  const found = await caseToChange(ctx, caseId);
  if ('userErrors' in found) return found;
  if (outcome && status !== 'COMPLETED') return userError('VALIDATION', say.onlyWhenCompleted, 'outcome');
  const previousStatus = found.legalCase.status;
  await setStatus(ctx, found.legalCase, status, outcome ?? null);
  return ok({ case: found.legalCase, previousStatus });
}

/** Locks the cases in the order of their ids to avoid deadlocks. `null`: some may not be changed by the caller. */
async function lockAll(ctx: Ctx, ids: string[]): Promise<LegalCase[] | null> {
  if (!ids.every((id) => isId(id, 'case'))) return null;
  const locked = await ctx.em.find(
    LegalCase,
    { id: { $in: ids }, archivedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const roles = await Promise.all(ids.map((id) => roleIn(ctx, id)));
  return locked.length === ids.length && roles.every(canChangeStatus) ? locked : null;
}

/** Changes the status of all the cases, or of none when one of them fails. */
export async function changeStatusOfCases(ctx: Ctx, { caseIds, status }: ChangeStatusOfCasesInput) {
  signedIn(ctx);
  const ids = [...new Set(caseIds)];
  if (ids.length === 0 || ids.length > MAX_CASES_AT_ONCE)
    return { ...userError('VALIDATION', say.tooManyAtOnce(MAX_CASES_AT_ONCE), 'caseIds'), cases: [] };
  const cases = await lockAll(ctx, ids);
  if (!cases) return { ...userError('NOT_FOUND', say.someNotFound, 'caseIds'), cases: [] };
  for (const legalCase of cases) await setStatus(ctx, legalCase, status, null);
  const order = new Map(ids.map((id, at) => [id, at]));
  return ok({ cases: cases.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)) });
}

/** Archives or restores a case. An archived case is read-only and does not count in the plan. */
export async function archiveCase(ctx: Ctx, { caseId, isArchived }: ArchiveCaseInput) {
  const found = await findCase(ctx, caseId, true);
  if (!found) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  const { legalCase, role } = found;
  if (!canArchive(role)) return userError('FORBIDDEN', errorText.FORBIDDEN, 'caseId');
  if (isArchived === (legalCase.archivedAt != null)) return ok({ case: legalCase });
  if (!isArchived) await takeRoomForCase(ctx, legalCase.owner.id);
  legalCase.archivedAt = isArchived ? ctx.clock.now() : null;
  await recordChange(ctx, legalCase, { kind: isArchived ? 'ARCHIVED' : 'RESTORED' });
  return ok({ case: legalCase });
}
