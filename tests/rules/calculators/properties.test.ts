import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate, type Calculation } from '#api/features/calculators/index.ts';
import { addDays } from '#schema/lib/days.ts';

const centavos = (amount: string | null): bigint => BigInt((amount ?? '0').replace('.', ''));
const sumOf = ({ main }: Calculation): bigint => main.lines.reduce((sum, { amount }) => sum + centavos(amount), 0n);

const salary = fc.integer({ min: 32_000, max: 900_000 });
const pesos = (amount: number): string => (amount / 100).toFixed(2);
/** A day of 2024 or 2025, and how many days before it the relation began. */
const spans = fc.record({ end: fc.integer({ min: 0, max: 730 }), length: fc.integer({ min: 0, max: 12_000 }) });
const daysOf = ({ end, length }: { end: number; length: number }): { hireDate: string; last: string } => {
  const last = addDays('2024-01-01', end);
  return { hireDate: addDays(last, -length), last };
};

const settled = (span: { end: number; length: number }, amount: number): Calculation => {
  const { hireDate, last } = daysOf(span);
  return calculate('SETTLEMENT', {
    hireDate,
    lastDayWorked: last,
    dailySalary: pesos(amount),
    cause: 'JUSTIFIED_DISMISSAL',
  });
};
const dismissed = (span: { end: number; length: number }, amount: number, after: number): Calculation => {
  const { hireDate, last } = daysOf(span);
  return calculate('SEVERANCE', {
    hireDate,
    dismissalDate: last,
    paymentDate: addDays(last, after),
    dailySalary: pesos(amount),
  });
};

test('the total is the sum of the rounded lines', () => {
  fc.assert(
    fc.property(spans, salary, fc.integer({ min: 0, max: 900 }), (span, amount, after) => {
      for (const result of [settled(span, amount), dismissed(span, amount, after)])
        expect(centavos(result.main.total)).toBe(sumOf(result));
    }),
    { numRuns: 150 },
  );
});

test('who earns more is never owed less', () => {
  fc.assert(
    fc.property(
      spans,
      salary,
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 900 }),
      (span, amount, more, after) => {
        expect(centavos(settled(span, amount + more).main.total)).toBeGreaterThanOrEqual(
          centavos(settled(span, amount).main.total),
        );
        expect(centavos(dismissed(span, amount + more, after).main.total)).toBeGreaterThanOrEqual(
          centavos(dismissed(span, amount, after).main.total),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('the careful reading of a claim is never above another reading', () => {
  fc.assert(
    fc.property(spans, salary, fc.integer({ min: 0, max: 900 }), (span, amount, after) => {
      const result = dismissed(span, amount, after);
      const careful = centavos(result.cautiousReading.total);
      for (const { total } of [result.main, ...result.alternatives]) expect(careful <= centavos(total)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('simple interest of two capitals is the interest of their sum, but for the rounding', () => {
  const interestOf = (principal: number, days: number): bigint =>
    centavos(
      calculate('INTEREST', {
        kind: 'CIVIL_LEGAL',
        principal: pesos(principal),
        due: '2024-02-28',
        paid: addDays('2024-02-28', days),
      }).main.total,
    );
  const capital = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(capital, capital, fc.integer({ min: 0, max: 4000 }), (one, other, days) => {
      const apart = interestOf(one, days) + interestOf(other, days);
      const together = interestOf(one + other, days);
      expect(apart - together <= 1n && together - apart <= 1n).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('overtime costs at least the double, and each hour more costs more', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(hours, salary, (list, amount) => {
      const of = (each: readonly number[]): bigint =>
        centavos(
          calculate('OVERTIME', { dailySalary: pesos(amount), overtimeByDay: each, weekOf: '2025-03-03' }).main.total,
        );
      expect(of([...list, 1])).toBeGreaterThan(of(list));
    }),
    { numRuns: 100 },
  );
});

test('a term of limitation never ends before its first day, and a later fact never ends earlier', () => {
  const dueOf = (from: string): string =>
    calculate('LIMITATION', { action: 'SEPARATED_FROM_WORK', startDate: from }).main.dates.find(
      ({ key }) => key === 'due',
    )?.value ?? '';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (offset) => {
      const day = addDays('2020-01-01', offset);
      expect(dueOf(day) > day).toBe(true);
      expect(dueOf(addDays(day, 1)) >= dueOf(day)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('what is no value of a field gives no figure, and never throws', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      'hireDate',
      'dismissalDate',
      'paymentDate',
      'dailySalary',
      'cause',
      'zone',
      'vacationDays',
      'otherPayments',
    ),
    fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const result = calculate('SEVERANCE', input);
      if (result.computable === 'NO') expect(result.statements.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
