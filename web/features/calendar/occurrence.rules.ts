import { addDays, daysBetween } from '#schema/lib/days.ts';
import type { EventDetail, Occurrence } from './event-styles.tsx';
import {
  shiftLocalTime,
  minutesBetween,
  localTimeOf,
  localTimeText,
  type LocalTime,
} from '#web/shared/dates/wall-clock.rules.ts';

/** One occurrence of an event in local time. */
export interface LocalOccurrence {
  startsOn: string;
  /** The last day of the occurrence. */
  endsOn: string;
  startTime: string | null;
  endTime: string | null;
}

/** A new start or end of an occurrence, in the view's local time. */
export interface OccurrenceMove {
  start?: LocalTime;
  end?: LocalTime;
}

type Times = Pick<EventDetail, 'startAt' | 'endAt' | 'startsOn' | 'endsOn' | 'isAllDay' | 'zone' | 'recurrence'>;

/** The instants of an event, or of the occurrence that begins at `at`. */
export function instantsOf(event: Times, at: string | null): { startAt: string; endAt: string } {
  if (!at || !event.recurrence || Number.isNaN(Date.parse(at))) return { startAt: event.startAt, endAt: event.endAt };
  const length = Date.parse(event.endAt) - Date.parse(event.startAt);
  return { startAt: new Date(at).toISOString(), endAt: new Date(Date.parse(at) + length).toISOString() };
}

/** The local time of an occurrence in a zone; all-day events use their own zone. */
export function localOccurrenceOf(event: Times, at: string | null, zone: string): LocalOccurrence {
  const { startAt, endAt } = instantsOf(event, at);
  if (event.isAllDay) {
    const startsOn = startAt === event.startAt ? event.startsOn : localTimeOf(startAt, event.zone).day;
    return {
      startsOn,
      endsOn: addDays(startsOn, daysBetween(event.startsOn, event.endsOn)),
      startTime: null,
      endTime: null,
    };
  }
  const start = localTimeOf(startAt, zone);
  const end = localTimeOf(endAt, zone);
  // An event that ends at midnight ends on the day before.
  const endsOn = end.time === '00:00' && endAt > startAt ? addDays(end.day, -1) : end.day;
  return { startsOn: start.day, endsOn, startTime: start.time, endTime: end.time };
}

/** The local time of the end; midnight belongs to the next day. */
export const localEndOf = ({ endsOn, endTime, startsOn, startTime }: LocalOccurrence): LocalTime =>
  endTime === '00:00' && !(startsOn === endsOn && startTime === '00:00' && endTime === startTime)
    ? { day: addDays(endsOn, 1), time: '00:00' }
    : { day: endsOn, time: endTime ?? '00:00' };

type Movable = Pick<Occurrence, 'startsOn' | 'endsOn' | 'startTime' | 'startAt' | 'endAt'> & {
  event: Pick<Occurrence['event'], 'zone' | 'isAllDay'>;
};

/**
 * The new times for the server after a move in the view: the same difference, in the event's own zone, which does not
 * change.
 */
export function movedTimes(
  { startsOn, startTime, startAt, endAt, event }: Movable,
  moved: OccurrenceMove,
  viewZone: string,
): { start?: string; end?: string } {
  if (event.isAllDay) {
    if (moved.start && !moved.end) return { start: moved.start.day };
    return { ...(moved.start ? { start: moved.start.day } : {}), ...(moved.end ? { end: moved.end.day } : {}) };
  }
  const seenEnd = localTimeOf(endAt, viewZone);
  const times: { start?: string; end?: string } = {};
  if (moved.start) {
    const step = minutesBetween({ day: startsOn, time: startTime ?? '00:00' }, moved.start);
    times.start = localTimeText(shiftLocalTime(localTimeOf(startAt, event.zone), step));
  }
  if (moved.end)
    times.end = localTimeText(shiftLocalTime(localTimeOf(endAt, event.zone), minutesBetween(seenEnd, moved.end)));
  return times;
}

/** The times that undo a move. */
export function undoTimes(
  saved: Pick<EventDetail, 'startAt' | 'endAt' | 'zone' | 'isAllDay' | 'startsOn' | 'endsOn'>,
  before: Movable,
  moved: OccurrenceMove,
  viewZone: string,
): { start?: string; end?: string } {
  const times = movedTimes(before, moved, viewZone);
  if (saved.isAllDay) {
    const days = times.start ? daysBetween(times.start, before.startsOn) : 0;
    return {
      ...(times.start ? { start: addDays(saved.startsOn, days) } : {}),
      ...(times.end ? { end: addDays(saved.endsOn, daysBetween(times.end, before.endsOn)) } : {}),
    };
  }
  const wall = (text: string): LocalTime => ({ day: text.slice(0, 10), time: text.slice(11) });
  const { zone } = before.event;
  const back: { start?: string; end?: string } = {};
  if (times.start) {
    const step = minutesBetween(wall(times.start), localTimeOf(before.startAt, zone));
    back.start = localTimeText(shiftLocalTime(localTimeOf(saved.startAt, saved.zone), step));
  }
  if (times.end) {
    const step = minutesBetween(wall(times.end), localTimeOf(before.endAt, zone));
    back.end = localTimeText(shiftLocalTime(localTimeOf(saved.endAt, saved.zone), step));
  }
  return back;
}

/** The occurrence as it will be after a move, until the server answers. */
export function withMove(occurrence: Occurrence, { start, end }: OccurrenceMove): Occurrence {
  const { startsOn, endsOn, startTime } = occurrence;
  const before: LocalOccurrence = {
    startsOn,
    endsOn,
    startTime: startTime ?? null,
    endTime: occurrence.endTime ?? null,
  };
  if (occurrence.event.isAllDay || !startTime) {
    const days = start ? daysBetween(startsOn, start.day) : 0;
    return { ...occurrence, startsOn: addDays(startsOn, days), endsOn: end?.day ?? addDays(endsOn, days) };
  }
  const [from, to] = [{ day: startsOn, time: startTime }, localEndOf(before)];
  const step = start ? minutesBetween(from, start) : 0;
  const stretch = end ? minutesBetween(to, end) : step;
  const [nextFrom, nextTo] = [shiftLocalTime(from, step), shiftLocalTime(to, stretch)];
  const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  return {
    ...occurrence,
    startsOn: nextFrom.day,
    startTime: nextFrom.time,
    endsOn: nextTo.time === '00:00' && minutesBetween(nextFrom, nextTo) > 0 ? addDays(nextTo.day, -1) : nextTo.day,
    endTime: nextTo.time,
    startAt: later(occurrence.startAt, step),
    endAt: later(occurrence.endAt, stretch),
  };
}
