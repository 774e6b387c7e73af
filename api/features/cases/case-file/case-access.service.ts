import { LockMode } from '@mikro-orm/postgresql';
import type { CaseEventKind, CaseRole } from '#schema/generated/contract.ts';
import { CaseEvent, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { primeLoader, loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { RoleIn } from '../cases.policy.ts';

/** How the caller stands to a matter. */
export interface CaseStanding {
  role: CaseRole;
  isArchived: boolean;
}

const standings = (userId: string): string => `case-standing:${userId}`;

const readStandings =
  (ctx: Ctx, userId: string) =>
  async (ids: readonly string[]): Promise<Map<string, CaseStanding>> => {
    const rows = await readRows<CaseStanding & { case_id: string }>(
      ctx.em,
      `select m.case_id, m.role, c.archived_at is not null as "isArchived"
       from case_member m join legal_case c on c.id = m.case_id where m.user_id = ? and m.case_id = any(?::text[])`,
      [userId, `{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ case_id: id, ...found }) => [id, found]));
  };

/** Of all the matters that a request asks for, in one statement. `null`: no member. */
export async function standingIn(ctx: Ctx, caseId: string): Promise<CaseStanding | null> {
  const { userId } = signedIn(ctx);
  if (!isId(caseId, 'case')) return null;
  return (await loadBatched(ctx, standings(userId), caseId, readStandings(ctx, userId))) ?? null;
}

/** How the caller stands to a matter that was read with it. */
export function knowStanding(ctx: Ctx, caseId: string, standing: CaseStanding): void {
  const { userId } = signedIn(ctx);
  primeLoader(ctx, standings(userId), caseId, standing, readStandings(ctx, userId));
}

/** The caller's part in a matter. `null`: no member. */
export const roleIn = async (ctx: Ctx, caseId: string): Promise<RoleIn> =>
  (await standingIn(ctx, caseId))?.role ?? null;

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

export interface RecordedEvent {
  caseId: string;
  kind: CaseEventKind;
  facts: Record<string, string | string[]>;
}

/** Entries of many timelines in one statement. Nobody did anything in these matters, so they do not count as moved. */
export async function recordEvents(ctx: Ctx, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, id: newId('caseEvent') }));
  await ctx.em.execute(
    `insert into case_event (id, case_id, actor_id, kind, facts, created_at)
     select id, "caseId", ?, kind, facts, ? from jsonb_to_recordset(?::jsonb)
       as event (id text, "caseId" text, kind text, facts jsonb)`,
    [signedIn(ctx).userId, ctx.clock.now(), JSON.stringify(rows)],
  );
}
