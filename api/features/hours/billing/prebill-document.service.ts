import { decimalPesos } from '#schema/lib/pesos.ts';
import type { DocumentFormat, ExportedFile, HoursFilter } from '#schema/generated/contract.ts';
import {
  activityLabels,
  billingLabels,
  csvHeaders,
  hoursText,
  lineKindLabels,
  prebillText as say,
} from '#schema/text/hours.ts';
import { timeIn } from '#schema/lib/zones.ts';
import type { Prebill } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import type { CsvCell } from '#api/kernel/print/csv.rules.ts';
import { csvFile, exportedFile, printDocument } from '#api/kernel/print/print.ts';
import { zoneOf } from '#api/features/calendar/index.ts';
import { caseById } from '#api/features/cases/index.ts';
import { entryConditions, readEntryRows, showEntry } from '../entries/entry-rows.service.ts';
import { decimalHoursOf } from '../pricing/pricing.rules.ts';
import { amountsOf, printedPrebill, type PrintedPrebill } from './prebill-document.rules.ts';
import { casesOf, findPrebill, readPayments } from './prebill-reading.service.ts';

/** Pre-bills and hours as files. */

const MAX_CSV = 10_000;

async function getOwn(ctx: Ctx, id: string): Promise<Prebill> {
  const prebill = await findPrebill(ctx, id);
  if (!prebill) throw new Refusal('NOT_FOUND');
  return prebill;
}

/** The document of a pre-bill; also of a job, where nobody is signed in. */
export async function printPrebill(ctx: Ctx, printed: PrintedPrebill, format: DocumentFormat): Promise<ExportedFile> {
  const document = printedPrebill(printed);
  return exportedFile(document.title, format, await printDocument(ctx, document, format));
}

export async function writePrebill(ctx: Ctx, id: string, format: DocumentFormat): Promise<ExportedFile> {
  const prebill = await getOwn(ctx, id);
  const caseTitles = (await casesOf(ctx, prebill)).map(({ title }) => title);
  return printPrebill(ctx, { prebill, caseTitles, payments: await readPayments(ctx, id) }, format);
}

export async function writePrebillCsv(ctx: Ctx, id: string): Promise<ExportedFile> {
  const prebill = await getOwn(ctx, id);
  const amounts = amountsOf(prebill, await readPayments(ctx, id));
  const rows: CsvCell[][] = [
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
    ...amounts.map(([label, centavos]): CsvCell[] => [
      label,
      null,
      null,
      null,
      null,
      null,
      null,
      decimalPesos(centavos),
    ]),
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
    rows.map(async (row): Promise<CsvCell[]> => {
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
