/**
 * `contracts [--rounds N]`: how long a contract takes to be generated from its values, for each sample of each template,
 * and how long the templates take to be parsed at the first use. Exit code 1 when the p95 of a template is over the bar.
 * `contracts --all N`: instead, every combination of the choices of each template that has at most N, and exit code 1
 * when a document reads wrong. `contracts --parts N`: each clause and check meets every combination of what it depends
 * on, as far as these are at most N.
 */
import { parseArgs } from 'node:util';
import { contractTemplates } from '#db/content/contracts/index.ts';
import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import { compileTemplates, generate, type ContractForm } from '#api/features/contracts/generation/index.ts';
import { formsOf, formsOfParts } from '#tests/support/contract-cases.ts';
import { faultsOfForm } from '#tests/support/contract-faults.ts';
import { formOf } from '#tests/support/contract-samples.ts';
import { quantile, tableOf } from './figures.rules.ts';

const BAR_MS = 150;
const TODAY = '2026-11-23';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, all: { type: 'string' }, parts: { type: 'string' } },
});

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function measure(rounds: number): boolean {
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
  return rows.every(({ p95 }) => p95 <= BAR_MS);
}

/** `told`: what is said of a template whose combinations were all tried. */
function tryForms(
  formsFor: (template: ContractTemplate) => { forms: ContractForm[]; isWhole: boolean },
  told: string,
): boolean {
  const faults = contractTemplates.flatMap((template) => {
    const { forms, isWhole } = formsFor(template);
    const found = forms.flatMap((form) => faultsOfForm(template, form, TODAY));
    console.log(`${template.id}: ${forms.length} forms${isWhole ? `, ${told}` : ''}, ${found.length} read wrong`);
    return found;
  });
  for (const fault of faults.slice(0, 10)) console.log(fault);
  return faults.length === 0;
}

function isGoodRun(): boolean {
  const { all, parts, rounds } = values;
  if (parts !== undefined) return tryForms((template) => formsOfParts(template, Number(parts)), 'every part whole');
  if (all === undefined) return measure(Number(rounds));
  return tryForms((template) => {
    const { forms, triesAllChoices } = formsOf(template, Number(all));
    return { forms, isWhole: triesAllChoices };
  }, 'all choices');
}

process.exitCode = isGoodRun() ? 0 : 1;
