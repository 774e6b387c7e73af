import { caseChatText } from '#schema/text/case-chat.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, Refusal } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { roleIn, standingIn } from '../case-file/case-access.service.ts';
import { canChat } from '../cases.policy.ts';
import type { MemberScope } from '../feed/member.stream.ts';

/** Whether the caller may read the chat of that matter. Guests, strangers and no such matter look the same. */
export const mayChat = async (ctx: Ctx, caseId: string): Promise<boolean> => {
  signedIn(ctx);
  return isId(caseId, 'case') && canChat(await roleIn(ctx, caseId));
};

/** Why nothing may be written there, or `null`: an archived matter is only read. */
export async function writingRefusal(ctx: Ctx, caseId: string, field: string) {
  const standing = await standingIn(ctx, caseId);
  if (!canChat(standing?.role ?? null)) return userError('FORBIDDEN', caseChatText.membersOnly, field);
  return standing?.isArchived ? userError('CONFLICT', caseChatText.archived, field) : null;
}

/** Those who may follow the chat of a matter, its presence and its typing. */
export const chatScope = (caseId: string): MemberScope => ({
  caseId,
  isAllowed: canChat,
  refusal: () => new Refusal('FORBIDDEN', caseChatText.membersOnly),
});
