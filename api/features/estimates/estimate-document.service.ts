import { estimateReportText } from '#schema/text/estimate-report.ts';
import { estimateKindText } from '#schema/text/estimates.ts';
import type { DocumentFormat, EstimateAudience } from '#schema/generated/contract.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { accountZone } from '../users/index.ts';
import { estimateForClient, estimateReport } from './estimate-document.rules.ts';
import { caseOfEstimate, confidenceOf } from './estimate-parts.service.ts';
import { findEstimate } from './estimates.service.ts';

/** An estimate of the caller as PDF or DOCX. Throws a refusal when there is none of that id. */
export async function writeEstimateDocument(
  ctx: Ctx,
  { id, audience, format }: { id: string; audience: EstimateAudience; format: DocumentFormat },
) {
  const estimate = await findEstimate(ctx, id);
  if (!estimate) throw new Refusal('NOT_FOUND');
  const day = dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now());
  if (audience === 'CLIENT')
    return exportedFile(
      estimateReportText.clientName,
      format,
      await printDocument(ctx, estimateForClient(estimate, day), format),
    );
  const legalCase = await caseOfEstimate(ctx, estimate);
  const paper = { day, caseTitle: legalCase?.title ?? null, confidence: confidenceOf(estimate) };
  return exportedFile(
    estimateKindText[estimate.kind],
    format,
    await printDocument(ctx, estimateReport(estimate, paper), format),
  );
}
