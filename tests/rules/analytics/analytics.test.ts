import { describe, expect, test } from 'vitest';
import { durationClassOf, minuteBit, quantileOf } from '#api/features/analytics/calls.rules.ts';
import { pointDays, pointOf, previousOf, rangeOf, spanOf } from '#api/features/analytics/range.rules.ts';
import { firstMinuteOf, minutesBetween } from '#api/features/analytics/uptime.rules.ts';

const TODAY = '2026-03-31';

describe('ranges', () => {
  test('each choice ends today', () => {
    expect(rangeOf({ range: 'LAST_7_DAYS' }, TODAY)).toEqual({ from: '2026-03-25', to: TODAY });
    expect(rangeOf({ range: 'THIS_MONTH' }, TODAY)).toEqual({ from: '2026-03-01', to: TODAY });
    expect(rangeOf({ range: 'THIS_YEAR' }, TODAY)).toEqual({ from: '2026-01-01', to: TODAY });
    expect(rangeOf({}, TODAY)).toEqual({ from: '2026-03-02', to: TODAY });
  });

  test('the comparison is as long and ends the day before, or is a year earlier', () => {
    const range = { from: '2026-03-25', to: TODAY };
    expect(previousOf(range, 'PREVIOUS_PERIOD')).toEqual({ from: '2026-03-18', to: '2026-03-24' });
    expect(previousOf(range, 'PREVIOUS_YEAR')).toEqual({ from: '2025-03-25', to: '2025-03-31' });
    expect(previousOf(range, 'NONE')).toBeNull();
  });

  test('a day of 23 and one of 25 hours are whole days', () => {
    const hours = (day: string) => {
      const { fromAt, toAt } = spanOf('America/Tijuana', { from: day, to: day });
      return (toAt.getTime() - fromAt.getTime()) / 3_600_000;
    };
    expect(['2026-03-08', '2026-11-01', '2026-06-01'].map(hours)).toEqual([23, 25, 24]);
  });

  test('more than 92 days are shown by months, the first one cut', () => {
    const range = { from: '2025-12-15', to: TODAY };
    expect(pointDays(range)).toEqual(['2025-12-15', '2026-01-01', '2026-02-01', '2026-03-01']);
    expect(pointOf(range, '2025-12-31')).toBe('2025-12-15');
    expect(pointDays({ from: '2026-03-30', to: TODAY })).toEqual(['2026-03-30', '2026-03-31']);
  });
});

describe('counts', () => {
  test('a duration falls into its class, and a quantile is the limit of its class', () => {
    expect([0, 10, 11, 5000, 5001].map(durationClassOf)).toEqual([0, 0, 1, 8, 9]);
    expect(quantileOf([90, 9, 1, 0, 0, 0, 0, 0, 0, 0], 0.95)).toBe(25);
    expect(quantileOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 4], 0.5)).toBeNull();
    expect(quantileOf([], 0.5)).toBeNull();
  });

  test('minutes of a server are bits, the 60th too', () => {
    const hour = new Date('2026-03-31T10:00:00Z');
    expect(minuteBit(new Date('2026-03-31T10:59:59Z'))).toBe((2n ** 59n).toString());
    expect(firstMinuteOf(hour, '12')).toBe(hour.getTime() + 2 * 60_000);
    expect(minutesBetween(0, 60_000 * 3 + 1)).toBe(3);
    expect(minutesBetween(10, 5)).toBe(0);
  });
});
