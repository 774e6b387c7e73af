import { EVENT_TYPES, PREVIEW_LENGTH } from '#schema/event-types.ts';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { calendarText as say } from '#schema/text/calendar.ts';
import { validationText } from '#schema/text/validation.ts';
import type { EventProblem } from './event-times.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Limits and defaults of the fields of an event. */

const LONGEST = { title: 200, description: 10_000, location: 500, client: 200 } as const;
type TextField = keyof typeof LONGEST;
const TOO_LONG: Record<TextField, (limit: number) => string> = {
  title: say.titleTooLong,
  description: say.descriptionTooLong,
  location: say.locationTooLong,
  client: say.clientTooLong,
};

const MAX_ALARMS = 5;
/** Four weeks, in minutes. */
const EARLIEST_ALARM = 40_320;

/** Events of one account. */
export const MAX_EVENTS = 50_000;

const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const tidyText = (field: TextField, text: string): string =>
  field === 'description'
    ? text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
    : text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Text of other programs, cut to the limit instead of refused. */
export const fitText = (field: TextField, text: string): string =>
  tidyText(field, text.replaceAll('\u0000', '').toWellFormed()).slice(0, LONGEST[field]).toWellFormed();

export interface EventTexts {
  title: string;
  description: string;
  location: string;
  client: string | null;
}

export function textsProblem(given: Partial<EventTexts>): EventProblem | null {
  for (const field of ['title', 'description', 'location', 'client'] as const) {
    const text = given[field];
    if (text == null) continue;
    if (!isStorable(text)) return { field, message: validationText.invalidCharacters };
    const length = tidyText(field, text).length;
    if (field === 'title' && (length === 0 || !isVisible(text))) return { field, message: say.allRequired };
    if (length > LONGEST[field]) return { field, message: TOO_LONG[field](LONGEST[field]) };
  }
  return null;
}

export const alarmsProblem = (alarms: readonly number[]): EventProblem | null =>
  alarms.length > MAX_ALARMS || !alarms.every((each) => Number.isInteger(each) && each >= 0 && each <= EARLIEST_ALARM)
    ? { field: 'alarms', message: say.alarmsInvalid(MAX_ALARMS, EARLIEST_ALARM) }
    : null;

/** Without duplicates, the earliest alarm first. */
export const tidyAlarms = (alarms: readonly number[]): number[] => [...new Set(alarms)].toSorted((a, b) => b - a);

/** Hearings and meetings are billable by default; other types are not. */
export const isBillableByType = (type: CalendarEventType): boolean => EVENT_TYPES[type].isBillable;

/** Deadlines and whole-day events are not busy by default. */
export const isBusyByType = (type: CalendarEventType, isAllDay: boolean): boolean =>
  !isAllDay && EVENT_TYPES[type].isBusy;

/** In seconds; of a whole-day event in days. */
export const defaultLength = (type: CalendarEventType, isAllDay: boolean): number =>
  isAllDay ? 1 : EVENT_TYPES[type].minutes * 60;

/** The first hundred characters of a description, cut between graphemes. */
export function previewOf(description: string): string {
  if (description.length <= PREVIEW_LENGTH) return description;
  const signs = [...new Intl.Segmenter('es-MX', { granularity: 'grapheme' }).segment(description.slice(0, 1000))];
  if (signs.length <= PREVIEW_LENGTH && description.length <= 1000) return description;
  return `${signs
    .slice(0, PREVIEW_LENGTH)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
