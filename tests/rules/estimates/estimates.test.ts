import { describe, expect, test } from 'vitest';
import { estimate } from '#api/features/estimates/estimate.rules.ts';
import type { OwnCase, Question } from '#api/features/estimates/estimate.types.ts';
import { calibrationOf } from '#api/features/estimates/estimates.rules.ts';
import { monthsUntil } from '#api/features/estimates/model/durations.rules.ts';
import { meanOf, quantileOf } from '#api/features/estimates/model/grid.rules.ts';
import { NO_BASE, rateOfGroup } from '#api/features/estimates/model/hierarchy.rules.ts';
import { simulate } from '#api/features/estimates/model/strategy.rules.ts';

const QUESTION: Question = {
  kind: 'CASE_OUTCOME',
  caseType: 'LABOR_DISMISSAL',
  courtId: null,
  evidenceQuality: 'GOOD',
  amount: null,
  offer: null,
  hourlyRate: null,
  expectedHours: null,
  hasUncounted: false,
  isLinked: false,
};

const CASE: OwnCase = {
  caseType: 'LABOR_DISMISSAL',
  courtId: null,
  evidenceQuality: 'GOOD',
  outcome: 'WON',
  isClosed: true,
  months: 10,
  amountClaimed: 10_000_00,
  amountObtained: 6_000_00,
  hours: 20,
};

const cases = (count: number, of: (at: number) => Partial<OwnCase> = () => ({})): OwnCase[] =>
  Array.from({ length: count }, (_, at) => ({ ...CASE, ...of(at) }));
const figure = (question: Question, own: OwnCase[], kind: string) =>
  estimate(question, own).figures.find((each) => each.kind === kind);

describe('a rate', () => {
  test('without own cases is the published one, and its range is wide', () => {
    const density = rateOfGroup([], ['a', 'b', 'c'], { rate: 0.3, strength: 10 });
    expect(meanOf(density)).toBeCloseTo(0.3, 1);
    expect(quantileOf(density, 0.9) - quantileOf(density, 0.1)).toBeGreaterThan(0.4);
  });

  test('lies between the published one and that of the own cases, and nears these as they grow', () => {
    const mean = (count: number) =>
      meanOf(
        rateOfGroup([{ groups: ['a', 'b', 'c'], cases: count, outcomes: count }], ['a', 'b', 'c'], {
          rate: 0.2,
          strength: 10,
        }),
      );
    const [few, some, many] = [mean(2), mean(20), mean(200)];
    expect(few).toBeGreaterThan(0.2);
    expect(some).toBeGreaterThan(few);
    expect(many).toBeGreaterThan(some);
    expect(many).toBeLessThan(1);
  });

  test('of a group leans on its neighbours, and on its own cases more', () => {
    const tallies = [
      { groups: ['despido', 'x', 'y'], cases: 40, outcomes: 36 },
      { groups: ['salarios', 'x', 'y'], cases: 40, outcomes: 4 },
    ];
    const of = (group: string) => meanOf(rateOfGroup(tallies, [group, 'x', 'y'], NO_BASE));
    expect(of('despido')).toBeGreaterThan(0.8);
    expect(of('salarios')).toBeLessThan(0.2);
    expect(Math.abs(of('otro') - 0.5)).toBeLessThan(0.1);
  });

  test('does not depend on the order of the cases', () => {
    const tallies = [
      { groups: ['a', 'x', 'y'], cases: 7, outcomes: 3 },
      { groups: ['b', 'x', 'z'], cases: 9, outcomes: 8 },
    ];
    const of = (given: typeof tallies) => meanOf(rateOfGroup(given, ['a', 'x', 'z'], NO_BASE));
    expect(of(tallies.toReversed())).toBeCloseTo(of(tallies), 10);
  });
});

describe('how long cases last', () => {
  test('open cases make it longer: they are counted for the time that they have lasted', () => {
    const closed = Array.from({ length: 20 }, (_, at) => ({ months: at + 1, isClosed: true }));
    const open = Array.from({ length: 20 }, () => ({ months: 15, isClosed: false }));
    const [without, withOpen] = [monthsUntil(closed, 0.5), monthsUntil([...closed, ...open], 0.5)];
    expect(without).toBeCloseTo(10.5, 1);
    expect(withOpen ?? Infinity).toBeGreaterThan(15);
  });

  test('is unknown where the open cases do not tell it', () => {
    const young = Array.from({ length: 30 }, (_, at) => ({ months: 2, isClosed: at < 5 }));
    expect(monthsUntil(young, 0.9)).toBeNull();
  });
});

describe('an estimate', () => {
  test('is refused where no rate is published and the own cases are fewer than twenty, and says what is missing', () => {
    const success = figure({ ...QUESTION, caseType: 'CIVIL_CONTRACT' }, cases(19), 'SUCCESS');
    expect(success).toMatchObject({ value: null, low: null, high: null });
    expect(success?.missing).toBe('Datos insuficientes: no hay tasa publicada y tienes 19 casos concluidos de 20.');
    expect(
      figure(
        { ...QUESTION, caseType: 'CIVIL_CONTRACT' },
        cases(60, (at) => ({ outcome: (['WON', 'LOST', 'SETTLED'] as const)[at % 3] ?? 'WON' })),
        'SUCCESS',
      )?.value,
    ).not.toBeNull();
  });

  test('of a labour settlement is the published rate with its source, year and n', () => {
    const { figures } = estimate({ ...QUESTION, kind: 'SETTLEMENT_PROBABILITY' }, []);
    expect(figures[0]).toMatchObject({ kind: 'SETTLEMENT', value: 19, n: 0, missing: null });
    expect(figures[0]?.sources[0]).toMatchObject({ year: 2024, n: 122_025, isUsed: true });
    expect(figures[0]?.sources.filter(({ isUsed }) => isUsed)).toHaveLength(1);
  });

  test('the four ways to end add up to 100 %', () => {
    const own = cases(120, (at) => ({ outcome: (['WON', 'LOST', 'SETTLED', 'OTHER'] as const)[at % 4] ?? 'WON' }));
    const shares = ['SETTLEMENT', 'WITHOUT_DECISION', 'FAVORABLE', 'UNFAVORABLE'].map(
      (kind) => figure(QUESTION, own, kind)?.value ?? NaN,
    );
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2);
  });

  test('is the same for the same input', () => {
    const own = cases(30, (at) => ({ outcome: at % 2 ? 'WON' : 'LOST', months: at }));
    const question = { ...QUESTION, kind: 'STRATEGY_OPTIMIZATION' as const, amount: 1_000_000_00, hourlyRate: 1000_00 };
    expect(estimate(question, own)).toEqual(estimate(question, own.toReversed()));
  });

  test('better evidence of the own cases raises it, and the points are told', () => {
    const own = cases(120, (at) =>
      at % 2
        ? { evidenceQuality: 'GOOD', outcome: at % 10 === 1 ? 'LOST' : 'WON' }
        : { evidenceQuality: 'POOR', outcome: at % 10 === 0 ? 'WON' : 'LOST' },
    );
    const [good, poor] = [estimate(QUESTION, own), estimate({ ...QUESTION, evidenceQuality: 'POOR' }, own)];
    expect(good.figures[0]?.value ?? 0).toBeGreaterThan((poor.figures[0]?.value ?? 0) + 10);
    expect(good.factors.find(({ text }) => text.includes('buena'))?.points).toBeGreaterThan(5);
    expect(poor.factors.find(({ text }) => text.includes('débil'))?.points).toBeLessThan(-5);
  });

  test('cost without a rate is refused; with hours that the caller expects it is hours times rate', () => {
    const question = { ...QUESTION, kind: 'COST_ANALYSIS' as const, expectedHours: 40 };
    expect(estimate(question, []).figures[0]).toMatchObject({
      kind: 'COST',
      value: null,
      missing: 'Datos insuficientes: falta tu tarifa por hora.',
    });
    expect(estimate({ ...question, hourlyRate: 1500_00 }, []).figures[0]).toMatchObject({
      value: 60_000,
      low: 60_000,
      high: 60_000,
    });
  });

  test('a strategy is simulated only from figures that are known', () => {
    const question = {
      ...QUESTION,
      kind: 'STRATEGY_OPTIMIZATION' as const,
      amount: 500_000_00,
      offer: 90_000_00,
      hourlyRate: 1000_00,
    };
    expect(estimate(question, []).strategy).toBeNull();
    const own = cases(60, (at) => ({
      outcome: (['WON', 'LOST', 'SETTLED'] as const)[at % 3] ?? 'WON',
      months: 4 + (at % 9),
    }));
    const strategy = estimate(question, own).strategy;
    expect(strategy?.options.map(({ name }) => name).toSorted()).toEqual([
      'Convenio ahora',
      'Litigar hasta sentencia',
      'No demandar',
    ]);
    expect(strategy?.options.reduce((sum, { bestShare }) => sum + bestShare, 0)).toBeCloseTo(100, 0);
  });
});

test('a simulation finds the mean of a sure bet, and another seed about the same', () => {
  const sure = { low: 1, middle: 1, high: 1 };
  const dispute = {
    amount: 1000,
    offer: 300,
    success: { low: 0.5, middle: 0.5, high: 0.5 },
    recovered: sure,
    months: { low: 0, middle: 0, high: 0 },
    cost: { low: 100, middle: 100, high: 100 },
    discount: 0.09,
  };
  const means = [1, 2].map(
    (seed) => simulate(dispute, 10_000, seed).find(({ branch }) => branch === 'LITIGATE')?.mean ?? 0,
  );
  for (const mean of means) expect(Math.abs(mean - 400)).toBeLessThan(25);
  expect(means[0]).not.toBe(means[1]);
});

test('calibration counts each estimate in its band, and the own one where it was given', () => {
  const proved = [
    { estimated: 0.1, own: 0.5, isTrue: false },
    { estimated: 0.15, own: null, isTrue: true },
    { estimated: 1, own: 1, isTrue: true },
  ];
  expect(calibrationOf(proved)).toEqual({
    n: 3,
    brier: expect.closeTo((0.01 + 0.7225 + 0) / 3, 6),
    ownBrier: expect.closeTo(0.125, 6),
    ownN: 2,
    bands: [
      { from: 0, to: 20, n: 2, estimated: 12.5, observed: 50 },
      { from: 80, to: 100, n: 1, estimated: 100, observed: 100 },
    ],
  });
  expect(calibrationOf([])).toMatchObject({ n: 0, brier: null, ownBrier: null, bands: [] });
});
