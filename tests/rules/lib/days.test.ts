import { describe, expect, test } from 'vitest';
import { dayNumberOf, numberOfDay, partsOf, writeDay } from '#schema/lib/day-numbers.ts';
import {
  addDays,
  addMonths,
  addYears,
  dayOf,
  daysBetween,
  daysFrom,
  isDay,
  monthEnd,
  monthStart,
  nthWeekday,
  weekdayOf,
  weekStart,
} from '#schema/lib/days.ts';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { beginningOf, dayIn, dayInMexico, instantIn, place, timeIn } from '#schema/lib/zones.ts';
import { weekdayAndDay, writtenDay } from '#schema/text/days.ts';

describe('legal days', () => {
  test('are those that the calendar has', () => {
    expect(['2028-02-29', '2000-02-29', '2026-06-30', '0100-02-28', '0001-01-01', '9999-12-31'].every(isDay)).toBe(
      true,
    );
    const none = ['2026-02-29', '1900-02-29', '0100-02-29', '2026-06-31', '2026-13-01', '2026-00-10', '2026-01-00'];
    expect([...none, '0000-01-01', '26-01-01', '2026-1-1', '2026-01-01T00:00', ''].filter(isDay)).toEqual([]);
    expect([dayOf(2028, 2, 29), dayOf(2026, 2, 29), dayOf(100, 1, 1)]).toEqual(['2028-02-29', null, '0100-01-01']);
  });

  test('go on over the ends of months and years, and over the leap day', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysFrom('2027-12-30', 4)).toEqual(['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02']);
    expect([daysBetween('2028-02-28', '2028-03-01'), daysBetween('2026-11-22', '2026-11-20')]).toEqual([2, -2]);
  });

  test('of another month or year are its last where it is shorter', () => {
    expect(addMonths('2025-10-31', 4)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 4)).toBe('2027-03-30');
    expect(addMonths('2023-10-29', 4)).toBe('2024-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
    expect([monthStart('2028-02-14'), monthEnd('2028-02-14'), monthEnd('2026-04-01')]).toEqual([
      '2028-02-01',
      '2028-02-29',
      '2026-04-30',
    ]);
  });

  test('have a weekday, and a week that begins when it is asked to', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
    expect(weekStart('2026-11-22')).toBe('2026-11-16');
    expect(weekStart('2026-11-22', 7)).toBe('2026-11-22');
    expect(nthWeekday(2026, 11, 1, 3)).toBe('2026-11-16');
    expect(nthWeekday(2026, 10, 7, -1)).toBe('2026-10-25');
    expect(nthWeekday(2026, 12, 4, -1)).toBe('2026-12-31');
  });

  test('of the first centuries are not taken for those of the twentieth', () => {
    expect(addDays('0100-01-01', -1)).toBe('0099-12-31');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
    expect(addMonths('0050-01-31', 1)).toBe('0050-02-28');
    expect(daysBetween('0099-01-01', '0100-01-01')).toBe(365);
    expect(partsOf(dayNumberOf(99, 3, 1))).toEqual({ year: 99, month: 3, day: 1 });
  });

  test('agree with Date on every day of four centuries', () => {
    for (let number = numberOfDay('1900-01-01'); number < numberOfDay('2300-01-01'); number++) {
      const date = new Date(number * DAY);
      const day = date.toISOString().slice(0, 10);
      const { year, month, day: ofMonth } = partsOf(number);
      if (
        writeDay(number) !== day ||
        dayNumberOf(year, month, ofMonth) !== number ||
        weekdayOf(day) % 7 !== date.getUTCDay()
      )
        expect.fail(day);
    }
  });

  test('are refused when they are none', () => {
    for (const text of ['', '2026', 'mañana', '2026-11-20T10:00', '2026/11/20', '2026-02-30'])
      expect(() => addDays(text, 1), text).toThrow(RangeError);
  });

  test('are written in words', () => {
    expect(writtenDay('2026-03-01')).toBe('1 de marzo de 2026');
    expect(weekdayAndDay('2026-11-22')).toBe('domingo 22 de noviembre de 2026');
  });
});

describe('the day of an instant', () => {
  test('is that of the zone: before midnight in Tijuana, after it in Mexico City', () => {
    const instant = new Date('2026-03-01T07:59:00Z');
    expect([dayIn('America/Tijuana', instant), dayInMexico(instant)]).toEqual(['2026-02-28', '2026-03-01']);
  });

  test.each(['America/Tijuana', 'America/Ciudad_Juarez', 'America/Matamoros', 'America/Mexico_City', 'America/Cancun'])(
    'agrees with the clocks of the platform in %s, every seven hours of eight years',
    (zone) => {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      for (let at = Date.parse('2020-01-01T00:30:00Z'); at < Date.parse('2028-01-01T00:00:00Z'); at += 7 * HOUR) {
        const instant = new Date(at);
        const shown = `${dayIn(zone, instant)} ${timeIn(zone, instant)}`;
        if (shown !== clock.format(instant)) expect(shown).toBe(clock.format(instant));
      }
    },
  );

  test('has 23 hours where the clock is set forward and 25 where it is set back, and days are counted all the same', () => {
    const hours = (day: string) =>
      (beginningOf('America/Tijuana', addDays(day, 1)).getTime() - beginningOf('America/Tijuana', day).getTime()) /
      HOUR;
    expect(['2026-03-07', '2026-03-08', '2026-11-01'].map(hours)).toEqual([24, 23, 25]);
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(timeIn('America/Tijuana', beginningOf('America/Tijuana', '2026-03-08'))).toBe('00:00');
  });

  test('an hour of a day is an instant: the first of two, the one after a gap', () => {
    expect(instantIn('America/Tijuana', '2026-11-01', '01:30')).toEqual(new Date('2026-11-01T08:30:00Z'));
    expect(instantIn('America/Tijuana', '2026-03-08', '02:30')).toEqual(new Date('2026-03-08T10:30:00Z'));
    expect(instantIn('America/Mexico_City', '2026-11-20', '23:59:59')).toEqual(new Date('2026-11-21T05:59:59Z'));
    expect(place('America/Tijuana', { day: '2026-11-01', second: 5400 }).kind).toBe('TWICE');
  });
});
