import { describe, expect, test } from 'vitest';
import { duePeriod } from '#api/features/notifications/digest/digest.rules.ts';
import { channelsOf, settingsProblem, withChanges } from '#api/features/notifications/notifications.rules.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const chosen = (part: object = {}) =>
  ({ digest: 'DAILY', digestHour: 8, digestWeekday: 1, since: LONG_AGO, ...part }) as never;
const due = (zone: string, at: string, part: object = {}) => duePeriod(chosen(part), zone, new Date(at));

describe('a daily digest', () => {
  test('is due from its hour on, in the zone of the account', () => {
    expect(due('America/Mexico_City', '2026-11-20T13:59:00Z')).toBeNull();
    expect(due('America/Mexico_City', '2026-11-20T14:00:00Z')).toBe('2026-11-20');
    expect(due('America/Tijuana', '2026-11-20T15:59:00Z')).toBeNull();
    expect(due('America/Tijuana', '2026-11-20T16:00:00Z')).toBe('2026-11-20');
  });

  test('is of the day of the account, which may not be that of UTC', () => {
    expect(due('America/Mexico_City', '2026-11-21T05:30:00Z', { digestHour: 23 })).toBe('2026-11-20');
  });

  test('comes after an hour that summer time skips', () => {
    // In Tijuana the clock goes from 01:59 to 03:00 on 8 March 2026.
    expect(due('America/Tijuana', '2026-03-08T09:59:00Z', { digestHour: 2 })).toBeNull();
    expect(due('America/Tijuana', '2026-03-08T10:00:00Z', { digestHour: 2 })).toBe('2026-03-08');
  });

  test('is of one day when its hour comes twice', () => {
    // In Tijuana 01:00 comes twice on 1 November 2026.
    const days = ['2026-11-01T08:00:00Z', '2026-11-01T09:00:00Z'].map((at) =>
      due('America/Tijuana', at, { digestHour: 1 }),
    );
    expect(days).toEqual(['2026-11-01', '2026-11-01']);
  });

  test('begins with the first hour after it was chosen', () => {
    const since = new Date('2026-11-20T16:00:00Z');
    expect(due('America/Mexico_City', '2026-11-20T17:00:00Z', { since })).toBeNull();
    expect(due('America/Mexico_City', '2026-11-21T14:00:00Z', { since })).toBe('2026-11-21');
  });
});

describe('a weekly digest', () => {
  const weekly = { digest: 'WEEKLY', digestWeekday: 1 };
  test('is due on its day, and a day later when nobody sent it', () => {
    expect(due('America/Mexico_City', '2026-11-22T18:00:00Z', weekly)).toBeNull();
    expect(due('America/Mexico_City', '2026-11-23T13:00:00Z', weekly)).toBeNull();
    expect(due('America/Mexico_City', '2026-11-23T14:00:00Z', weekly)).toBe('2026-11-23');
    expect(due('America/Mexico_City', '2026-11-24T20:00:00Z', weekly)).toBe('2026-11-23');
    expect(due('America/Mexico_City', '2026-11-25T20:00:00Z', weekly)).toBeNull();
  });
});

test('a digest that was not chosen is never due', () => {
  expect(due('America/Mexico_City', '2026-11-23T20:00:00Z', { digest: 'OFF' })).toBeNull();
});

test('everything is listed and pushed until somebody chooses, and access is always listed', () => {
  expect(channelsOf('CASE_MESSAGE', null)).toEqual({ inApp: true, push: true });
  const kinds = withChanges({}, { kinds: [{ kind: 'CASE_MESSAGE', push: false }] });
  expect(channelsOf('CASE_MESSAGE', kinds)).toEqual({ inApp: true, push: false });
  expect(channelsOf('SECURITY', { SECURITY: { inApp: false } }).inApp).toBe(true);
});

test('a kind that is named twice is refused', () => {
  const kinds = [{ kind: 'LOGIN' as const }, { kind: 'LOGIN' as const }];
  expect(settingsProblem({ kinds })?.field).toBe('kinds');
  expect(settingsProblem({ digestWeekday: 0 })?.field).toBe('digestWeekday');
});
