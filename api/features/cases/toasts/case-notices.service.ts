import { HOUR } from '#schema/lib/durations.ts';
import type { CaseMessage, LegalCase } from '#db/entities/case.entity.ts';
import { asSystem } from '#db/row-wall.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { nameOfUser } from '../user-names.service.ts';
import { isPresent } from './presence-board.service.ts';

/** What happens in a case is told to who works in it, in the list of notifications. */

interface Others {
  userIds: string[];
  caseTitle: string;
}

/** Who works in a case besides the caller. Guests are not told. */
async function othersIn(ctx: Ctx, caseId: string): Promise<Others> {
  const rows = await readRows<{ user_id: string; title: string }>(
    ctx.em,
    `select m.user_id, c.title from case_member m join legal_case c on c.id = m.case_id
     where m.case_id = ? and m.role in ('OWNER', 'COLLABORATOR') and m.user_id <> ?`,
    [caseId, signedIn(ctx).userId],
  );
  return { userIds: rows.map((row) => row.user_id), caseTitle: rows[0]?.title ?? '' };
}

/** Many changes within an hour are one notification. */
const hourOf = (ctx: Ctx): number => Math.floor(ctx.clock.now().getTime() / HOUR);

export async function tellChanged(ctx: Ctx, caseId: string): Promise<void> {
  const { userIds, caseTitle } = await othersIn(ctx, caseId);
  if (userIds.length === 0) return;
  const { userId } = signedIn(ctx);
  await notify(ctx, {
    kind: 'CASE_CHANGED',
    facts: { actor: await nameOfUser(ctx, userId), caseTitle },
    accounts: userIds,
    source: `${caseId}:${userId}:${hourOf(ctx)}`,
    path: `/cases/${caseId}`,
  });
}

/** Those who have the chat open see the message. */
export async function tellMessage(ctx: Ctx, { id, legalCase, author, mentions }: CaseMessage): Promise<void> {
  const { userIds, caseTitle } = await othersIn(ctx, legalCase.id);
  const absent = userIds.filter((userId) => !isPresent(ctx, legalCase.id, userId));
  if (absent.length === 0) return;
  const facts = { actor: await nameOfUser(ctx, author.id), caseTitle };
  const path = `/cases/${legalCase.id}`;
  const mentioned = absent.filter((userId) => mentions.includes(userId));
  await notify(ctx, { kind: 'CASE_MENTION', facts, accounts: mentioned, source: id, path });
  const others = absent.filter((userId) => !mentions.includes(userId));
  const source = `${legalCase.id}:${hourOf(ctx)}`;
  await notify(ctx, { kind: 'CASE_MESSAGE', facts, accounts: others, source, path });
}

export async function tellJoined(ctx: Ctx, { id, owner, title }: LegalCase): Promise<void> {
  const { userId } = signedIn(ctx);
  const facts = { actor: await nameOfUser(ctx, userId), caseTitle: title };
  const source = `${id}:${userId}:${ctx.clock.now().getTime()}`;
  await notify(ctx, { kind: 'CASE_JOINED', facts, accounts: [owner.id], source, path: `/cases/${id}` });
}

interface Invited {
  id: string;
  email: string;
  inviterName: string;
  caseTitle: string;
}

/** Who has an account with the address that was invited. The link is in the mail only. */
export async function tellInvited(ctx: Ctx, { id, email, inviterName, caseTitle }: Invited): Promise<void> {
  const found = await asSystem(() =>
    readRows<{ id: string }>(ctx.em, `select id from user_account where email = ? and kind = 'REGISTERED'`, [email]),
  );
  const facts = { actor: inviterName, caseTitle };
  const accounts = found.map((account) => account.id);
  await notify(ctx, { kind: 'CASE_INVITATION', facts, accounts, source: id, path: null });
}
