import ICAL from 'ical.js';
import { isZone, offsetAt } from '#schema/lib/zones.ts';
import { LIKELY_ZONES, WINDOWS_ZONES } from '#db/content/calendar/windows-zones.ts';
import { icsText } from '#schema/text/ics.ts';
import { rulePartsOf } from '../recurrence/recurrence.rules.ts';

/** The IANA zone that a file means: by its name, its Windows name, or the clock changes of its VTIMEZONE. */

export interface FileZones {
  /** `null`: unknown. */
  zoneOf(tzid: string, year: number): string | null;
  /** In Spanish: zones that were read as another name. */
  notices(): string[];
}

/** Outlook writes the label of its zone list: `(UTC-06:00) Guadalajara, Mexico City, Monterrey`. */
const withoutOffset = (name: string): string => name.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, '');

/** Also finds the name at the end of `/freeassociation.sourceforge.net/America/Mexico_City`. */
function byName(tzid: string): string | null {
  const name = tzid.trim().replace(/^"|"$/g, '');
  if (isZone(name)) return name;
  const windows = WINDOWS_ZONES[withoutOffset(name)];
  if (windows) return windows;
  const parts = name.split('/').filter(Boolean);
  for (const length of [3, 2]) {
    const tail = parts.slice(-length).join('/');
    if (tail.includes('/') && isZone(tail)) return tail;
  }
  return null;
}

const MAX_OBSERVANCES = 300;
/** Zones of one file that are searched by their clock changes: each search is slow. */
const MAX_CLOCK_MATCHES = 20;
const SAMPLE_DAYS = [1, 9, 16, 24];
const SAMPLE_YEARS = 2;

/** Whether every change repeats once a year: other rules could take very long to expand. */
function repeatsYearly(component: ICAL.Component): boolean {
  const observances = component.getAllSubcomponents();
  if (observances.length === 0 || observances.length > MAX_OBSERVANCES) return false;
  return observances.every((each) =>
    each.getAllProperties('rrule').every((property) => {
      const parts = rulePartsOf(String(property.getFirstValue()));
      return parts.get('FREQ') === 'YEARLY' && parts.has('BYMONTH') && Number(parts.get('INTERVAL') ?? 1) === 1;
    }),
  );
}

/** Noons over two years as instants, with their offsets by the VTIMEZONE of the file. */
function samplesOf(zone: ICAL.Timezone, year: number): { at: Date; offset: number }[] {
  const samples: { at: Date; offset: number }[] = [];
  for (let each = year; each < year + SAMPLE_YEARS; each++)
    for (let month = 1; month <= 12; month++)
      for (const day of SAMPLE_DAYS) {
        const time = ICAL.Time.fromData(
          { year: each, month, day, hour: 12, minute: 0, second: 0, isDate: false },
          zone,
        );
        const offset = zone.utcOffset(time) * 1000;
        samples.push({ at: new Date(Date.UTC(each, month - 1, day, 12) - offset), offset });
      }
  return samples;
}

function fixedZone(samples: readonly { offset: number }[]): string | null {
  const [first] = samples;
  if (!first || samples.some(({ offset }) => offset !== first.offset)) return null;
  const hours = first.offset / 3_600_000;
  // The sign is inverted: Etc/GMT+6 is UTC-6.
  const name = hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  return Number.isInteger(hours) && isZone(name) ? name : null;
}

/** The first zone with the same offsets over two years. */
function byClockChanges(component: ICAL.Component, year: number): string | null {
  const location = component.getFirstPropertyValue('x-lic-location');
  if (typeof location === 'string' && isZone(location)) return location;
  if (!repeatsYearly(component)) return null;
  const samples = samplesOf(new ICAL.Timezone(component), year);
  const candidates = [...LIKELY_ZONES, ...Intl.supportedValuesOf('timeZone')];
  const fits = (zone: string): boolean => samples.every(({ at, offset }) => offsetAt(zone, at) === offset);
  return candidates.find(fits) ?? fixedZone(samples);
}

/** `components`: the VTIMEZONE components of the file. */
export function readZones(components: readonly ICAL.Component[]): FileZones {
  const described = new Map(
    components.map((each) => [String(each.getFirstPropertyValue('tzid') ?? ''), each] as const),
  );
  const known = new Map<string, string | null>();
  const read = new Map<string, string>();
  let clockMatches = 0;
  const find = (tzid: string, year: number): string | null => {
    const named = byName(tzid);
    if (named) return named;
    const component = described.get(tzid);
    try {
      return component && ++clockMatches <= MAX_CLOCK_MATCHES ? byClockChanges(component, year) : null;
    } catch {
      return null;
    }
  };
  return {
    zoneOf(tzid, year) {
      const cached = known.get(tzid);
      if (cached !== undefined) return cached;
      const zone = find(tzid, year);
      known.set(tzid, zone);
      if (zone && zone !== tzid) read.set(tzid, zone);
      return zone;
    },
    notices: () => [...read].map(([tzid, zone]) => icsText.zoneRead(tzid.slice(0, 80), zone)),
  };
}
