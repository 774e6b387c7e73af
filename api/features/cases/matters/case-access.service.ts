import { LockMode } from '@mikro-orm/postgresql';
import type { CaseEventKind, CaseRole } from '#schema/generated/contract.ts';
import { CaseEvent, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { isId, newId } from '../../../kernel/ids.ts';
import { loadMany } from '../../../kernel/loader.ts';
import type { RoleIn } from '../cases.policy.ts';

/** The caller's part in matters, in one statement a request. `null`: no member. */
export async function roleIn(ctx: Ctx, caseId: string): Promise<RoleIn> {
  const { userId } = signedIn(ctx);
  if (!isId(caseId, 'case')) return null;
  const role = await loadMany<CaseRole>(ctx, `case-role:${userId}`, caseId, async (ids) => {
    const rows = await ctx.em.execute<{ case_id: string; role: CaseRole }[]>(
      'select case_id, role from case_member where user_id = ? and case_id = any(?::text[])',
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ case_id: id, role: part }) => [id, part]));
  });
  return role ?? null;
}

export interface CaseAndRole {
  legalCase: LegalCase;
  role: CaseRole;
}

/**
 * The matter of that id with the caller's part in it; somebody else's looks the same as none. Locked, the part is read
 * after the lock: who was removed while waiting for it is no member any more.
 */
export async function findCase(ctx: Ctx, id: string, isLocked = false): Promise<CaseAndRole | null> {
  if (!isId(id, 'case')) return null;
  const find = () =>
    ctx.em.findOne(LegalCase, { id }, isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {});
  const locked = isLocked ? await find() : null;
  const role = await roleIn(ctx, id);
  const legalCase = role && (locked ?? (await find()));
  return legalCase && { legalCase, role };
}

/** An entry of the timeline, in the transaction of what it tells; the matter counts as moved. */
export function recordEvent(
  ctx: Ctx,
  legalCase: LegalCase,
  kind: CaseEventKind,
  facts: Record<string, string | string[]> = {},
): void {
  const now = ctx.clock.now();
  ctx.em.create(CaseEvent, {
    id: newId('caseEvent'),
    legalCase,
    actor: signedIn(ctx).userId,
    kind,
    facts,
    createdAt: now,
  });
  legalCase.lastActivityAt = now;
  legalCase.updatedAt = now;
}
