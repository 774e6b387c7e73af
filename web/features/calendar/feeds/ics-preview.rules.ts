import { isDay } from '#web/shared/dates/days.rules.ts';

/** A preview of an .ics file before the upload: number of events and their dates. The server parses it completely. */

export interface IcsPreview {
  events: number;
  repeating: number;
  cancelled: number;
  /** First and last day on which an event begins. */
  from: string | null;
  to: string | null;
  calendarName: string | null;
}

export const ICS_MAX = 10 * 1024 * 1024;

const unescaped = (text: string): string =>
  text
    .replace(/\\([,;\\])/g, '$1')
    .replace(/\\n/gi, ' ')
    .trim();

/** `null`: not an iCalendar file. */
export function previewIcs(text: string): IcsPreview | null {
  // Unfolds long lines: a line that starts with a space continues the one before.
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null;
  const preview: IcsPreview = { events: 0, repeating: 0, cancelled: 0, from: null, to: null, calendarName: null };
  let isInside = false;
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      isInside = true;
      preview.events++;
    } else if (/^END:VEVENT\s*$/i.test(line)) isInside = false;
    else if (/^X-WR-CALNAME[:;]/i.test(line))
      preview.calendarName = unescaped(line.slice(line.indexOf(':') + 1)) || null;
    else if (isInside && /^RRULE[:;]/i.test(line)) preview.repeating++;
    else if (isInside && /^STATUS[^:]*:CANCELLED\s*$/i.test(line)) preview.cancelled++;
    else if (isInside) {
      const [, year, month, day] = /^DTSTART[^:]*:(\d{4})(\d{2})(\d{2})/i.exec(line) ?? [];
      if (!year) continue;
      const begins = `${year}-${month}-${day}`;
      // The server reports events that it does not accept.
      if (!isDay(begins)) continue;
      if (preview.from === null || begins < preview.from) preview.from = begins;
      if (preview.to === null || begins > preview.to) preview.to = begins;
    }
  }
  return preview;
}
