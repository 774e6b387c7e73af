import type { ToastEvent } from '#schema/generated/contract.ts';
import { caseToastText as say } from '#schema/text/cases.ts';
import type { CaseMessage, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { sendToast, type ToastWriter } from '#api/kernel/events/toasts.ts';
import { findCase } from '../case-access.service.ts';
import { nameOfUser } from '../user-names.service.ts';
import { canChat } from '../cases.policy.ts';
import { tellJoined, tellMessage } from './case-notices.service.ts';
import { isPresent } from './presence-board.service.ts';

const MENTIONED = 'case.mentioned';
const JOINED = 'case.joined';

/** Notifies the members whom a message mentions, except its author and those who have the chat open; the others are told that there are messages. */
export async function sendMentionToasts(ctx: Ctx, message: CaseMessage): Promise<void> {
  const { legalCase, author, mentions } = message;
  const caseId = legalCase.id;
  await tellMessage(ctx, message);
  for (const userId of mentions)
    if (userId !== author.id && !isPresent(ctx, caseId, userId))
      await sendToast(ctx.em, { userId, code: MENTIONED, caseId, actorId: author.id });
}

/** Notifies the owner that somebody accepted an invitation. */
export async function sendJoinedToast(ctx: Ctx, legalCase: LegalCase): Promise<void> {
  const { id, owner } = legalCase;
  await tellJoined(ctx, legalCase);
  await sendToast(ctx.em, { userId: owner.id, code: JOINED, caseId: id, actorId: signedIn(ctx).userId });
}

const toastWriter =
  (words: (name: string, title: string) => string, kind: ToastEvent['kind']): ToastWriter =>
  async (ctx, { caseId, actorId }) => {
    const found = await findCase(ctx, String(caseId));
    if (!found || !canChat(found.role)) return null;
    const message = words(await nameOfUser(ctx, String(actorId)), found.legalCase.title);
    return { kind, message, path: `/cases/${found.legalCase.id}` };
  };

export const caseToasts: Record<string, ToastWriter> = {
  [MENTIONED]: toastWriter(say.mentioned, 'INFO'),
  [JOINED]: toastWriter(say.joined, 'SUCCESS'),
};
