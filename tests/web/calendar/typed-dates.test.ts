import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#schema/lib/days.ts';
import {
  asksWorkingDays,
  isUnfinished,
  masked,
  readTypedDay,
  type DayReading,
} from '#web/shared/dates/typed-day.rules.ts';
import { readTypedTime, TIMES, timesFor } from '#web/shared/dates/typed-time.rules.ts';

/** Monday. */
const TODAY = '2026-11-23';
/** Weekends and one holiday. */
const isOff = (day: string): boolean => weekdayOf(day) > 5 || day === '2026-12-01';
const ahead: DayReading = { today: TODAY, leans: 'ahead', isOff };
const back: DayReading = { ...ahead, leans: 'back' };
const read = (typed: string, reading = ahead) => readTypedDay(typed, reading);

describe('a day that is typed', () => {
  it('is read by its mask, with dashes or dots too, with two figures of the year, and as it is pasted', () => {
    const ways = ['25/11/2026', '25-11-2026', '25.11.2026', '25 11 2026', '25/11/26', '25112026', '2026-11-25'];
    expect(ways.map((typed) => read(typed))).toEqual(ways.map(() => '2026-11-25'));
  });

  it('is day, month, year: never month first', () => {
    expect(read('03/04/2026')).toBe('2026-04-03');
    expect(read('11/25/2026')).toBeNull();
  });

  it('must be a day of the calendar', () => {
    expect(['31/06/2026', '29/02/2027', '0/1/2026', '32/1/2026', 'abc', ''].map((typed) => read(typed))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('is read in words near today', () => {
    expect(['hoy', 'Mañana', 'pasado mañana', 'ayer', 'antier'].map((typed) => read(typed))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-22',
      '2026-11-21',
    ]);
  });

  it('is read as people write dates, with a weekday that must be right', () => {
    const ways = ['25 nov', '25 de noviembre', 'el 25 de nov.', 'miércoles 25 de noviembre de 2026', '25 nov 2026'];
    expect(ways.map((typed) => read(typed))).toEqual(ways.map(() => '2026-11-25'));
    expect(read('jueves 25 de noviembre de 2026')).toBeNull();
    expect(read('1 de enero del 2027')).toBe('2027-01-01');
  });

  it('without its year lies on the side that the field leans to, and today is on both', () => {
    expect([read('10 jul'), read('10 jul', back)]).toEqual(['2027-07-10', '2026-07-10']);
    expect([read('25/11'), read('25/11', back)]).toEqual(['2026-11-25', '2025-11-25']);
    expect([read('23 nov'), read('23 nov', back)]).toEqual([TODAY, TODAY]);
    expect([read('29 feb'), read('29 feb', back)]).toEqual(['2028-02-29', '2024-02-29']);
    expect([read('25'), read('25', back), read('31')]).toEqual(['2026-11-25', '2026-10-25', '2026-12-31']);
  });

  it('that is a weekday is never today', () => {
    expect(['lunes', 'viernes', 'el próximo viernes', 'vie', 'viernes que viene'].map((typed) => read(typed))).toEqual([
      '2026-11-30',
      '2026-11-27',
      '2026-11-27',
      '2026-11-27',
      '2026-11-27',
    ]);
    expect([read('viernes', back), read('el viernes pasado'), read('lunes pasado')]).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-16',
    ]);
    expect(read('el próximo viernes', back)).toBe('2026-11-27');
  });

  it('is counted from today in days, weeks and months', () => {
    expect(
      ['en 9 días', 'dentro de dos semanas', 'en un mes', 'hace 3 días', 'en 15 días naturales'].map((t) => read(t)),
    ).toEqual(['2026-12-02', '2026-12-07', '2026-12-23', '2026-11-20', '2026-12-08']);
  });

  it('in working days leaves out the days on which the court rests, and is not guessed before they are known', () => {
    expect(read('en 9 días hábiles')).toBe('2026-12-07');
    expect(read('en 1 día hábil')).toBe('2026-11-24');
    expect(read('en 9 días hábiles', { ...ahead, isOff: null })).toBeNull();
    expect(read('en 90 días hábiles')).toBeNull();
    expect([asksWorkingDays('en 9 días hábiles'), asksWorkingDays('en 9 días')]).toEqual([true, false]);
  });

  it('is read back from every way in which it is written', () => {
    for (let step = -400; step <= 400; step += 7) {
      const day = addDays(TODAY, step);
      const [year, month, date] = day.split('-');
      expect(read(`${date}/${month}/${year}`)).toBe(day);
    }
  });
});

describe('the mask', () => {
  const typing = (keys: string): string => [...keys].reduce((text, key) => masked(text + key, text), '');

  it('writes the slashes, takes those that are typed, and leaves words alone', () => {
    expect(['25112026', '25/11/2026', '5/1/2026', 'mañana', '25 nov'].map(typing)).toEqual([
      '25/11/2026',
      '25/11/2026',
      '5/1/2026',
      'mañana',
      '25 nov',
    ]);
  });

  it('adds nothing while somebody deletes', () => {
    expect(masked('25/11', '25/11/')).toBe('25/11');
    expect(masked('251', '25/1')).toBe('251');
  });

  it('a date whose year is being typed is not finished', () => {
    expect(['25/11', '25/11/20', '25', '25 nov 20'].map(isUnfinished)).toEqual([true, true, true, true]);
    expect(['25/11/2026', '25 nov', 'mañana', '2026-11-25', '25112026'].map(isUnfinished)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a time that is typed', () => {
  it('is of 24 hours, however it is written', () => {
    const ways = ['9:30', '930', '0930', '9.30', '9 30', '9:30 h', '9 y media', '9:30 am', 'a las 9:30'];
    expect(ways.map(readTypedTime)).toEqual(ways.map(() => '09:30'));
    expect(
      ['17', '5 pm', '5 de la tarde', '17:00 hrs', '12 am', '12 pm', 'mediodía', '24:00', '9:75'].map(readTypedTime),
    ).toEqual(['17:00', '17:00', '17:00', '17:00', '00:00', '12:00', '12:00', null, null]);
  });

  it('is offered in quarters of an hour, those that begin as it is typed', () => {
    expect([TIMES.length, TIMES[1], TIMES.at(-1)]).toEqual([96, '00:15', '23:45']);
    expect(timesFor('17')).toEqual(['17:00', '17:15', '17:30', '17:45']);
    expect(timesFor('9:')).toEqual(['09:00', '09:15', '09:30', '09:45']);
    expect(timesFor('17:00')).toBe(TIMES);
  });
});
