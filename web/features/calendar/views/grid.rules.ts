import { addDays, daysBetween } from '#schema/lib/days.ts';
import { minutesOf } from '#web/shared/dates/wall-clock.rules.ts';

/** Layout of events: lanes of a week, columns of a day. Pure; works on local times. */

const DAY_MINUTES = 1440;
/** Shorter events are drawn with this height, so that their text is visible. */
const MIN_MINUTES = 20;

export interface LayoutEvent {
  key: string;
  startsOn: string;
  endsOn: string;
  startTime?: string | null;
  endTime?: string | null;
  startAt: string;
  endAt: string;
}

const spanMs = ({ startAt, endAt }: LayoutEvent): number => Date.parse(endAt) - Date.parse(startAt);

/** Whether it is drawn as a bar: all-day events and events of 24 hours or more. */
export const isBar = (event: LayoutEvent): boolean => !event.startTime || spanMs(event) >= DAY_MINUTES * 60_000;

// Compares code units, independent of the locale.
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted by first day, longer first, then by time. */
function byStart(a: LayoutEvent, b: LayoutEvent): number {
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
  /** Index of its first day in the row, and number of days. */
  from: number;
  span: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

/** The bars of one row of days, each in the first free lane. */
export function barsOf<T extends LayoutEvent>(events: readonly T[], days: readonly string[]): Bar<T>[] {
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
  /** By lane: a bar that starts here, a single event, or `null` where a bar continues. */
  slots: (Bar<T> | T | null)[];
  hidden: number;
  total: number;
}

export const isBarSlot = <T extends LayoutEvent>(slot: Bar<T> | T): slot is Bar<T> => 'lane' in slot;

/** One week of a month with at most `most` lines for each day; the last line counts the hidden events. */
export function weekCells<T extends LayoutEvent>(
  all: readonly T[],
  days: readonly string[],
  most: number,
): MonthCell<T>[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const events = all.filter(({ startsOn, endsOn }) => startsOn <= last && endsOn >= first);
  const bars = barsOf(events, days);
  const singles = days.map((day) =>
    events.filter((event) => !isBar(event) && event.startsOn <= day && event.endsOn >= day).toSorted(byStart),
  );
  const through = (at: number) => bars.filter(({ from, span }) => from <= at && at < from + span);
  // If a day has more events than fit, its last line is the count.
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
  /** Its column, and the number of columns. */
  column: number;
  columns: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

/** The part of a timed event on a day, in minutes of local time. */
function partOn<T extends LayoutEvent>(event: T, day: string): Omit<Segment<T>, 'column' | 'columns'> | null {
  if (event.startsOn > day || event.endsOn < day || !event.startTime || !event.endTime) return null;
  const beginsBefore = event.startsOn < day;
  const endsAfter = event.endsOn > day;
  const from = beginsBefore ? 0 : minutesOf(event.startTime);
  // An event that ends at midnight ends on the day before.
  const ends = event.endTime === '00:00' && spanMs(event) > 0 ? DAY_MINUTES : minutesOf(event.endTime);
  const to = endsAfter ? DAY_MINUTES : Math.max(ends, from);
  return { event, from, to, beginsBefore, endsAfter };
}

/** The timed events of a day; overlapping ones are side by side. */
export function segmentsOf<T extends LayoutEvent>(events: readonly T[], day: string): Segment<T>[] {
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
    const bottom = Math.max(part.to, part.from + MIN_MINUTES);
    if (part.from >= groupEnd) close();
    const busy = new Set(
      group.filter((other) => Math.max(other.to, other.from + MIN_MINUTES) > part.from).map(({ column }) => column),
    );
    let column = 0;
    while (busy.has(column)) column++;
    group.push({ ...part, column, columns: 0 });
    groupEnd = Math.max(group.length === 1 ? bottom : groupEnd, bottom);
  }
  close();
  return drawn;
}

/** Events of a day in list order: bars, then by time. */
export const eventsOn = <T extends LayoutEvent>(events: readonly T[], day: string): T[] =>
  events
    .filter(({ startsOn, endsOn }) => startsOn <= day && endsOn >= day)
    .toSorted((a, b) => Number(isBar(b)) - Number(isBar(a)) || hourOn(a, day) - hourOn(b, day) || byStart(a, b));

const hourOn = (event: LayoutEvent, day: string): number =>
  event.startTime && event.startsOn === day ? minutesOf(event.startTime) : -1;

/** Days in the range (inclusive) that have events, with their events. */
export function agendaDays<T extends LayoutEvent>(
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
