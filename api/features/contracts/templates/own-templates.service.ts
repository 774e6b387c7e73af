import { ContractTemplateFile } from '#db/entities/contract.entity.ts';
import type { CreateContractTemplateInput, UpdateContractTemplateInput } from '#schema/generated/contract.ts';
import { contractText } from '#schema/text/contracts.ts';
import { citationReviewText } from '#schema/text/citations.ts';
import { errorText } from '#schema/text/errors.ts';
import { filesText } from '#schema/text/files.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { discardIfRefused, takeUpload, type UploadedFile } from '#api/kernel/http/uploads.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { WorkStopped } from '#api/kernel/workers/stopped.ts';
import { recordAudit } from '../../audit/index.ts';
import type { FieldsRead } from './docx-fields.adapter.ts';
import { chosenFields, MAX_FIELDS, nameOfFile, proposedField, templateNameProblem } from './own-fields.rules.ts';
import { readTemplateFields } from './own-templates.tasks.ts';
import { showOneTemplate } from './templates.service.ts';

const say = contractText.ownFile;

const MAX_TEMPLATES = 50;
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 10 * MEGABYTE;

function problemOfRead(read: FieldsRead, fileName: string): string | null {
  if ('isUnclosed' in read) return say.unclosed;
  if ('badTag' in read) return say.badField(read.badTag.slice(0, 60));
  if ('names' in read) {
    if (read.names.length === 0) return say.noFields;
    return read.names.length > MAX_FIELDS ? say.tooManyFields(MAX_FIELDS) : null;
  }
  if (read.problem === 'NOT_DOCX') return say.notDocx;
  return read.problem === 'MACROS' ? say.macros : citationReviewText.file[read.problem](fileName);
}

/** The names of the fields of a file, or why it is not taken. */
async function fieldsOf(
  ctx: Ctx,
  { bytes, fileName }: UploadedFile,
): Promise<{ names: string[] } | { problem: string }> {
  if (/\.(?:docm|dotm)$/i.test(fileName)) return { problem: say.macros };
  if (!/\.docx$/i.test(fileName)) return { problem: say.notDocx };
  if (bytes.byteLength > MAX_BYTES) return { problem: say.tooLarge(MAX_BYTES / MEGABYTE) };
  try {
    const read = await runInWorker(ctx, readTemplateFields, { bytes });
    const problem = problemOfRead(read, fileName);
    if (problem) return { problem };
    return 'names' in read ? read : { problem: say.notDocx };
  } catch (error) {
    if (!(error instanceof WorkStopped) || error.reason === 'BUSY' || error.reason === 'CANCELLED') throw error;
    return { problem: citationReviewText.file.EXPANDS_TOO_MUCH(fileName) };
  }
}

export async function createContractTemplate(ctx: Ctx, input: CreateContractTemplateInput) {
  const { userId } = signedIn(ctx);
  if (input.name != null && templateNameProblem(input.name)) return userError('VALIDATION', say.nameInvalid, 'name');
  const file = await takeUpload(ctx, input.uploadId);
  if (!file) return userError('NOT_FOUND', filesText.missing, 'uploadId');
  const read = await fieldsOf(ctx, file);
  if ('problem' in read) {
    discardIfRefused(ctx, input.uploadId);
    return userError('VALIDATION', read.problem, 'uploadId');
  }
  // Parallel calls wait for each other: each would count the others as absent.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`contract_template:${userId}`]);
  if ((await ctx.em.count(ContractTemplateFile, { owner: userId })) >= MAX_TEMPLATES)
    return userError('LIMIT_REACHED', say.tooMany(MAX_TEMPLATES));
  const now = ctx.clock.now();
  const template = ctx.em.create(ContractTemplateFile, {
    id: newId('contractTemplate'),
    owner: userId,
    name: input.name?.trim() ?? nameOfFile(file.fileName),
    fileName: file.fileName,
    fields: read.names.map(proposedField),
    content: Buffer.from(file.bytes),
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  await recordAudit(ctx, { action: 'FILE_UPLOADED', subject: template.id });
  return ok({ template: await showOneTemplate(ctx, template.id) });
}

async function findOwn(ctx: Ctx, id: string): Promise<ContractTemplateFile | null> {
  if (!isId(id, 'contractTemplate')) return null;
  return ctx.em.findOne(ContractTemplateFile, { id, owner: signedIn(ctx).userId });
}

export async function updateContractTemplate(ctx: Ctx, input: UpdateContractTemplateInput) {
  const template = await findOwn(ctx, input.id);
  if (!template) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  if (input.name != null && templateNameProblem(input.name)) return userError('VALIDATION', say.nameInvalid, 'name');
  const chosen = input.fields ? chosenFields(input.fields, template.fields) : null;
  if (chosen && 'problem' in chosen) return userError('VALIDATION', chosen.problem, 'fields');
  ctx.em.assign(template, {
    ...(input.name == null ? {} : { name: input.name.trim() }),
    ...(chosen ? { fields: chosen.fields } : {}),
    updatedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return ok({ template: await showOneTemplate(ctx, template.id) });
}

/** Contracts made of it stay, without a template. */
export async function deleteContractTemplate(ctx: Ctx, id: string) {
  const template = await findOwn(ctx, id);
  if (!template) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  const { userId } = signedIn(ctx);
  await ctx.em.execute('update contract set template_id = null where owner_id = ? and template_id = ?', [userId, id]);
  await ctx.em.execute('delete from contract_draft where owner_id = ? and template_id = ?', [userId, id]);
  ctx.em.remove(template);
  await ctx.em.flush();
  await recordAudit(ctx, { action: 'FILE_DELETED', subject: id });
  return ok({ template: null });
}
