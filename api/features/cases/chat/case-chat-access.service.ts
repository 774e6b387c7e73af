import { caseChatText } from '#schema/text/case-chat.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { caseAccessOf, roleIn } from '../case-access.service.ts';
import { canChat } from '../cases.policy.ts';

/** Whether the caller may read the chat of that case. `false` for guests, for others and for no such case. */
export const mayChat = async (ctx: Ctx, caseId: string): Promise<boolean> => {
  signedIn(ctx);
  return isId(caseId, 'case') && canChat(await roleIn(ctx, caseId));
};

/** Why the caller may not write in the chat, or `null`. An archived case is read-only. */
export async function writingRefusal(ctx: Ctx, caseId: string, field: string) {
  const access = await caseAccessOf(ctx, caseId);
  if (!canChat(access?.role ?? null)) return userError('FORBIDDEN', caseChatText.membersOnly, field);
  return access?.isArchived ? userError('CONFLICT', caseChatText.archived, field) : null;
}
