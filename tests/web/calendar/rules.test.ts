import { describe, expect, it } from 'vitest';
import { addMonths } from '#schema/lib/days.ts';
import {
  readCalendarUrl,
  START,
  writeCalendarUrl,
  type CalendarUrlState,
} from '#web/features/calendar/calendar-url.ts';
import { isDay, monthWeeks, weekStart } from '#web/shared/dates/days.rules.ts';
import { hoursText, readDuration } from '#web/shared/dates/duration.rules.ts';
import { shiftLocalTime, minutesBetween, localTimeOf } from '#web/shared/dates/wall-clock.rules.ts';
import { localOccurrenceOf, movedTimes, undoTimes, withMove } from '#web/features/calendar/occurrence.rules.ts';
import { elapsedSeconds } from '#web/features/hours/timer/timer.rules.ts';
import { detail, occurrence } from './world.tsx';
import { barsOf, isBarSlot, segmentsOf, weekCells, type LayoutEvent } from '#web/features/calendar/views/grid.rules.ts';

const at = (key: string, day: string, from: string, to: string, endsOn = day): LayoutEvent => ({
  key,
  startsOn: day,
  endsOn,
  startTime: from,
  endTime: to,
  startAt: `${day}T${from}:00Z`,
  endAt: `${to === '00:00' ? '2026-11-24' : endsOn}T${to}:00Z`,
});
const whole = (key: string, from: string, to: string): LayoutEvent => ({
  key,
  startsOn: from,
  endsOn: to,
  startTime: null,
  endTime: null,
  startAt: `${from}T06:00:00Z`,
  endAt: `${to}T06:00:00Z`,
});

describe('days', () => {
  it('are those that the calendar has', () => {
    expect(['2026-06-31', '2026-02-29', '2028-02-29', '26-02-01', '1969-12-31'].map(isDay)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('of another month are its last where it is shorter', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-12-15', 1)]).toEqual([
      '2026-02-28',
      '2026-02-28',
      '2027-01-15',
    ]);
  });

  it('of a month are shown in whole weeks, beginning on the day that was chosen', () => {
    const weeks = monthWeeks('2026-11-20', 'MONDAY');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06']);
    expect(monthWeeks('2026-11-20', 'SUNDAY')[0]?.[0]).toBe('2026-11-01');
    expect(weekStart('2026-11-22', 'MONDAY')).toBe('2026-11-16');
  });
});

describe('wall clocks', () => {
  it('differ between Mexico City and the border in summer', () => {
    const instant = '2026-07-01T16:00:00Z';
    expect([localTimeOf(instant, 'America/Mexico_City').time, localTimeOf(instant, 'America/Tijuana').time]).toEqual([
      '10:00',
      '09:00',
    ]);
    expect(localTimeOf('2026-11-20T06:00:00Z', 'America/Mexico_City')).toEqual({ day: '2026-11-20', time: '00:00' });
  });

  it('move over midnight, both ways, and back to the same', () => {
    const wall = { day: '2026-11-30', time: '23:30' };
    expect(shiftLocalTime(wall, 45)).toEqual({ day: '2026-12-01', time: '00:15' });
    for (const minutes of [-3000, -1440, -31, 0, 29, 1440, 100_000])
      expect(minutesBetween(wall, shiftLocalTime(wall, minutes))).toBe(minutes);
  });
});

describe('the lanes of a week', () => {
  const days = monthWeeks('2026-11-23', 'MONDAY')[4] ?? [];

  it('hold events of several days, none over another', () => {
    const bars = barsOf(
      [
        whole('a', '2026-11-20', '2026-11-24'),
        whole('b', '2026-11-24', '2026-11-25'),
        whole('c', '2026-11-25', '2026-12-04'),
      ],
      days,
    );
    expect(
      bars.map(({ event, lane, from, span, beginsBefore, endsAfter }) => [
        event.key,
        lane,
        from,
        span,
        beginsBefore,
        endsAfter,
      ]),
    ).toEqual([
      ['a', 0, 0, 2, true, false],
      ['b', 1, 1, 2, false, false],
      ['c', 0, 2, 5, false, true],
    ]);
  });

  it('show so many lines a day and count the rest: nothing is lost', () => {
    const events = [
      whole('bar', '2026-11-23', '2026-11-25'),
      ...Array.from({ length: 6 }, (_, hour) => at(`m${hour}`, '2026-11-24', `1${hour}:00`, `1${hour}:30`)),
      at('x', '2026-11-25', '09:00', '10:00'),
    ];
    const cells = weekCells(events, days, 4);
    const keys = cells.map(({ slots }) => slots.map((slot) => slot && (isBarSlot(slot) ? slot.event.key : slot.key)));
    expect(keys.slice(0, 4)).toEqual([['bar'], [null, 'm0', 'm1'], [null, 'x'], []]);
    expect(cells.map(({ hidden, total }) => [hidden, total]).slice(0, 3)).toEqual([
      [0, 1],
      [4, 7],
      [0, 2],
    ]);
  });

  it('leave a bar out of all its days when one of them has no line for it', () => {
    const bars = Array.from({ length: 3 }, (_, n) => whole(`b${n}`, '2026-11-23', '2026-11-24'));
    const cells = weekCells([...bars, whole('late', '2026-11-24', '2026-11-26')], days, 3);
    expect(cells.map(({ total, hidden }) => [total, hidden]).slice(0, 5)).toEqual([
      [3, 1],
      [4, 2],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('the columns of a day', () => {
  it('put what overlaps side by side, and what does not one below the other', () => {
    const drawn = segmentsOf(
      [
        at('a', '2026-11-23', '09:00', '11:00'),
        at('b', '2026-11-23', '10:00', '10:30'),
        at('c', '2026-11-23', '10:30', '12:00'),
        at('d', '2026-11-23', '12:00', '13:00'),
      ],
      '2026-11-23',
    );
    expect(drawn.map(({ event, column, columns }) => [event.key, column, columns])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 1, 2],
      ['d', 0, 1],
    ]);
  });

  it('cut what goes over midnight, and end at midnight what ends there', () => {
    const night = at('night', '2026-11-23', '22:00', '02:00', '2026-11-24');
    expect(segmentsOf([night], '2026-11-23')).toMatchObject([{ from: 1320, to: 1440, endsAfter: true }]);
    expect(segmentsOf([night], '2026-11-24')).toMatchObject([{ from: 0, to: 120, beginsBefore: true }]);
    expect(segmentsOf([at('late', '2026-11-23', '23:00', '00:00')], '2026-11-23')).toMatchObject([
      { from: 1380, to: 1440 },
    ]);
  });
});

describe('the address', () => {
  const places: Partial<CalendarUrlState>[] = [
    {},
    {
      view: 'week',
      day: '2026-11-23',
      search: 'amparo',
      types: ['HEARING', 'DEADLINE'],
      caseId: 'case_1',
      isMine: true,
    },
    { open: { is: 'event', id: 'cev_1', at: '2026-11-23T16:00:00.000Z' } },
    { open: { is: 'edit', id: 'cev_1', at: null } },
    { open: { is: 'new', day: '2026-11-23', time: '10:30', caseId: 'case_1' } },
    { open: { is: 'panel', panel: 'google' } },
    { tab: 'billable', hoursTab: 'prebills', prebill: 'pfb_1' },
    { tab: 'billable', hoursTab: 'sheet', day: '2026-11-23' },
  ];

  it.each(places)('brings back where somebody was: %o', (part) => {
    const place = { ...START, ...part };
    expect(readCalendarUrl(new URLSearchParams(writeCalendarUrl(place)))).toEqual(place);
  });

  it('that says nothing that can be read is the month of today', () => {
    expect(
      readCalendarUrl(new URLSearchParams('show=siglo&date=2026-06-31&type=fiesta&new=1&time=25:00&panel=nada')),
    ).toEqual({
      ...START,
      open: { is: 'new', day: null, time: null, caseId: null },
    });
  });
});

describe('time that was worked', () => {
  it.each([
    ['1:30', 5400],
    ['1:30:15', 5415],
    ['1.5', 5400],
    ['1,5 h', 5400],
    ['90 min', 5400],
    ['2 horas', 7200],
    ['1 h 30 min', 5400],
    ['1h30', 5400],
    ['', null],
    ['mucho', null],
    ['1:75', null],
    ['-1', null],
  ])('%s is read as %s seconds', (written, seconds) => {
    expect(readDuration(written)).toBe(seconds);
  });

  it('is written so that it reads as the same', () => {
    for (const seconds of [60, 5400, 5415, 45, 86_400]) expect(readDuration(hoursText(seconds))).toBe(seconds);
  });

  it('goes by the server: a wrong clock and a night asleep change nothing', () => {
    const watch = { runningSince: '2026-11-23T16:00:00.000Z', accumulatedSeconds: 90 };
    const server = Date.parse('2026-11-23T17:00:00.000Z');
    expect(elapsedSeconds(watch, server, 0)).toBe(3690);
    expect(elapsedSeconds(watch, server - 7_200_000, 7_200_000)).toBe(3690);
    expect(elapsedSeconds({ ...watch, runningSince: null }, server, 0)).toBe(90);
  });
});

describe('an event that is moved on the wall of a view', () => {
  const CITY = 'America/Mexico_City';
  const tijuana = occurrence('a', {}, { event: { zone: 'America/Tijuana' } as never });

  it('is told to the server on the wall of its own zone, which stays', () => {
    const start = { day: '2026-11-24', time: '12:30' };
    expect(movedTimes(tijuana, { start }, CITY)).toEqual({ start: '2026-11-24T10:30' });
    expect(movedTimes(tijuana, { end: { day: '2026-11-23', time: '13:00' } }, CITY)).toEqual({
      end: '2026-11-23T11:00',
    });
  });

  it('of whole days moves by days', () => {
    const whole = occurrence('a', {}, { startTime: null, endTime: null, event: { isAllDay: true } as never });
    expect(movedTimes(whole, { start: { day: '2026-11-30', time: '00:00' } }, CITY)).toEqual({ start: '2026-11-30' });
    expect(withMove(whole, { start: { day: '2026-11-30', time: '00:00' } })).toMatchObject({
      startsOn: '2026-11-30',
      endsOn: '2026-11-30',
    });
  });

  it('is taken back by the same step from wherever the server put it', () => {
    const start = { day: '2026-11-25', time: '16:00' };
    const first = detail('a', { day: '2026-11-04', from: '16:00', to: '17:00' });
    // The first of its series, which moved along.
    expect(undoTimes(first, occurrence('a'), { start }, CITY)).toEqual({ start: '2026-11-02T10:00' });
  });

  it('stands where it was dropped until the server has spoken, over midnight too', () => {
    expect(withMove(occurrence('a'), { start: { day: '2026-11-23', time: '23:00' } })).toMatchObject({
      startsOn: '2026-11-23',
      startTime: '23:00',
      endsOn: '2026-11-23',
      endTime: '00:00',
    });
    expect(withMove(occurrence('a'), { end: { day: '2026-11-24', time: '01:00' } })).toMatchObject({
      startTime: '10:00',
      endsOn: '2026-11-24',
      endTime: '01:00',
    });
  });
});

describe('one of a series', () => {
  it('happens when it began, as long as the series says', () => {
    const series = detail('a', { from: '22:00', to: '23:30' }, { recurrence: { text: 'cada semana' } as never });
    expect(localOccurrenceOf(series, '2026-12-01T04:00:00.000Z', 'America/Mexico_City')).toEqual({
      startsOn: '2026-11-30',
      endsOn: '2026-11-30',
      startTime: '22:00',
      endTime: '23:30',
    });
    expect(
      localOccurrenceOf({ ...series, recurrence: null }, '2026-12-01T04:00:00.000Z', 'America/Mexico_City'),
    ).toMatchObject({
      startsOn: '2026-11-23',
    });
  });
});
