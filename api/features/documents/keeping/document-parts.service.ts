import type { StoredFilePlaces } from '#db/entities/citation-review.entity.ts';
import type { StoredAnalysis, StoredAnswerPoint, StoredDocumentSummary } from '#db/entities/document.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { pointOf, showAnalysis } from '../analysis/shown-analysis.rules.ts';
import type { Decisions } from '../analysis/stored-analysis.rules.ts';
import type { DocumentRow } from './document-rows.service.ts';
import { gradeOfContent } from './show-in-row.rules.ts';

/** The large parts of documents: read where one is opened, for all of a request in one statement. */

interface Parts {
  text: string;
  isTruncated: boolean;
  places: StoredFilePlaces;
  content: StoredAnalysis;
  decisions: Decisions;
  summary: StoredDocumentSummary | null;
}

/** Text, places and result of a document, also of one whose status is not DONE any more; `null`: it was never analysed. */
export async function partsOf(ctx: Ctx, documentId: string): Promise<Parts | null> {
  const found = await loadBatched<Parts>(ctx, 'document-parts', documentId, async (ids) => {
    const rows = await readRows<Parts & { id: string }>(
      ctx.em,
      `select document_id as id, text, is_truncated as "isTruncated", places, content, decisions, summary
       from document_analysis where document_id = any(?::text[])`,
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, ...parts }) => [id, parts]));
  });
  return found ?? null;
}

/** The result of a document that is DONE, as it is shown. */
export async function analysisOf(ctx: Ctx, document: DocumentRow) {
  const parts = document.status === 'DONE' ? await partsOf(ctx, document.id) : null;
  if (!parts) return null;
  const { content, decisions, isTruncated } = parts;
  const { grade, reason } = gradeOfContent(content, decisions);
  return {
    ...showAnalysis(parts, content, decisions),
    isTruncated,
    grade,
    gradeReason: reason,
    seconds: document.seconds ?? 0,
    analyzedAt: document.analyzedAt ?? document.updatedAt,
  };
}

export async function summaryOf(ctx: Ctx, document: DocumentRow) {
  const parts = document.status === 'DONE' ? await partsOf(ctx, document.id) : null;
  if (!parts?.summary) return null;
  return {
    points: parts.summary.points.map(pointOf(parts)),
    createdAt: new Date(parts.summary.createdAt),
  };
}

const MAX_QUESTIONS = 50;

interface QuestionRow {
  id: string;
  document_id: string;
  question: string;
  answer: StoredAnswerPoint[];
  created_at: string;
}

/** What was asked about a document, newest first. */
export async function questionsOf(ctx: Ctx, { id }: DocumentRow) {
  const asked = await loadBatched<QuestionRow[]>(ctx, 'document-questions', id, async (ids) => {
    const rows = await readRows<QuestionRow>(
      ctx.em,
      `select q.* from unnest(?::text[]) as wanted (id) cross join lateral (
         select * from document_question where document_id = wanted.id order by created_at desc, id desc limit ?) q`,
      [`{${ids.join(',')}}`, MAX_QUESTIONS],
    );
    return Map.groupBy(rows, (row) => row.document_id);
  });
  const parts = asked ? await partsOf(ctx, id) : null;
  if (!asked || !parts) return [];
  return asked.map(({ id: questionId, question, answer, created_at: createdAt }) => ({
    id: questionId,
    question,
    answer: answer.map(pointOf(parts)),
    createdAt: new Date(createdAt),
  }));
}
