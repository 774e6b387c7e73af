/**
 * `contract-files [--rounds N] [--forms N]`: how long the files of contracts take, in one process: each sample of each
 * template as PDF, as PDF with filled lines and as DOCX, then a contract of 300 pages once. The first file of the process,
 * which reads the packages and the typeface, is told apart. With `--forms` so many of the forms that try each template are
 * printed too and read again: PDF and DOCX must say what the text says. Exit code 1 when the p95 of the PDFs is over its
 * bar, or a file says something else.
 */
import { parseArgs } from 'node:util';
import { textOfBody, type ContractBody } from '#schema/lib/contract-body.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { previewOf, templates } from '#api/features/contracts/generation/index.ts';
import { bodyOf, clause, paragraph, title } from '../support/contract-bodies.ts';
import { formsOf } from '../support/contract-cases.ts';
import { pdfDisagrees, printVersion, wordDisagrees } from '../support/contract-files.ts';
import { formOf } from '../support/contract-samples.ts';
import { quantile, tableOf } from './figures.rules.ts';

const MOST_MS = 500;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, forms: { type: 'string', default: '0' } },
});
const today = dayInMexico(new Date());
const KINDS = {
  PDF: { format: 'PDF', fillsLines: false },
  'PDF with filled lines': { format: 'PDF', fillsLines: true },
  DOCX: { format: 'DOCX', fillsLines: false },
} as const;

interface Taken {
  ms: number;
  cpuMs: number;
}

async function print(body: ContractBody, { format, fillsLines }: (typeof KINDS)[keyof typeof KINDS]): Promise<Taken> {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  await printVersion(body, format, fillsLines);
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1000 };
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;

const samples = templates().flatMap((template) =>
  template.samples.map((sample) => previewOf(template, formOf(sample), today).body),
);
const long = bodyOf(
  title('CONTRATO'),
  ...Array.from({ length: 2000 }, (_, index) => [
    clause(`CLÁUSULA ${index + 1}`),
    paragraph('El comprador paga el precio en las exhibiciones que se pactan en este contrato. '.repeat(4)),
  ]).flat(),
);
const characters = samples.map((body) => textOfBody(body).length);
console.log(
  `${samples.length} samples of ${templates().length} templates, ${Math.min(...characters)} to ${Math.max(...characters)} characters`,
);

const rows: string[][] = [['', 'first', 'p50', 'p95', 'p95 of processor', '300 pages']];
let isSlow = false;
for (const [name, kind] of Object.entries(KINDS)) {
  const all: Taken[] = [];
  for (let round = 0; round < Number(values.rounds); round++)
    for (const body of samples) all.push(await print(body, kind));
  const [first, ...others] = all;
  const times = others.map((one) => one.ms);
  const p95 = quantile(times, 0.95);
  const cpu = others.map(({ cpuMs }) => cpuMs);
  const whole = await print(long, kind);
  rows.push([name, ...[first?.ms ?? 0, quantile(times, 0.5), p95, quantile(cpu, 0.95), whole.ms].map(ms)]);
  isSlow ||= kind.format === 'PDF' && p95 > MOST_MS;
}
console.log(tableOf(rows));

let wrong = 0;
const most = Number(values.forms);
if (most > 0)
  for (const template of templates()) {
    const all = formsOf(template).forms;
    const forms = all.filter((_, index) => index % Math.ceil(all.length / most) === 0);
    for (const form of forms) {
      const { body } = previewOf(template, form, today);
      const found = [
        ...(await pdfDisagrees(body, await printVersion(body, 'PDF', true))),
        ...(await wordDisagrees(body, await printVersion(body, 'DOCX'))),
      ];
      wrong += found.length;
      for (const { text, file } of found) console.log(`${template.id}: «${text}», in the file «${file}»`);
    }
    console.log(`${template.id}: ${forms.length} of ${all.length} forms printed and read again`);
  }
if (isSlow || wrong > 0) process.exitCode = 1;
