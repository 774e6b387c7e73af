import { icsText } from '#schema/text/ics.ts';
import { isZone } from '#schema/lib/zones.ts';
import { endLimitOf } from '../recurrence/outside-recurrence.rules.ts';
import type { FileEvent } from './import-order.rules.ts';
import { readIcsEvent, readZoneComponent } from './ics-reading.adapter.ts';
import { cutIcs, decodeIcs, isCalendar, type CutFile } from './ics-text.rules.ts';
import { readZones } from './ics-zones.adapter.ts';

/** A whole calendar file: its events with their lines, and what is not taken of it. */

export const MAX_FILE_EVENTS = 5000;
const MAX_NOTICES = 20;
/** Methods of replies and proposals (RFC 5546): such files hold no events to import. */
const REPLY_METHODS = new Set(['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH']);

interface ImportProblem {
  title: string;
  line: number;
  reason: string;
}

export interface ReadCalendar {
  events: FileEvent[];
  problems: ImportProblem[];
  notices: string[];
}

export type CalendarRefusal = 'NOT_A_CALENDAR' | 'TOO_MANY_EVENTS' | 'IS_REPLY';

function readPieces({ pieces, method, leftOut }: CutFile, usualZone: string): ReadCalendar | CalendarRefusal {
  const described = pieces.filter(({ kind }) => kind === 'VTIMEZONE').flatMap((piece) => readZoneComponent(piece.text));
  const zones = readZones(described);
  const events: FileEvent[] = [];
  const problems: ImportProblem[] = [];
  let starts = 0;
  for (const { text, line } of pieces.filter(({ kind }) => kind === 'VEVENT')) {
    const event = readIcsEvent(text, { zones, usualZone });
    // A start beside the rule becomes an event of its own.
    starts += 'reason' in event ? 0 : 1 + event.extraStarts.length;
    if (starts > MAX_FILE_EVENTS) return 'TOO_MANY_EVENTS';
    if ('reason' in event) problems.push({ title: event.title || icsText.untitled, line, reason: event.reason });
    else {
      const isCancelled = event.isCancelled || method === 'CANCEL';
      events.push({ ...event, line, isCancelled, lastAt: endLimitOf(event) });
    }
  }
  const told = leftOut > 0 ? [icsText.partsLeftOut(leftOut)] : [];
  const notices = new Set([...zones.notices(), ...events.flatMap((event) => event.notices), ...told]);
  return { events, problems, notices: [...notices].slice(0, MAX_NOTICES) };
}

/** `given`: the zone that its reader says; `usual`: where neither the reader nor the file says one. */
export function readCalendarFile(
  bytes: Uint8Array,
  { given, usual }: { given: string | null; usual: string },
): ReadCalendar | CalendarRefusal {
  const text = decodeIcs(bytes);
  if (!isCalendar(text)) return 'NOT_A_CALENDAR';
  const cut = cutIcs(text, MAX_FILE_EVENTS);
  if (!cut) return 'TOO_MANY_EVENTS';
  if (REPLY_METHODS.has(cut.method)) return 'IS_REPLY';
  const zone = given ?? (cut.zone && isZone(cut.zone) ? cut.zone : usual);
  const read = readPieces(cut, zone);
  if (typeof read === 'string') return read;
  const broken = cut.broken.map((line) => ({ title: icsText.untitled, line, reason: icsText.unreadable }));
  return { ...read, problems: [...read.problems, ...broken] };
}
