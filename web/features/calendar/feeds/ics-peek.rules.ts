import { isDay } from '#web/shared/dates/days.rules.ts';

/** What can be seen of an .ics file before it is sent: how many events, of when. The server reads it properly. */

export interface IcsPeek {
  events: number;
  repeating: number;
  cancelled: number;
  /** First and last day that an event begins on. */
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

/** `null`: it is no calendar. */
export function peekIcs(text: string): IcsPeek | null {
  // Long lines are folded: what begins with a space goes on.
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return null;
  const peek: IcsPeek = { events: 0, repeating: 0, cancelled: 0, from: null, to: null, calendarName: null };
  let isInside = false;
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      isInside = true;
      peek.events++;
    } else if (/^END:VEVENT\s*$/i.test(line)) isInside = false;
    else if (/^X-WR-CALNAME[:;]/i.test(line)) peek.calendarName = unescaped(line.slice(line.indexOf(':') + 1)) || null;
    else if (isInside && /^RRULE[:;]/i.test(line)) peek.repeating++;
    else if (isInside && /^STATUS[^:]*:CANCELLED\s*$/i.test(line)) peek.cancelled++;
    else if (isInside) {
      const [, year, month, day] = /^DTSTART[^:]*:(\d{4})(\d{2})(\d{2})/i.exec(line) ?? [];
      if (!year) continue;
      const begins = `${year}-${month}-${day}`;
      // The server says of each which it does not take.
      if (!isDay(begins)) continue;
      if (peek.from === null || begins < peek.from) peek.from = begins;
      if (peek.to === null || begins > peek.to) peek.to = begins;
    }
  }
  return peek;
}
