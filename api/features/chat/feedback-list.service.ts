import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AnswerEngine, FeedbackReason } from '#schema/generated/contract.ts';
import type { StoredFeedback } from '#db/entities/chat.entity.ts';

/** The rating of an answer, with what is needed to see why. Anonymous. */
export interface FeedbackEntry {
  messageId: string;
  saidAt: string;
  feedback: StoredFeedback;
  question: string;
  answer: string;
  engine: AnswerEngine | null;
  model: string | null;
  citations: { label: string; state: string }[];
}

export interface FeedbackFilter {
  /** Rated on this day or later, `YYYY-MM-DD` UTC. */
  since: string | null;
  /** Whether ratings as helpful are included. */
  withHelpful: boolean;
}

const MAX_ENTRIES = 500;

/** The latest first, at most 500. */
export async function readFeedback(
  em: SqlEntityManager,
  { since, withHelpful }: FeedbackFilter,
): Promise<FeedbackEntry[]> {
  return em.execute<FeedbackEntry[]>(
    `select a.id as "messageId", a.feedback->>'createdAt' as "saidAt", a.feedback, q.text as question, a.text as answer,
       a.engine, a.model,
       (select coalesce(jsonb_agg(jsonb_build_object('label', c->>'label', 'state', c->>'state')), '[]')
          from jsonb_array_elements(a.citations) c) as citations
     from chat_message a join chat_message q on q.id = a.question_id
     where a.feedback is not null and a.feedback->>'createdAt' >= coalesce(?, '')
       and (?::boolean or a.feedback->>'verdict' = 'NOT_HELPFUL')
     order by a.feedback->>'createdAt' desc limit ?`,
    [since, withHelpful, MAX_ENTRIES],
  );
}

export interface FeedbackCounts {
  helpful: number;
  notHelpful: number;
  reasons: { reason: FeedbackReason; count: number }[];
}

export async function countFeedback(em: SqlEntityManager, since: string | null): Promise<FeedbackCounts> {
  const [row] = await em.execute<FeedbackCounts[]>(
    `with said as (select feedback from chat_message where feedback is not null and feedback->>'createdAt' >= coalesce(?, ''))
     select (select count(*)::int from said where feedback->>'verdict' = 'HELPFUL') as helpful,
       (select count(*)::int from said where feedback->>'verdict' = 'NOT_HELPFUL') as "notHelpful",
       (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count)), '[]') from
         (select reason, count(*)::int from said, jsonb_array_elements_text(feedback->'reasons') reason
          group by reason order by 2 desc, 1) counted) as reasons`,
    [since],
  );
  return row ?? { helpful: 0, notHelpful: 0, reasons: [] };
}
