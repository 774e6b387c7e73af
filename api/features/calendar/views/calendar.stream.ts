import { asSystem } from '#db/row-wall.ts';
import type { CalendarChangeKind } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { BusEvent } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { BatchQueue, liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { CALENDAR_CHANGED } from '../calendar.events.ts';
import { findEventRow } from '../event-rows.service.ts';
import { viewOf, type EventView } from '../event-view.rules.ts';

type StreamEvent = BusEvent | { topic: 'bus.resumed' };

export interface CalendarChange {
  kind: CalendarChangeKind;
  eventId: string | null;
  event: EventView | null;
}

/** Roles of the members of the case of an event, by user id: read once for each bus event, for all listeners of this server. */
const audiences = new WeakMap<BusEvent, Promise<Map<string, string> | null>>();

async function readAudience(ctx: Ctx, caseId: string): Promise<Map<string, string> | null> {
  const rows = await unlessAway(() =>
    // For all listeners, whoever asks first.
    asSystem(() =>
      (ctx.em.fork() as Ctx['em']).execute<{ user_id: string; role: string }[]>(
        'select user_id, role from case_member where case_id = ?',
        [caseId],
      ),
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

async function changeOf(ctx: Ctx, heard: StreamEvent): Promise<CalendarChange | null> {
  // After a lost connection events may have been missed: the client reads again.
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
    // The caller may not see the event any more: reported as deleted.
    kind: isGone ? 'DELETED' : 'SAVED',
    eventId: String(eventId),
    event: seen?.row ? viewOf(seen.row, signedIn(ctx).userId) : null,
  };
}

async function* changesOf(ctx: Ctx, signal: AbortSignal): AsyncGenerator<CalendarChange, void, undefined> {
  const inbox = new BatchQueue<StreamEvent>(signal);
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

/** Changes of events that the caller may see. */
export const followCalendar = (ctx: Ctx) => liveStream(ctx, (signal) => changesOf(ctx, signal));
