/** Hours of Mexico City as instants. Pure: the zone's rules are the platform's. */
const ZONE = 'America/Mexico_City';
const MINUTE_MS = 60_000;

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-20 14:05` as clocks in Mexico City show the instant. */
const wallOf = (instant: Date): string => wall.format(instant);

/** Day and hour of Mexico City → the instant; an hour that a change of clocks left out is the next one. */
export function instantOf(day: string, hour: string): string {
  const guess = Date.parse(`${day}T${hour}:00Z`);
  const shown = Date.parse(`${wallOf(new Date(guess)).replace(' ', 'T')}:00Z`);
  const first = new Date(guess + (guess - shown));
  if (wallOf(first) === `${day} ${hour}`) return first.toISOString();
  const again = Date.parse(`${wallOf(first).replace(' ', 'T')}:00Z`);
  return new Date(first.getTime() + Math.round((guess - again) / MINUTE_MS) * MINUTE_MS).toISOString();
}

/** `14:05`. */
export const hourOf = (instant: string): string => wallOf(new Date(instant)).slice(11, 16);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the calendar has that day: it has no 30th of February. */
export function isRealDay(day: string): boolean {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (!year || !month || !date) return false;
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return made.toISOString().slice(0, 10) === day && Number(year) >= 1900;
}

/** Whole days from one legal day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 60 * MINUTE_MS));

export function addDays(day: string, days: number): string {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * MINUTE_MS);
  return moved.toISOString().slice(0, 10);
}
