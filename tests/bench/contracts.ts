/**
 * `contracts [--rounds N]`: how long a contract takes to be generated from its values, for each sample of each template,
 * and how long the templates take to be parsed at the first use. Exit code 1 when the p95 of a template is over the bar.
 */
import { parseArgs } from 'node:util';
import { contractTemplates } from '#db/content/contracts/index.ts';
import { compileTemplates, generate } from '#api/features/contracts/generation/index.ts';
import { formOf } from '#tests/support/contract-samples.ts';
import { quantile, tableOf } from './figures.rules.ts';

const BAR_MS = 150;
const TODAY = '2026-11-23';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const rounds = Number(values.rounds);

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const parsing = timed(compileTemplates);
const rows = contractTemplates.map((template) => {
  const forms = template.samples.map(formOf);
  const times = Array.from({ length: rounds }, () =>
    forms.map((form) => timed(() => generate(template, form, TODAY))),
  ).flat();
  return { id: template.id, p50: quantile(times, 0.5), p95: quantile(times, 0.95), longest: Math.max(...times) };
});

const milliseconds = (value: number): string => value.toFixed(1);
console.log(
  tableOf([
    ['template', 'p50 ms', 'p95 ms', 'longest ms'],
    ...rows.map(({ id, p50, p95, longest }) => [id, ...[p50, p95, longest].map(milliseconds)]),
  ]),
);
console.log(`All templates parsed in ${milliseconds(parsing)} ms.`);
process.exitCode = rows.some(({ p95 }) => p95 > BAR_MS) ? 1 : 0;
