/**
 * Prints a sample of a contract template as plain text, with its clauses, their articles and its checks:
 * `npm exec -- tsx tests/bench/contract-texts.ts ID [name or number of the sample]`. Without a sample: all of them.
 * `--violations`: what each check says of the values that violate it.
 */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import { previewOf, type Check } from '#api/features/contracts/generation/index.ts';
import { textOfBody } from '#schema/lib/contract-body.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { formOf, violationForm } from '#tests/support/contract-samples.ts';

const [id = '', which] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** By its file, listed in the index of the templates or not yet. */
async function templateOfFile(name: string): Promise<ContractTemplate> {
  const [file] = globSync(`db/content/contracts/templates/${name}{.ts,/index.ts}`);
  if (!file) throw new Error(`Templates: ${globSync('db/content/contracts/templates/*').join(', ')}`);
  const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  return exported.find((one) => (one as { id?: unknown }).id === name) as ContractTemplate;
}

const template = await templateOfFile(id);
const today = dayInMexico(new Date());

const articles = (basis: Check['basis']): string =>
  basis.map(({ law, article, reason }) => `\n      ${law} ${article}: ${reason}`).join('');

function show(checks: readonly Check[]): void {
  for (const { severity, code, message, remedy, basis } of checks)
    console.log(`  ${severity} ${code}: ${message}${remedy === null ? '' : `\n      ${remedy}`}${articles(basis)}`);
}

if (process.argv.includes('--violations'))
  for (const check of template.checks) {
    const { form, today: day } = violationForm(template, check);
    const { checks } = previewOf(template, form, day ?? today);
    const said = checks.filter(({ code }) => code === check.code);
    if (said.length > 0) show(said);
    else console.log(`  SILENT ${check.code}`);
  }
else
  for (const [at, sample] of template.samples.entries()) {
    if (which !== undefined && which !== sample.name && which !== String(at + 1)) continue;
    const { body, clauses, checks, missing } = previewOf(template, formOf(sample), today);
    console.log(`=== ${template.id}: ${sample.name} (${sample.jurisdiction})\n\n${textOfBody(body)}`);
    for (const { number, heading, basis, fields } of clauses)
      console.log(`  ${number} ${heading} [${fields.join(', ')}]${articles(basis)}`);
    console.log('--- Checks');
    show(checks);
    if (missing.length > 0) console.log(`--- Missing: ${missing.join(', ')}`);
  }
