import { ContractTemplateFile } from '#db/entities/contract.entity.ts';
import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { contractText as say } from '#schema/text/contracts.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { previewOfFile } from '#api/features/citations/index.ts';
import type { FormValue } from '../generation/index.ts';
import { bodyOfFile, valuesForFile } from './own-body.rules.ts';
import { fillTemplate } from './own-templates.tasks.ts';

interface FilledTemplate {
  /** The DOCX with its formatting. */
  file: Uint8Array;
  /** The same for the editor. */
  body: ContractBody;
}

/** An own template with its values. The file is filled and read in workers. */
export async function fillOwnTemplate(
  ctx: Ctx,
  template: ContractTemplate,
  values: readonly FormValue[],
): Promise<FilledTemplate> {
  const own = await ctx.em.findOneOrFail(
    ContractTemplateFile,
    { id: template.id, owner: signedIn(ctx).userId },
    { populate: ['content'], refresh: true },
  );
  const bytes = new Uint8Array(own.content);
  const file = await runInWorker(ctx, fillTemplate, { bytes, values: valuesForFile(template, values) });
  const read = await previewOfFile(ctx, { bytes: file, fileName: own.fileName });
  if ('problem' in read) throw new Refusal('VALIDATION', read.problem, { field: 'templateId' });
  if (read.isTruncated) throw new Refusal('VALIDATION', say.bodyTooLong, { field: 'templateId' });
  return { file, body: bodyOfFile(read.pages.flatMap(({ blocks }) => blocks)) };
}
