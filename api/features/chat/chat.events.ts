import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AnswerStage } from '#schema/generated/contract.ts';
import { announce } from '#api/kernel/events/outbox.ts';

/** An answer has grown, moved to another stage or ended. Its listeners read the row. */
export const ANSWER_CHANGED = 'chat.answer';

export const announceAnswer = (em: SqlEntityManager, messageId: string, stage?: AnswerStage): Promise<unknown> =>
  announce(em, { topic: ANSWER_CHANGED, payload: { messageId, ...(stage ? { stage } : {}) } });
