import { EVENT_TYPES } from '#schema/event-types.ts';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { calendarText } from '#schema/text/calendar.ts';
import { eventFormText as text, recurrenceFormText } from '#schema/text/calendar-form-screen.ts';
import type {
  CreateCalendarEventInput,
  CreateEventFromCaseInput,
  UpdateCalendarEventInput,
} from '#schema/generated/operation-types.ts';
import { pickedCase, type PickedCase } from '#web/shared/cases/picked-case.ts';
import type { EventDetail } from '../event-styles.tsx';
import { isDay } from '#web/shared/dates/days.rules.ts';
import {
  shiftLocalTime,
  minutesBetween,
  minutesOf,
  localTimeText,
  timeOf,
  type LocalTime,
} from '#web/shared/dates/wall-clock.rules.ts';
import { saysMore, type EventLine } from './event-line.rules.ts';
import { localEndOf, localOccurrenceOf } from '../occurrence.rules.ts';
import { NO_REPEAT, recurrenceInput, repeatOf, repeatProblem, type RepeatValues } from './recurrence-form.rules.ts';

/** The values of the form of an event, as typed. */
export interface EventValues {
  title: string;
  type: CalendarEventType;
  isAllDay: boolean;
  day: string;
  time: string;
  endDay: string;
  endTime: string;
  /** The user has set the end; otherwise it follows from the type. */
  isEndChosen: boolean;
  zone: string;
  case: PickedCase | null;
  client: string;
  location: string;
  description: string;
  /** `null`: the default of its type. */
  isBillable: boolean | null;
  isBusy: boolean | null;
  isShared: boolean;
  alarms: number[];
  repeat: RepeatValues;
}

export const billableByType = (type: CalendarEventType): boolean => EVENT_TYPES[type].isBillable;
export const busyByType = (type: CalendarEventType, isAllDay: boolean): boolean =>
  EVENT_TYPES[type].isBusy && !isAllDay;

/** From when to when a new event is proposed to begin in the next half hour. */
const WORKING_HOURS = { from: 7, until: 20 };

/** The next full or half hour of a working day. */
export function usualTime({ time }: LocalTime): string {
  const minutes = (Math.floor(minutesOf(time) / 30) + 1) * 30;
  const isWorking = minutes >= WORKING_HOURS.from * 60 && minutes <= WORKING_HOURS.until * 60;
  return isWorking ? timeOf(minutes) : '09:00';
}

interface NewEventInput {
  day: string;
  time: string;
  zone: string;
  alarms: readonly number[];
  case: PickedCase | null;
}

export const newValues = ({ day, time, zone, alarms, case: legalCase }: NewEventInput): EventValues => ({
  title: '',
  type: 'OTHER',
  isAllDay: false,
  day,
  time,
  endDay: '',
  endTime: '',
  isEndChosen: false,
  zone,
  case: legalCase,
  client: '',
  location: '',
  description: '',
  isBillable: null,
  isBusy: null,
  isShared: false,
  alarms: [...alarms],
  repeat: NO_REPEAT,
});

/** The form values of an event, or of the occurrence that begins at `at`, in the event's own zone. */
export function valuesOf(event: EventDetail, at: string | null): EventValues {
  const happening = localOccurrenceOf(event, at, event.zone);
  const end = localEndOf(happening);
  const ownClient = event.case && event.client === event.case.client ? '' : event.client;
  return {
    title: event.title,
    type: event.type,
    isAllDay: event.isAllDay,
    day: happening.startsOn,
    time: happening.startTime ?? '',
    endDay: event.isAllDay ? happening.endsOn : end.day,
    endTime: event.isAllDay ? '' : end.time,
    isEndChosen: true,
    zone: event.zone,
    case: event.case ? pickedCase(event.case) : null,
    client: ownClient,
    location: event.location,
    description: event.description,
    isBillable: event.isBillable === billableByType(event.type) ? null : event.isBillable,
    isBusy: event.isBusy === busyByType(event.type, event.isAllDay) ? null : event.isBusy,
    isShared: event.isShared,
    alarms: [...event.alarms],
    repeat: repeatOf(event.recurrence),
  };
}

export const startOf = ({ day, time }: Pick<EventValues, 'day' | 'time'>): LocalTime | null =>
  isDay(day) && time ? { day, time } : null;

/** The end: as set, else start plus the default duration of the type. `null`: not known yet. */
export function endOf(values: EventValues): LocalTime | null {
  if (values.isEndChosen) {
    if (!isDay(values.endDay)) return null;
    return values.isAllDay
      ? { day: values.endDay, time: '00:00' }
      : values.endTime
        ? { day: values.endDay, time: values.endTime }
        : null;
  }
  if (values.isAllDay) return isDay(values.day) ? { day: values.day, time: '00:00' } : null;
  const start = startOf(values);
  return start && shiftLocalTime(start, EVENT_TYPES[values.type].minutes);
}

/** A change of the start moves an end that the user has set. */
export function withStart(values: EventValues, change: Partial<Pick<EventValues, 'day' | 'time'>>): EventValues {
  const next = { ...values, ...change };
  if (!values.isEndChosen) return next;
  const midnight = (day: string): LocalTime | null => (isDay(day) ? { day, time: '00:00' } : null);
  const [before, after] = values.isAllDay
    ? [midnight(values.day), midnight(next.day)]
    : [startOf(values), startOf(next)];
  const end = endOf(values);
  if (!before || !after || !end) return next;
  const moved = shiftLocalTime(end, minutesBetween(before, after));
  return { ...next, endDay: moved.day, endTime: values.isAllDay ? '' : moved.time };
}

/** Another length; the usual one of its type is not chosen but follows the type. */
export function withLength(values: EventValues, minutes: number): EventValues {
  const start = startOf(values);
  if (!start || minutes === EVENT_TYPES[values.type].minutes)
    return { ...values, isEndChosen: false, endDay: '', endTime: '' };
  const end = shiftLocalTime(start, minutes);
  return { ...values, isEndChosen: true, endDay: end.day, endTime: end.time };
}

/** What a line says goes to the fields of it, unless it says a title only. */
export function withLine(values: EventValues, line: EventLine): EventValues {
  const isOfType = line.type !== null && values.type === 'OTHER';
  const typed = isOfType && line.type ? { ...values, type: line.type } : values;
  if (!saysMore(line)) return typed;
  const started = withStart(
    { ...typed, title: line.title, isAllDay: line.time ? false : typed.isAllDay },
    { ...(line.day ? { day: line.day } : {}), ...(line.time ? { time: line.time } : {}) },
  );
  return line.minutes === null || started.isAllDay ? started : withLength(started, line.minutes);
}

type Problems = [field: keyof EventValues | 'repeat.interval' | 'repeat.until' | 'repeat.count', message: string][];

/** Required fields of the specification that are missing. */
export function missingOf(values: EventValues): Problems {
  const when = (isWrong: boolean, field: Problems[number][0], message: string): Problems =>
    isWrong ? [[field, message]] : [];
  return [
    ...when(!values.title.trim(), 'title', text.titleMissing),
    ...when(!isDay(values.day), 'day', text.dayMissing),
    ...when(!values.isAllDay && !values.time, 'time', text.timeMissing),
  ];
}

const REPEAT_WORDS = {
  interval: recurrenceFormText.intervalInvalid,
  until: recurrenceFormText.untilMissing,
  count: recurrenceFormText.countInvalid,
} as const;

/** Errors that can be detected before sending; the server checks the rest. */
export function problemsOf(values: EventValues): Problems {
  const missing = missingOf(values);
  const problem = repeatProblem(values.repeat);
  const [start, end] = [values.isAllDay ? { day: values.day, time: '00:00' } : startOf(values), endOf(values)];
  const isBackward = start && end && isDay(start.day) && minutesBetween(start, end) < 0;
  return [
    ...missing,
    ...(isBackward ? ([['endDay', calendarText.endsBeforeStart]] satisfies Problems) : []),
    ...(problem ? ([[`repeat.${problem}`, REPEAT_WORDS[problem]]] satisfies Problems) : []),
  ];
}

const startText = ({ isAllDay, day, time }: EventValues): string => (isAllDay ? day : `${day}T${time}`);
const endText = (values: EventValues): string | null => {
  const end = endOf(values);
  return end && (values.isAllDay ? end.day : localTimeText(end));
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export type Creation =
  { is: 'fromCase'; input: CreateEventFromCaseInput } | { is: 'plain'; input: CreateCalendarEventInput };

/** An event of a case is created by the case's mutation, unless it has values that this mutation does not accept. */
export function creationOf(values: EventValues, usualAlarms: readonly number[]): Creation {
  const end = values.isEndChosen ? endText(values) : null;
  const isPlain =
    !values.isAllDay &&
    values.isBillable === null &&
    values.isBusy === null &&
    !values.isShared &&
    !values.client.trim() &&
    values.repeat.mode === 'NEVER' &&
    isSame(values.alarms, usualAlarms);
  const common = {
    title: values.title.trim(),
    type: values.type,
    start: startText(values),
    ...(end ? { end } : {}),
    zone: values.zone,
    description: values.description.trim(),
    location: values.location.trim(),
  };
  if (values.case && isPlain) return { is: 'fromCase', input: { ...common, caseId: values.case.id } };
  return {
    is: 'plain',
    input: {
      ...common,
      isAllDay: values.isAllDay,
      alarms: values.alarms,
      isShared: values.case !== null && values.isShared,
      ...(values.case ? { caseId: values.case.id } : {}),
      ...(values.client.trim() ? { client: values.client.trim() } : {}),
      ...(values.isBillable === null ? {} : { isBillable: values.isBillable }),
      ...(values.isBusy === null ? {} : { isBusy: values.isBusy }),
      ...(values.repeat.mode === 'NEVER' ? {} : { recurrence: recurrenceInput(values.repeat, values.day) }),
    },
  };
}

type Changes = Omit<UpdateCalendarEventInput, 'eventId' | 'version' | 'scope' | 'occurrenceOf'>;

/** Fields that are merged together when two people change an event. */
const FIELD_GROUPS = {
  title: ['title'],
  type: ['type'],
  when: ['isAllDay', 'day', 'time', 'endDay', 'endTime', 'zone'],
  repeat: ['repeat'],
  case: ['case'],
  client: ['client'],
  location: ['location'],
  description: ['description'],
  isBillable: ['isBillable'],
  isBusy: ['isBusy'],
  isShared: ['isShared'],
  alarms: ['alarms'],
} as const satisfies Record<string, readonly (keyof EventValues)[]>;
export type FieldGroup = keyof typeof FIELD_GROUPS;

const partOf = (values: EventValues, group: FieldGroup): unknown => {
  if (group === 'case') return values.case?.id ?? null;
  if (group === 'when') return [values.isAllDay, startText(values), endText(values), values.zone];
  return FIELD_GROUPS[group].map((field) => values[field]);
};

const changedGroups = (values: EventValues, before: EventValues): FieldGroup[] =>
  (Object.keys(FIELD_GROUPS) as FieldGroup[]).filter((group) => !isSame(partOf(values, group), partOf(before, group)));

/** Only the fields that differ from the initial values. */
export function changesOf(values: EventValues, before: EventValues): Changes {
  const changed = new Set(changedGroups(values, before));
  const when: Changes = {
    start: startText(values),
    end: endText(values),
    ...(values.isAllDay === before.isAllDay ? {} : { isAllDay: values.isAllDay }),
    ...(values.zone === before.zone ? {} : { zone: values.zone }),
  };
  const repeat = recurrenceInput(values.repeat, values.day);
  return {
    ...(changed.has('title') ? { title: values.title.trim() } : {}),
    ...(changed.has('type') ? { type: values.type } : {}),
    ...(changed.has('when') ? when : {}),
    ...(changed.has('repeat') && repeat !== undefined ? { recurrence: repeat } : {}),
    ...(changed.has('case') ? { caseId: values.case?.id ?? null } : {}),
    ...(changed.has('client') ? { client: values.client.trim() || null } : {}),
    ...(changed.has('location') ? { location: values.location.trim() } : {}),
    ...(changed.has('description') ? { description: values.description.trim() } : {}),
    ...(changed.has('isBillable') ? { isBillable: values.isBillable ?? billableByType(values.type) } : {}),
    ...(changed.has('isBusy') ? { isBusy: values.isBusy ?? busyByType(values.type, values.isAllDay) } : {}),
    ...(changed.has('isShared') ? { isShared: values.isShared } : {}),
    ...(changed.has('alarms') ? { alarms: values.alarms } : {}),
  };
}

/** Groups that both sides changed to different values. */
export const conflictingGroups = (mine: EventValues, before: EventValues, saved: EventValues): FieldGroup[] => {
  const theirs = new Set(changedGroups(saved, before));
  return changedGroups(mine, before).filter(
    (group) => theirs.has(group) && !isSame(partOf(mine, group), partOf(saved, group)),
  );
};

/** Applies the user's changes to a newer saved version; groups in `theirs` keep the saved value. */
export function rebase(
  mine: EventValues,
  before: EventValues,
  saved: EventValues,
  theirs: readonly FieldGroup[],
): EventValues {
  const kept = changedGroups(mine, before).filter((group) => !theirs.includes(group));
  const fields = kept.flatMap((group): readonly (keyof EventValues)[] => FIELD_GROUPS[group]);
  return { ...saved, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}

const FIELD_OF: Record<string, keyof EventValues> = {
  start: 'day',
  end: 'endDay',
  caseId: 'case',
  recurrence: 'repeat',
  isBillable: 'isBillable',
};

/** The form field for a field of the input. */
export function formField(field: string, values: EventValues): keyof EventValues | null {
  const name = field.split('.')[0] ?? field;
  const known = FIELD_OF[name] ?? (name in values ? (name as keyof EventValues) : null);
  return known;
}
