import { DocumentQuestion, type StoredAnswerPoint } from '#db/entities/document.entity.ts';
import type { AskDocumentInput, LegalDocumentIdInput } from '#schema/generated/contract.ts';
import { documentModelText as say } from '#schema/text/document-model.ts';
import { documentText } from '#schema/text/documents.ts';
import { errorText } from '#schema/text/errors.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { bulkJson } from '#api/kernel/database/bulk-json.ts';
import { isStorable, storable } from '#api/kernel/database/storable.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { PortError } from '#api/ports/port-error.ts';
import { recordModelCall, requireModelUse } from '../../privacy/index.ts';
import { publishDocumentChanged } from '../documents.events.ts';
import { partsOf } from '../keeping/document-parts.service.ts';
import { documentById, type DocumentRow } from '../keeping/document-rows.service.ts';
import { checkedPoints } from './checked-points.rules.ts';
import { prepare } from './prepare.tasks.ts';

/** What a model says of a document. Without a configured model nothing is sent anywhere. */

const LEAST = 3;
const MOST = 500;
const READINGS = { name: 'document-reading', points: 10, seconds: 60 };
/** The transaction of the mutation is open meanwhile: less than it may be idle. */
const MAX_WAIT_MS = 40_000;
const MAX_QUESTIONS = 50;

type Refused = ReturnType<typeof userError>;

async function readPoints(ctx: Ctx, id: string, question: string | null): Promise<StoredAnswerPoint[] | Refused> {
  const { llm } = ctx.ports;
  if (!llm.readDocument) throw new Refusal('NOT_CONFIGURED', say.noModel);
  await requireModelUse(ctx);
  const parts = await partsOf(ctx, id);
  if (!parts) return userError('CONFLICT', documentText.notDone, 'documentId');
  const { text, content } = parts;
  if (!text.trim()) return userError('CONFLICT', say.noText, 'documentId');
  const { sections, facts } = content;
  const prepared = await runInWorker(ctx, prepare, { text, sections, facts, question });
  await recordModelCall(ctx, {
    userId: signedIn(ctx).userId,
    purpose: 'DOCUMENT',
    model: llm.model ?? llm.engine,
    subjectId: id,
    characters: JSON.stringify(prepared.request).length,
    replaced: prepared.placeholders.length,
  });
  try {
    const signal = AbortSignal.any([ctx.gone, AbortSignal.timeout(MAX_WAIT_MS)]);
    const points = await llm.readDocument(prepared.request, signal);
    const checked = checkedPoints(points, prepared);
    ctx.log.info(
      { documentId: id, points: points.length, dropped: points.length - checked.length },
      'a model read a document',
    );
    // Sentences of which none stands in the document are no answer; none at all says that the document is silent.
    if (checked.length === 0 && (points.length > 0 || question === null))
      throw new Refusal('UPSTREAM', say.notAnswered);
    return checked;
  } catch (error) {
    const isProvider = error instanceof PortError || (error instanceof DOMException && error.name === 'TimeoutError');
    if (!isProvider) throw error;
    ctx.log.warn({ err: error }, 'a document was not read by the model');
    throw new Refusal('UPSTREAM', say.notAnswered);
  }
}

/** The points, if the document, the meter and the model allow. It counts as a question of the chat, but only when it was answered. */
async function answer(
  ctx: Ctx,
  documentId: string,
  question: string | null,
): Promise<{ document: DocumentRow; points: StoredAnswerPoint[] } | Refused> {
  const { userId } = signedIn(ctx);
  const document = await documentById(ctx, documentId);
  if (!document) return userError('NOT_FOUND', errorText.NOT_FOUND, 'documentId');
  if (document.status !== 'DONE') return userError('CONFLICT', documentText.notDone, 'documentId');
  await ctx.throttle.take(READINGS, userId);
  const { used, limit, resetsAt } = await ctx.usage.read(ctx, userId, 'chat_messages');
  if (limit !== -1 && used >= limit)
    throw new Refusal('LIMIT_REACHED', undefined, { used, limit, resetsAt: resetsAt.toISOString() });
  const points = await readPoints(ctx, document.id, question);
  if ('userErrors' in points) return points;
  await ctx.usage.spend(ctx, userId, 'chat_messages');
  return { document, points: points.map(({ text, spans }) => ({ text: storable(text), spans })) };
}

async function changed(ctx: Ctx, document: DocumentRow) {
  // What was read of it before is not shown any more.
  ctx.memo.clear();
  await publishDocumentChanged(ctx.em, document);
  return ok({ document });
}

export async function summarizeDocument(ctx: Ctx, { documentId }: LegalDocumentIdInput) {
  const answered = await answer(ctx, documentId, null);
  if ('userErrors' in answered) return answered;
  const { document, points } = answered;
  await ctx.em.execute(
    `update document_analysis a set summary = given.summary
     from jsonb_to_recordset(?) as given (id text, summary jsonb) where a.document_id = given.id`,
    [bulkJson([{ id: document.id, summary: { points, createdAt: ctx.clock.now().toISOString() } }])],
  );
  return changed(ctx, document);
}

export async function askDocument(ctx: Ctx, input: AskDocumentInput) {
  const question = input.question.trim();
  if (question.length < LEAST || question.length > MOST)
    return userError('VALIDATION', say.questionLength(LEAST, MOST), 'question');
  if (!isStorable(question)) return userError('VALIDATION', validationText.invalidCharacters, 'question');
  const answered = await answer(ctx, input.documentId, question);
  if ('userErrors' in answered) return answered;
  const { document, points } = answered;
  ctx.em.create(DocumentQuestion, {
    id: newId('documentQuestion'),
    document: document.id,
    question,
    answer: points,
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  // As many stay as are shown.
  await ctx.em.execute(
    `delete from document_question where id in (
       select id from document_question where document_id = ? order by created_at desc, id desc offset ?)`,
    [document.id, MAX_QUESTIONS],
  );
  return changed(ctx, document);
}
