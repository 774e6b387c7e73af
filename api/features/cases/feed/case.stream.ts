import type { CaseStatus } from '#schema/generated/contract.ts';
import type { LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { findCase } from '../case-access.service.ts';
import { CASE_CHANGED, CASE_MEMBER_REMOVED } from '../cases.events.ts';
import { canRead } from '../cases.policy.ts';
import { mayReceive, worksInCase } from './audience.service.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { memberStream, type MemberScope } from './member.stream.ts';

/** Missed cases that are sent at most; with more, the page has to reload its list. */
const MAX_MISSED = 50;
/** Clocks of several servers differ. A case that is sent again does no harm. */
const MARGIN_MS = 10_000;

/** Cases that changed since an instant, oldest change first; for the time in which the bus had no connection. */
async function changedSince(ctx: Ctx, since: Date, caseId: string | null): Promise<string[]> {
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select c.id from legal_case c join case_member m on m.case_id = c.id and m.user_id = ?
     where c.updated_at >= ? and c.id = coalesce(?, c.id) and (m.role in ('OWNER', 'COLLABORATOR') or m.joined_at >= ?
       or exists (select 1 from case_note n where n.case_id = c.id and n.is_shared and n.created_at >= ?))
     order by c.updated_at limit ?`,
    [signedIn(ctx).userId, since, caseId, since, since, MAX_MISSED],
  );
  return rows.map(({ id }) => id);
}

type StreamEvent = BusEvent | { topic: 'bus.resumed' };

async function* changesOf(
  ctx: Ctx,
  caseId: string | null,
  signal: AbortSignal,
): AsyncGenerator<LegalCase, void, undefined> {
  const inbox = new BatchQueue<StreamEvent>(signal);
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

/** Ids of the cases of these events that the caller receives, each once: a case is sent in its present state. */
async function changedCases(ctx: Ctx, events: StreamEvent[], since: Date, caseId: string | null): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const event of events) {
    if (!('payload' in event)) {
      const missed = await unlessAway(() => changedSince(newTurn(ctx), since, caseId));
      for (const id of missed ?? []) ids.add(id);
    } else if (await mayReceive(ctx, event)) ids.add(String(event.payload['caseId']));
  }
  return ids;
}

const readers = (caseId: string): MemberScope => ({
  caseId,
  isAllowed: canRead,
  refusal: () => new Refusal('NOT_FOUND'),
});

/** Changes of the caller's cases, or of one of them. A guest receives only changes that are for guests. */
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
  // Events that were missed without a connection are replayed from the outbox, so nothing is read here.
  const off = ctx.bus.on(CASE_CHANGED, (event) => {
    if ('payload' in event && event.payload['status']) inbox.push(event);
  });
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll())
      for (const event of heard) {
        if (!(await worksInCase(ctx, event))) continue;
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

/** Every change of status in the cases that the caller works in, with the values of its event. */
export async function followStatuses(ctx: Ctx) {
  return liveStream(ctx, (signal) => statusesOf(ctx, signal));
}

async function* endedAccessOf(ctx: Ctx, signal: AbortSignal): AsyncGenerator<{ caseId: string }, void, undefined> {
  const { userId } = signedIn(ctx);
  const inbox = new BatchQueue<string>(signal);
  // Missed events are replayed from the outbox here too.
  const off = ctx.bus.on(CASE_MEMBER_REMOVED, (event) => {
    if ('payload' in event && event.payload['userId'] === userId) inbox.push(String(event.payload['caseId']));
  });
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll())
      for (const caseId of new Set(heard)) {
        // A member with a new role, or one who was added again meanwhile, still has access.
        const found = await unlessAway(() => findCase(newTurn(ctx), caseId));
        if (!found) yield { caseId };
      }
  } finally {
    off();
  }
}

/** Ids of cases from which the caller is removed, as it happens. */
export async function followEndedAccess(ctx: Ctx) {
  return liveStream(ctx, (signal) => endedAccessOf(ctx, signal));
}
