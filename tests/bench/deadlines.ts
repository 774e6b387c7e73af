/**
 * `npm run eval:deadlines -- FILE`: counts deadlines that were computed by hand and compares every step. The records are
 * converted to free terms (see `deadline-records.rules.ts`); their results are only compared.
 */
import { readFileSync } from 'node:fs';
import { compareRecord, readRecords } from './deadline-compare.ts';

const file = process.argv[2];
if (!file) {
  console.error('npm run eval:deadlines -- FILE (records as in deadlines-dev.jsonl)');
  process.exit(2);
}

const records = readRecords(readFileSync(file, 'utf8'));
let right = 0;
let rightSteps = 0;
let steps = 0;
for (const record of records) {
  const result = compareRecord(record);
  steps += result.steps.length;
  rightSteps += result.steps.filter(({ isRight }) => isRight).length;
  if (result.isRight) {
    right += 1;
    continue;
  }
  console.log(`${record.id} ${record.act} [${record.method}, ${record.notified_on}]`);
  if (result.refusal) console.log(`  refused (${result.refusal.field}): ${result.refusal.message}`);
  for (const step of result.steps.filter(({ isRight }) => !isRight))
    console.log(`  ${step.name}: expected ${JSON.stringify(step.expected)}, got ${JSON.stringify(step.got)}`);
}
console.log(`${right} of ${records.length} deadlines right, ${rightSteps} of ${steps} steps`);
process.exit(right === records.length ? 0 : 1);
