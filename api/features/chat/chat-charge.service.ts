import { ChatMessage } from '#db/entities/chat.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { conversationActOf } from '../research/index.ts';

/** Which messages count against the quota: courtesy («gracias») and a request to rephrase the last answer do not. */

export const isFree = (text: string, messagesBefore: number): boolean =>
  conversationActOf(text, messagesBefore > 0) !== null;

/** Whether the question of an answer counted against the quota. */
export async function wasPaid(ctx: Ctx, answer: Pick<ChatMessage, 'questionId' | 'thread'>): Promise<boolean> {
  const [row] = await ctx.em.execute<{ text: string; before: string }[]>(
    `select q.text, (select count(*) from chat_message m where m.thread_id = q.thread_id and m.created_at < q.created_at) as before
     from chat_message q where q.id = ?`,
    [answer.questionId],
  );
  return !row || !isFree(row.text, Number(row.before));
}
