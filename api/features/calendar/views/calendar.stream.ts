import type { CalendarChangeKind } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { CALENDAR_CHANGED } from '../calendar.events.ts';
import { findEventRow } from '../events/event-rows.service.ts';
import { viewOf, type EventView } from '../events/event-view.rules.ts';

type Heard = BusEvent | { topic: 'bus.resumed' };

export interface CalendarChange {
  kind: CalendarChangeKind;
  eventId: string | null;
  event: EventView | null;
}

/** Members of the case of an event, with their part: one statement a server, however many listen. */
const audiences = new WeakMap<BusEvent, Promise<Map<string, string> | null>>();

async function readAudience(ctx: Ctx, caseId: string): Promise<Map<string, string> | null> {
  const rows = await unlessAway(() =>
    (ctx.em.fork() as Ctx['em']).execute<{ user_id: string; role: string }[]>(
      'select user_id, role from case_member where case_id = ?',
      [caseId],
    ),
  );
  return rows && new Map(rows.map((row) => [row.user_id, row.role]));
}

async function isForCaller(ctx: Ctx, event: BusEvent): Promise<boolean> {
  const { userId } = signedIn(ctx);
  const { ownerId, caseId, isShared } = event.payload;
  if (!caseId) return ownerId === userId;
  const known = audiences.get(event) ?? readAudience(ctx, String(caseId));
  audiences.set(event, known);
  const role = (await known)?.get(userId);
  return role !== undefined && (role !== 'GUEST' || isShared === 1);
}

const MANY: CalendarChange = { kind: 'MANY', eventId: null, event: null };

async function changeOf(ctx: Ctx, heard: Heard): Promise<CalendarChange | null> {
  // Something may have been missed: the view is read anew.
  if (!('payload' in heard)) return MANY;
  if (!(await isForCaller(ctx, heard))) return null;
  const { kind, eventId } = heard.payload;
  if (kind === 'MANY' || !eventId) return MANY;
  const seen =
    kind === 'SAVED'
      ? await unlessAway(async () => ({ row: await findEventRow(newTurn(ctx), String(eventId)) }))
      : null;
  const isGone = kind === 'DELETED' || seen?.row === null;
  return {
    // Saved where the caller does not see it any more: for the caller it is gone.
    kind: isGone ? 'DELETED' : 'SAVED',
    eventId: String(eventId),
    event: seen?.row ? viewOf(seen.row, signedIn(ctx).userId) : null,
  };
}

async function* changesOf(ctx: Ctx, signal: AbortSignal): AsyncGenerator<CalendarChange, void, undefined> {
  const inbox = new BatchQueue<Heard>(signal);
  const off = ctx.bus.on(CALENDAR_CHANGED, (event) => inbox.push(event));
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll())
      for (const each of heard) {
        const change = await changeOf(ctx, each);
        if (change) yield change;
      }
  } finally {
    off();
  }
}

/** Changes of events that the caller sees. */
export const followCalendar = (ctx: Ctx) => liveStream(ctx, (signal) => changesOf(ctx, signal));
