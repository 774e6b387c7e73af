import type { CaseEventKind } from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { findCase, recordEvent, type CaseAndRole } from './case-access.service.ts';
import { publishCaseChanged } from '../cases.events.ts';
import { canEditCase } from '../cases.policy.ts';

type Refused = ReturnType<typeof userError>;

/** Why the caller may not change a matter; somebody else's is not found, an archived one is only read. */
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

/** A matter that the caller may put things into. */
export const caseToUse = async (ctx: Ctx, id: string): Promise<{ legalCase: LegalCase } | Refused> =>
  changeable(await findCase(ctx, id), 'caseId');

/** The matter, locked, when the caller may change it. */
export const caseToChange = async (ctx: Ctx, id: string, field = 'caseId'): Promise<CaseAndRole | Refused> =>
  changeable(await findCase(ctx, id, true), field);

interface Told {
  kind: CaseEventKind;
  facts?: Record<string, string | string[]>;
  /** The status changed: those who follow it are told which. */
  isStatus?: boolean;
  /** Which guests hear of it; none unless it is said. */
  guest?: string;
}

/** Every change: a new version, a line of the timeline, and the event that reaches the other screens at commit. */
export async function tellChange(
  ctx: Ctx,
  legalCase: LegalCase,
  { kind, facts = {}, isStatus, guest }: Told,
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
}
