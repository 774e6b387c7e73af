import { MINUTE } from '#schema/lib/durations.ts';
import { passwordText as say } from '#schema/text/passwords.ts';
import { validationText } from '#schema/text/validation.ts';
import { Session } from '#db/entities/session.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { recordAudit, recordRefusal } from '../audit/index.ts';
import { checkPassword } from './accounts.service.ts';
import { hashPassword, loadCommonPasswords } from './passwords.service.ts';
import { endLiveSessions } from './sessions.service.ts';
import { endTickets } from './tickets.service.ts';
import { isObvious, passwordProblem } from './users.rules.ts';

/** The password is asked for again before sensitive acts, and may be changed. */

/** How long a password that was given counts. */
const CONFIRMED_MS = 10 * MINUTE;

/** Throws unless the password, or a passkey, was given in this session in the last ten minutes. */
export async function requireConfirmation(ctx: Ctx): Promise<void> {
  const { sessionId } = signedIn(ctx);
  const session = await ctx.em.findOne(Session, { id: sessionId }, { fields: ['confirmedAt'] });
  const since = session?.confirmedAt ?? null;
  if (!since || later(since, CONFIRMED_MS) <= ctx.clock.now()) throw new Refusal('CONFIRMATION_REQUIRED');
}

/** Whoever is at the keyboard has proved who they are: sensitive acts are allowed until the returned instant. */
export async function renewConfirmation(ctx: Ctx): Promise<Date> {
  const now = ctx.clock.now();
  await ctx.em.nativeUpdate(Session, { id: signedIn(ctx).sessionId }, { confirmedAt: now });
  return later(now, CONFIRMED_MS);
}

/** The account of the caller when the password is its own; else null. */
async function provedAccount(ctx: Ctx, password: string): Promise<User | null> {
  const account = await ctx.em.findOneOrFail(User, { id: signedIn(ctx).userId });
  return checkPassword(ctx, account.email ?? account.id, password, async () => account);
}

export async function confirmPassword(ctx: Ctx, { password }: { password: string }) {
  if (!password) return userError('VALIDATION', validationText.allRequired, 'password');
  const account = await provedAccount(ctx, password);
  if (!account) return userError('INVALID_CREDENTIALS', say.currentWrong, 'password');
  return ok({ confirmedUntil: await renewConfirmation(ctx) });
}

/** Every other session ends: whoever knew the old password is out. */
export async function changePassword(ctx: Ctx, input: { currentPassword: string; newPassword: string }) {
  if (!input.currentPassword) return userError('VALIDATION', validationText.allRequired, 'currentPassword');
  const account = await provedAccount(ctx, input.currentPassword);
  if (!account) {
    recordRefusal(ctx, { action: 'PASSWORD_CHANGED' });
    return userError('INVALID_CREDENTIALS', say.currentWrong, 'currentPassword');
  }
  const common = await loadCommonPasswords();
  const owner = { name: account.name, email: account.email ?? '' };
  const problem = passwordProblem(input.newPassword, (text) => common.has(text) || isObvious(text, owner));
  if (problem) return userError('VALIDATION', problem.message, 'newPassword');
  if (input.newPassword === input.currentPassword) return userError('VALIDATION', say.same, 'newPassword');
  const { userId, sessionId } = signedIn(ctx);
  account.passwordHash = await hashPassword(input.newPassword);
  account.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  // Links and second steps that were begun with the old password.
  await endTickets(ctx, userId, ['PASSWORD_RESET', 'SECOND_STEP']);
  const endedCount = await endLiveSessions(ctx, { user: userId, id: { $ne: sessionId } }, 'password-changed');
  const now = ctx.clock.now();
  await ctx.em.nativeUpdate(Session, { id: sessionId }, { confirmedAt: now });
  await notify(ctx, {
    kind: 'SECURITY',
    facts: { event: 'PASSWORD_CHANGED' },
    accounts: [userId],
    source: `PASSWORD_CHANGED:${now.getTime()}`,
    path: '/dashboard?tab=settings&part=security',
  });
  await recordAudit(ctx, { action: 'PASSWORD_CHANGED', details: { ended: endedCount } });
  return ok({ endedCount });
}
