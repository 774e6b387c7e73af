import type { CaseStatus } from '#schema/generated/contract.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { findCase } from '../case-file/case-access.service.ts';
import { CASE_CHANGED, CASE_MEMBER_REMOVED } from '../cases.events.ts';
import { canRead } from '../cases.policy.ts';
import { hearsOf, worksThere } from './audience.service.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { memberStream, type MemberScope } from './member.stream.ts';

/** Beyond that, who was away reads its list anew. */
const MISSED_MAX = 50;
/** Clocks of several servers differ; what is told again does no harm. */
const MARGIN_MS = 10_000;

/** Matters that changed since an instant, oldest change first: the listening connection was cut. */
async function changedSince(ctx: Ctx, since: Date, caseId: string | null): Promise<string[]> {
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select c.id from legal_case c join case_member m on m.case_id = c.id and m.user_id = ?
     where c.updated_at >= ? and c.id = coalesce(?, c.id) and (m.role in ('OWNER', 'COLLABORATOR') or m.joined_at >= ?
       or exists (select 1 from case_note n where n.case_id = c.id and n.is_shared and n.created_at >= ?))
     order by c.updated_at limit ?`,
    [signedIn(ctx).userId, since, caseId, since, since, MISSED_MAX],
  );
  return rows.map(({ id }) => id);
}

type Heard = BusEvent | { topic: 'bus.resumed' };

async function* changesOf(
  ctx: Ctx,
  caseId: string | null,
  signal: AbortSignal,
): AsyncGenerator<LegalCase, void, undefined> {
  const inbox = new BatchQueue<Heard>(signal);
  const off = ctx.bus.on(CASE_CHANGED, (event) => {
    if (!('payload' in event) || !caseId || event.payload['caseId'] === caseId) inbox.push(event);
  });
  let checkedAt = ctx.clock.now();
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll()) {
      const ids = await changedCases(ctx, heard, new Date(checkedAt.getTime() - MARGIN_MS), caseId);
      checkedAt = ctx.clock.now();
      for (const id of ids) {
        const found = await unlessAway(() => findCase(newTurn(ctx), id));
        if (found) yield found.legalCase;
      }
    }
  } finally {
    off();
  }
}

/** The caller's matters among what was heard, each once: a matter is told as it is, not as it was. */
async function changedCases(ctx: Ctx, heard: Heard[], since: Date, caseId: string | null): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const event of heard) {
    if (!('payload' in event)) {
      const missed = await unlessAway(() => changedSince(newTurn(ctx), since, caseId));
      for (const id of missed ?? []) ids.add(id);
    } else if (await hearsOf(ctx, event)) ids.add(String(event.payload['caseId']));
  }
  return ids;
}

const readers = (caseId: string): MemberScope => ({
  caseId,
  isAllowed: canRead,
  refusal: () => new Refusal('NOT_FOUND'),
});

/** Every change of the matters that the caller works in, or of one of them; a guest hears what is marked for guests. */
export async function followCases(ctx: Ctx, caseId: string | null) {
  const follow = (signal: AbortSignal) => changesOf(ctx, caseId, signal);
  return caseId === null ? liveStream(ctx, follow) : memberStream(ctx, readers(caseId), follow);
}

export interface StatusChange {
  caseId: string;
  status: CaseStatus;
  userId: string;
  timestamp: Date;
  case: LegalCase | null;
}

async function* statusesOf(ctx: Ctx, signal: AbortSignal): AsyncGenerator<StatusChange, void, undefined> {
  const inbox = new BatchQueue<BusEvent>(signal);
  // What a cut connection missed is replayed from the outbox: nothing has to be asked for.
  const off = ctx.bus.on(CASE_CHANGED, (event) => {
    if ('payload' in event && event.payload['status']) inbox.push(event);
  });
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll())
      for (const event of heard) {
        if (!(await worksThere(ctx, event))) continue;
        const { caseId, status, userId, at } = event.payload;
        const found = await unlessAway(() => findCase(newTurn(ctx), String(caseId)));
        yield {
          caseId: String(caseId),
          status: status as CaseStatus,
          userId: String(userId),
          timestamp: new Date(String(at)),
          case: found?.legalCase ?? null,
        };
      }
  } finally {
    off();
  }
}

/** Every change of status of the matters that the caller works in, as it was published with the change. */
export async function followStatuses(ctx: Ctx) {
  return liveStream(ctx, (signal) => statusesOf(ctx, signal));
}

async function* endingsOf(ctx: Ctx, signal: AbortSignal): AsyncGenerator<{ caseId: string }, void, undefined> {
  const { userId } = signedIn(ctx);
  const inbox = new BatchQueue<string>(signal);
  // Replayed from the outbox too, after a cut connection.
  const off = ctx.bus.on(CASE_MEMBER_REMOVED, (event) => {
    if ('payload' in event && event.payload['userId'] === userId) inbox.push(String(event.payload['caseId']));
  });
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll())
      for (const caseId of new Set(heard)) {
        // Who has another part now, or was invited again meanwhile, lost nothing.
        const found = await unlessAway(() => findCase(newTurn(ctx), caseId));
        if (!found) yield { caseId };
      }
  } finally {
    off();
  }
}

/** The matters that the caller takes no part in any more, as that happens. */
export async function followEndings(ctx: Ctx) {
  return liveStream(ctx, (signal) => endingsOf(ctx, signal));
}
