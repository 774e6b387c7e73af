import { isDay } from '#schema/lib/days.ts';
import { beginningOf, dayIn, instantOf, isZone, timeOf, wallOf } from '#schema/lib/zones.ts';
import { FIRST_EVENT_YEAR, LAST_EVENT_YEAR } from '../event-times.rules.ts';
import type { Placement } from '../recurrence/recurrence.rules.ts';

/** The RRULE, EXDATE and RDATE lines of an event of Google. */

export interface RecurrenceLines {
  /** Null: it happens once. */
  rule: string | null;
  /** Original starts that are excluded (EXDATE). */
  excluded: string[];
  /** Extra starts (RDATE). */
  extra: string[];
  /** Lines that are not read here; they are sent back unchanged. */
  others: string[];
}

/** Reads `20260305`, `20260305T103000` or `20260305T163000Z`. */
function instantOfValue(value: string, zone: string): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(value.trim());
  if (!parts) return null;
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`;
  if (!isDay(day) || Number(parts[1]) < FIRST_EVENT_YEAR || Number(parts[1]) > LAST_EVENT_YEAR) return null;
  if (parts[4] === undefined) return beginningOf(zone, day);
  const second = Number(parts[4]) * 3600 + Number(parts[5]) * 60 + Number(parts[6]);
  return instantOf(parts[7] === 'Z' ? 'UTC' : zone, { day, second });
}

function datesOf(line: string, placement: Placement): string[] {
  const [head = '', values = ''] = line.split(/:(.*)/s);
  const named = /;TZID="?([^;:"]+)"?/i.exec(head)?.[1];
  const zone = named && isZone(named) ? named : placement.zone;
  return values.split(',').flatMap((value) => instantOfValue(value, zone)?.toISOString() ?? []);
}

const startsWith = (line: string, name: string): boolean => new RegExp(`^${name}[;:]`, 'i').test(line);
const sorted = (list: readonly string[]): string[] => [...new Set(list)].toSorted();

export function readRecurrenceLines(lines: readonly string[], placement: Placement): RecurrenceLines {
  const rules = lines.filter((line) => startsWith(line, 'RRULE'));
  const excluded = lines.filter((line) => startsWith(line, 'EXDATE'));
  const extra = lines.filter((line) => startsWith(line, 'RDATE'));
  const read = new Set([...rules.slice(0, 1), ...excluded]);
  return {
    rule: rules[0]?.replace(/^RRULE[^:]*:/i, '').toUpperCase() ?? null,
    excluded: sorted(excluded.flatMap((line) => datesOf(line, placement))),
    extra: sorted(extra.flatMap((line) => datesOf(line, placement))),
    others: lines.filter((line) => !read.has(line)),
  };
}

function valueOf(iso: string, { zone, isAllDay }: Placement): string {
  const at = new Date(iso);
  const day = dayIn(zone, at).replaceAll('-', '');
  const wall = wallOf(zone, at);
  const second = String(wall.second % 60).padStart(2, '0');
  return isAllDay ? day : `${day}T${timeOf(wall).replace(':', '')}${second}`;
}

/** The lines for Google; empty without a rule. */
export function writeLines(
  { rule, excluded }: { rule: string | null; excluded: readonly string[] },
  placement: Placement,
  others: readonly string[] = [],
): string[] {
  if (rule === null) return [];
  const head = placement.isAllDay ? 'EXDATE;VALUE=DATE' : `EXDATE;TZID=${placement.zone}`;
  const dates = excluded.map((iso) => valueOf(iso, placement));
  return [`RRULE:${rule}`, ...(dates.length > 0 ? [`${head}:${dates.join(',')}`] : []), ...others];
}
