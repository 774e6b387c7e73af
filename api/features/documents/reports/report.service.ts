import type { DocumentReportFormat, ExportedFile } from '#schema/generated/contract.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { documentReportText as text } from '#schema/text/document-report.ts';
import { documentText as say } from '#schema/text/documents.ts';
import { nameOfLaw, textDateOfLaw } from '#api/features/research/index.ts';
import { accountZone } from '#api/features/users/index.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { csvFile, exportedFile, printDocument } from '#api/kernel/print/print.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { analysisOf } from '../keeping/document-parts.service.ts';
import { documentById } from '../keeping/document-rows.service.ts';
import { documentOfReport } from './report-document.rules.ts';
import { rowsOfReport } from './report-rows.rules.ts';
import type { NameBasis, ReportedDocument } from './report.types.ts';

/** What an analysis found, as a file. */

/** Names of the articles that something rests on, with the day of the text that is held. */
async function basisNames(ctx: Ctx, { requirements, findings }: ReportedDocument['analysis']): Promise<NameBasis> {
  const keys = new Set([...requirements, ...findings].flatMap(({ basis }) => basis.map(({ lawKey }) => lawKey)));
  const dates = new Map(await Promise.all([...keys].map(async (key) => [key, await textDateOfLaw(ctx, key)] as const)));
  return ({ lawKey, article }) => text.article(nameOfLaw(lawKey), article, dates.get(lawKey) ?? null);
}

async function open(ctx: Ctx, id: string): Promise<ReportedDocument> {
  const document = await documentById(ctx, id);
  if (!document) throw new Refusal('NOT_FOUND');
  const analysis = await analysisOf(ctx, document);
  if (!analysis) throw new Refusal('CONFLICT', say.notDone);
  const zone = await accountZone(ctx, signedIn(ctx).userId);
  return {
    fileName: document.fileName,
    sha256: document.sha256,
    broughtOn: dayIn(zone, document.createdAt),
    analyzedOn: dayIn(zone, analysis.analyzedAt),
    printedOn: dayIn(zone, ctx.clock.now()),
    analysis,
    nameBasis: await basisNames(ctx, analysis),
  };
}

export async function writeReport(
  ctx: Ctx,
  { id, format }: { id: string; format: DocumentReportFormat },
): Promise<ExportedFile> {
  const document = await open(ctx, id);
  const name = text.fileName(document.fileName.replace(/\.[^.]*$/, ''));
  if (format === 'CSV') return csvFile(name, rowsOfReport(document));
  return exportedFile(name, format, await printDocument(ctx, documentOfReport(document), format));
}
