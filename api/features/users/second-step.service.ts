import { LockMode } from '@mikro-orm/postgresql';
import { accountSecurityText as say } from '#schema/text/account-security.ts';
import { errorText } from '#schema/text/errors.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { Passkey, RecoveryCode, TotpFactor } from '#db/entities/security.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { CompleteLoginInput } from '#schema/generated/contract.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { recordAudit, recordRefusal } from '../audit/index.ts';
import { tellLogin } from './login-mail.jobs.ts';
import { hashOfRecoveryCode } from './recovery-codes.adapter.ts';
import { tellSecurity } from './security-mails.jobs.ts';
import { openSession } from './sessions.service.ts';
import { findTicket, newTicketToken, putTicket } from './tickets.service.ts';
import { stepOfCode } from './totp.adapter.ts';

/** What an account with an authenticator proves after its password. */

const STEP_MS = 10 * MINUTE;
/** Wrong codes of an account, after its right password. Sessions and passkeys of it are not touched. */
const WRONG_CODES = { name: 'second-step', points: 10, seconds: 15 * 60 };
const SIX_DIGITS = /^\d{6}$/;

/** Whether a login needs a second step. */
export const hasSecondStep = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await ctx.em.count(TotpFactor, { user: userId, confirmedAt: { $ne: null } })) > 0;

/** Whether it is the code of a step that was not used yet; it is used now. The row is locked: of two at once one is right. */
export async function takeTotpCode(ctx: Ctx, userId: string, code: string, isConfirmed = true): Promise<boolean> {
  const factor = await ctx.em.findOne(
    TotpFactor,
    { user: userId, confirmedAt: isConfirmed ? { $ne: null } : null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!factor) return false;
  const step = stepOfCode(ctx.encryption.decrypt(factor.secretSealed), code, ctx.clock.now());
  if (step === null || step <= factor.lastStep) return false;
  factor.lastStep = step;
  await ctx.em.flush();
  return true;
}

async function takeRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const used = await ctx.em.nativeUpdate(
    RecoveryCode,
    { user: userId, codeHash: hashOfRecoveryCode(code), usedAt: null },
    { usedAt: ctx.clock.now() },
  );
  if (used > 0) await tellSecurity(ctx, userId, 'RECOVERY_CODE_USED');
  return used > 0;
}

/** Counts wrong codes outside of the transaction; throws RATE_LIMITED after ten. */
async function checkSecondStep(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  await ctx.throttle.take(WRONG_CODES, userId);
  const typed = code.replace(/\s/g, '');
  const isRight = SIX_DIGITS.test(typed)
    ? await takeTotpCode(ctx, userId, typed)
    : await takeRecoveryCode(ctx, userId, typed);
  if (isRight) await ctx.throttle.forget(WRONG_CODES, userId);
  return isRight;
}

/** The refusal of a login whose password is right, with the token for the second step. */
async function askSecondStep(ctx: Ctx, user: User) {
  const token = newTicketToken();
  const now = ctx.clock.now();
  const outside = ctx.em.fork({ clear: true });
  // A refusal is rolled back: the token is stored afterwards.
  ctx.afterRefusal.push(() =>
    putTicket(outside, token, now, { kind: 'SECOND_STEP', userId: user.id, lifetimeMs: STEP_MS }),
  );
  const hasPasskey = (await ctx.em.count(Passkey, { user: user.id })) > 0;
  return {
    challenge: {
      token,
      expiresAt: later(now, STEP_MS),
      methods: ['TOTP', 'RECOVERY_CODE', ...(hasPasskey ? ['PASSKEY'] : [])],
    },
    ...userError('TWO_FACTOR_REQUIRED', errorText.TWO_FACTOR_REQUIRED, 'totpCode'),
  };
}

function refuseCode(ctx: Ctx, accountId: string, field: string) {
  recordRefusal(ctx, { action: 'SECOND_FACTOR', accountId });
  return userError('INVALID_CREDENTIALS', say.codeWrong, field);
}

/** After the first proof of who it is: the second step when the account has one, else the session. */
export async function finishSignIn(ctx: Ctx, user: User, code?: string | null) {
  if (!(await hasSecondStep(ctx, user.id))) return openProvedSession(ctx, user);
  if (!code) return askSecondStep(ctx, user);
  if (!(await checkSecondStep(ctx, user.id, code))) return refuseCode(ctx, user.id, 'totpCode');
  return openProvedSession(ctx, user);
}

/** Opens the session of whoever proved everything, and tells the account of a new device. */
export async function openProvedSession(ctx: Ctx, user: User) {
  const opened = await openSession(ctx, user);
  await tellLogin(ctx, user, opened.sessionId);
  await recordAudit(ctx, { action: 'LOGIN', accountId: user.id, actorKind: 'SELF', subject: opened.sessionId });
  return opened;
}

/** The second step of a login. A wrong code leaves the token good. */
export async function completeLogin(ctx: Ctx, { challenge, code }: CompleteLoginInput) {
  const ticket = await findTicket(ctx, 'SECOND_STEP', challenge);
  const user = ticket?.user ? await ctx.em.findOne(User, { id: ticket.user.id }) : null;
  if (!ticket || !user) return userError('VALIDATION', say.challengeOver, 'challenge');
  if (!(await checkSecondStep(ctx, user.id, code))) return refuseCode(ctx, user.id, 'code');
  ticket.usedAt = ctx.clock.now();
  return openProvedSession(ctx, user);
}
