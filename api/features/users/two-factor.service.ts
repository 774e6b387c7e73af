import type { ConfirmTwoFactorInput } from '#schema/generated/contract.ts';
import { accountSecurityText as say } from '#schema/text/account-security.ts';
import { RecoveryCode, TotpFactor } from '#db/entities/security.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { requireConfirmation } from './confirmation.service.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.adapter.ts';
import { hasSecondStep, takeTotpCode } from './second-step.service.ts';
import { tellSecurity } from './security-mails.jobs.ts';
import { endLiveSessions } from './sessions.service.ts';
import { endTickets } from './tickets.service.ts';
import { newTotpSecret, totpAddress } from './totp.adapter.ts';

/** Setting the second step of the login up, and taking it away. */

const ENROLMENT = { name: 'second-step-enrolment', points: 10, seconds: 15 * 60 };

/** State of the second step of an account. */
export async function twoFactorOf(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const factor = await ctx.em.findOne(TotpFactor, { user: userId, confirmedAt: { $ne: null } });
  const recoveryCodesLeft = factor ? await ctx.em.count(RecoveryCode, { user: userId, usedAt: null }) : 0;
  return { enabledAt: factor?.confirmedAt ?? null, recoveryCodesLeft };
}

/** A new secret, which counts only when a code of it was given. It replaces one that was never confirmed. */
export async function beginTwoFactor(ctx: Ctx) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const secret = newTotpSecret();
  const begun = await ctx.em.execute<unknown[]>(
    `insert into totp_factor (user_id, secret_sealed, created_at, last_step) values (?, ?, ?, 0)
     on conflict (user_id) do update
       set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_step = 0
       where totp_factor.confirmed_at is null
     returning user_id`,
    [userId, ctx.encryption.encrypt(secret), ctx.clock.now()],
  );
  if (begun.length === 0) return userError('CONFLICT', say.alreadyOn);
  return ok({ enrolment: { secret, address: totpAddress(secret, user.email ?? user.name) } });
}

/** Ten new codes in place of all others; only their hashes are stored. */
async function replaceRecoveryCodes(ctx: Ctx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await ctx.em.nativeDelete(RecoveryCode, { user: userId });
  await ctx.em.insertMany(
    RecoveryCode,
    codes.map((code) => ({ user: userId, codeHash: hashOfRecoveryCode(code), usedAt: null })),
  );
  return codes;
}

/** Every other session ends: they were opened without the second step, or by somebody who no longer has it. */
const endOtherSessions = async (ctx: Ctx): Promise<number> => {
  const { userId, sessionId } = signedIn(ctx);
  await endTickets(ctx, userId, ['SECOND_STEP', 'PASSWORD_RESET']);
  return endLiveSessions(ctx, { user: userId, id: { $ne: sessionId } }, 'second-step-changed');
};

export async function confirmTwoFactor(ctx: Ctx, { code }: ConfirmTwoFactorInput) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  await ctx.throttle.take(ENROLMENT, userId);
  const isRight = await takeTotpCode(ctx, userId, code.replace(/\s/g, ''), false);
  if (!isRight) return userError('INVALID_CREDENTIALS', say.codeWrong, 'code');
  await ctx.throttle.forget(ENROLMENT, userId);
  await ctx.em.nativeUpdate(TotpFactor, { user: userId }, { confirmedAt: ctx.clock.now() });
  const recoveryCodes = await replaceRecoveryCodes(ctx, userId);
  const endedCount = await endOtherSessions(ctx);
  await tellSecurity(ctx, userId, 'TWO_FACTOR_ON');
  return ok({ recoveryCodes, endedCount });
}

export async function disableTwoFactor(ctx: Ctx) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  if (!(await hasSecondStep(ctx, userId))) return userError('CONFLICT', say.alreadyOff);
  await ctx.em.nativeDelete(RecoveryCode, { user: userId });
  await ctx.em.nativeDelete(TotpFactor, { user: userId });
  const endedCount = await endOtherSessions(ctx);
  await tellSecurity(ctx, userId, 'TWO_FACTOR_OFF');
  return ok({ endedCount });
}

export async function regenerateRecoveryCodes(ctx: Ctx) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  if (!(await hasSecondStep(ctx, userId))) return userError('CONFLICT', say.alreadyOff);
  const recoveryCodes = await replaceRecoveryCodes(ctx, userId);
  await tellSecurity(ctx, userId, 'RECOVERY_CODES_NEW');
  return ok({ recoveryCodes });
}
