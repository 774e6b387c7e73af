import { describe, expect, test } from 'vitest';
import { readZones } from '#api/features/calendar/ics/ics-zones.adapter.ts';
import { readIcsEvent, readZoneComponent, type ReadEvent } from '#api/features/calendar/ics/ics-reading.adapter.ts';
import { cutIcs, decodeIcs, isCalendar } from '#api/features/calendar/ics/ics-text.rules.ts';
import { latestOfEach, withExtraStarts } from '#api/features/calendar/ics/import-order.rules.ts';
import { isFollowable, endLimitOf, tidyRule } from '#api/features/calendar/recurrence/outside-recurrence.rules.ts';
import { startsBetween } from '#api/features/calendar/recurrence/recurrence.adapter.ts';

const HOME = 'America/Mexico_City';
const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:uno@ejemplo', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Junta', ...lines, 'END:VEVENT'].join('\r\n');

function read(text: string, zones: string[] = [], usualZone = HOME): ReadEvent {
  const found = readIcsEvent(text, { zones: readZones(zones.flatMap(readZoneComponent)), usualZone });
  if ('reason' in found) throw new Error(found.reason);
  return found;
}
const reasonOf = (text: string, zones: string[] = []): string => {
  const found = readIcsEvent(text, { zones: readZones(zones.flatMap(readZoneComponent)), usualZone: HOME });
  return 'reason' in found ? found.reason : 'taken';
};

const OUTLOOK_ZONE = `BEGIN:VTIMEZONE
TZID:Hora del centro
BEGIN:STANDARD
DTSTART:16011101T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010301T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

describe('times of a file', () => {
  test('are those of their zone, by IANA name, by Windows name, by label, by path', () => {
    for (const tzid of [
      'America/Tijuana',
      'Pacific Standard Time (Mexico)',
      '"(UTC-08:00) Baja California"',
      '/freeassociation.sourceforge.net/America/Tijuana',
      '"America/Tijuana"',
    ]) {
      const { zone, startAt } = read(
        event(`DTSTART;TZID=${tzid}:20260705T103000`, `DTEND;TZID=${tzid}:20260705T113000`),
      );
      expect([zone, startAt.toISOString()], tzid).toEqual(['America/Tijuana', '2026-07-05T17:30:00.000Z']);
    }
  });

  test('of a zone that only the file knows are read by what its clock does', () => {
    const text = event('DTSTART;TZID=Hora del centro:20260705T103000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const { zone, startAt } = read(text, [OUTLOOK_ZONE]);
    expect([zone, startAt.toISOString()]).toEqual(['America/Tijuana', '2026-07-05T17:30:00.000Z']);
    expect(reasonOf(text)).toContain('no se reconoce: Hora del centro');
    const zones = readZones(readZoneComponent(OUTLOOK_ZONE));
    zones.zoneOf('Hora del centro', 2026);
    expect(zones.notices()).toEqual(['La zona «Hora del centro» se leyó como America/Tijuana.']);
  });

  test('without a zone are those of whoever reads; in UTC they are instants', () => {
    expect(read(event('DTSTART:20260305T103000', 'DURATION:PT30M')).startAt.toISOString()).toBe(
      '2026-03-05T16:30:00.000Z',
    );
    expect(read(event('DTSTART:20260305T163000Z', 'DURATION:PT30M'))).toMatchObject({
      zone: HOME,
      startAt: new Date('2026-03-05T16:30:00Z'),
    });
    // A series in UTC repeats by UTC.
    expect(read(event('DTSTART:20260305T163000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')).zone).toBe('UTC');
  });

  test('of whole days are days, one when no end is given', () => {
    expect(read(event('DTSTART;VALUE=DATE:20260720', 'DTEND;VALUE=DATE:20260725'))).toMatchObject({
      isAllDay: true,
      startAt: new Date('2026-07-20T06:00:00Z'),
      endAt: new Date('2026-07-25T06:00:00Z'),
    });
    expect(read(event('DTSTART;VALUE=DATE:20260720')).endAt).toEqual(new Date('2026-07-21T06:00:00Z'));
    expect(read(event('DTSTART;VALUE=DATE:20260720', 'DURATION:P3D')).endAt).toEqual(new Date('2026-07-23T06:00:00Z'));
  });

  test('days of a duration are days of the calendar, hours are hours', () => {
    // On 8 March 2026 the clock of Tijuana skips an hour.
    const start = 'DTSTART;TZID=America/Tijuana:20260307T180000';
    expect(read(event(start, 'DURATION:P1D')).endAt.toISOString()).toBe('2026-03-09T01:00:00.000Z');
    expect(read(event(start, 'DURATION:PT24H')).endAt.toISOString()).toBe('2026-03-09T02:00:00.000Z');
  });

  test('that do not exist are said', () => {
    expect(reasonOf(event('DTSTART:20260631T103000'))).toBe('El 31/06/2026 no existe.');
    expect(reasonOf(event('DTSTART;VALUE=DATE:20260230'))).toBe('El 30/02/2026 no existe.');
    expect(reasonOf(event('DTSTART:mañana'))).toContain('no se puede leer');
    expect(reasonOf(event('DTSTART:20260305T253000'))).toContain('no se puede leer');
    expect(reasonOf(event('SUMMARY:Sin fecha'))).toBe('No dice cuándo empieza.');
    expect(reasonOf(event('DTSTART:20260305T103000', 'DTEND:20260305T093000'))).toBe('Termina antes de empezar.');
    expect(reasonOf(event('DTSTART:20260305T103000', 'DTEND:20260414T103000'))).toBe('Dura más de 31 días.');
    expect(reasonOf(event('DTSTART:21500305T103000'))).toContain('fuera de los años');
  });
});

describe('series of a file', () => {
  test('keep rule, exceptions and extra days', () => {
    const found = read(
      event(
        'DTSTART;TZID=America/Mexico_City:20260305T103000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20260402T163000Z',
        'EXDATE;TZID=America/Mexico_City:20260312T103000,20260319T103000',
        'EXDATE;VALUE=DATE:20260326',
        'RDATE;TZID=America/Mexico_City:20260307T103000',
        'RDATE;VALUE=PERIOD:20260308T163000Z/PT2H',
      ),
    );
    expect(found).toMatchObject({
      rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20260402T163000Z',
      excluded: [new Date('2026-03-12T16:30:00Z'), new Date('2026-03-19T16:30:00Z')],
      excludedDays: ['2026-03-26'],
      extraStarts: [new Date('2026-03-07T16:30:00Z'), new Date('2026-03-08T16:30:00Z')],
    });
  });

  test('begin their weeks on the day that the file says, as Outlook always does', () => {
    const lines = ['DTSTART;TZID=America/Tijuana:20260227T173000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=SU'];
    expect(read(event(...lines)).rrule).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=SU');
  });

  test('end when they say, whichever way they say it', () => {
    const starts = (dtstart: string, rule: string): string[] => {
      const { startAt, zone, isAllDay, rrule } = read(event(dtstart, `RRULE:${rule}`));
      const series = { rule: rrule ?? '', startAt, zone, isAllDay };
      return [...startsBetween(series, new Date('2026-01-01'), new Date('2027-01-01'))].map((at) =>
        at.toISOString().slice(0, 10),
      );
    };
    const three = ['2026-03-05', '2026-03-06', '2026-03-07'];
    expect(starts('DTSTART:20260305T103000', 'FREQ=DAILY;COUNT=3')).toEqual(three);
    expect(starts('DTSTART:20260305T103000', 'FREQ=DAILY;UNTIL=20260307')).toEqual(three);
    // Local time, as some programs write it: it would be 16:30 in UTC.
    expect(starts('DTSTART:20260305T103000', 'FREQ=DAILY;UNTIL=20260307T103000')).toEqual(three);
    expect(starts('DTSTART:20260305T103000', 'FREQ=DAILY;UNTIL=20260307T163000Z')).toEqual(three);
    // Midnight in UTC is the evening before in Mexico; of whole days the day counts.
    expect(starts('DTSTART;VALUE=DATE:20260305', 'FREQ=DAILY;UNTIL=20260307T000000Z')).toEqual(three);
  });

  test('that repeat within a day, by what the library does not know, or in two ways, are told', () => {
    const start = 'DTSTART:20260305T103000';
    for (const rule of [
      'FREQ=HOURLY',
      'FREQ=SECONDLY;COUNT=100000000',
      'FREQ=DAILY;BYHOUR=9,12',
      'FREQ=YEARLY;BYWEEKNO=20',
      'FREQ=MONTHLY;RSCALE=HEBREW',
      'FREQ=NUNCA',
    ])
      expect(reasonOf(event(start, `RRULE:${rule}`)), rule).not.toBe('taken');
    expect(reasonOf(event(start, 'RRULE:FREQ=DAILY;COUNT=3', 'RRULE:FREQ=WEEKLY;COUNT=3'))).toContain(
      'no se puede seguir',
    );
  });

  test('that lead nowhere are found out in a bounded number of steps', () => {
    for (const rule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;INTERVAL=146097;BYMONTH=2;BYMONTHDAY=29',
      'FREQ=YEARLY;BYDAY=1MO;BYMONTHDAY=20',
      'FREQ=WEEKLY;INTERVAL=1000000000',
      `FREQ=DAILY;BYMONTHDAY=${Array.from({ length: 400 }, (_, n) => (n % 31) + 1).join(',')}`,
      'FREQ=DAILY;COUNT=20000',
    ])
      expect(isFollowable(rule), rule).toBe(false);
    // So many days no calendar has: it is as good as endless.
    expect(isFollowable('FREQ=DAILY;COUNT=999999999')).toBe(true);
    expect(tidyRule('FREQ=DAILY;COUNT=999999999', { zone: 'UTC', isAllDay: false })).toBe('FREQ=DAILY');
  });

  test('endless or long ones cost nothing to keep', () => {
    const times = {
      startAt: new Date('2026-03-05T16:30:00Z'),
      endAt: new Date('2026-03-05T17:30:00Z'),
      zone: HOME,
      isAllDay: false,
    };
    expect(endLimitOf({ ...times, rrule: 'FREQ=DAILY' })).toBeNull();
    expect(endLimitOf({ ...times, rrule: 'FREQ=DAILY;COUNT=900000' })).toBeNull();
    expect(endLimitOf({ ...times, rrule: 'FREQ=DAILY;UNTIL=20991231' })?.toISOString()).toBe(
      '2100-01-01T07:00:00.000Z',
    );
    expect(endLimitOf({ ...times, rrule: 'FREQ=DAILY;COUNT=3' })?.toISOString()).toBe('2026-03-07T17:30:00.000Z');
    expect(tidyRule('FREQ=DAILY;UNTIL=20260307T103000', times)).toBe('FREQ=DAILY;UNTIL=20260307T163000Z');
  });

  test('a description of a zone that turns every second is not believed', () => {
    const bomb = OUTLOOK_ZONE.replace('FREQ=YEARLY;BYDAY=1SU;BYMONTH=11', 'FREQ=SECONDLY');
    expect(reasonOf(event('DTSTART;TZID=Hora del centro:20260705T103000'), [bomb])).toContain('no se reconoce');
  });
});

describe('the rest of an event', () => {
  test('is read: alarms, place, type, whether it takes time, its number', () => {
    const found = read(
      event(
        'DTSTART:20260305T103000',
        'DURATION:PT1H',
        'SEQUENCE:7',
        'LAST-MODIFIED:20260201T120000Z',
        'LOCATION:Juzgado 3.º\\, piso 2',
        'DESCRIPTION:Uno\\nDos\\; tres',
        'CATEGORIES:Trabajo,Audiencia',
        'TRANSP:TRANSPARENT',
        'STATUS:TENTATIVE',
        'ATTENDEE:mailto:alguien@ejemplo.mx',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT30M',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER;RELATED=END:-PT2H',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER;VALUE=DATE-TIME:20260305T120000Z',
        'END:VALARM',
      ),
    );
    expect(found).toMatchObject({
      sequence: 7,
      editedAt: new Date('2026-02-01T12:00:00Z'),
      location: 'Juzgado 3.º, piso 2',
      description: 'Uno\nDos; tres',
      type: 'HEARING',
      isBusy: false,
      isCancelled: false,
      alarms: [60, 30],
    });
    expect(found.notices[0]).toContain('invitados');
  });

  test('without an identity it is known by what it says', () => {
    const bare = event('DTSTART:20260305T103000').replace('UID:uno@ejemplo\r\n', '');
    expect(read(bare).uid).toMatch(/^sha256-[\da-f]{40}$/);
    expect(read(bare).uid).toBe(read(bare).uid);
  });
});

describe('a file', () => {
  const file = (...parts: string[]): string =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\r\n');

  test('is a calendar or is not', () => {
    expect(isCalendar(file())).toBe(true);
    expect(isCalendar('\uFEFFBEGIN:VCALENDAR\nEND:VCALENDAR')).toBe(true);
    for (const other of ['', '<html>', 'BEGIN:VCARD\nEND:VCARD', '%PDF-1.7', 'PK\u0003\u0004'])
      expect(isCalendar(other), other).toBe(false);
  });

  test('is read in the letters in which it was written', () => {
    const text = file('X-WR-CALNAME:Año');
    expect(decodeIcs(Buffer.from(text, 'utf8'))).toBe(text);
    expect(decodeIcs(Buffer.from(text, 'latin1'))).toBe(text);
    expect(decodeIcs(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
  });

  test('is read although a line was folded in the middle of a letter', () => {
    const bytes = Buffer.from('SUMMARY:Audiencia de jurisdicción y conciliación', 'utf8');
    const middle = bytes.indexOf(Buffer.from('ó')) + 1;
    const folded = Buffer.concat([bytes.subarray(0, middle), Buffer.from('\r\n '), bytes.subarray(middle)]);
    expect(decodeIcs(folded)).toBe('SUMMARY:Audiencia de jurisdicción y conciliación');
  });

  test('is cut where its events are, and a broken one spoils no other', () => {
    const text = file(
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:America/Tijuana',
      event('DTSTART:20260305T103000'),
      'BEGIN:VEVENT',
      'SUMMARY:Sin fin',
      event('DTSTART:20260306T103000'),
      'BEGIN:VTODO',
      'SUMMARY:Tarea',
      'END:VTODO',
      `BEGIN:VEVENT\r\nDESCRIPTION:${'x'.repeat(400_000)}\r\nEND:VEVENT`,
    );
    const cut = cutIcs(text, 100);
    expect(cut?.pieces.map(({ kind, line }) => `${kind} ${line}`)).toEqual(['VEVENT 5', 'VEVENT 13']);
    expect(cut).toMatchObject({ broken: [11, 22], method: 'PUBLISH', zone: 'America/Tijuana', leftOut: 1 });
  });

  test('of a hundred thousand events is refused before any is read', () => {
    const text = file(...Array.from({ length: 100_000 }, () => 'BEGIN:VEVENT\r\nEND:VEVENT'));
    expect(cutIcs(text, 5_000)).toBeUndefined();
  });

  test('that says an event twice means the later', () => {
    const lined = (text: string, line: number) => ({ ...read(text), line, lastAt: null });
    const [old, newer, same] = [
      lined(event('DTSTART:20260305T103000', 'SEQUENCE:1'), 1),
      lined(event('DTSTART:20260306T103000', 'SEQUENCE:2'), 9),
      lined(event('DTSTART:20260307T103000', 'SEQUENCE:2'), 17),
    ];
    const { latest, repeated } = latestOfEach([newer, old, same]);
    expect(latest.map(({ line }) => line)).toEqual([17]);
    expect(repeated.map(({ line }) => line)).toEqual([1, 9]);
  });

  test('with extra days makes an event of each, but where it was changed apart or left out', () => {
    const series = {
      ...read(
        event(
          'DTSTART:20260305T103000',
          'DURATION:PT1H',
          'RDATE:20260306T103000,20260307T103000,20260308T103000,20260305T103000',
          'EXDATE:20260308T103000',
        ),
      ),
      line: 1,
      lastAt: null,
    };
    const apart = { ...read(event('DTSTART:20260307T180000', 'RECURRENCE-ID:20260307T103000')), line: 9, lastAt: null };
    expect(withExtraStarts([series, apart]).map(({ startAt }) => startAt.toISOString().slice(0, 16))).toEqual([
      '2026-03-05T16:30',
      '2026-03-06T16:30',
      '2026-03-08T00:00',
    ]);
  });
});
