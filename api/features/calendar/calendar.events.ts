import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CalendarChangeKind } from '#schema/generated/contract.ts';
import { publish } from '#api/kernel/events/outbox.ts';

/** Events of a calendar changed; listeners reload them as they may see them. */
export const CALENDAR_CHANGED = 'calendar.changed';

export interface CalendarChanged {
  kind: CalendarChangeKind;
  /** Null: many. */
  eventId: string | null;
  ownerId: string;
  caseId: string | null;
  /** Guests of the case are told too. */
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
