import type { RequestPasswordResetInput, ResetPasswordInput } from '#schema/generated/contract.ts';
import { accountSecurityText as say } from '#schema/text/account-security.ts';
import { validationText } from '#schema/text/validation.ts';
import { User } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { hashPassword, loadCommonPasswords } from './passwords.service.ts';
import { mailPasswordReset, tellSecurity } from './security-mails.jobs.ts';
import { endLiveSessions } from './sessions.service.ts';
import { endTickets, findTicket, newTicketToken } from './tickets.service.ts';
import { foldEmail, isEmail, isObvious, passwordProblem } from './users.rules.ts';

/** A new password for whoever reads the mail of the account. */

const HOUR_SECONDS = 3600;
const REQUEST_ADDRESS = { name: 'reset-request-address', points: 30, seconds: HOUR_SECONDS };
/** With the network address in its key: nobody uses up the requests of somebody else. */
const REQUEST_EMAIL = { name: 'reset-request-email', points: 5, seconds: HOUR_SECONDS };
const RESET_ADDRESS = { name: 'reset-address', points: 30, seconds: 15 * 60 };

/** Looks nothing up: a job does, so that answer and time are the same for every e-mail. */
export async function requestPasswordReset(ctx: Ctx, input: RequestPasswordResetInput) {
  const email = foldEmail(input.email);
  if (!email) return userError('VALIDATION', validationText.allRequired, 'email');
  if (!isEmail(email)) return userError('VALIDATION', validationText.emailInvalid, 'email');
  await ctx.throttle.take(REQUEST_ADDRESS, ctx.origin.ip);
  await ctx.throttle.take(REQUEST_EMAIL, `${email}|${ctx.origin.ip}`.slice(0, 200));
  const token = newTicketToken();
  const at = ctx.clock.now().getTime();
  const sealedToken = ctx.encryption.encrypt(token);
  await enqueue(ctx.em, mailPasswordReset, { email, sealedToken, at }, { key: crypto.randomUUID() });
  return ok({ isTaken: true });
}

/** Every session ends: whoever knew the old password is out, and nobody is signed in by a link. */
export async function resetPassword(ctx: Ctx, { token, newPassword }: ResetPasswordInput) {
  await ctx.throttle.take(RESET_ADDRESS, ctx.origin.ip);
  const ticket = await findTicket(ctx, 'PASSWORD_RESET', token);
  const user = ticket?.user ? await ctx.em.findOne(User, { id: ticket.user.id }) : null;
  if (!ticket || !user) return userError('VALIDATION', say.linkInvalid, 'token');
  const common = await loadCommonPasswords();
  const owner = { name: user.name, email: user.email ?? '' };
  const problem = passwordProblem(newPassword, (text) => common.has(text) || isObvious(text, owner));
  if (problem) return userError('VALIDATION', problem.message, 'newPassword');
  user.passwordHash = await hashPassword(newPassword);
  user.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  await endTickets(ctx, user.id, ['PASSWORD_RESET', 'SECOND_STEP']);
  await endLiveSessions(ctx, { user: user.id }, 'password-reset');
  await tellSecurity(ctx, user.id, 'PASSWORD_RESET');
  return ok({ isReset: true });
}
