import type { UpdateCalendarEventInput } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { addDays, daysBetween, isDay } from '#schema/lib/days.ts';
import { dayIn, instantOf, timeIn, wallOf } from '#schema/lib/zones.ts';
import { lastEnd } from '../recurrence/last-end.rules.ts';
import type { EventContent } from './event-content.rules.ts';
import { readTimes, type EventTimes, type EventProblem } from '../event-times.rules.ts';
import {
  alarmsProblem,
  isBillableByType,
  isBusyByType,
  textsProblem,
  tidyAlarms,
  tidyText,
  defaultLength,
} from '../events.rules.ts';
import { lastUntil } from '../recurrence/recurrence.adapter.ts';
import { ruleEndedAt, movedRule, recurrenceProblem, ruleEnd, ruleOf } from '../recurrence/recurrence.rules.ts';

/** The content of an event after an edit. */

export interface Changed {
  content: EventContent;
  notices: string[];
  /** How far its start moved in local time; the exceptions of a series move the same. */
  move: Move;
}

export interface Move {
  from: { zone: string };
  to: { zone: string };
  days: number;
  seconds: number;
}

/** An instant as the text of a form. */
const textOf = (at: Date, zone: string, isAllDay: boolean): string =>
  isAllDay ? dayIn(zone, at) : `${dayIn(zone, at)}T${timeIn(zone, at)}`;

/** The text of a form, some days later or earlier. An invalid day is returned unchanged, and refused later. */
function shiftText(text: string, days: number): string {
  const [day = '', ...rest] = text.trim().split(/(?=[T ])/);
  return isDay(day) && days !== 0 ? addDays(day, days) + rest.join('') : text;
}

/** Length in seconds; of a whole-day event in days. */
const lengthOf = ({ startAt, endAt, isAllDay, zone }: EventContent): number =>
  isAllDay ? daysBetween(dayIn(zone, startAt), dayIn(zone, endAt)) : (endAt.getTime() - startAt.getTime()) / 1000;

function lastDayText(current: EventContent, isAllDay: boolean): string {
  const { zone } = current;
  return isAllDay ? addDays(dayIn(zone, current.endAt), -1) : textOf(current.endAt, zone, false);
}

function timesAfter(
  current: EventContent,
  given: UpdateCalendarEventInput,
  shift: number,
): EventTimes | { problem: EventProblem } {
  const zone = given.zone ?? current.zone;
  const isAllDay = given.isAllDay ?? current.isAllDay;
  if (given.start == null && given.end == null && zone === current.zone && isAllDay === current.isAllDay)
    return { startAt: current.startAt, endAt: current.endAt, notices: [] };
  const keepsLength = given.start != null || isAllDay !== current.isAllDay;
  const end = given.end ?? (keepsLength ? null : lastDayText(current, isAllDay));
  return readTimes({
    start: given.start == null ? textOf(current.startAt, current.zone, isAllDay) : shiftText(given.start, shift),
    end: given.end == null || end === null ? end : shiftText(end, shift),
    isAllDay,
    zone,
    defaultLength:
      isAllDay === current.isAllDay ? lengthOf(current) : defaultLength(given.type ?? current.type, isAllDay),
  });
}

function ruleAfter(
  current: EventContent,
  given: UpdateCalendarEventInput,
  next: { startAt: Date; zone: string; isAllDay: boolean },
): { rrule: string | null } | { problem: EventProblem } {
  const startsOn = dayIn(next.zone, next.startAt);
  if (given.recurrence === null) return { rrule: null };
  if (given.recurrence) {
    const problem = recurrenceProblem(given.recurrence, startsOn);
    return problem ? { problem } : { rrule: ruleOf(given.recurrence, next) };
  }
  if (current.rrule === null) return { rrule: null };
  const before = dayIn(current.zone, current.startAt);
  return { rrule: before === startsOn ? current.rrule : movedRule(current.rrule, before, startsOn) };
}

type EventStart = Pick<EventContent, 'startAt' | 'zone' | 'isAllDay'>;

/** A series that moves keeps the number of its occurrences: UNTIL is moved where it would drop one or add one. */
function keepEnd(rule: string | null, current: EventContent, next: EventStart): string | null {
  const until = current.rrule === null ? null : ruleEnd(current.rrule, current.zone);
  const move = moveOf(current, next);
  if (rule === null || !until || (isUnmoved(move) && next.isAllDay === current.isAllDay)) return rule;
  const last = lastUntil({ ...current, rule: current.rrule ?? '' }, until);
  const wanted = last && shiftStart(last, move);
  if (!wanted) return rule;
  const end = ruleEnd(rule, next.zone) ?? until;
  const isKept = lastUntil({ ...next, rule }, end)?.getTime() === wanted.getTime();
  return isKept && next.isAllDay === current.isAllDay ? rule : ruleEndedAt(rule, wanted, next);
}

/** Values that depend on the type change with it, unless they were chosen explicitly. */
function flagsAfter(current: EventContent, given: UpdateCalendarEventInput, isAllDay: boolean) {
  const type = given.type ?? current.type;
  const wasUsual = current.isBillable === isBillableByType(current.type);
  const wasBusy = current.isBusy === isBusyByType(current.type, current.isAllDay);
  return {
    type,
    isBillable: given.isBillable ?? (wasUsual ? isBillableByType(type) : current.isBillable),
    isBusy: given.isBusy ?? (wasBusy ? isBusyByType(type, isAllDay) : current.isBusy),
    isShared: given.isShared ?? current.isShared,
  };
}

function textsAfter(current: EventContent, given: UpdateCalendarEventInput) {
  return {
    title: tidyText('title', given.title ?? current.title),
    description: tidyText(
      'description',
      given.description === undefined ? current.description : (given.description ?? ''),
    ),
    location: tidyText('location', given.location === undefined ? current.location : (given.location ?? '')),
    client: given.client === undefined ? current.client : tidyText('client', given.client ?? '') || null,
  };
}

function givenProblem(given: UpdateCalendarEventInput): EventProblem | null {
  if (given.title === null) return { field: 'title', message: say.allRequired };
  const { title, description, location, client } = given;
  return (
    textsProblem({
      ...(title == null ? {} : { title }),
      ...(description == null ? {} : { description }),
      ...(location == null ? {} : { location }),
      ...(client == null ? {} : { client }),
    }) ?? (given.alarms ? alarmsProblem(given.alarms) : null)
  );
}

/** How far a start moved in local time. */
export function moveOf(current: EventContent, next: Pick<EventContent, 'startAt' | 'zone'>): Move {
  const [was, is] = [wallOf(current.zone, current.startAt), wallOf(next.zone, next.startAt)];
  return {
    from: { zone: current.zone },
    to: { zone: next.zone },
    days: daysBetween(was.day, is.day),
    seconds: is.second - was.second,
  };
}

export const isUnmoved = ({ from, to, days, seconds }: Move): boolean =>
  days === 0 && seconds === 0 && from.zone === to.zone;

/** An original start of a series after the series was moved. */
export function shiftStart(at: Date, { from, to, days, seconds }: Move): Date {
  const { day, second } = wallOf(from.zone, at);
  const sum = second + seconds;
  const over = Math.floor(sum / 86_400);
  return instantOf(to.zone, { day: addDays(day, days + over), second: sum - over * 86_400 });
}

/**
 * The event after an edit, or the first problem of the input. `occurrenceOf`: the dates of the input are those of this
 * occurrence; the whole series is moved by the same difference.
 */
export function changeContent(
  current: EventContent,
  given: UpdateCalendarEventInput,
  occurrenceOf: Date | null = null,
): Changed | { problem: EventProblem } {
  const problem = givenProblem(given);
  if (problem) return { problem };
  const shift = occurrenceOf ? daysBetween(dayIn(current.zone, occurrenceOf), dayIn(current.zone, current.startAt)) : 0;
  const times = timesAfter(current, given, shift);
  if ('problem' in times) return times;
  const zone = given.zone ?? current.zone;
  const isAllDay = given.isAllDay ?? current.isAllDay;
  const { startAt, endAt, notices } = times;
  const rule = ruleAfter(current, given, { startAt, zone, isAllDay });
  if ('problem' in rule) return rule;
  const next = {
    ...textsAfter(current, given),
    ...flagsAfter(current, given, isAllDay),
    zone,
    isAllDay,
    startAt,
    endAt,
    rrule: given.recurrence ? rule.rrule : keepEnd(rule.rrule, current, { startAt, zone, isAllDay }),
    alarms: given.alarms ? tidyAlarms(given.alarms) : current.alarms,
  };
  return { content: { ...next, lastAt: lastEnd(next) }, notices, move: moveOf(current, next) };
}
