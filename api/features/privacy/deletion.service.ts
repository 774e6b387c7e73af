import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { RequestAccountDeletionInput } from '#schema/generated/contract.ts';
import { privacyText as say } from '#schema/text/privacy.ts';
import { DAY } from '#schema/lib/durations.ts';
import { AccountDeletion, PrivacyRequest } from '#db/entities/privacy.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { recordAudit } from '../audit/index.ts';
import { runningOf } from '../subscriptions/index.ts';
import { endLiveSessions, publishSessionsEnded, requireConfirmation } from '../users/index.ts';
import { LEFT_BEHIND, OF_CASE_OWNER } from './own-rows.rules.ts';
import { BLOCK_DAYS } from './privacy.rules.ts';
import { mailPrivacy } from './privacy-mail.jobs.ts';
import { answered, openRequest, shownPrivacy } from './requests.service.ts';

/** Deletion of an account: asked for, blocked for a while, called off, or done. */

/** Keys and feeds are revoked for good: whoever calls the deletion off makes them anew. */
async function revokeAccess(ctx: Ctx, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const keys = await ctx.em.execute<{ id: string }[]>(
    'update api_key set revoked_at = ? where user_id = ? and revoked_at is null returning id',
    [now, userId],
  );
  await publishSessionsEnded(
    ctx.em,
    keys.map(({ id }) => id),
  );
  await ctx.em.execute('update calendar_feed set revoked_at = ? where owner_id = ? and revoked_at is null', [
    now,
    userId,
  ]);
}

export async function requestAccountDeletion(ctx: Ctx, { sharedCases }: RequestAccountDeletionInput) {
  const { userId } = signedIn(ctx);
  await requireConfirmation(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (user.closingAt) return userError('CONFLICT', say.alreadyClosing);
  const paid = await runningOf(ctx, userId);
  if (paid && !paid.cancelAtPeriodEnd && !paid.isPrepaid) return userError('CONFLICT', say.cancelPlanFirst);
  const now = ctx.clock.now();
  const dueAt = later(now, BLOCK_DAYS * DAY);
  const request = openRequest(ctx, { userId, right: 'CANCELLATION', text: null });
  Object.assign(request, answered(ctx, say.deletionAnswer(dueAt), 'ANSWERED'));
  ctx.em.create(AccountDeletion, { user: userId, requestId: request.id, sharedCases, requestedAt: now, dueAt });
  user.closingAt = dueAt;
  await ctx.em.flush();
  await revokeAccess(ctx, userId);
  await endLiveSessions(ctx, { user: userId }, 'closing');
  const mail = { kind: 'DELETION_REQUESTED', to: user.email ?? '', at: now.getTime(), due: dueAt.getTime() } as const;
  await enqueue(ctx.em, mailPrivacy, mail, { key: request.id });
  await recordAudit(ctx, { action: 'ACCOUNT_DELETION_REQUESTED', subject: request.id });
  return shownPrivacy(ctx);
}

export async function cancelAccountDeletion(ctx: Ctx) {
  const { userId, sessionId } = signedIn(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const deletion = await ctx.em.findOne(AccountDeletion, { user: userId });
  if (!deletion || !user.closingAt) return userError('CONFLICT', say.notClosing);
  const now = ctx.clock.now();
  await ctx.em.nativeUpdate(PrivacyRequest, { id: deletion.requestId }, { state: 'WITHDRAWN', doneAt: now });
  ctx.em.remove(deletion);
  user.closingAt = null;
  await ctx.em.flush();
  ctx.afterCommit.push(() => ctx.ports.sessions.forget(sessionId));
  const mail = { kind: 'DELETION_CANCELLED', to: user.email ?? '', at: now.getTime() } as const;
  await enqueue(ctx.em, mailPrivacy, mail, { key: `${deletion.requestId}:off` });
  await recordAudit(ctx, { action: 'ACCOUNT_DELETION_CANCELLED', subject: deletion.requestId });
  return shownPrivacy(ctx);
}

/** Cases of the account that collaborators work in. */
const SHARED_CASES = `select c.id, (select m.user_id from case_member m
    where m.case_id = c.id and m.role = 'COLLABORATOR' order by m.joined_at, m.user_id limit 1) as heir
  from legal_case c where c.owner_id = ? and exists
    (select from case_member m where m.case_id = c.id and m.role = 'COLLABORATOR')`;

/** Gives each shared case to the collaborator who joined first, with the dates and parties that are of its owner. */
async function handOver(em: SqlEntityManager, userId: string): Promise<number> {
  const cases = await em.execute<{ id: string; heir: string }[]>(`${SHARED_CASES} order by c.id`, [userId]);
  for (const { id, heir } of cases) {
    await em.execute("delete from case_member where case_id = ? and user_id = ? and role = 'OWNER'", [id, userId]);
    await em.execute("update case_member set role = 'OWNER' where case_id = ? and user_id = ?", [id, heir]);
    for (const { table, column, caseColumn } of OF_CASE_OWNER)
      await em.execute(`update ${table} set ${column} = ? where ${caseColumn} = ? and ${column} = ?`, [
        heir,
        id,
        userId,
      ]);
  }
  return cases.length;
}

/** What the account wrote in cases of others stays there, under an account without a name. */
async function leaveBehind(ctx: Ctx, em: SqlEntityManager, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const nobody = newId('user');
  await em.execute(
    `insert into user_account (id, name, kind, features, created_at, updated_at) values (?, ?, 'REGISTERED', '{}', ?, ?)`,
    [nobody, say.deletedAccount, now, now],
  );
  let moved = 0;
  for (const { table, column, where } of LEFT_BEHIND) {
    const { affectedRows } = await em
      .getConnection()
      .execute<{ affectedRows: number }>(
        `update ${table} set ${column} = ? where ${column} = ? and ${where}`,
        [nobody, userId, userId],
        'run',
        em.getTransactionContext(),
      );
    moved += affectedRows;
  }
  if (moved === 0) await em.execute('delete from user_account where id = ?', [nobody]);
}

/** Deletes an account whose time is over; `false`: it was called off meanwhile, or another server does it. */
export async function deleteAccount(ctx: Ctx, userId: string): Promise<boolean> {
  return ctx.em.fork({ clear: true }).transactional(async (inner) => {
    const em = inner as SqlEntityManager;
    const [user] = await em.execute<{ email: string | null; shared_cases: string }[]>(
      `select u.email, d.shared_cases from account_deletion d join user_account u on u.id = d.user_id
       where d.user_id = ? and d.due_at <= ? for update of d, u skip locked`,
      [userId, ctx.clock.now()],
    );
    if (!user) return false;
    const inside = { ...ctx, em };
    if (user.shared_cases === 'HAND_OVER') await handOver(em, userId);
    await endLiveSessions(inside, { user: userId }, 'closing');
    await leaveBehind(ctx, em, userId);
    await em.execute('delete from user_account where id = ?', [userId]);
    const at = ctx.clock.now().getTime();
    if (user.email)
      await enqueue(em, mailPrivacy, { kind: 'DELETION_DONE', to: user.email, at }, { key: `${userId}:gone` });
    await recordAudit(inside, { action: 'ACCOUNT_DELETED', accountId: userId, actorKind: 'SERVICE' });
    return true;
  });
}
