import type { CaseRole } from '#schema/generated/contract.ts';
import { casePeopleText as say } from '#schema/text/case-people.ts';
import { errorText } from '#schema/text/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import { recordAudit } from '../../audit/index.ts';
import { findCase, roleIn } from '../case-access.service.ts';
import { memberCountOf } from '../case-rows.service.ts';
import { recordChange } from '../case-change.service.ts';
import { publishMemberRemoved } from '../cases.events.ts';
import { canReadAll, canRemove } from '../cases.policy.ts';

export interface Member {
  userId: string;
  name: string;
  email: string | null;
  role: CaseRole;
  since: Date;
  deliveredSequence: number;
  readSequence: number;
}

interface MemberRow {
  case_id: string;
  user_id: string;
  name: string;
  email: string | null;
  role: CaseRole;
  joined_at: Date;
  delivered_sequence: number;
  read_sequence: number;
}

const MEMBERS_SQL = `
  select m.case_id, m.user_id, u.name, u.email, m.role, m.joined_at, m.delivered_sequence, m.read_sequence
  from case_member m join user_account u on u.id = m.user_id
  where m.case_id = any(?::text[])
  order by m.role <> 'OWNER', m.joined_at, m.user_id`;

const memberOf = (row: MemberRow): Member => ({
  userId: row.user_id,
  name: row.name,
  email: row.email,
  role: row.role,
  since: new Date(row.joined_at),
  deliveredSequence: row.delivered_sequence,
  readSequence: row.read_sequence,
});

/** All members, without an access check; one statement for all the cases of a page. */
const readMembers = async (ctx: Ctx, caseId: string): Promise<Member[]> =>
  (await loadBatched<Member[]>(ctx, 'case-members', caseId, async (ids) => {
    const rows = await readRows<MemberRow>(ctx.em, MEMBERS_SQL, [`{${ids.join(',')}}`]);
    const byCase = new Map<string, Member[]>();
    for (const row of rows) byCase.set(row.case_id, [...(byCase.get(row.case_id) ?? []), memberOf(row)]);
    return byCase;
  })) ?? [];

/** Members of a case. A guest gets no e-mail addresses and no reading marks of the chat. */
export async function listMembers(ctx: Ctx, caseId: string): Promise<Member[]> {
  const [role, members] = await Promise.all([roleIn(ctx, caseId), readMembers(ctx, caseId)]);
  if (canReadAll(role)) return members;
  return role === null
    ? []
    : members.map((member) => ({ ...member, email: null, deliveredSequence: 0, readSequence: 0 }));
}

export const countMembers = (ctx: Ctx, legalCase: { id: string }): MaybePromise<number> =>
  memberCountOf(legalCase) ?? readMembers(ctx, legalCase.id).then((members) => members.length);

const refusedRemoval = (isOneself: boolean) => {
  const message = isOneself ? say.ownerCannotLeave : say.onlyOwnerRemoves;
  return userError('FORBIDDEN', message, 'userId');
};

/** The owner removes a member, or a member leaves. The member's subscriptions to the case end at commit. */
export async function removeMember(ctx: Ctx, input: { caseId: string; userId: string }) {
  const { userId } = signedIn(ctx);
  const found = await findCase(ctx, input.caseId, true);
  if (!found) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  const isOneself = input.userId === userId;
  if (!canRemove(found.role, isOneself)) return refusedRemoval(isOneself);
  if (!isId(input.userId, 'user')) return userError('NOT_FOUND', say.memberUnknown, 'userId');
  const [removed] = await ctx.em.execute<{ name: string; email: string }[]>(
    `delete from case_member m using user_account u
     where u.id = m.user_id and m.case_id = ? and m.user_id = ? and m.role <> 'OWNER' returning u.name, u.email`,
    [input.caseId, input.userId],
  );
  if (!removed) return userError('NOT_FOUND', say.memberUnknown, 'userId');
  // With an open invitation the removed member could join again.
  await ctx.em.execute('update case_invitation set ended_at = ? where case_id = ? and email = ? and ended_at is null', [
    ctx.clock.now(),
    input.caseId,
    removed.email,
  ]);
  await publishMemberRemoved(ctx.em, { caseId: input.caseId, userId: input.userId });
  await recordChange(ctx, found.legalCase, {
    kind: 'MEMBER_REMOVED',
    facts: isOneself ? {} : { name: removed.name },
  });
  // In the logs of both: who shares the case, and who saw it.
  const act = { action: 'CASE_COLLABORATOR_REMOVED', subject: input.caseId } as const;
  for (const accountId of [found.legalCase.owner.id, input.userId].toSorted())
    await recordAudit(ctx, { ...act, accountId });
  return ok({ case: isOneself ? null : found.legalCase });
}
