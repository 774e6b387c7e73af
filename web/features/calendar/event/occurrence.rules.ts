import { addDays, daysBetween } from '#schema/lib/days.ts';
import type { EventDetail, Occurrence } from '../calendar-look.tsx';
import { shiftWall, wallMinutes, wallOf, wallText, type Wall } from '#web/shared/dates/wall-clock.rules.ts';

/** One time that an event happens, on the wall clock of a zone. */
export interface Happening {
  startsOn: string;
  /** Last day on which it is. */
  endsOn: string;
  startTime: string | null;
  endTime: string | null;
}

type Times = Pick<EventDetail, 'startAt' | 'endAt' | 'startsOn' | 'endsOn' | 'isAllDay' | 'zone' | 'recurrence'>;

/** Which instants: those of the event, or of the one of its series that began at `at`. */
export function instantsOf(event: Times, at: string | null): { startAt: string; endAt: string } {
  if (!at || !event.recurrence || Number.isNaN(Date.parse(at))) return { startAt: event.startAt, endAt: event.endAt };
  const length = Date.parse(event.endAt) - Date.parse(event.startAt);
  return { startAt: new Date(at).toISOString(), endAt: new Date(Date.parse(at) + length).toISOString() };
}

/** When it happens, as a zone's wall shows it; whole days are those of its own zone. */
export function happeningOf(event: Times, at: string | null, zone: string): Happening {
  const { startAt, endAt } = instantsOf(event, at);
  if (event.isAllDay) {
    const startsOn = startAt === event.startAt ? event.startsOn : wallOf(startAt, event.zone).day;
    return {
      startsOn,
      endsOn: addDays(startsOn, daysBetween(event.startsOn, event.endsOn)),
      startTime: null,
      endTime: null,
    };
  }
  const start = wallOf(startAt, zone);
  const end = wallOf(endAt, zone);
  // What ends at midnight ends with the day before.
  const endsOn = end.time === '00:00' && endAt > startAt ? addDays(end.day, -1) : end.day;
  return { startsOn: start.day, endsOn, startTime: start.time, endTime: end.time };
}

/** The wall at which it ends: midnight is that of the next day. */
export const endWall = ({ endsOn, endTime, startsOn, startTime }: Happening): Wall =>
  endTime === '00:00' && !(startsOn === endsOn && startTime === '00:00' && endTime === startTime)
    ? { day: addDays(endsOn, 1), time: '00:00' }
    : { day: endsOn, time: endTime ?? '00:00' };

type Movable = Pick<Occurrence, 'startsOn' | 'endsOn' | 'startTime' | 'startAt' | 'endAt'> & {
  event: Pick<Occurrence['event'], 'zone' | 'isAllDay'>;
};

/**
 * What the server is told of a move that was made on the wall of a view: the same step on the wall of the event's own zone,
 * which does not change.
 */
export function movedTimes(
  { startsOn, startTime, startAt, endAt, event }: Movable,
  moved: { start?: Wall; end?: Wall },
  viewZone: string,
): { start?: string; end?: string } {
  if (event.isAllDay) {
    if (moved.start && !moved.end) return { start: moved.start.day };
    return { ...(moved.start ? { start: moved.start.day } : {}), ...(moved.end ? { end: moved.end.day } : {}) };
  }
  const seenEnd = wallOf(endAt, viewZone);
  const told: { start?: string; end?: string } = {};
  if (moved.start) {
    const step = wallMinutes({ day: startsOn, time: startTime ?? '00:00' }, moved.start);
    told.start = wallText(shiftWall(wallOf(startAt, event.zone), step));
  }
  if (moved.end) told.end = wallText(shiftWall(wallOf(endAt, event.zone), wallMinutes(seenEnd, moved.end)));
  return told;
}

/** The step back: where a saved event would be again. */
export function stepBack(
  saved: Pick<EventDetail, 'startAt' | 'endAt' | 'zone' | 'isAllDay' | 'startsOn' | 'endsOn'>,
  before: Movable,
  moved: { start?: Wall; end?: Wall },
  viewZone: string,
): { start?: string; end?: string } {
  const told = movedTimes(before, moved, viewZone);
  if (saved.isAllDay) {
    const days = told.start ? daysBetween(told.start, before.startsOn) : 0;
    return {
      ...(told.start ? { start: addDays(saved.startsOn, days) } : {}),
      ...(told.end ? { end: addDays(saved.endsOn, daysBetween(told.end, before.endsOn)) } : {}),
    };
  }
  const wall = (text: string): Wall => ({ day: text.slice(0, 10), time: text.slice(11) });
  const { zone } = before.event;
  const back: { start?: string; end?: string } = {};
  if (told.start) {
    const step = wallMinutes(wall(told.start), wallOf(before.startAt, zone));
    back.start = wallText(shiftWall(wallOf(saved.startAt, saved.zone), step));
  }
  if (told.end) {
    const step = wallMinutes(wall(told.end), wallOf(before.endAt, zone));
    back.end = wallText(shiftWall(wallOf(saved.endAt, saved.zone), step));
  }
  return back;
}

/** An occurrence as a move would leave it, for the time that the server thinks. */
export function withMove(occurrence: Occurrence, { start, end }: { start?: Wall; end?: Wall }): Occurrence {
  const { startsOn, endsOn, startTime } = occurrence;
  const before: Happening = { startsOn, endsOn, startTime: startTime ?? null, endTime: occurrence.endTime ?? null };
  if (occurrence.event.isAllDay || !startTime) {
    const days = start ? daysBetween(startsOn, start.day) : 0;
    return { ...occurrence, startsOn: addDays(startsOn, days), endsOn: end?.day ?? addDays(endsOn, days) };
  }
  const [from, to] = [{ day: startsOn, time: startTime }, endWall(before)];
  const step = start ? wallMinutes(from, start) : 0;
  const stretch = end ? wallMinutes(to, end) : step;
  const [nextFrom, nextTo] = [shiftWall(from, step), shiftWall(to, stretch)];
  const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  return {
    ...occurrence,
    startsOn: nextFrom.day,
    startTime: nextFrom.time,
    endsOn: nextTo.time === '00:00' && wallMinutes(nextFrom, nextTo) > 0 ? addDays(nextTo.day, -1) : nextTo.day,
    endTime: nextTo.time,
    startAt: later(occurrence.startAt, step),
    endAt: later(occurrence.endAt, stretch),
  };
}
