import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculate, tableOfCalculation } from '#api/features/calculators/index.ts';
import { judge } from '#tests/bench/calculator-judge.rules.ts';
import { productInput, readWorkedRecords } from '#tests/bench/calculator-records.rules.ts';

const records = readWorkedRecords(readFileSync('tests/fixtures/calculators/vectors.jsonl', 'utf8'));
const calculated = records.map((record) => {
  const { kind, input } = productInput(record);
  return { record, calculation: calculate(kind, input) };
});

test('every example of the second implementation comes out exact to the centavo and to the day', () => {
  expect(records.length).toBeGreaterThan(150);
  const wrong = calculated.flatMap(({ record, calculation }) => {
    const { isRight, problems } = judge(record, calculation);
    return isRight ? [] : [`${record.id}: ${problems.join('; ')}`];
  });
  expect(wrong).toEqual([]);
});

test('the examples cover every calculator', () => {
  expect(new Set(calculated.map(({ calculation }) => calculation.kind)).size).toBe(19);
});

test('a result one centavo off is found (planted)', () => {
  const [first] = calculated;
  if (!first) throw new Error('no example');
  const [line] = first.record.expected.lines;
  if (!line?.amount) throw new Error('no amount');
  const off = { ...line, amount: (Number(line.amount) + 0.01).toFixed(2) };
  const record = { ...first.record, expected: { ...first.record.expected, lines: [off] } };
  expect(judge(record, first.calculation).isRight).toBe(false);
});

test('where there is no figure, there is a reason', () => {
  for (const { calculation } of calculated)
    if (calculation.computable === 'NO') {
      expect(calculation.statements.length).toBeGreaterThan(0);
      expect(calculation.main.total).toBeNull();
    }
});

test('the table of an answer has a head and a row for each line, total and date of each reading', () => {
  for (const { calculation } of calculated) {
    const rows = [calculation.main, ...calculation.alternatives].map(
      ({ lines, total, dates }) => lines.length + (total === null ? 0 : 1) + dates.length,
    );
    expect(tableOfCalculation(calculation)).toHaveLength(1 + rows.reduce((sum, each) => sum + each, 0));
  }
});
