import { useEffect, useMemo } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { CalendarFilter, NonWorkingDayKind } from '#schema/generated/contract.ts';
import { addDays, monthEnd, monthStart } from '#schema/lib/days.ts';
import { useCalendarRangeQuery, type CalendarRangeQuery } from './views.generated.ts';
import type { CalendarViewId } from '../calendar-url.ts';
import type { Occurrence } from '../event-styles.tsx';
import { clampDay } from '#web/shared/dates/days.rules.ts';

export interface RestDay {
  date: string;
  kind: NonWorkingDayKind;
  reason: string;
  basis?: string | null;
}

/** Days of one page of the agenda. */
export const AGENDA_DAYS = 30;

/**
 * The range of days that a view needs, for any first day of the week, so that settings and events can be requested
 * together.
 */
export function rangeOf(view: CalendarViewId, day: string, pages = 1): { from: string; to: string } {
  const between = (from: string, to: string) => ({ from: clampDay(from), to: clampDay(to) });
  if (view === 'day') return between(day, day);
  if (view === 'week') return between(addDays(day, -6), addDays(day, 6));
  if (view === 'agenda') return between(day, addDays(day, AGENDA_DAYS * pages - 1));
  return between(addDays(monthStart(day), -6), addDays(monthEnd(day), 6));
}

type RangeData = CalendarRangeQuery['calendarRange'];

/** The latest ranges, newest last: shown at once when the user returns to them. */
const seen = new WeakMap<ApolloClient, Map<string, RangeData>>();
const MAX_RANGES = 12;

function rangesOf(client: ApolloClient): Map<string, RangeData> {
  const known = seen.get(client) ?? new Map<string, RangeData>();
  seen.set(client, known);
  return known;
}

function remember(client: ApolloClient, key: string, held: RangeData): void {
  const ranges = rangesOf(client);
  ranges.delete(key);
  ranges.set(key, held);
  const [oldest] = ranges.keys();
  if (ranges.size > MAX_RANGES && oldest !== undefined) ranges.delete(oldest);
}

const NONE: readonly Occurrence[] = [];

/**
 * The events and rest days of a range. They bypass the Apollo cache: normalising a thousand events takes longer than
 * drawing them.
 */
export function useRange(range: { from: string; to: string }, filter: CalendarFilter) {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useCalendarRangeQuery({
    variables: { ...range, filter },
    fetchPolicy: 'no-cache',
  });
  const key = JSON.stringify([range, filter]);
  const isOfRange = data?.calendarRange.from === range.from && data.calendarRange.to === range.to && !loading;
  useEffect(() => {
    if (isOfRange) remember(client, key, data.calendarRange);
  }, [client, key, isOfRange, data]);
  const held = data?.calendarRange ?? rangesOf(client).get(key);
  const restDays = useMemo(
    () => new Map<string, RestDay>((held?.nonWorkingDays ?? []).map((day) => [day.date, day])),
    [held?.nonWorkingDays],
  );
  return {
    events: held?.occurrences ?? NONE,
    restDays,
    zone: held?.zone ?? null,
    note: held?.nonWorkingDaysNote ?? null,
    isTruncated: held?.isTruncated ?? false,
    isHeld: held !== undefined,
    isLoading: loading && !held,
    error: held ? undefined : error,
    reload: () => void refetch().catch(() => undefined),
  };
}
