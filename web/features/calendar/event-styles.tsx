import { TriangleAlert } from 'lucide-react';
import { eventMarkText } from '#schema/text/calendar-marks.ts';
import type { EventFieldsFragment, OccurrenceFieldsFragment } from './calendar.generated.ts';

/** One occurrence of an event, or a deadline shown in the calendar. */
export type Occurrence = OccurrenceFieldsFragment & { deadline?: DeadlineMark };

interface DeadlineMark {
  id: string;
  title: string;
  caseId: string | null;
  isDone: boolean;
}

export type EventDetail = EventFieldsFragment;

/** Marks events that came from Google: «G», with a hidden text for screen readers. */
export const GoogleBadge = () => (
  <span
    title={eventMarkText.googleTitle}
    className="inline-grid size-4 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-xs font-semibold leading-none text-ink"
  >
    <span aria-hidden="true">{eventMarkText.googleBadge}</span>
    <span className="sr-only">{eventMarkText.google}</span>
  </span>
);

export const ConflictMark = () => (
  <span title={eventMarkText.conflictTitle} className="inline-flex shrink-0 text-warning">
    <TriangleAlert size={13} aria-hidden="true" />
    <span className="sr-only">{eventMarkText.conflict}</span>
  </span>
);
