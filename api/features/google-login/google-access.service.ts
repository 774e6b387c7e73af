import type { BeginGoogleProofInput, GoogleCodeInput } from '#schema/generated/contract.ts';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { googleLoginText as say } from '#schema/text/google-login.ts';
import { Passkey } from '#db/entities/security.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { renewConfirmation, requireConfirmation } from '../users/index.ts';
import { beginAttempt } from './google-attempt.service.ts';
import { tellLink } from './google-login.jobs.ts';
import { isFresh } from './google-login.rules.ts';
import { findGoogle, linkIdentity, noteUse } from './google-login.service.ts';
import { proofOfCode, type Proof } from './google-proof.service.ts';

/** Google in the settings of an account: link, unlink, and proof of who is at the keyboard. */

/** Whether nobody could sign in without Google. */
async function isOnlyWayIn(ctx: Ctx, user: User): Promise<boolean> {
  if (user.passwordHash !== null) return false;
  return (await ctx.em.count(Passkey, { user: user.id })) === 0;
}

export async function readAccess(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const link = await findGoogle(ctx, { user: userId });
  return {
    isConfigured: ctx.ports.identity !== null,
    email: link ? (link.email ?? user.email) : null,
    linkedAt: link?.linkedAt ?? null,
    lastUsedAt: link?.lastUsedAt ?? null,
    hasPassword: user.passwordHash !== null,
    isOnlyWayIn: link !== null && (await isOnlyWayIn(ctx, user)),
  };
}

export async function beginProof(ctx: Ctx, { purpose }: BeginGoogleProofInput) {
  const { userId } = signedIn(ctx);
  const link = await findGoogle(ctx, { user: userId });
  if (purpose === 'CONFIRM' && !link) return userError('CONFLICT', say.notLinked);
  return beginAttempt(ctx, { purpose, userId, loginHint: link?.email ?? null });
}

/** The proof of an attempt that this account began; another account's is as good as none. */
async function ownProof(ctx: Ctx, input: GoogleCodeInput, purpose: 'LINK' | 'CONFIRM'): Promise<Proof | string> {
  const proof = await proofOfCode(ctx, input, purpose);
  if ('problem' in proof) return proof.problem;
  return proof.userId === signedIn(ctx).userId ? proof : say.stateUnknown;
}

export async function linkGoogle(ctx: Ctx, input: GoogleCodeInput) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  if (await findGoogle(ctx, { user: userId })) return userError('CONFLICT', say.otherGoogle);
  const proof = await ownProof(ctx, input, 'LINK');
  if (typeof proof === 'string') return userError('INVALID_CREDENTIALS', proof);
  const { identity } = proof;
  if (await findGoogle(ctx, { subject: identity.subject })) return userError('CONFLICT', say.linkedElsewhere);
  linkIdentity(ctx, await ctx.em.findOneOrFail(User, { id: userId }), identity);
  try {
    await ctx.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return userError('CONFLICT', say.linkedElsewhere);
    throw error;
  }
  await tellLink(ctx, { userId, change: 'LINKED', email: identity.email ?? '' });
  return ok({ access: await readAccess(ctx) });
}

export async function unlinkGoogle(ctx: Ctx) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  // A passkey that is deleted at the same time waits: each would count the other one.
  await ctx.em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const link = await findGoogle(ctx, { user: userId });
  if (!link) return userError('CONFLICT', say.notLinked);
  if (await isOnlyWayIn(ctx, link.user.$)) return userError('CONFLICT', say.onlyWayIn);
  await ctx.em.remove(link).flush();
  await tellLink(ctx, { userId, change: 'UNLINKED', email: link.email ?? '' });
  return ok({ access: await readAccess(ctx) });
}

/** Google does not promise to ask for the password again: what is proved is that its account is open here, now. */
export async function confirmWithGoogle(ctx: Ctx, input: GoogleCodeInput) {
  const proof = await ownProof(ctx, input, 'CONFIRM');
  if (typeof proof === 'string') return userError('INVALID_CREDENTIALS', proof);
  const link = await findGoogle(ctx, { user: signedIn(ctx).userId });
  if (!link || link.subject !== proof.identity.subject) return userError('INVALID_CREDENTIALS', say.otherPerson);
  if (!isFresh(proof.identity.issuedAt, ctx.clock.now())) return userError('INVALID_CREDENTIALS', say.stateUnknown);
  noteUse(ctx, link, proof.identity);
  return ok({ confirmedUntil: await renewConfirmation(ctx) });
}
