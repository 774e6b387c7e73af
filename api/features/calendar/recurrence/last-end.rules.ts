import { isEndless, lastStart } from './recurrence.adapter.ts';
import { ruleEnd, type Placement } from './recurrence.rules.ts';

/** When an event happens, and how it repeats. */
export interface EventSpan extends Placement {
  startAt: Date;
  endAt: Date;
  /** Null: it happens once. */
  rrule: string | null;
}

/** End of the last occurrence, or a little later; null: the series has no end. */
export function lastEnd(event: EventSpan): Date | null {
  if (event.rrule === null) return event.endAt;
  if (isEndless(event.rrule)) return null;
  // UNTIL is used as it is: a daily series until 2100 need not be iterated.
  const last = ruleEnd(event.rrule, event.zone) ?? lastStart({ ...event, rule: event.rrule }) ?? event.startAt;
  // A whole day may be an hour longer when the clock changes.
  const slack = event.isAllDay ? 3_600_000 : 0;
  return new Date(last.getTime() + event.endAt.getTime() - event.startAt.getTime() + slack);
}
