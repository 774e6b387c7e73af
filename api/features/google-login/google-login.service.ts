import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { GoogleCodeInput, GoogleLoginInput } from '#schema/generated/contract.ts';
import { googleLoginText as say } from '#schema/text/google-login.ts';
import { AccountIdentity } from '#db/entities/account-identity.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import type { ProvedIdentity } from '#api/ports/identity.ts';
import { recordAudit } from '../audit/index.ts';
import {
  endLiveSessions,
  endTickets,
  finishSignIn,
  foldEmail,
  hasSecondStep,
  isEmail,
  openAccount,
  openSession,
} from '../users/index.ts';
import { beginAttempt } from './google-attempt.service.ts';
import { tellLink } from './google-login.jobs.ts';
import { nameFor } from './google-login.rules.ts';
import { proofOfAccessToken, proofOfCode, proofOfCredential, type ProofResult } from './google-proof.service.ts';

/** Signing in with Google. The `sub` of a verified token is who somebody is; an e-mail leads to an account once. */

export const readGoogleConfig = (ctx: Ctx) => ({ clientId: ctx.ports.identity?.clientId ?? null });

export const beginSignIn = (ctx: Ctx) => beginAttempt(ctx, { purpose: 'SIGN_IN', userId: null, loginHint: null });

export const findGoogle = (ctx: Ctx, by: { subject: string } | { user: string }) =>
  ctx.em.findOne(AccountIdentity, { provider: 'GOOGLE', ...by }, { populate: ['user'] });

export function linkIdentity(ctx: Ctx, user: User, { subject, email }: ProvedIdentity): AccountIdentity {
  const now = ctx.clock.now();
  return ctx.em.create(AccountIdentity, {
    id: newId('accountIdentity'),
    user,
    provider: 'GOOGLE',
    subject,
    email,
    linkedAt: now,
    lastUsedAt: now,
  });
}

export const noteUse = (ctx: Ctx, link: AccountIdentity, { email }: ProvedIdentity): void =>
  void Object.assign(link, { lastUsedAt: ctx.clock.now(), email: email ?? link.email });

type Found = { user: User; notice: string | null; isNew?: boolean } | { refusal: ReturnType<typeof userError> };

const refused = (...problem: Parameters<typeof userError>): Found => ({ refusal: userError(...problem) });

/** Whether the account has keys besides its password: programs, passkeys. A new way in would leave them to who made them. */
async function hasKeys(ctx: Ctx, userId: string): Promise<boolean> {
  const found = await ctx.em.execute<unknown[]>(
    `select 1 as one from api_key where user_id = ? and revoked_at is null
     union all select 1 from passkey where user_id = ? limit 1`,
    [userId, userId],
  );
  return found.length > 0;
}

/**
 * Links an account that was opened with the same address. Registration does not verify addresses: whoever set the
 * password may be somebody else, who waits for the owner of the address to work in an account that both can open. So the
 * password goes and the sessions end, and what else they may hold stops the link.
 */
async function linkByEmail(ctx: Ctx, user: User, identity: ProvedIdentity): Promise<Found> {
  if (await findGoogle(ctx, { user: user.id })) return refused('CONFLICT', say.otherGoogle);
  // Whose second step it is, is not known either: it would lock the owner of the address out.
  if ((await hasKeys(ctx, user.id)) || (await hasSecondStep(ctx, user.id))) return refused('CONFLICT', say.emailTaken);
  linkIdentity(ctx, user, identity);
  user.passwordHash = null;
  user.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  await endTickets(ctx, user.id, ['PASSWORD_RESET', 'SECOND_STEP']);
  await endLiveSessions(ctx, { user: user.id }, 'password-changed');
  await tellLink(ctx, { userId: user.id, change: 'LINKED_BY_EMAIL', email: identity.email ?? '' });
  return { user, notice: say.linkedNow };
}

/** The account of an identity; a new one when there is none. */
async function accountOf(ctx: Ctx, identity: ProvedIdentity): Promise<Found> {
  const link = await findGoogle(ctx, { subject: identity.subject });
  if (link) {
    noteUse(ctx, link, identity);
    return { user: link.user.$, notice: null };
  }
  const email = foldEmail(identity.email ?? '');
  if (!isEmail(email) || !identity.isEmailVerified) return refused('FORBIDDEN', say.emailUnverified);
  const known = await ctx.em.findOne(User, { email });
  if (known) return linkByEmail(ctx, known, identity);
  const user = await openAccount(ctx, {
    name: nameFor(identity.name, email, say.namelessAccount),
    email,
    profession: null,
    passwordHash: null,
    updatedAt: ctx.clock.now(),
  });
  if (!user) return refused('CONFLICT', say.notAuthenticated);
  linkIdentity(ctx, user, identity);
  await ctx.em.flush();
  return { user, notice: null, isNew: true };
}

async function signIn(ctx: Ctx, proof: ProofResult) {
  if ('problem' in proof) return userError('INVALID_CREDENTIALS', proof.problem);
  let found: Found;
  try {
    found = await accountOf(ctx, proof.identity);
  } catch (error) {
    // Two tabs at once: the other one was first.
    if (error instanceof UniqueConstraintViolationException) return userError('CONFLICT', say.notAuthenticated);
    throw error;
  }
  if ('refusal' in found) return found.refusal;
  const { user, notice, isNew } = found;
  // Google stands for the password, not for the second step that the account chose.
  if (!isNew) return { ...(await finishSignIn(ctx, user)), notice };
  const opened = await openSession(ctx, user);
  await recordAudit(ctx, { action: 'REGISTERED', accountId: user.id, actorKind: 'SELF' });
  return { ...opened, notice };
}

/** With the token of a prompt. What else a page says of somebody proves nothing. */
export async function googleLogin(ctx: Ctx, input: GoogleLoginInput) {
  const { credential, accessToken, state } = input;
  const isGoogle = (input.provider ?? 'google').toLowerCase() === 'google';
  if (isGoogle && credential) return signIn(ctx, await proofOfCredential(ctx, credential));
  if (isGoogle && accessToken && state) return signIn(ctx, await proofOfAccessToken(ctx, accessToken, state));
  return userError('INVALID_CREDENTIALS', say.notAuthenticated, 'credential');
}

export async function googleCodeLogin(ctx: Ctx, input: GoogleCodeInput) {
  return signIn(ctx, await proofOfCode(ctx, input, 'SIGN_IN'));
}
