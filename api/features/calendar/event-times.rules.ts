import { MAX_EVENT_DAYS } from '#schema/event-types.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { MONTHS } from '#schema/text/days.ts';
import { addDays, daysBetween, isDay } from '#schema/lib/days.ts';
import { beginningOf, isZone, place, secondOf, timeOf, type WallClock } from '#schema/lib/zones.ts';

/** Start and end of an event from the input of a form, in the local time of a zone. */

export interface EventProblem {
  field: string;
  message: string;
}

export const FIRST_EVENT_YEAR = 1970;
export const LAST_EVENT_YEAR = 2100;

/** The message for a day that does not exist names it: «El 31 de junio de 2026 no existe.» */
function dayProblem(day: string): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return say.dayInvalid;
  const [year = '', month = '', date = ''] = parts.slice(1);
  const name = MONTHS[Number(month) - 1];
  if (!name || Number(date) === 0) return say.dayInvalid;
  if (!isDay(day)) return say.dayUnknown(Number(date), name, year);
  return Number(year) < FIRST_EVENT_YEAR || Number(year) > LAST_EVENT_YEAR
    ? say.yearOut(FIRST_EVENT_YEAR, LAST_EVENT_YEAR)
    : null;
}

/** Reads `2026-03-05T10:30`, or `2026-03-05` of a whole-day event. */
export function readWall(text: string, isAllDay: boolean): WallClock | { message: string } {
  const [day = '', time, ...rest] = text.trim().split(/[T ]/);
  if (rest.length > 0) return { message: say.momentInvalid };
  const message = dayProblem(day);
  if (message) return { message: message === say.dayInvalid && !isAllDay ? say.momentInvalid : message };
  if (isAllDay) return { day, second: 0 };
  if (time === undefined) return { message: say.momentInvalid };
  const second = secondOf(time);
  if (second === null)
    return { message: /^\d{2}:\d{2}(:\d{2})?$/.test(time) ? say.timeUnknown(time) : say.momentInvalid };
  return { day, second };
}

export interface EventTimes {
  startAt: Date;
  endAt: Date;
  notices: string[];
}

export interface GivenTimes {
  start: string;
  end: string | null;
  isAllDay: boolean;
  zone: string;
  /** Length when no end is given: in seconds, of a whole-day event in days. */
  defaultLength: number;
}

interface Edge {
  wall: WallClock;
  at: Date;
  notice: string | null;
}

function edgeOf(text: string, field: string, { isAllDay, zone }: GivenTimes): Edge | { problem: EventProblem } {
  const wall = readWall(text, isAllDay);
  if ('message' in wall) return { problem: { field, message: wall.message } };
  if (isAllDay) return { wall, at: beginningOf(zone, wall.day), notice: null };
  const { at, kind } = place(zone, wall);
  if (kind === 'SKIPPED') return { problem: { field, message: say.skipped(timeOf(wall), wall.day, zone) } };
  return { wall, at, notice: kind === 'TWICE' ? say.twice(timeOf(wall), wall.day, zone) : null };
}

/** Seconds between two local times. Changes of the clock are ignored. */
const wallSeconds = (from: WallClock, to: WallClock): number =>
  daysBetween(from.day, to.day) * 86_400 + to.second - from.second;

function lengthProblem(start: WallClock, end: WallClock, isAllDay: boolean): string | null {
  const seconds = wallSeconds(start, end);
  if (seconds < 0) return say.endsBeforeStart;
  if (seconds === 0 && !isAllDay) return say.endsAtStart;
  const days = isAllDay ? seconds / 86_400 + 1 : seconds / 86_400;
  return days > MAX_EVENT_DAYS ? say.tooLongEvent(MAX_EVENT_DAYS) : null;
}

/** The instants of an event, or the first problem of the input. */
export function readTimes(given: GivenTimes): EventTimes | { problem: EventProblem } {
  const { zone, isAllDay, defaultLength } = given;
  if (!isZone(zone)) return { problem: { field: 'zone', message: say.zoneUnknown } };
  const start = edgeOf(given.start, 'start', given);
  if ('problem' in start) return start;
  if (given.end === null) {
    const endAt = isAllDay
      ? beginningOf(zone, addDays(start.wall.day, Math.max(1, defaultLength)))
      : new Date(start.at.getTime() + defaultLength * 1000);
    return { startAt: start.at, endAt, notices: start.notice ? [start.notice] : [] };
  }
  const end = edgeOf(given.end, 'end', given);
  if ('problem' in end) return end;
  const message = lengthProblem(start.wall, end.wall, isAllDay);
  if (message) return { problem: { field: 'end', message } };
  const endAt = isAllDay ? beginningOf(zone, addDays(end.wall.day, 1)) : end.at;
  const notices = [start.notice, end.notice].filter((notice) => notice !== null);
  // Both times lie in the hour that occurs twice when the clock goes back.
  if (endAt <= start.at) return { problem: { field: 'end', message: say.endsAtStart } };
  return { startAt: start.at, endAt, notices };
}
