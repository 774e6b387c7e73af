import { describe, expect, test } from 'vitest';
import { addDays } from '#schema/lib/days.ts';
import { isZone, place, wallOf } from '#schema/lib/zones.ts';
import { readTimes, type GivenTimes } from '#api/features/calendar/event-times.rules.ts';

const at = (zone: string, day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { at: instant, kind } = place(zone, { day, second: hour * 3600 + minute * 60 });
  return `${instant.toISOString().slice(0, 16)} ${kind}`;
};

describe('wall clocks of Mexican zones', () => {
  test.each([
    // Central Mexico has had no summer time since 2022-10-30 (Ley de los Husos Horarios, DOF 28-10-2022).
    ['America/Mexico_City', '2022-07-01', '10:00', '2022-07-01T15:00 ONCE'],
    ['America/Mexico_City', '2023-07-01', '10:00', '2023-07-01T16:00 ONCE'],
    ['America/Mexico_City', '2026-07-01', '10:00', '2026-07-01T16:00 ONCE'],
    ['America/Mexico_City', '2022-01-15', '10:00', '2022-01-15T16:00 ONCE'],
    ['America/Mexico_City', '2022-04-03', '02:30', '2022-04-03T08:30 SKIPPED'],
    ['America/Mexico_City', '2022-10-30', '01:30', '2022-10-30T06:30 TWICE'],
    ['America/Mexico_City', '2023-04-02', '02:30', '2023-04-02T08:30 ONCE'],
    // Tijuana keeps that of California.
    ['America/Tijuana', '2026-07-01', '10:00', '2026-07-01T17:00 ONCE'],
    ['America/Tijuana', '2026-01-15', '10:00', '2026-01-15T18:00 ONCE'],
    ['America/Tijuana', '2026-03-08', '02:30', '2026-03-08T10:30 SKIPPED'],
    ['America/Tijuana', '2026-11-01', '01:30', '2026-11-01T08:30 TWICE'],
    // Ciudad Juárez went to central time in October 2022 and back to mountain time a month later, with summer time.
    ['America/Ciudad_Juarez', '2022-07-01', '10:00', '2022-07-01T16:00 ONCE'],
    ['America/Ciudad_Juarez', '2022-11-15', '10:00', '2022-11-15T16:00 ONCE'],
    ['America/Ciudad_Juarez', '2022-12-15', '10:00', '2022-12-15T17:00 ONCE'],
    ['America/Ciudad_Juarez', '2026-07-01', '10:00', '2026-07-01T16:00 ONCE'],
    ['America/Ciudad_Juarez', '2026-01-15', '10:00', '2026-01-15T17:00 ONCE'],
    ['America/Hermosillo', '2026-07-01', '10:00', '2026-07-01T17:00 ONCE'],
    ['America/Cancun', '2026-07-01', '10:00', '2026-07-01T15:00 ONCE'],
    ['America/Matamoros', '2026-07-01', '10:00', '2026-07-01T15:00 ONCE'],
  ])('%s %s %s', (zone, day, time, expected) => {
    expect(at(zone, day, time)).toBe(expected);
  });

  test('an hour and back is the same hour, every half hour of ten years in three zones', () => {
    for (const zone of ['America/Mexico_City', 'America/Tijuana', 'America/Ciudad_Juarez'])
      for (let day = '2019-01-01'; day < '2029-01-01'; day = addDays(day, 3))
        for (const second of [0, 5400, 9000, 36_000, 86_340]) {
          const placed = place(zone, { day, second });
          if (placed.kind !== 'SKIPPED') expect(wallOf(zone, placed.at)).toEqual({ day, second });
        }
  });

  test('names of zones, and nothing that only looks like one', () => {
    expect(['America/Mexico_City', 'America/Ciudad_Juarez', 'UTC', 'Etc/GMT+6'].every(isZone)).toBe(true);
    expect(['', '-06:00', 'Mexico', 'America/México', '../etc/passwd', 'a'.repeat(99)].some(isZone)).toBe(false);
  });
});

const times = (given: Partial<GivenTimes>) =>
  readTimes({
    start: '2026-03-05T10:30',
    end: null,
    isAllDay: false,
    zone: 'America/Mexico_City',
    defaultLength: 7200,
    ...given,
  });
const problem = (given: Partial<GivenTimes>) => {
  const read = times(given);
  return 'problem' in read ? read.problem : null;
};

describe('when an event is', () => {
  test('its usual length when nobody says', () => {
    expect(times({})).toEqual({
      startAt: new Date('2026-03-05T16:30:00Z'),
      endAt: new Date('2026-03-05T18:30:00Z'),
      notices: [],
    });
  });

  test('a day that does not exist is named', () => {
    expect(problem({ start: '2026-06-31T10:00' })).toEqual({
      field: 'start',
      message: 'El 31 de junio de 2026 no existe.',
    });
    expect(problem({ start: '2026-02-29T10:00' })?.message).toBe('El 29 de febrero de 2026 no existe.');
    expect(problem({ end: '2026-04-31T10:00' })).toMatchObject({ field: 'end' });
    expect(times({ start: '2028-02-29T10:00' })).toMatchObject({ startAt: new Date('2028-02-29T16:00:00Z') });
  });

  test.each([
    ['', 'start'],
    ['2026-03-05', 'start'],
    ['2026-13-05T10:00', 'start'],
    ['2026-03-00T10:00', 'start'],
    ['2026-03-05T24:00', 'start'],
    ['2026-03-05T10:60', 'start'],
    ['2026-03-05T10:30Z', 'start'],
    ['05/03/2026 10:30', 'start'],
    ['1969-03-05T10:00', 'start'],
    ['2101-03-05T10:00', 'start'],
    ['2026-03-05T10:00 y algo', 'start'],
  ])('«%s» is refused in Spanish', (start, field) => {
    expect(problem({ start })).toMatchObject({ field, message: expect.stringMatching(/[áéíóú.]/) });
  });

  test('one that ends before it starts, or as it starts', () => {
    expect(problem({ end: '2026-03-05T10:29' })).toEqual({
      field: 'end',
      message: 'El evento termina antes de empezar.',
    });
    expect(problem({ end: '2026-03-05T10:30' })?.message).toBe('El evento debe terminar después de empezar.');
    expect(problem({ isAllDay: true, start: '2026-03-05', end: '2026-03-04' })?.message).toMatch(/antes de empezar/);
  });

  test('thirty-one days are taken, a minute more is not, nor are forty', () => {
    expect(problem({ end: '2026-04-05T10:30' })).toBeNull();
    expect(problem({ end: '2026-04-05T10:31' })).toMatchObject({
      field: 'end',
      message: expect.stringContaining('31 días'),
    });
    expect(problem({ end: '2026-04-14T10:30' })).toMatchObject({ field: 'end' });
    expect(problem({ isAllDay: true, start: '2026-03-01', end: '2026-03-31' })).toBeNull();
    expect(problem({ isAllDay: true, start: '2026-03-01', end: '2026-04-01' })).toMatchObject({ field: 'end' });
  });

  test('an hour that the clock skips is refused, one that it repeats is told', () => {
    const zone = 'America/Tijuana';
    expect(problem({ zone, start: '2026-03-08T02:30' })?.message).toContain('no existen en America/Tijuana');
    expect(times({ zone, start: '2026-11-01T01:30' })).toMatchObject({
      startAt: new Date('2026-11-01T08:30:00Z'),
      notices: [expect.stringContaining('dos veces')],
    });
  });

  test('whole days are whole where the clock is set forward too', () => {
    const read = times({
      isAllDay: true,
      zone: 'America/Tijuana',
      start: '2026-03-08',
      end: '2026-03-08',
      defaultLength: 1,
    });
    expect(read).toEqual({
      startAt: new Date('2026-03-08T08:00:00Z'),
      endAt: new Date('2026-03-09T07:00:00Z'),
      notices: [],
    });
  });

  test('an unknown zone is said', () => {
    expect(problem({ zone: 'America/Foja' })).toEqual({ field: 'zone', message: 'Esa zona horaria no existe.' });
  });
});
