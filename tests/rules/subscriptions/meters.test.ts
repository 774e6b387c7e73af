import { expect, it } from 'vitest';
import { checkoutPlanOf, meterNotice, priceText, shownMeter } from '#web/features/subscriptions/plans.rules.ts';

const meter = (used: number, limit: number, percentage = Math.min(100, (used / limit) * 100)) =>
  shownMeter('chatMessages', { used, limit, percentage, resetsAt: '2026-12-23T18:00:00.000Z' });

it('has a red bar above 80 %, and not at 80', () => {
  expect(meter(80, 100).isRed).toBe(false);
  expect(meter(801, 1000).isRed).toBe(true);
  expect(meter(81, 100).isRed).toBe(true);
});

it('has no bar, no red and no notice without a limit', () => {
  const unlimited = meter(4_000, -1, 0);
  expect(unlimited).toMatchObject({ isUnlimited: true, isRed: false, percentage: 0 });
  expect(meterNotice(unlimited)).toBeNull();
});

it('takes 10, 1 and 0 where the answer lacks numbers', () => {
  expect(shownMeter('chatMessages', null).limit).toBe(10);
  expect(shownMeter('documentsAnalyzed').limit).toBe(1);
  expect(shownMeter('quantumAnalyses', {})).toMatchObject({ used: 0, limit: 0, percentage: 0, isRed: false });
  expect(shownMeter('chatMessages', { used: 7 })).toMatchObject({ used: 7, limit: 10 });
});

it('never has a bar longer than its line', () => expect(meter(30, 10, 300).percentage).toBe(100));

it.each([
  [79, null],
  [80, 'high'],
  [94, 'high'],
  [95, 'almost'],
  [99, 'almost'],
  [100, 'spent'],
  [130, 'spent'],
])('tells %i of 100 as %s', (used, kind) => expect(meterNotice(meter(used, 100))).toBe(kind));

it('tells nothing of what the plan does not have', () => expect(meterNotice(meter(0, 0, 0))).toBeNull());

it.each([
  ['basic', 'BASIC'],
  ['Enterprise', 'ENTERPRISE'],
  [' custom ', 'CUSTOM'],
  ['gold', null],
  ['free', null],
  ['trial', null],
  ['demo', null],
  ['', null],
  [null, null],
])('reads the plan «%s» of an address as %s', (written, plan) => expect(checkoutPlanOf(written)).toBe(plan));

it('writes a price without centavos when it has none', () => {
  expect(priceText(249_900)).toBe('$2,499 MXN');
  expect(priceText(29_950)).toBe('$299.50 MXN');
});
