import { describe, expect, test } from 'vitest';
import { percentageOf, periodOf, planInForce, PLANS } from '#api/features/subscriptions/plans.rules.ts';

const at = (text: string): Date => new Date(`${text}T12:00:00Z`);

describe('the plan in force', () => {
  const registered = at('2026-11-20');

  test('is a trial of three days, counted in days begun, and then the free plan', () => {
    expect(planInForce(null, registered, registered)).toMatchObject({
      plan: 'TRIAL',
      status: 'TRIALING',
      trialDaysLeft: 3,
    });
    expect(planInForce(null, registered, at('2026-11-22'))).toMatchObject({ plan: 'TRIAL', trialDaysLeft: 1 });
    expect(planInForce(null, registered, at('2026-11-23'))).toMatchObject({
      plan: 'FREE',
      status: 'ACTIVE',
      trialDaysLeft: 0,
    });
  });

  test('counts the free plan’s consultations from the end of the trial, whatever the trial used', () => {
    const { periodStart, periodEnd } = planInForce(null, registered, at('2026-11-25'));
    expect(periodStart).toEqual(at('2026-11-23'));
    expect(periodEnd).toEqual(at('2026-12-23'));
  });

  test('is what was bought while it is paid, and free when it was cancelled', () => {
    const bought = {
      plan: 'BASIC',
      status: 'ACTIVE',
      trialEndsAt: null,
      periodAnchorAt: registered,
      endsAt: null,
    } as const;
    expect(planInForce(bought, registered, at('2027-03-01'))).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
    expect(planInForce({ ...bought, status: 'PAST_DUE' }, registered, at('2027-03-01')).plan).toBe('BASIC');
    expect(planInForce({ ...bought, status: 'CANCELED' }, registered, at('2027-03-01')).plan).toBe('FREE');
  });

  test('ends with the instant that is stored, and the meters begin anew then', () => {
    const cancelled = {
      plan: 'BASIC',
      status: 'ACTIVE',
      trialEndsAt: null,
      periodAnchorAt: registered,
      endsAt: at('2026-12-20'),
    } as const;
    expect(planInForce(cancelled, registered, at('2026-12-19')).plan).toBe('BASIC');
    const after = planInForce(cancelled, registered, at('2026-12-20'));
    expect(after).toMatchObject({ plan: 'FREE', status: 'ACTIVE', periodStart: at('2026-12-20') });
  });

  test('of a paid trial is the paid plan, with its days and its end', () => {
    const trial = {
      plan: 'PROFESSIONAL',
      status: 'TRIALING',
      trialEndsAt: at('2026-11-23'),
      periodAnchorAt: registered,
      endsAt: null,
    } as const;
    expect(planInForce(trial, registered, at('2026-11-21'))).toMatchObject({
      plan: 'PROFESSIONAL',
      status: 'TRIALING',
      trialDaysLeft: 2,
      periodEnd: at('2026-11-23'),
    });
  });
});

describe('a period of the meters', () => {
  test.each([
    ['2026-01-31', '2026-02-15', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-03-15', '2026-02-28', '2026-03-31'],
    ['2024-02-29', '2025-03-01', '2025-02-28', '2025-03-29'],
    ['2026-11-20', '2026-11-20', '2026-11-20', '2026-12-20'],
    ['2026-11-20', '2026-11-19', '2026-10-20', '2026-11-20'],
  ])('anchored on %s and asked on %s goes from %s to %s', (anchor, now, start, end) => {
    expect(periodOf(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) });
  });

  test('always holds the day that was asked, for every day of four years', () => {
    for (let day = 0; day < 1461; day++) {
      const now = new Date(Date.UTC(2024, 0, 31 + day, 8));
      const { start, end } = periodOf(at('2024-01-31'), now);
      expect(start <= now && now < end).toBe(true);
    }
  });
});

test('percentages never pass 100 and have no meaning without a limit', () => {
  expect([
    percentageOf(5, 10),
    percentageOf(12, 10),
    percentageOf(3, -1),
    percentageOf(0, 0),
    percentageOf(1, 0),
    percentageOf(1, 3),
  ]).toEqual([50, 100, 0, 0, 100, 33.3]);
});

test('every plan of the specification is in the catalogue with its figures', () => {
  expect(
    Object.entries(PLANS).map(([plan, terms]) => [plan, terms.chat_messages, terms.documents_analyzed, terms.cases]),
  ).toEqual([
    ['TRIAL', 100, 20, 10],
    ['DEMO', 5, 2, 1],
    ['FREE', 3, 1, 3],
    ['BASIC', 100, 10, -1],
    ['PROFESSIONAL', 500, 50, -1],
    ['ENTERPRISE', -1, -1, -1],
    ['CUSTOM', -1, -1, -1],
  ]);
});
