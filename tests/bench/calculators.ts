/**
 * `npm run eval:calculators -- FILE [--errors]`: worked examples of the calculators. Prints for each calculator how many
 * pass, how many show every other reading, and how many mark the careful one.
 */
import { readFileSync } from 'node:fs';
import { calculate } from '#api/features/calculators/calculate.rules.ts';
import { judge, type Verdict } from './calculator-judge.rules.ts';
import { productInput, readWorkedRecords, type WorkedRecord } from './calculator-records.rules.ts';

const [file] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
if (!file) {
  console.error('npm run eval:calculators -- FILE [--errors]');
  process.exit(2);
}

const withErrors = process.argv.includes('--errors');
const verdicts = readWorkedRecords(readFileSync(file, 'utf8')).map((record): [WorkedRecord, Verdict] => {
  const { kind, input } = productInput(record);
  return [record, judge(record, calculate(kind, input))];
});

const byCalculator = Map.groupBy(verdicts, ([{ calculator }]) => calculator);
const count = (of: readonly [WorkedRecord, Verdict][], test: (verdict: Verdict) => boolean): number =>
  of.filter(([, verdict]) => test(verdict)).length;
for (const [calculator, of] of byCalculator)
  console.log(
    `${calculator}: ${count(of, ({ isRight }) => isRight)} of ${of.length} pass; other readings ${count(of, ({ showsOthers }) => showsOthers)}, careful one ${count(of, ({ marksCautious }) => marksCautious)}`,
  );
if (withErrors)
  for (const [record, { isRight, problems, showsOthers, marksCautious }] of verdicts) {
    if (!isRight) console.log(`${record.id} ${JSON.stringify(record.input)}\n  ${problems.join('\n  ')}`);
    if (isRight && !showsOthers) console.log(`${record.id}: another reading is not shown`);
    if (isRight && !marksCautious) console.log(`${record.id}: the careful reading is not marked`);
  }
const right = count(verdicts, ({ isRight }) => isRight);
console.log(`${right} of ${verdicts.length} pass`);
process.exit(right === verdicts.length ? 0 : 1);
