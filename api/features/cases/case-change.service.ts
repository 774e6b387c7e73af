import type { CaseEventKind } from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { findCase, recordEvent, recordEvents, type CaseAndRole, type RecordedEvent } from './case-access.service.ts';
import { tellChanged } from './toasts/case-notices.service.ts';
import { publishCaseChanged } from './cases.events.ts';
import { canEditCase } from './cases.policy.ts';

type Refused = ReturnType<typeof userError>;

/** The case if the caller may change it, else the error. Not found: not a member. An archived case is read-only. */
export function changeable(
  found: CaseAndRole | null,
  field: string,
  { evenArchived = false } = {},
): CaseAndRole | Refused {
  if (!found) return userError('NOT_FOUND', errorText.NOT_FOUND, field);
  if (!canEditCase(found.role)) return userError('FORBIDDEN', errorText.FORBIDDEN, field);
  if (found.legalCase.archivedAt && !evenArchived) return userError('CONFLICT', say.archived, field);
  return found;
}

/** The case, not locked, if the caller may add something to it. */
export const caseToUse = async (ctx: Ctx, id: string): Promise<{ legalCase: LegalCase } | Refused> =>
  changeable(await findCase(ctx, id), 'caseId');

/** The case, locked, if the caller may change it. */
export const caseToChange = async (ctx: Ctx, id: string, field = 'caseId'): Promise<CaseAndRole | Refused> =>
  changeable(await findCase(ctx, id, true), field);

interface CaseChangeFacts {
  kind: CaseEventKind;
  facts?: Record<string, string | string[]>;
  /** The status changed: the event then has the new one. */
  isStatus?: boolean;
  /** Which guests receive the event: `EVERY_GUEST` or the id of one account; absent: none. */
  guest?: string;
}

/** Records a change: a new version, an entry of the timeline, and an event that is sent at commit. */
export async function recordChange(
  ctx: Ctx,
  legalCase: LegalCase,
  { kind, facts = {}, isStatus, guest }: CaseChangeFacts,
): Promise<void> {
  legalCase.version += 1;
  recordEvent(ctx, legalCase, kind, { ...facts, version: String(legalCase.version) });
  await publishCaseChanged(ctx.em, {
    caseId: legalCase.id,
    userId: signedIn(ctx).userId,
    at: ctx.clock.now().toISOString(),
    ...(isStatus ? { status: legalCase.status } : {}),
    ...(guest ? { guest } : {}),
  });
  if (kind !== 'MEMBER_JOINED') await tellChanged(ctx, legalCase.id);
  const { id: subjectId, status } = legalCase;
  const happened = { subjectId, caseId: subjectId, accounts: [] };
  if (isStatus)
    await tellHappened(ctx, {
      ...happened,
      type: 'case_status_updated',
      facts: { previous_status: String(facts['from']), status },
    });
  else await tellHappened(ctx, { ...happened, type: 'case.updated', facts: { change: kind } });
}

/** Adds entries for work that other features keep: the cases count as active, and who has them open is told. */
export async function recordWork(ctx: Ctx, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const now = ctx.clock.now();
  await recordEvents(ctx, events);
  const ids = [...new Set(events.map(({ caseId }) => caseId))].toSorted();
  await ctx.em.execute('update legal_case set last_activity_at = ?, version = version + 1 where id = any(?::text[])', [
    now,
    `{${ids.join(',')}}`,
  ]);
  for (const caseId of ids) {
    await publishCaseChanged(ctx.em, { caseId, userId: signedIn(ctx).userId, at: now.toISOString() });
    await tellChanged(ctx, caseId);
  }
}
