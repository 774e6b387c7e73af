import { decimalPesos, formatPesos } from '#schema/lib/pesos.ts';
import type { DocumentFormat, ExportedFile, HoursFilter } from '#schema/generated/contract.ts';
import { writtenDay } from '#schema/text/days.ts';
import {
  activityLabels,
  billingLabels,
  csvHeaders,
  hoursText,
  lineKindLabels,
  prebillStatusLabels,
  prebillText as say,
  regimeLabels,
  taxPersonLabels,
} from '#schema/text/hours.ts';
import { timeIn } from '#schema/lib/zones.ts';
import type { Prebill, StoredIssuer, StoredPrebillLine } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import type { Block, PrintDocument, Run } from '#api/kernel/print/document.ts';
import { zoneOf } from '#api/features/calendar/index.ts';
import { caseById } from '#api/features/cases/index.ts';
import { entryConditions, readEntryRows, showEntry } from '../entries/entry-rows.service.ts';
import { clockOf, decimalHoursOf } from '../pricing/pricing.rules.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import { csvOf, type Cell } from './csv.rules.ts';
import { casesOf, findPrebill } from './prebill-reading.service.ts';

/** Pre-bills and hours as files. */

const MAX_CSV = 10_000;

const run = (text: string, isBold = false): Run[] => [{ text, ...(isBold ? { isBold } : {}) }];

function csvFile(name: string, rows: readonly (readonly Cell[])[]): ExportedFile {
  const bytes = Buffer.from(csvOf(rows), 'utf8');
  return {
    fileName: `${name}.csv`,
    mediaType: 'text/csv',
    byteLength: bytes.byteLength,
    content: bytes.toString('base64'),
  };
}

/** The description of the work, else its kind. */
const workOf = ({ description, activity }: StoredPrebillLine): string =>
  description || (activity ? activityLabels[activity] : '');

const lineRow = (line: StoredPrebillLine): Run[][] => [
  run(line.date ? writtenDay(line.date) : ''),
  run([lineKindLabels[line.kind], workOf(line), line.personName ?? ''].filter(Boolean).join(' · ')),
  run(line.billedSeconds === null ? '' : clockOf(line.billedSeconds)),
  run(line.rateCentavos === null ? '' : formatPesos(line.rateCentavos)),
  run(line.kind === 'FLAT_FEE_DETAIL' ? '—' : formatPesos(line.centavos)),
];

/** Only individuals have a tax regime here. */
const regimeOf = ({ kind, regime }: StoredIssuer): string => (kind === 'INDIVIDUAL' ? regimeLabels[regime] : '');

const factsOf = (prebill: Prebill, caseTitles: string): Block => ({
  kind: 'FACTS',
  rows: [
    { term: say.issuer, runs: run(prebill.issuer.name) },
    {
      term: say.rfc,
      runs: run(
        [prebill.issuer.rfc, taxPersonLabels[prebill.issuer.kind], regimeOf(prebill.issuer)]
          .filter(Boolean)
          .join(' · '),
      ),
    },
    {
      term: say.client,
      runs: run([prebill.client, prebill.clientRfc, taxPersonLabels[prebill.clientKind]].filter(Boolean).join(' · ')),
    },
    ...(caseTitles ? [{ term: say.cases, runs: run(caseTitles) }] : []),
    { term: say.period, runs: run(`${writtenDay(prebill.fromOn)} – ${writtenDay(prebill.toOn)}`) },
    { term: say.issuedOn, runs: run(writtenDay(prebill.issuedOn)) },
    { term: say.status, runs: run(prebillStatusLabels[prebill.status]) },
    { term: say.recorded, runs: run(clockOf(prebill.totalSeconds)) },
    { term: say.charged, runs: run(clockOf(prebill.billedSeconds)) },
  ],
});

const totalsOf = (prebill: Prebill): Block => ({
  kind: 'TABLE',
  columns: [
    { title: say.concept, share: 3 },
    { title: say.amount, share: 1, isRight: true },
  ],
  rows: [
    [run(say.subtotal), run(formatPesos(prebill.subtotal))],
    ...prebill.taxes.map(({ label, centavos }) => [run(label), run(formatPesos(centavos))]),
    [run(say.total, true), run(formatPesos(prebill.total), true)],
  ],
});

function blocksOf(prebill: Prebill, caseTitles: string): Block[] {
  return [
    factsOf(prebill, caseTitles),
    { kind: 'HEADING', level: 2, runs: run(say.lines) },
    {
      kind: 'TABLE',
      columns: [
        { title: say.issuedOn, share: 3 },
        { title: say.concept, share: 6 },
        { title: say.hours, share: 1.5, isRight: true },
        { title: say.rate, share: 2, isRight: true },
        { title: say.amount, share: 2.5, isRight: true },
      ],
      rows: prebill.lines.map(lineRow),
    },
    { kind: 'HEADING', level: 2, runs: run(say.totals) },
    totalsOf(prebill),
    { kind: 'PARAGRAPH', runs: [...run(`${say.inWords}: `, true), ...run(amountInWords(prebill.total))] },
    { kind: 'HEADING', level: 2, runs: run(say.bases) },
    { kind: 'LIST', isNumbered: false, items: prebill.taxes.map(({ label, basis }) => run(`${label}: ${basis}`)) },
    ...(prebill.notes
      ? ([
          { kind: 'HEADING', level: 2, runs: run(say.notes) },
          { kind: 'PARAGRAPH', runs: run(prebill.notes) },
        ] satisfies Block[])
      : []),
  ];
}

async function getOwn(ctx: Ctx, id: string): Promise<Prebill> {
  const prebill = await findPrebill(ctx, id);
  if (!prebill) throw new Refusal('NOT_FOUND');
  return prebill;
}

export async function writePrebill(ctx: Ctx, id: string, format: DocumentFormat): Promise<ExportedFile> {
  const prebill = await getOwn(ctx, id);
  const number = say.number(prebill.number);
  const caseTitles = (await casesOf(ctx, prebill)).map(({ title }) => title).join('; ');
  const document: PrintDocument = {
    title: say.title(number),
    subtitle: say.subtitle(prebill.client, writtenDay(prebill.fromOn), writtenDay(prebill.toOn)),
    footer: say.foot,
    createdOn: prebill.issuedOn,
    blocks: blocksOf(prebill, caseTitles),
  };
  return exportedFile(document.title, format, await printDocument(ctx, document, format));
}

export async function writePrebillCsv(ctx: Ctx, id: string): Promise<ExportedFile> {
  const prebill = await getOwn(ctx, id);
  const rows: Cell[][] = [
    [...csvHeaders.prebill],
    ...prebill.lines.map((line) => [
      lineKindLabels[line.kind],
      line.date,
      line.personName,
      line.activity && activityLabels[line.activity],
      line.description,
      line.billedSeconds === null ? null : decimalHoursOf(line.billedSeconds),
      line.rateCentavos === null ? null : decimalPesos(line.rateCentavos),
      decimalPesos(line.centavos),
    ]),
    ...[
      [say.subtotal, prebill.subtotal] as const,
      ...prebill.taxes.map(({ label, centavos }) => [label, centavos] as const),
      [say.total, prebill.total] as const,
    ].map(([label, centavos]): Cell[] => [label, null, null, null, null, null, null, decimalPesos(centavos)]),
  ];
  return csvFile(`prefactura-${say.number(prebill.number).toLowerCase()}`, rows);
}

/** The entries of a filter as a table. */
export async function writeEntriesCsv(ctx: Ctx, filter: HoursFilter | null | undefined): Promise<ExportedFile> {
  const { userId } = signedIn(ctx);
  const rows = await readEntryRows(ctx, entryConditions(filter), {
    limit: MAX_CSV + 1,
    order: 't.worked_on, t.id',
  });
  if (rows.length > MAX_CSV) throw new Refusal('LIMIT_REACHED', hoursText.csvTooLong(MAX_CSV));
  const zone = await zoneOf(ctx);
  const numbers = await prebillNumbers(ctx);
  const written = await Promise.all(
    rows.map(async (row): Promise<Cell[]> => {
      const entry = showEntry(row, userId);
      return [
        entry.workedOn,
        entry.startedAt && timeIn(zone, entry.startedAt),
        entry.personName,
        (await caseById(ctx, entry.caseId))?.title ?? null,
        entry.client,
        activityLabels[entry.activity],
        entry.description,
        billingLabels[entry.billing],
        entry.seconds,
        decimalHoursOf(entry.billedSeconds),
        entry.rate && decimalPesos(entry.rate.centavos),
        entry.amount && decimalPesos(entry.amount.centavos),
        (entry.prebillId && numbers.get(entry.prebillId)) ?? null,
      ];
    }),
  );
  return csvFile(hoursText.csvName, [[...csvHeaders.entries], ...written]);
}

async function prebillNumbers(ctx: Ctx): Promise<Map<string, string>> {
  const rows = await ctx.em.execute<{ id: string; number: number }[]>(
    'select id, number from prebill where account_id = ?',
    [signedIn(ctx).userId],
  );
  return new Map(rows.map(({ id, number }) => [id, say.number(number)]));
}
