import { LockMode } from '@mikro-orm/postgresql';
import type { CaseEventKind, CaseRole } from '#schema/generated/contract.ts';
import { CaseEvent, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { primeLoader, loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { RoleIn } from './cases.policy.ts';

/** The caller's access to a case. */
export interface CaseAccess {
  role: CaseRole;
  isArchived: boolean;
}

const accessKey = (userId: string): string => `case-access:${userId}`;

const readAccess =
  (ctx: Ctx, userId: string) =>
  async (ids: readonly string[]): Promise<Map<string, CaseAccess>> => {
    const rows = await readRows<CaseAccess & { case_id: string }>(
      ctx.em,
      `select m.case_id, m.role, c.archived_at is not null as "isArchived"
       from case_member m join legal_case c on c.id = m.case_id where m.user_id = ? and m.case_id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ case_id: id, ...found }) => [id, found]));
  };

/** The caller's access to a case, read for all the cases of a request in one statement. `null`: not a member. */
export async function caseAccessOf(ctx: Ctx, caseId: string): Promise<CaseAccess | null> {
  const { userId } = signedIn(ctx);
  if (!isId(caseId, 'case')) return null;
  return (await loadBatched(ctx, accessKey(userId), caseId, readAccess(ctx, userId))) ?? null;
}

/** Keeps the access that was read in the same statement as the case. */
export function primeCaseAccess(ctx: Ctx, caseId: string, access: CaseAccess): void {
  const { userId } = signedIn(ctx);
  primeLoader(ctx, accessKey(userId), caseId, access, readAccess(ctx, userId));
}

/** The caller's role in a case. `null`: not a member. */
export const roleIn = async (ctx: Ctx, caseId: string): Promise<RoleIn> =>
  (await caseAccessOf(ctx, caseId))?.role ?? null;

export interface CaseAndRole {
  legalCase: LegalCase;
  role: CaseRole;
}

/**
 * The case with that id and the caller's role in it. `null`: no such case, or the caller is not a member. With
 * `isLocked` the role is read after the lock, because a member may be removed while this waits for it.
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

/** Adds an entry to the timeline, in the transaction of the change; the case counts as active. */
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

export interface RecordedEvent {
  caseId: string;
  kind: CaseEventKind;
  facts: Record<string, string | string[]>;
}

/**
 * Adds entries to many timelines in one statement. A case that was deleted meanwhile has none. Whether somebody worked in
 * the cases is said by the caller.
 */
export async function recordEvents(ctx: Ctx, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, id: newId('caseEvent') }));
  await ctx.em.execute(
    `insert into case_event (id, case_id, actor_id, kind, facts, created_at)
     select event.id, "caseId", ?, kind, facts, ? from jsonb_to_recordset(?::jsonb)
       as event (id text, "caseId" text, kind text, facts jsonb) join legal_case c on c.id = "caseId"`,
    [signedIn(ctx).userId, ctx.clock.now(), JSON.stringify(rows)],
  );
}
