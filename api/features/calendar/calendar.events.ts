import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CalendarChangeKind } from '#schema/generated/contract.ts';
import type { CalendarEvent } from '#db/entities/calendar.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { publish } from '#api/kernel/events/outbox.ts';

declare module '../../kernel/feature.ts' {
  interface Offers {
    /**
     * Called with events of one owner that were created, edited or deleted, after they were written and in the same
     * transaction. For rows that are kept about events, such as their links to Google.
     */
    onEventsChanged(ctx: Ctx, events: readonly CalendarEvent[]): Promise<void>;
  }
}

/** Calls every `onEventsChanged`. The events were flushed. */
export async function notifyEventsChanged(ctx: Ctx, events: readonly CalendarEvent[]): Promise<void> {
  for (const { onEventsChanged } of ctx.runtime.offers) await onEventsChanged?.(ctx, events);
}

/** Events of a calendar changed. Listeners reload what they may see. */
export const CALENDAR_CHANGED = 'calendar.changed';

export interface CalendarChanged {
  kind: CalendarChangeKind;
  /** Null: several events. */
  eventId: string | null;
  ownerId: string;
  caseId: string | null;
  /** Guests of the case are informed too. */
  isShared: boolean;
}

export const publishCalendarChanged = (em: SqlEntityManager, change: CalendarChanged): Promise<void> =>
  publish(em, {
    topic: CALENDAR_CHANGED,
    payload: {
      kind: change.kind,
      eventId: change.eventId ?? '',
      ownerId: change.ownerId,
      caseId: change.caseId ?? '',
      isShared: change.isShared ? 1 : 0,
    },
  });
