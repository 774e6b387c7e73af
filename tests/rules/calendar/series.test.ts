import { describe, expect, test } from 'vitest';
import type { RecurrenceInput } from '#schema/generated/contract.ts';
import { timeIn, wallOf } from '#schema/lib/zones.ts';
import { shiftStart, moveOf } from '#api/features/calendar/events/event-change.rules.ts';
import {
  ruleForRest,
  ruleEndedBefore,
  movedRule,
  readRule,
  recurrenceProblem,
  ruleOf,
} from '#api/features/calendar/recurrence/recurrence.rules.ts';
import {
  countBefore,
  happensAt,
  isReadable,
  lastStart,
  startsBetween,
} from '#api/features/calendar/recurrence/recurrence.adapter.ts';
import { cpuTimeRatio } from '../../support/cpu-time.ts';

const series = (rule: string, start: string, zone = 'America/Tijuana') => ({
  rule,
  startAt: new Date(start),
  zone,
  isAllDay: false,
});
const starts = (rule: string, start: string, from: string, to: string, zone?: string) =>
  [...startsBetween(series(rule, start, zone), new Date(from), new Date(to))].map((at) =>
    at.toISOString().slice(0, 16),
  );

describe('series on the wall clock of their zone', () => {
  test('keep their hour when summer time begins and ends', () => {
    expect(starts('FREQ=WEEKLY', '2026-02-23T17:00:00Z', '2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z')).toEqual([
      '2026-03-02T17:00',
      '2026-03-09T16:00',
      '2026-03-16T16:00',
    ]);
    const all = startsBetween(
      series('FREQ=DAILY', '2020-01-01T18:00:00Z'),
      new Date('2020-01-01T00:00:00Z'),
      new Date('2027-01-01T00:00:00Z'),
    );
    expect(new Set([...all].map((at) => timeIn('America/Tijuana', at)))).toEqual(new Set(['10:00']));
  });

  test('in Mexico City through the year in which summer time was abolished', () => {
    expect(
      starts(
        'FREQ=MONTHLY',
        '2022-01-15T16:00:00Z',
        '2022-06-01T00:00:00Z',
        '2023-08-01T00:00:00Z',
        'America/Mexico_City',
      ).filter((_, at) => at % 4 === 0),
    ).toEqual(['2022-06-15T15:00', '2022-10-15T15:00', '2023-02-15T16:00', '2023-06-15T16:00']);
  });

  test.each([
    ['FREQ=WEEKLY;BYDAY=MO,WE', 3],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 3],
    ['FREQ=DAILY;INTERVAL=3', 3],
    ['FREQ=WEEKLY;INTERVAL=3;WKST=SU;BYDAY=MO,SU', 3],
  ])('read from the middle like from the beginning: %s', (rule) => {
    const start = '2025-01-06T18:00:00Z';
    const whole = starts(rule, start, start, '2027-01-01T00:00:00Z');
    const middle = starts(rule, start, '2026-05-04T00:00:00Z', '2027-01-01T00:00:00Z');
    expect(middle).toEqual(whole.filter((at) => at >= '2026-05-04'));
    expect(middle.length).toBeGreaterThan(5);
  });

  test('end with their last day, that day included', () => {
    const rule = ruleOf({ frequency: 'DAILY', until: '2026-03-07' }, { zone: 'America/Mexico_City', isAllDay: false });
    const late = series(rule, '2026-03-06T05:30:00Z', 'America/Mexico_City');
    expect(lastStart(late)?.toISOString()).toBe('2026-03-08T05:30:00.000Z');
  });

  test('are counted, found and cut', () => {
    const weekly = series('FREQ=WEEKLY;COUNT=5', '2026-03-02T17:00:00Z');
    expect(lastStart(weekly)?.toISOString()).toBe('2026-03-30T16:00:00.000Z');
    expect(countBefore(weekly, new Date('2026-03-16T16:00:00Z'))).toBe(2);
    expect(happensAt(weekly, new Date('2026-03-16T16:00:00Z'))).toBe(true);
    expect(happensAt(weekly, new Date('2026-03-16T17:00:00Z'))).toBe(false);
    expect(ruleForRest('FREQ=WEEKLY;COUNT=5', 2)).toBe('FREQ=WEEKLY;COUNT=3');
    const cut = ruleEndedBefore('FREQ=WEEKLY;COUNT=5', new Date('2026-03-16T16:00:00Z'), weekly);
    expect(lastStart({ ...weekly, rule: cut })?.toISOString()).toBe('2026-03-09T16:00:00.000Z');
    expect(lastStart(series('FREQ=WEEKLY', '2026-03-02T17:00:00Z'))).toBeNull();
  });

  test('rules that repeat within a day, or that nobody can read, are not taken', () => {
    for (const rule of ['FREQ=HOURLY', 'FREQ=SECONDLY;INTERVAL=1', 'basura', '', 'FREQ=DAILY;BYHOUR=1,2'])
      expect(isReadable(rule)).toBe(false);
    expect(isReadable('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).toBe(true);
  });
});

const zone = { zone: 'America/Mexico_City', isAllDay: false };
const wrong = (given: Partial<RecurrenceInput>, startsOn = '2026-03-02') =>
  recurrenceProblem({ frequency: 'WEEKLY', ...given }, startsOn)?.field ?? null;

describe('what a form says of a series', () => {
  test.each<[Partial<RecurrenceInput>, string | null]>([
    [{}, null],
    [{ weekdays: ['MONDAY', 'FRIDAY'] }, null],
    [{ weekdays: ['TUESDAY'] }, 'recurrence.weekdays'],
    [{ interval: 0 }, 'recurrence.interval'],
    [{ interval: 100 }, 'recurrence.interval'],
    [{ count: 0 }, 'recurrence.count'],
    [{ count: 1000 }, 'recurrence.count'],
    [{ count: 3, until: '2026-05-01' }, 'recurrence.until'],
    [{ until: '2026-03-01' }, 'recurrence.until'],
    [{ frequency: 'DAILY', weekdays: ['MONDAY'] }, 'recurrence.weekdays'],
    [{ frequency: 'MONTHLY', weekdays: ['MONDAY'], weekOfMonth: 1 }, null],
    [{ frequency: 'MONTHLY', weekdays: ['MONDAY'], weekOfMonth: 2 }, 'recurrence.weekOfMonth'],
    [{ frequency: 'MONTHLY', weekdays: ['MONDAY'], weekOfMonth: 5 }, 'recurrence.weekOfMonth'],
    [{ frequency: 'MONTHLY', weekdays: ['MONDAY', 'FRIDAY'], weekOfMonth: 1 }, 'recurrence.weekOfMonth'],
    [{ weekOfMonth: 1 }, 'recurrence.weekOfMonth'],
  ])('%j → %s', (given, field) => {
    expect(wrong(given)).toBe(field);
  });

  test.each<[RecurrenceInput, string, string]>([
    [
      { frequency: 'WEEKLY', weekdays: ['WEDNESDAY', 'MONDAY'] },
      'FREQ=WEEKLY;BYDAY=MO,WE',
      'cada semana, lunes y miércoles',
    ],
    [{ frequency: 'DAILY', interval: 2, count: 5 }, 'FREQ=DAILY;INTERVAL=2;COUNT=5', 'cada 2 días, 5 veces'],
    [{ frequency: 'MONTHLY' }, 'FREQ=MONTHLY', 'cada mes, el día 2'],
    [
      { frequency: 'MONTHLY', weekdays: ['MONDAY'], weekOfMonth: 1 },
      'FREQ=MONTHLY;BYDAY=1MO',
      'cada mes, el primer lunes',
    ],
    [
      { frequency: 'YEARLY', until: '2030-03-02' },
      'FREQ=YEARLY;UNTIL=20300303T055959Z',
      'cada año, hasta el 2 de marzo de 2030',
    ],
  ])('%j', (given, rule, text) => {
    expect(ruleOf(given, zone)).toBe(rule);
    expect(readRule(rule, '2026-03-02', zone)).toMatchObject({ frequency: given.frequency, text });
  });

  test('a rule that the form cannot say is told as that of another program', () => {
    const read = readRule('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', '2026-03-02', zone);
    expect(read.text).toBe('se repite según la regla del calendario de origen');
  });
});

describe('a series that somebody reads long after it began', () => {
  const begun = '1996-02-29T17:00:00Z';
  const rules = [
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=DAILY;COUNT=9000',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;INTERVAL=5;BYDAY=TH',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=YEARLY',
    'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'FREQ=YEARLY;BYMONTH=2,3',
    'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
  ];

  test.each(rules)('happens as if it were read from its beginning: %s', (rule) => {
    const [from, to] = [new Date('2019-12-20T00:00:00Z'), new Date('2020-03-31T00:00:00Z')];
    // Each beginning that is left out is one that the whole reading goes through.
    const whole = [...startsBetween(series(rule, begun), new Date(begun), to)].filter((at) => at >= from);
    expect([...startsBetween(series(rule, begun), from, to)]).toEqual(whole);
  });

  test('costs no more than a young one', () => {
    const twentyYears = (from: number) => () => {
      for (const rule of rules.filter((each) => !each.includes('COUNT')))
        for (let year = from; year < from + 20; year++)
          starts(rule, begun, `${year}-03-01T00:00:00Z`, `${year}-04-01T00:00:00Z`);
    };
    expect(cpuTimeRatio(twentyYears(2070), twentyYears(Number(begun.slice(0, 4)) + 1), 8)).toBeLessThan(8);
    expect(
      starts('FREQ=YEARLY;BYMONTH=1,2', '2004-01-30T17:00:00Z', '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z'),
    ).toEqual(['2026-01-30T17:00']);
  });

  test('ends where the library gives up, instead of spoiling the view', () => {
    const rare = 'FREQ=MONTHLY;INTERVAL=9;BYMONTHDAY=13;BYDAY=FR';
    expect(starts(rare, '2020-11-13T17:00:00Z', '2020-11-01T00:00:00Z', '2199-01-01T00:00:00Z')[1]).toBe(
      '2021-08-13T16:00',
    );
    expect(lastStart(series('FREQ=YEARLY;INTERVAL=99;COUNT=999', begun))?.getUTCFullYear()).toBeLessThan(2200);
  });
});

describe('a series that is moved', () => {
  test.each([
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-03-02', '2026-03-03', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['FREQ=WEEKLY;BYDAY=SU', '2026-03-01', '2026-03-02', 'FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-03-02', '2026-03-10', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-03-27', '2026-03-31', 'FREQ=MONTHLY;BYDAY=-1TU'],
    ['FREQ=MONTHLY;BYMONTHDAY=2', '2026-03-02', '2026-03-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['FREQ=DAILY', '2026-03-02', '2026-03-05', 'FREQ=DAILY'],
  ])('%s from %s to %s', (rule, from, to, expected) => {
    expect(movedRule(rule, from, to)).toBe(expected);
  });

  test('takes what was left out along, by the wall clock', () => {
    const was = { zone: 'America/Tijuana', startAt: new Date('2026-03-02T18:00:00Z') };
    const move = moveOf(was as never, { zone: 'America/Tijuana', startAt: new Date('2026-03-03T07:30:00Z') });
    // 10:00 becomes 23:30 of the same day, on both sides of the change of the clock.
    const later = shiftStart(new Date('2026-03-09T17:00:00Z'), move);
    expect(wallOf('America/Tijuana', later)).toEqual({ day: '2026-03-09', second: 84_600 });
    expect(later.toISOString()).toBe('2026-03-10T06:30:00.000Z');
  });
});
