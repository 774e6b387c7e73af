import type { CaseRole } from '#schema/generated/contract.ts';
import { casePeopleText as say } from '#schema/text/case-people.ts';
import { casesText } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import { DAY } from '#schema/lib/durations.ts';
import { CaseInvitation, type LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { hashOfLinkToken, looksLikeLinkToken, newLinkToken } from '#api/kernel/security/link-token.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { foldEmail } from '#api/features/users/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { findCase, roleIn } from '../case-access.service.ts';
import { recordChange } from '../case-change.service.ts';
import { sendJoinedToast } from '../toasts/case-toasts.service.ts';
import { sendInvitation } from './case-people.jobs.ts';
import { publishCaseChanged, publishMemberRemoved } from '../cases.events.ts';
import { canInvite } from '../cases.policy.ts';
import { INVITATION_DAYS, isInvitable, MAX_GUESTS, MAX_PENDING } from './invitations.rules.ts';
import { countGuestsAndPending, joinRefusal, takeSeat } from './seats.service.ts';

const HOUR_SECONDS = 3600;
/** Mails that one account causes. */
const INVITE_ACCOUNT = { name: 'invite-account', points: 60, seconds: HOUR_SECONDS };
/** Mails that one address receives from all accounts. Above the limit of one account, which so cannot use it up. */
const INVITE_ADDRESS_OF_ALL = { name: 'invite-address-all', points: 40, seconds: 24 * HOUR_SECONDS };
/** Mails that one account sends to one address. */
const INVITE_ADDRESS = { name: 'invite-address', points: 5, seconds: 24 * HOUR_SECONDS };
/** Tokens that one IP address (preview) or one account (acceptance) tries. */
const TRY_TOKEN = { name: 'invitation-token', points: 60, seconds: HOUR_SECONDS };

interface InvitedMember {
  user_id: string;
  name: string;
  role: CaseRole;
}

/** Looks only among the members of this case: the caller must not learn whether an address has an account. */
async function memberByEmail(ctx: Ctx, caseId: string, email: string): Promise<InvitedMember | null> {
  const [row] = await ctx.em.execute<InvitedMember[]>(
    `select m.user_id, u.name, m.role from case_member m join user_account u on u.id = m.user_id
     where m.case_id = ? and u.email = ?`,
    [caseId, email],
  );
  return row ?? null;
}

/** Gives a member the other role at once. Their subscriptions end, so that they start again with the new role. */
async function changeRole(ctx: Ctx, legalCase: LegalCase, member: InvitedMember, role: CaseRole): Promise<void> {
  await ctx.em.execute('update case_member set role = ? where case_id = ? and user_id = ?', [
    role,
    legalCase.id,
    member.user_id,
  ]);
  await publishMemberRemoved(ctx.em, { caseId: legalCase.id, userId: member.user_id });
  await recordChange(ctx, legalCase, {
    kind: 'ROLE_CHANGED',
    facts: { name: member.name, role },
    guest: member.user_id,
  });
}

async function writeInvitation(ctx: Ctx, legalCase: LegalCase, email: string, role: CaseRole): Promise<void> {
  const now = ctx.clock.now();
  const token = newLinkToken();
  const invitation = {
    id: newId('caseInvitation'),
    legalCase,
    inviter: signedIn(ctx).userId,
    email,
    role,
    tokenHash: hashOfLinkToken(token),
    createdAt: now,
    expiresAt: later(now, INVITATION_DAYS * DAY),
    endedAt: null,
  };
  // An earlier invitation is replaced: its link no longer works.
  await ctx.em.execute('update case_invitation set ended_at = ? where case_id = ? and email = ? and ended_at is null', [
    now,
    legalCase.id,
    email,
  ]);
  ctx.em.create(CaseInvitation, invitation);
  await ctx.em.flush();
  // The input of a job is stored in its table, so the token is encrypted there.
  await enqueue(
    ctx.em,
    sendInvitation,
    { invitationId: invitation.id, sealedToken: ctx.encryption.encrypt(token) },
    { key: invitation.id },
  );
}

/** In the audit log of the owner; whom it was is in the file of the case. */
const recordShared = (ctx: Ctx, { id, owner }: LegalCase, role: CaseRole): Promise<void> =>
  recordAudit(ctx, { action: 'CASE_SHARED', accountId: owner.id, subject: id, details: { role } });

/** Invites an address. The result does not show whether the address has an account. */
export async function inviteToCase(ctx: Ctx, input: { caseId: string; email: string; role: CaseRole }) {
  const found = await findCase(ctx, input.caseId, true);
  if (!found) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  const { legalCase } = found;
  if (!canInvite(found.role)) return userError('FORBIDDEN', say.onlyOwnerInvites, 'caseId');
  if (legalCase.archivedAt) return userError('CONFLICT', casesText.archived, 'caseId');
  if (!isInvitable(input.role)) return userError('VALIDATION', say.roleInvalid, 'role');
  const email = foldEmail(input.email);
  if (!isDeliverable(email)) return userError('VALIDATION', say.emailInvalid, 'email');
  const member = await memberByEmail(ctx, legalCase.id, email);
  if (member?.role === 'OWNER') return userError('VALIDATION', say.yourself, 'email');
  if (member?.role === input.role) return userError('CONFLICT', say.memberAlready, 'email');
  if (input.role === 'COLLABORATOR') await takeSeat(ctx, legalCase.owner.id, email);
  const { guests, pending } = await countGuestsAndPending(ctx, legalCase.id, email);
  if (input.role === 'GUEST' && guests >= MAX_GUESTS) return userError('LIMIT_REACHED', say.tooManyGuests(MAX_GUESTS));
  if (member) {
    await changeRole(ctx, legalCase, member, input.role);
    await recordShared(ctx, legalCase, input.role);
    return ok({ case: legalCase });
  }
  if (pending >= MAX_PENDING) return userError('LIMIT_REACHED', say.tooManyInvitations(MAX_PENDING));
  await ctx.throttle.take(INVITE_ACCOUNT, signedIn(ctx).userId);
  await ctx.throttle.take(INVITE_ADDRESS_OF_ALL, hashOfLinkToken(email));
  await ctx.throttle.take(INVITE_ADDRESS, `${signedIn(ctx).userId}:${hashOfLinkToken(email)}`);
  await writeInvitation(ctx, legalCase, email, input.role);
  await recordChange(ctx, legalCase, { kind: 'MEMBER_INVITED', facts: { email, role: input.role } });
  await recordShared(ctx, legalCase, input.role);
  return ok({ case: legalCase });
}

export async function revokeInvitation(ctx: Ctx, input: { caseId: string; invitationId: string }) {
  const found = await findCase(ctx, input.caseId, true);
  if (!found) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  if (!canInvite(found.role)) return userError('FORBIDDEN', say.onlyOwnerInvites, 'caseId');
  if (!isId(input.invitationId, 'caseInvitation'))
    return userError('NOT_FOUND', say.invitationNotPending, 'invitationId');
  const rows = await ctx.em.execute<unknown[]>(
    'update case_invitation set ended_at = ? where id = ? and case_id = ? and ended_at is null returning id',
    [ctx.clock.now(), input.invitationId, input.caseId],
  );
  if (rows.length === 0) return userError('NOT_FOUND', say.invitationNotPending, 'invitationId');
  const at = ctx.clock.now().toISOString();
  await publishCaseChanged(ctx.em, { caseId: input.caseId, userId: signedIn(ctx).userId, at });
  return ok({ case: found.legalCase });
}

interface InvitationRow {
  case_id: string;
  id: string;
  email: string;
  role: CaseRole;
  created_at: Date;
  expires_at: Date;
}

/** Open invitations, newest first; only the owner, who sent them, sees them. */
export async function listInvitations(ctx: Ctx, caseId: string) {
  if (!canInvite(await roleIn(ctx, caseId))) return [];
  const rows = await loadBatched<InvitationRow[]>(ctx, 'case-invitations', caseId, async (ids) => {
    const found = await readRows<InvitationRow>(
      ctx.em,
      `select case_id, id, email, role, created_at, expires_at from case_invitation
       where case_id = any(?::text[]) and ended_at is null and expires_at > ? order by created_at desc, id desc`,
      [`{${ids.join(',')}}`, ctx.clock.now()],
    );
    return Map.groupBy(found, (row) => row.case_id);
  });
  return (rows ?? []).map(({ id, email, role, created_at: sentAt, expires_at: expiresAt }) => ({
    id,
    email,
    role,
    sentAt: new Date(sentAt),
    expiresAt: new Date(expiresAt),
  }));
}

/** What an open invitation shows to anybody who has its link; `null`: unknown, ended or expired. */
export async function previewInvitation(ctx: Ctx, token: string) {
  if (!looksLikeLinkToken(token)) return null;
  await ctx.throttle.take(TRY_TOKEN, ctx.origin.ip);
  const invitation = await ctx.em.findOne(
    CaseInvitation,
    { tokenHash: hashOfLinkToken(token), endedAt: null, expiresAt: { $gt: ctx.clock.now() } },
    { populate: ['legalCase', 'inviter'] },
  );
  if (!invitation) return null;
  const { role, expiresAt } = invitation;
  const [legalCase, inviter] = [invitation.legalCase.getEntity(), invitation.inviter.getEntity()];
  return { caseTitle: legalCase.title, inviterName: inviter.name, role, expiresAt };
}

/** The caller as invitee. `isIn`: the caller is already a member of the case. */
async function inviteeOf(ctx: Ctx, invitation: CaseInvitation): Promise<{ email: string; isIn: boolean }> {
  const [row] = await ctx.em.execute<{ email: string; is_in: boolean }[]>(
    `select u.email, exists (select 1 from case_member m where m.case_id = ? and m.user_id = u.id) as is_in
     from user_account u where u.id = ?`,
    [invitation.legalCase.id, signedIn(ctx).userId],
  );
  return { email: row?.email ?? '', isIn: row?.is_in ?? false };
}

/** Why the caller cannot accept an invitation, the most important reason first; `null`: they can. */
function acceptProblem(invitation: CaseInvitation, { email, isIn }: { email: string; isIn: boolean }, now: Date) {
  if (email !== invitation.email) return userError('FORBIDDEN', say.invitationForOther, 'token');
  if (invitation.endedAt && isIn) return userError('CONFLICT', say.invitationUsed, 'token');
  if (invitation.endedAt) return userError('CONFLICT', say.invitationOver, 'token');
  return invitation.expiresAt <= now ? userError('CONFLICT', say.invitationExpired, 'token') : null;
}

/** Accepts an invitation, once. Only the account with the invited address can; the link alone is not enough. */
export async function acceptInvitation(ctx: Ctx, token: string) {
  const { userId } = signedIn(ctx);
  await ctx.throttle.take(TRY_TOKEN, userId);
  const unknown = userError('NOT_FOUND', say.invitationUnknown, 'token');
  if (!looksLikeLinkToken(token)) return unknown;
  // Locks both rows: a second click, or an edit of the case, waits and then sees what this wrote.
  await ctx.em.execute(
    `select 1 from legal_case c join case_invitation i on i.case_id = c.id where i.token_hash = ? for update of c, i`,
    [hashOfLinkToken(token)],
  );
  const invitation = await ctx.em.findOne(
    CaseInvitation,
    { tokenHash: hashOfLinkToken(token) },
    { populate: ['legalCase'], refresh: true },
  );
  if (!invitation) return unknown;
  const now = ctx.clock.now();
  const problem = acceptProblem(invitation, await inviteeOf(ctx, invitation), now);
  if (problem) return problem;
  const legalCase = invitation.legalCase.getEntity();
  if (legalCase.archivedAt) return userError('CONFLICT', say.archivedTakesNobody, 'token');
  const { email, role } = invitation;
  const full = await joinRefusal(ctx, legalCase, email, role);
  if (full) return userError('LIMIT_REACHED', full, 'token');
  invitation.endedAt = now;
  await ctx.em.execute(
    `insert into case_member (case_id, user_id, role, joined_at, delivered_sequence, read_sequence)
     values (?, ?, ?, ?, ?, ?) on conflict (case_id, user_id) do update set role = excluded.role`,
    // Messages from before they joined do not count as unread.
    [legalCase.id, userId, role, now, legalCase.messageSequence, legalCase.messageSequence],
  );
  await recordChange(ctx, legalCase, { kind: 'MEMBER_JOINED', facts: { role }, guest: userId });
  await sendJoinedToast(ctx, legalCase);
  for (const accountId of [legalCase.owner.id, userId].toSorted())
    await recordAudit(ctx, { action: 'CASE_JOINED', accountId, subject: legalCase.id, details: { role } });
  return ok({ case: legalCase });
}
