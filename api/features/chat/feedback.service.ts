import type { FeedbackReason, FeedbackVerdict } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { feedbackText } from '#schema/text/chat.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isFinal } from './chat.rules.ts';
import { findMessage } from './chat.service.ts';

const MAX_COMMENT_LENGTH = 1000;

export interface Rating {
  messageId: string;
  verdict: FeedbackVerdict;
  reasons?: FeedbackReason[] | null;
  comment?: string | null;
}

/** Saves the rating of an answer. A new rating replaces the old one. */
export async function rateAnswer(ctx: Ctx, { messageId, verdict, reasons, comment }: Rating) {
  const message = await findMessage(ctx, messageId);
  if (!message || message.role !== 'ASSISTANT') return userError('NOT_FOUND', errorText.NOT_FOUND, 'messageId');
  if (!isFinal(message.status)) return userError('CONFLICT', feedbackText.notFinished, 'messageId');
  const words = comment?.replaceAll('\u0000', '').toWellFormed().trim() || null;
  if (words && words.length > MAX_COMMENT_LENGTH)
    return userError('VALIDATION', feedbackText.tooLong(MAX_COMMENT_LENGTH), 'comment');
  if (verdict === 'HELPFUL' && reasons?.length)
    return userError('VALIDATION', feedbackText.reasonsOfHelpful, 'reasons');
  message.feedback = {
    verdict,
    reasons: [...new Set(reasons ?? [])],
    comment: words,
    createdAt: ctx.clock.now().toISOString(),
  };
  return ok({ message });
}
