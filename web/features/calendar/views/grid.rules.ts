import { addDays, daysBetween } from '#schema/lib/days.ts';
import { minutesOf } from '#web/shared/dates/wall-clock.rules.ts';

/** Where events stand in a view: lanes of a week, columns of a day. Pure: wall clocks in, places out. */

const DAY_MINUTES = 1440;
/** Shorter ones are drawn so tall, or their words would not be seen. */
const LEAST_MINUTES = 20;

export interface Placed {
  key: string;
  startsOn: string;
  endsOn: string;
  startTime?: string | null;
  endTime?: string | null;
  startAt: string;
  endAt: string;
}

const spanMs = ({ startAt, endAt }: Placed): number => Date.parse(endAt) - Date.parse(startAt);

/** Drawn as a bar over its days: whole days, and what takes a day or more. */
export const isBar = (event: Placed): boolean => !event.startTime || spanMs(event) >= DAY_MINUTES * 60_000;

// Codes are compared, not words: no language is asked.
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By their first day; the longer first, then by their hour. */
export function byStart(a: Placed, b: Placed): number {
  return (
    order(a.startsOn, b.startsOn) ||
    Number(isBar(b)) - Number(isBar(a)) ||
    (isBar(a) ? daysBetween(b.startsOn, b.endsOn) - daysBetween(a.startsOn, a.endsOn) : 0) ||
    order(a.startTime ?? '', b.startTime ?? '') ||
    order(a.key, b.key)
  );
}

export interface Bar<T> {
  event: T;
  lane: number;
  /** Position of its first day in the row, and over how many days it goes. */
  from: number;
  span: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

/** The bars of one row of days, each in the first lane that is free. */
export function barsOf<T extends Placed>(events: readonly T[], days: readonly string[]): Bar<T>[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const lanes: number[] = [];
  return events
    .filter((event) => isBar(event) && event.startsOn <= last && event.endsOn >= first)
    .toSorted(byStart)
    .map((event) => {
      const from = Math.max(0, daysBetween(first, event.startsOn));
      const to = Math.min(days.length - 1, daysBetween(first, event.endsOn));
      const free = lanes.findIndex((until) => until < from);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = to;
      return {
        event,
        lane,
        from,
        span: to - from + 1,
        beginsBefore: event.startsOn < first,
        endsAfter: event.endsOn > last,
      };
    });
}

export interface MonthCell<T> {
  day: string;
  /** By lane: a bar that begins here, one event, or `null` where a bar of another day goes through. */
  slots: (Bar<T> | T | null)[];
  hidden: number;
  total: number;
}

export const isBarSlot = <T extends Placed>(slot: Bar<T> | T): slot is Bar<T> => 'lane' in slot;

/** One week of a month, with at most `most` lines a day; the last one says how many are left out. */
export function weekCells<T extends Placed>(all: readonly T[], days: readonly string[], most: number): MonthCell<T>[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const events = all.filter(({ startsOn, endsOn }) => startsOn <= last && endsOn >= first);
  const bars = barsOf(events, days);
  const singles = days.map((day) =>
    events.filter((event) => !isBar(event) && event.startsOn <= day && event.endsOn >= day).toSorted(byStart),
  );
  const through = (at: number) => bars.filter(({ from, span }) => from <= at && at < from + span);
  // A day with more than fits gives its last line to the count.
  const limits = days.map((_, at) => (through(at).length + (singles[at]?.length ?? 0) > most ? most - 1 : most));
  const isShown = ({ lane, from, span }: Bar<T>): boolean =>
    limits.slice(from, from + span).every((limit) => lane < limit);
  return days.map((day, at) => {
    const own = through(at);
    const shown = own.filter(isShown);
    const slots: MonthCell<T>['slots'] = [];
    for (const bar of shown) {
      while (slots.length <= bar.lane) slots.push(null);
      slots[bar.lane] = bar.from === at ? bar : null;
    }
    const taken = new Set(shown.map(({ lane }) => lane));
    let count = 0;
    for (const event of singles[at] ?? []) {
      let lane = 0;
      while (taken.has(lane)) lane++;
      if (lane >= (limits[at] ?? most)) break;
      while (slots.length <= lane) slots.push(null);
      slots[lane] = event;
      taken.add(lane);
      count++;
    }
    const total = own.length + (singles[at]?.length ?? 0);
    return { day, slots, total, hidden: total - shown.length - count };
  });
}

export interface Segment<T> {
  event: T;
  /** Minutes of the day. */
  from: number;
  to: number;
  /** Which of how many columns side by side. */
  column: number;
  columns: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

/** The part of a timed event that lies on a day, in minutes of its wall clock. */
function partOn<T extends Placed>(event: T, day: string): Omit<Segment<T>, 'column' | 'columns'> | null {
  if (event.startsOn > day || event.endsOn < day || !event.startTime || !event.endTime) return null;
  const beginsBefore = event.startsOn < day;
  const endsAfter = event.endsOn > day;
  const from = beginsBefore ? 0 : minutesOf(event.startTime);
  // What ends at midnight ends with the day before it.
  const ends = event.endTime === '00:00' && spanMs(event) > 0 ? DAY_MINUTES : minutesOf(event.endTime);
  const to = endsAfter ? DAY_MINUTES : Math.max(ends, from);
  return { event, from, to, beginsBefore, endsAfter };
}

/** The timed events of a day, side by side where they overlap. */
export function segmentsOf<T extends Placed>(events: readonly T[], day: string): Segment<T>[] {
  const parts = events
    .filter((event) => !isBar(event))
    .map((event) => partOn(event, day))
    .filter((part) => part !== null)
    .toSorted((a, b) => a.from - b.from || b.to - a.to || (a.event.key < b.event.key ? -1 : 1));
  const drawn: Segment<T>[] = [];
  let group: Segment<T>[] = [];
  let groupEnd = -1;
  const close = (): void => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1));
    drawn.push(...group.map((segment) => ({ ...segment, columns })));
    group = [];
  };
  for (const part of parts) {
    const bottom = Math.max(part.to, part.from + LEAST_MINUTES);
    if (part.from >= groupEnd) close();
    const busy = new Set(
      group.filter((other) => Math.max(other.to, other.from + LEAST_MINUTES) > part.from).map(({ column }) => column),
    );
    let column = 0;
    while (busy.has(column)) column++;
    group.push({ ...part, column, columns: 0 });
    groupEnd = Math.max(group.length === 1 ? bottom : groupEnd, bottom);
  }
  close();
  return drawn;
}

/** Events of a day in the order of a list: bars, then by the hour. */
export const eventsOn = <T extends Placed>(events: readonly T[], day: string): T[] =>
  events
    .filter(({ startsOn, endsOn }) => startsOn <= day && endsOn >= day)
    .toSorted((a, b) => Number(isBar(b)) - Number(isBar(a)) || hourOn(a, day) - hourOn(b, day) || byStart(a, b));

const hourOn = (event: Placed, day: string): number =>
  event.startTime && event.startsOn === day ? minutesOf(event.startTime) : -1;

/** Days between two, both counted, that hold something, with what they hold. */
export function agendaDays<T extends Placed>(
  events: readonly T[],
  from: string,
  to: string,
): { day: string; events: T[] }[] {
  const days: { day: string; events: T[] }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const found = eventsOn(events, day);
    if (found.length > 0) days.push({ day, events: found });
  }
  return days;
}
