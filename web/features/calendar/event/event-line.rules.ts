import type { CalendarEventType } from '#schema/generated/contract.ts';
import { eventLineText as text } from '#schema/text/calendar-form-screen.ts';
import { MONTHS, weekdayAndDay } from '#schema/text/days.ts';
import { weekdayOf } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { readTypedDay } from '#web/shared/dates/typed-day.rules.ts';
import { minutesOf, timeOf } from '#web/shared/dates/wall-clock.rules.ts';

/** An event in one line: «Audiencia Ríos mié 25 10:00». Only what says what it is is read: a number alone is not. */

export interface EventLine {
  /** What is left of the line. */
  title: string;
  type: CalendarEventType | null;
  day: string | null;
  time: string | null;
  minutes: number | null;
  /** A weekday that is not that of its date: the date is not read. */
  problem: string | null;
}

const TYPE_WORDS: readonly [CalendarEventType, RegExp][] = [
  ['PREPARATION', /\bprepar(?:ar|acion)\b/],
  ['MEDIATION', /\bmediacion\b/],
  ['SUMMONS', /\b(?:citatorio|comparecencia)\b/],
  ['HEARING', /\baudiencia\b/],
  ['DEADLINE', /\bvencimiento\b/],
  ['MEETING', /\b(?:reunion|junta)\b/],
];

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const WEEKDAY = `(${WEEKDAYS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?`;
const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?`;

const weekdayNumber = (word: string): number => WEEKDAYS.findIndex((name) => name.startsWith(word)) + 1;

/**
 * Where in a line a day may be named: the weekday that is said with a date, and the words that the shared reader of typed
 * days reads.
 */
const DAYS: readonly RegExp[] = [
  new RegExp(`\\b(?:el )?(?:${WEEKDAY} )?(?:dia )?(\\d{1,2} (?:de )?${MONTH}(?: (?:del? )?\\d{4})?)(?!\\w)`),
  new RegExp(`(?<![\\d/])(?:\\b(?:el )?${WEEKDAY} )?\\b(\\d{1,2}/\\d{1,2}(?:/(?:\\d{4}|\\d{2}))?)(?![\\d/])`),
  new RegExp(`\\b(?:el )?${WEEKDAY} (?:dia )?(\\d{1,2})(?![\\d:/\\w])`),
  /()\b(pasado manana)\b/,
  /()(?<!\b(?:la|por|de) )\b(manana)\b/,
  /()\b(hoy)\b/,
  // «Domingo» alone is a name; short forms alone are words («mar»).
  new RegExp(`()\\b((?:el (?:proximo )?|este |proximo )(?:${WEEKDAYS.join('|')}))\\b`),
  new RegExp(`()\\b(${WEEKDAYS.slice(0, 6).join('|')})\\b`),
];

const HALF = '(am|pm|a\\.m\\.|p\\.m\\.|de la manana|de la tarde|de la noche)';
const HOURS = '(?:h|hs|hrs?|horas?)\\b\\.?';
const RANGE = new RegExp(
  `(?:\\bde )?(?:\\blas )?\\b(\\d{1,2}:\\d{2})(?: ?${HOURS})? ?(?:-|–|a las|a) ?(\\d{1,2}:\\d{2})\\b(?: ?${HOURS})?`,
);
const CLOCK = new RegExp(`(?:\\ba las? )?\\b(\\d{1,2}):(\\d{2})(?![\\d:])(?: ?${HALF})?(?: ?${HOURS})?`);
const AT = new RegExp(`\\ba las? (\\d{1,2})( y media)?(?![\\d:])(?: ?${HALF})?(?: ?${HOURS})?`);
const BARE_HALF = new RegExp(`\\b(\\d{1,2}) ?${HALF}`);
const BARE_HOURS = new RegExp(`(?:\\b(por|durante) )?\\b(\\d{1,2})([.,]5)? ?${HOURS}`);
const MINUTES = /(?:\b(?:por|durante) )?\b(\d{1,3}) ?min(?:utos?)?\b\.?/;
/** «10 h» is a time of the day, «2 h» a length. */
const EARLIEST_HOUR = 7;
const MAX_MINUTES = 24 * 60;

function clock(hour: number, minute: number, half: string | undefined): string | null {
  const isAfternoon = half !== undefined && /^(p|de la tarde|de la noche)/.test(half);
  const isMorning = half !== undefined && !isAfternoon;
  const shown = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return shown <= 23 && minute <= 59 ? timeOf(shown * 60 + minute) : null;
}

/** A line from which parts are taken; the folded copy has the same length. */
class Line {
  private folded: string;
  constructor(private written: string) {
    this.folded = foldText(written);
    // A letter whose folded form has another length would shift the places.
    if (this.folded.length !== written.length) this.folded = written.toLowerCase();
  }
  find(form: RegExp): RegExpExecArray | null {
    return form.exec(this.folded);
  }
  take({ index, 0: { length } }: RegExpExecArray): void {
    const cut = (whole: string): string =>
      `${whole.slice(0, index)}${' '.repeat(length)}${whole.slice(index + length)}`;
    this.written = cut(this.written);
    this.folded = cut(this.folded);
  }
  get rest(): string {
    return this.written
      .replace(/\s+/g, ' ')
      .replace(/ ([,;.])/g, '$1')
      .replace(/^[\s,;·–-]+|[\s,;·–-]+$/g, '')
      .trim();
  }
}

function takeTime(line: Line): Pick<EventLine, 'time' | 'minutes'> {
  const range = line.find(RANGE);
  if (range) {
    const [from, to] = [range[1], range[2]].map((part = '') => {
      const [hour, minute] = part.split(':').map(Number);
      return clock(hour ?? 24, minute ?? 60, undefined);
    });
    if (from && to && minutesOf(to) > minutesOf(from)) {
      line.take(range);
      return { time: from, minutes: minutesOf(to) - minutesOf(from) };
    }
  }
  const readings: [RegExp, (parts: RegExpExecArray) => string | null][] = [
    [CLOCK, ([, hour, minute, half]) => clock(Number(hour), Number(minute), half)],
    [AT, ([, hour, isHalfPast, half]) => clock(Number(hour), isHalfPast ? 30 : 0, half)],
    [BARE_HALF, ([, hour, half]) => clock(Number(hour), 0, half)],
    [
      BARE_HOURS,
      ([, length, hour, fraction]) =>
        length || fraction || Number(hour) < EARLIEST_HOUR ? null : clock(Number(hour), 0, undefined),
    ],
  ];
  for (const [form, read] of readings) {
    const found = line.find(form);
    const time = found && read(found);
    if (!found || !time) continue;
    line.take(found);
    return { time, minutes: null };
  }
  return { time: null, minutes: null };
}

function takeLength(line: Line): number | null {
  const hours = line.find(BARE_HOURS);
  const minutes = line.find(MINUTES);
  const found = hours ?? minutes;
  if (!found) return null;
  const inHours = hours ? Number(hours[2]) * 60 + (hours[3] ? 30 : 0) : 0;
  // «1 h 30 min».
  const isBoth = hours !== null && minutes !== null && minutes.index > hours.index;
  const length = inHours + (minutes && (isBoth || !hours) ? Number(minutes[1]) : 0);
  if (length < 1 || length > MAX_MINUTES) return null;
  if (isBoth && minutes) line.take(minutes);
  line.take(found);
  return length;
}

function takeDay(line: Line, today: string): Pick<EventLine, 'day' | 'problem'> {
  for (const form of DAYS) {
    const found = line.find(form);
    const day = found && readTypedDay(found[2] ?? '', { today, leans: 'ahead', isOff: null });
    if (!found || !day) continue;
    const said = found[1];
    if (said && weekdayNumber(said) !== weekdayOf(day))
      return { day: null, problem: text.wrongWeekday(weekdayAndDay(day)) };
    line.take(found);
    return { day, problem: null };
  }
  return { day: null, problem: null };
}

export function readEventLine(written: string, today: string): EventLine {
  const line = new Line(written.normalize('NFC'));
  const type = TYPE_WORDS.find(([, form]) => line.find(form))?.[0] ?? null;
  const day = takeDay(line, today);
  const { time, minutes } = takeTime(line);
  const length = minutes ?? takeLength(line);
  return { title: line.rest, type, ...day, time, minutes: length };
}

/** Whether the line says more than a title. */
export const saysMore = ({ day, time, minutes }: EventLine): boolean =>
  day !== null || time !== null || minutes !== null;
