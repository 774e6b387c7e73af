import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, PREVIEW_LENGTH } from '#schema/event-types.ts';
import { canEditEvent, canSeeEvent } from '#api/features/calendar/calendar.policy.ts';
import { isBillableByType, isBusyByType, previewOf, tidyAlarms } from '#api/features/calendar/events.rules.ts';
import type { EventRow } from '#api/features/calendar/event-rows.service.ts';
import { expandEvents } from '#api/features/calendar/occurrences/occurrences.rules.ts';
import { conflictKeys, overlapsOf } from '#api/features/calendar/occurrences/overlaps.rules.ts';
import { daysOfCourt } from '#api/features/calendar/non-working-days/court-days.rules.ts';
import { restDaysBetween } from '#api/features/calendar/non-working-days/rest-days.rules.ts';

describe('the seven types', () => {
  test('have the lengths of the specification', () => {
    expect(Object.fromEntries(Object.entries(EVENT_TYPES).map(([type, { minutes }]) => [type, minutes]))).toEqual({
      HEARING: 120,
      MEETING: 60,
      DEADLINE: 30,
      SUMMONS: 90,
      MEDIATION: 180,
      PREPARATION: 90,
      OTHER: 60,
    });
  });

  test('only hearings and meetings are billed by themselves; deadlines and whole days leave the time free', () => {
    const types = Object.keys(EVENT_TYPES) as (keyof typeof EVENT_TYPES)[];
    expect(types.filter(isBillableByType)).toEqual(['HEARING', 'MEETING']);
    expect(types.filter((type) => !isBusyByType(type, false))).toEqual(['DEADLINE']);
    expect(types.filter((type) => isBusyByType(type, true))).toEqual([]);
  });
});

test('a description is previewed by a hundred signs, none of them cut in two', () => {
  expect(PREVIEW_LENGTH).toBe(100);
  expect(previewOf('a'.repeat(100))).toBe('a'.repeat(100));
  expect(previewOf('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(previewOf('👩‍⚖️'.repeat(101))).toBe(`${'👩‍⚖️'.repeat(100)}…`);
  expect(previewOf('👩‍⚖️'.repeat(100))).toBe('👩‍⚖️'.repeat(100));
});

test('alarms ring once each, the earliest first', () => {
  expect(tidyAlarms([30, 1440, 30, 0])).toEqual([1440, 30, 0]);
});

const taken = (key: string, from: number, to: number, ownerId = 'ana') => ({
  key,
  ownerId,
  startAt: new Date(from * 60_000),
  endAt: new Date(to * 60_000),
});

describe('conflicts', () => {
  test('are of one person, and not what ends as the other begins', () => {
    const list = [taken('a', 0, 60), taken('b', 60, 120), taken('c', 90, 150), taken('d', 0, 500, 'bruno')];
    expect(overlapsOf(list).map(({ first, second, minutes }) => [first.key, second.key, minutes])).toEqual([
      ['b', 'c', 30],
    ]);
    expect(Object.fromEntries(conflictKeys(list))).toEqual({ b: ['c'], c: ['b'] });
  });

  test('agree with comparing each with each, in a thousand random calendars', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    for (let round = 0; round < 1000; round++) {
      const list = Array.from({ length: 8 }, (_, at) => {
        const from = Math.floor(random() * 40);
        return taken(String(at), from, from + 1 + Math.floor(random() * 10), random() < 0.5 ? 'ana' : 'bruno');
      });
      const slow = list.flatMap((a, at) =>
        list
          .slice(at + 1)
          .filter((b) => a.ownerId === b.ownerId && a.startAt < b.endAt && b.startAt < a.endAt)
          .map((b) => [a.key, b.key].toSorted().join()),
      );
      const fast = overlapsOf(list).map(({ first, second }) => [first.key, second.key].toSorted().join());
      expect(fast.toSorted()).toEqual(slow.toSorted());
    }
  });
});

describe('non-working days', () => {
  test('of 2026, by LFT 74', () => {
    const days = restDaysBetween('2026-01-01', '2026-12-31').filter(({ kind }) => kind === 'HOLIDAY');
    expect(days.map(({ date, basis }) => [date, basis])).toEqual([
      ['2026-01-01', 'LFT, artículo 74, fracción I'],
      ['2026-02-02', 'LFT, artículo 74, fracción II'],
      ['2026-03-16', 'LFT, artículo 74, fracción III'],
      ['2026-05-01', 'LFT, artículo 74, fracción IV'],
      ['2026-09-16', 'LFT, artículo 74, fracción V'],
      ['2026-11-16', 'LFT, artículo 74, fracción VI'],
      ['2026-12-25', 'LFT, artículo 74, fracción VIII'],
    ]);
  });

  test('1 October only when the federal executive changes hands', () => {
    const of = (year: number) => restDaysBetween(`${year}-10-01`, `${year}-10-01`).map(({ kind }) => kind);
    expect([of(2024), of(2030), of(2027), of(2018)]).toEqual([['HOLIDAY'], ['HOLIDAY'], [], []]);
  });

  test('weekends, and a holiday on a Sunday is told as the holiday', () => {
    expect(restDaysBetween('2026-11-20', '2026-11-23').map(({ date, reason }) => [date, reason])).toEqual([
      ['2026-11-21', 'sábado'],
      ['2026-11-22', 'domingo'],
    ]);
    expect(restDaysBetween('2022-05-01', '2022-05-01')).toMatchObject([{ kind: 'HOLIDAY', reason: '1.º de mayo' }]);
  });
});

test('what a court publishes is drawn day by day, and what is not published is said', () => {
  const published = {
    years: [
      { year: 2026, isComplete: true },
      { year: 2027, isComplete: false },
    ],
    closed: [
      {
        from: '2026-12-16',
        to: '2027-01-04',
        reason: 'Segundo periodo vacacional (ejemplo)',
        source: 'Acuerdo de ejemplo',
      },
      { from: '2026-12-24', to: '2026-12-25', reason: 'Otra cosa', source: null },
    ],
  };
  const drawn = daysOfCourt(published, '2026-12-23', '2026-12-26');
  expect(drawn.note).toBeNull();
  expect(drawn.days.map(({ date, reason, basis }) => [date, reason, basis])).toEqual(
    ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'].map((date) => [
      date,
      'Segundo periodo vacacional (ejemplo)',
      'Acuerdo de ejemplo',
    ]),
  );
  expect(daysOfCourt(published, '2026-12-31', '2027-01-10')).toMatchObject({
    days: { length: 5 },
    note: 'El calendario del órgano de 2027 no está publicado aquí o no está completo.',
  });
  expect(daysOfCourt(published, '2025-06-01', '2025-06-30')).toMatchObject({
    days: [],
    note: expect.stringContaining('2025'),
  });
});

describe('who may', () => {
  const event = { isOwner: true, isOfCase: false, role: null, isCaseArchived: false, isShared: false };
  test('see and change an event', () => {
    expect([canSeeEvent(event), canEditEvent(event)]).toEqual([true, true]);
    expect(canSeeEvent({ ...event, isOwner: false })).toBe(false);
    const ofCase = { ...event, isOfCase: true };
    // Made by somebody who was removed from the case since.
    expect([canSeeEvent(ofCase), canEditEvent(ofCase)]).toEqual([false, false]);
    expect(canEditEvent({ ...ofCase, isOwner: false, role: 'COLLABORATOR' })).toBe(true);
    expect(canEditEvent({ ...ofCase, role: 'OWNER', isCaseArchived: true })).toBe(false);
    expect(canSeeEvent({ ...ofCase, isOwner: false, role: 'GUEST' })).toBe(false);
    const shared = { ...ofCase, isOwner: false, role: 'GUEST' as const, isShared: true };
    expect([canSeeEvent(shared), canEditEvent(shared)]).toEqual([true, false]);
  });
});

describe('thousands of series that were made to take long', () => {
  const hours = { startAt: new Date('1999-01-01T15:00:00Z'), endAt: new Date('1999-01-01T16:00:00Z') };
  const rest = { zone: 'America/Mexico_City', isAllDay: false, excluded: [], exceptionStarts: [], occurrenceOf: null };
  const rows = (count: number, rrule: string) =>
    Array.from(
      { length: count },
      (_, n) => ({ id: `evt_${n}`, ownerId: 'ana', rrule, ...hours, ...rest }) as never as EventRow,
    );
  const [from, to] = [new Date('2026-03-01T06:00:00Z'), new Date('2026-04-01T06:00:00Z')];

  test.each(['FREQ=DAILY;COUNT=9999', 'FREQ=DAILY;BYMONTH=12;BYMONTHDAY=25', 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR'])(
    'of %s are left where they are, and the view says that it does not show everything',
    (rrule) => {
      expect(expandEvents(rows(5_000, rrule), from, to, 2_000).isTruncated).toBe(true);
    },
  );

  test('are few enough when a person has them', () => {
    const { occurrences, isTruncated } = expandEvents(rows(60, 'FREQ=DAILY'), from, to, 2_000);
    expect([occurrences.length, isTruncated]).toEqual([60 * 31, false]);
  });
});
