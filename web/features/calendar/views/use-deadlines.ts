import { useMemo } from 'react';
import type { CalendarFilter } from '#schema/generated/contract.ts';
import { calendarViewText as text } from '#schema/text/calendar-screen.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { useCalendarDeadlinesQuery, type CalendarDeadlinesQuery } from './views.generated.ts';
import type { Occurrence } from '../event-styles.tsx';

type Deadline = CalendarDeadlinesQuery['deadlines']['nodes'][number];

/** A deadline as an occurrence: all-day on its date. It cannot be dragged: the law or its event fixes the date. */
function occurrenceOf(deadline: Deadline, zone: string): Occurrence {
  const { id, title, dueOn, dueAt, hasHour, completedAt } = deadline;
  const isDone = completedAt != null;
  return {
    key: id,
    occurrenceOf: null,
    isMoved: false,
    title: hasHour ? `${formatTime(dueAt, deadline.zone)} · ${title}` : title,
    location: '',
    startAt: dueAt,
    endAt: dueAt,
    startsOn: dueOn,
    endsOn: dueOn,
    startTime: null,
    endTime: null,
    conflictKeys: [],
    timeEntryId: null,
    event: {
      id,
      type: 'DEADLINE',
      source: 'FOJA',
      zone,
      isAllDay: true,
      isBillable: false,
      isMine: true,
      ownerName: '',
      descriptionPreview: isDone ? text.deadlineDone : '',
      googleState: null,
      version: 0,
      viewerCanEdit: false,
      recurrence: null,
      case: deadline.case ?? null,
    },
    deadline: { id, title, caseId: deadline.case?.id ?? null, isDone },
  };
}

const NONE: readonly Occurrence[] = [];

/** Whether the filters can match deadlines. */
const isAsked = ({ types, isMine, isBillable }: CalendarFilter): boolean =>
  isMine == null && isBillable == null && (!types || types.includes('DEADLINE'));

/** The deadlines of a range that no event shows: counted by a rule, or typed by hand. */
export function useDeadlines(range: { from: string; to: string }, filter: CalendarFilter, zone: string) {
  const { from, to } = range;
  const { caseId, search } = filter;
  const isShown = isAsked(filter);
  const { data, error, refetch } = useCalendarDeadlinesQuery({
    variables: { filter: { from, to, ...(caseId ? { caseId } : {}), ...(search ? { search } : {}) } },
    fetchPolicy: 'cache-and-network',
    skip: !isShown,
  });
  const nodes = isShown ? data?.deadlines.nodes : undefined;
  const deadlines = useMemo(
    () => nodes?.filter(({ eventId }) => !eventId).map((deadline) => occurrenceOf(deadline, zone)) ?? NONE,
    [nodes, zone],
  );
  return {
    deadlines,
    missing: isShown && data ? data.deadlines.totalCount - data.deadlines.nodes.length : 0,
    error: data ? undefined : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
