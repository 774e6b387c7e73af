import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { instantOf, offsetAt } from '#schema/lib/zones.ts';
import type { EventRow } from '#api/features/calendar/event-rows.service.ts';
import { startsBetween } from '#api/features/calendar/recurrence/recurrence.adapter.ts';
import { writeIcs } from '#api/features/calendar/ics/ics-writing.adapter.ts';
import { changesOf } from '#api/features/calendar/ics/vtimezone.rules.ts';

const ME = 'usr_yo';
const NOW = new Date('2026-11-21T18:00:00Z');

function row(rest: Partial<EventRow> = {}): EventRow {
  const id = rest.id ?? 'evt_uno';
  return {
    id,
    ownerId: ME,
    ownerName: 'Ejemplo',
    caseId: null,
    viewerRole: null,
    caseClient: null,
    caseTitle: null,
    isCaseArchived: false,
    title: 'Audiencia',
    type: 'HEARING',
    description: '',
    location: '',
    ownClient: null,
    zone: 'America/Mexico_City',
    isAllDay: false,
    startAt: new Date('2026-03-05T16:30:00Z'),
    endAt: new Date('2026-03-05T18:30:00Z'),
    rrule: null,
    lastAt: null,
    excluded: [],
    exceptionStarts: [],
    seriesId: null,
    occurrenceOf: null,
    isBillable: true,
    isBusy: true,
    isShared: false,
    alarms: [],
    source: 'FOJA',
    htmlLink: null,
    uid: `${id}@foja`,
    sequence: 0,
    version: 1,
    deletedAt: null,
    createdAt: NOW,
    updatedAt: NOW,
    googleState: null,
    recorded: [],
    ...rest,
  };
}

const write = (rows: EventRow[], rest: Partial<Parameters<typeof writeIcs>[0]> = {}): string =>
  writeIcs({ name: 'Agenda', isBusyOnly: false, readerId: ME, rows, now: NOW, ...rest });

const vevents = (text: string): VEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT');

const only = (text: string): VEvent => {
  const [event] = vevents(text);
  if (!event) throw new Error('no event');
  return event;
};

/** What a program that believes the VTIMEZONE of the file takes an hour of the wall clock for. */
function byVtimezone(text: string, zone: string, day: string, hour: number): Date {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const described = calendar
    .getAllSubcomponents('vtimezone')
    .find((each) => each.getFirstPropertyValue('tzid') === zone);
  if (!described) throw new Error(`${zone} is not described`);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const time = ICAL.Time.fromData(
    { year, month, day: date, hour, minute: 0, second: 0, isDate: false },
    new ICAL.Timezone(described),
  );
  return new Date(time.toUnixTime() * 1000);
}

/** Years with summer time (1996–2022 in the country), without it, and the turns at the border in 2010 and 2022. */
const ZONES = ['America/Mexico_City', 'America/Tijuana', 'America/Ciudad_Juarez'] as const;
const DAYS = [
  ['1998-01-15', '1998-07-15'],
  ['2009-03-20', '2009-07-15'],
  ['2010-03-20', '2010-11-03'],
  ['2015-04-10', '2015-10-28'],
  ['2022-03-20', '2022-07-15'],
  ['2022-11-03', '2022-12-15'],
  ['2023-03-20', '2023-07-15'],
  ['2026-03-05', '2026-07-15'],
  ['2026-11-02', '2031-07-15'],
].flat();

describe('an .ics of ours, read by another program', () => {
  test.each(ZONES)('has the same instants in %s, in every year', (zone) => {
    for (const day of DAYS) {
      const startAt = instantOf(zone, { day, second: 9 * 3600 });
      const endAt = new Date(startAt.getTime() + 3_600_000);
      const event = only(write([row({ zone, startAt, endAt })]));
      expect(event.start.toISOString(), day).toBe(startAt.toISOString());
      expect(event.end?.toISOString(), day).toBe(endAt.toISOString());
    }
  });

  test.each([
    ...ZONES,
    'America/Chihuahua',
    'America/Cancun',
    'America/Hermosillo',
    'Europe/Madrid',
    'America/Sao_Paulo',
  ])('describes the clock of %s so that nobody has to know it by name', (zone) => {
    for (const day of DAYS) {
      const startAt = instantOf(zone, { day, second: 9 * 3600 });
      const text = write([row({ zone, startAt, endAt: new Date(startAt.getTime() + 3_600_000) })]);
      expect(byVtimezone(text, zone, day, 9).toISOString(), day).toBe(startAt.toISOString());
    }
  });

  test('one description serves all the years of a calendar, through every change of the clock', () => {
    for (const zone of ZONES) {
      const first = instantOf(zone, { day: '1996-01-10', second: 32_400 });
      const last = instantOf(zone, { day: '2030-06-10', second: 32_400 });
      const text = write([
        row({ id: 'evt_a', zone, startAt: first, endAt: new Date(first.getTime() + 3_600_000) }),
        row({ id: 'evt_b', zone, startAt: last, endAt: new Date(last.getTime() + 3_600_000) }),
      ]);
      for (const { at } of changesOf(zone, 1996, 2033))
        for (const hours of [-30, 30]) {
          const near = new Date(at + hours * 3_600_000);
          const wall = new Date(near.getTime() + offsetAt(zone, near));
          const day = wall.toISOString().slice(0, 10);
          const expected = instantOf(zone, { day, second: 12 * 3600 });
          expect(byVtimezone(text, zone, day, 12).toISOString(), `${zone} ${day}`).toBe(expected.toISOString());
        }
    }
  });

  test('a series at the border keeps its hour on the clock there, for years to come', () => {
    for (const zone of ['America/Tijuana', 'America/Ciudad_Juarez', 'America/Mexico_City']) {
      const startAt = instantOf(zone, { day: '2026-02-02', second: 9 * 3600 });
      const rrule = 'FREQ=WEEKLY;BYDAY=MO';
      const text = write([row({ zone, startAt, endAt: new Date(startAt.getTime() + 3_600_000), rrule })]);
      const [from, to] = [new Date('2035-01-01T00:00:00Z'), new Date('2035-12-31T00:00:00Z')];
      const theirs = nodeIcal.expandRecurringEvent(only(text), { from, to }).map(({ start }) => start.toISOString());
      const ours = [...startsBetween({ rule: rrule, startAt, zone, isAllDay: false }, from, to)].map((at) =>
        at.toISOString(),
      );
      expect(theirs).toEqual(ours);
      expect(ours).toHaveLength(52);
      for (const at of ours) {
        const day = at.slice(0, 10);
        expect(byVtimezone(text, zone, day, 9).toISOString()).toBe(at);
      }
    }
  });

  test('what is left out of a series and what was changed apart from it are understood', () => {
    const series = row({
      startAt: new Date('2026-03-05T16:30:00Z'),
      endAt: new Date('2026-03-05T17:30:00Z'),
      rrule: 'FREQ=WEEKLY;COUNT=5',
      excluded: ['2026-03-12T16:30:00.000Z'],
      exceptionStarts: ['2026-03-19T16:30:00.000Z', '2026-03-26T16:30:00.000Z'],
    });
    const part = row({
      id: 'evt_parte',
      uid: series.uid,
      seriesId: series.id,
      title: 'Audiencia, en otra sala',
      occurrenceOf: new Date('2026-03-19T16:30:00Z'),
      startAt: new Date('2026-03-20T19:00:00Z'),
      endAt: new Date('2026-03-20T20:00:00Z'),
    });
    const text = write([series, part]);
    const seen = nodeIcal
      .expandRecurringEvent(only(text), { from: new Date('2026-01-01'), to: new Date('2026-12-31') })
      .map(
        ({ start, summary }) =>
          `${start.toISOString().slice(0, 16)} ${typeof summary === 'string' ? summary : summary.val}`,
      );
    // The 26th was changed apart and deleted: it is not here, and the series does not bring it back.
    expect(seen).toEqual([
      '2026-03-05T16:30 Audiencia',
      '2026-03-20T19:00 Audiencia, en otra sala',
      '2026-04-02T16:30 Audiencia',
    ]);
    expect(text).toContain('RECURRENCE-ID;TZID=America/Mexico_City:20260319T103000');
  });

  test('whole days are days, with the day after as their end', () => {
    const days = { isAllDay: true, startAt: new Date('2026-07-20T06:00:00Z'), endAt: new Date('2026-07-25T06:00:00Z') };
    const text = write([row(days)]);
    expect(text).toContain('DTSTART;VALUE=DATE:20260720\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20260725\r\n');
    expect(text).not.toContain('BEGIN:VTIMEZONE');
    expect(only(text)).toMatchObject({ datetype: 'date' });
  });

  test('alarms ring for their owner, so many minutes before', () => {
    const text = write([row({ alarms: [1440, 30, 0] }), row({ id: 'evt_otro', ownerId: 'usr_otra', alarms: [15] })]);
    expect(text.match(/TRIGGER:\S+/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT30M', 'TRIGGER:PT0S']);
    expect(text.match(/ACTION:DISPLAY/g)).toHaveLength(3);
  });

  test('an edit keeps the identity and raises its number; a deletion is a cancellation', () => {
    expect(only(write([row({ sequence: 4 })]))).toMatchObject({
      uid: 'evt_uno@foja',
      sequence: 4,
      status: 'CONFIRMED',
    });
    expect(only(write([row({ sequence: 5, deletedAt: NOW })]))).toMatchObject({
      uid: 'evt_uno@foja',
      sequence: 5,
      status: 'CANCELLED',
    });
  });

  test('every letter survives: commas, semicolons, breaks, accents, emoji, and lines are folded by bytes', () => {
    const title = 'Audiencia; «Núñez, Ávila \\ Cía.» 👩‍⚖️ '.repeat(6).trim();
    const description = 'Línea 1\nLínea 2, con comas; y puntos\\y barras\n' + 'ñandú '.repeat(200);
    const text = write([row({ title, description, location: 'Juzgado 3.º, piso 2' })]);
    const event = only(text);
    expect(event.summary).toBe(title);
    expect(event.description).toBe(description);
    expect(event.location).toBe('Juzgado 3.º, piso 2');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('words that look like lines of a calendar stay words', () => {
    const text = write([
      row({ title: 'Uno\r\nEND:VEVENT\r\nBEGIN:VEVENT', description: 'x\nATTENDEE:mailto:otra@ejemplo.mx\u0007' }),
    ]);
    expect(vevents(text)).toHaveLength(1);
    expect(only(text).attendee).toBeUndefined();
    expect(text).not.toMatch(/[^\P{Cc}\t\r\n]/u);
  });

  test('a calendar of busy times says when, and nothing else', () => {
    const secret = { title: 'Divorcio', description: 'Secreto', location: 'Casa', alarms: [5] };
    const text = write([row(secret)], { isBusyOnly: true });
    expect(text).toContain('SUMMARY:Ocupado');
    expect(text).not.toMatch(/Divorcio|Secreto|Casa|Audiencia|VALARM/);
  });

  test('the same events make the same text, whenever it is asked for', () => {
    expect(write([row()], { now: new Date(NOW.getTime() + 3_600_000) })).toBe(write([row()]));
  });
});
