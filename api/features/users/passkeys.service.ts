import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type {
  AddPasskeyInput,
  BeginPasskeyLoginInput,
  PasskeyAnswerInput,
  RenamePasskeyInput,
} from '#schema/generated/contract.ts';
import { accountSecurityText as say } from '#schema/text/account-security.ts';
import { AccountIdentity } from '#db/entities/account-identity.entity.ts';
import { Passkey } from '#db/entities/security.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { isStorable } from '#api/kernel/database/storable.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal, userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { recordRefusal } from '../audit/index.ts';
import { renewConfirmation, requireConfirmation } from './confirmation.service.ts';
import { accountNamedBy, askForPasskeyOf, askPasskey, passkeySite, provedByPasskey } from './passkey-proof.service.ts';
import { openProvedSession } from './second-step.service.ts';
import { tellSecurity } from './security-mails.jobs.ts';
import { findTicket, takeTicket } from './tickets.service.ts';
import { readRegistration, registrationOptions } from './webauthn.adapter.ts';

/** Passkeys of an account, and signing in with one. */

const MAX_PASSKEYS = 20;
const NAME_MAX = 60;
const ASK_ADDRESS = { name: 'passkey-ask-address', points: 100, seconds: 15 * 60 };
const ANSWER_ADDRESS = { name: 'passkey-answer-address', points: 100, seconds: 15 * 60 };

export const listPasskeys = (ctx: Ctx): Promise<Passkey[]> =>
  ctx.em.find(Passkey, { user: signedIn(ctx).userId }, { orderBy: { createdAt: 'desc' }, limit: MAX_PASSKEYS });

/** The name as it is stored; null: it is empty, too long, or cannot be stored. */
function readName(given: string): string | null {
  const name = given.trim().normalize('NFC');
  return name && [...name].length <= NAME_MAX && isStorable(name) ? name : null;
}

export async function beginPasskeyRegistration(ctx: Ctx) {
  await requireConfirmation(ctx);
  const { userId, sessionId } = signedIn(ctx);
  const site = passkeySite(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const held = await listPasskeys(ctx);
  if (held.length >= MAX_PASSKEYS) return userError('LIMIT_REACHED', say.tooManyPasskeys(MAX_PASSKEYS));
  const options = await registrationOptions(site, { id: userId, email: user.email ?? '', name: user.name }, held);
  return ok({ request: await askPasskey(ctx, options, { kind: 'PASSKEY_NEW', userId, sessionId }) });
}

export async function addPasskey(ctx: Ctx, { token, response, name: given }: AddPasskeyInput) {
  await requireConfirmation(ctx);
  const { userId, sessionId } = signedIn(ctx);
  const name = readName(given);
  if (!name) return userError('VALIDATION', say.passkeyName(NAME_MAX), 'name');
  const ticket = await takeTicket(ctx, 'PASSKEY_NEW', token);
  const isOwn = ticket?.userId === userId && ticket.sessionId === sessionId;
  const made = isOwn && ticket.challenge ? await readRegistration(passkeySite(ctx), ticket.challenge, response) : null;
  if (!made) return userError('VALIDATION', say.passkeyRefused, 'response');
  if ((await ctx.em.count(Passkey, { user: userId })) >= MAX_PASSKEYS)
    return userError('LIMIT_REACHED', say.tooManyPasskeys(MAX_PASSKEYS));
  const createdAt = ctx.clock.now();
  const passkey = ctx.em.create(Passkey, {
    id: newId('passkey'),
    user: userId,
    name,
    ...made,
    createdAt,
    lastUsedAt: null,
  });
  try {
    await ctx.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return userError('CONFLICT', say.passkeyKnown, 'response');
    throw error;
  }
  await tellSecurity(ctx, userId, 'PASSKEY_ADDED');
  return ok({ passkey });
}

/** An own passkey; null: it does not exist, or is somebody else's. */
const ownPasskey = async (ctx: Ctx, id: string): Promise<Passkey | null> =>
  isId(id, 'passkey') ? ctx.em.findOne(Passkey, { id, user: signedIn(ctx).userId }) : null;

const notFound = () => userError('NOT_FOUND', new Refusal('NOT_FOUND').message, 'id');

export async function renamePasskey(ctx: Ctx, { id, name: given }: RenamePasskeyInput) {
  const name = readName(given);
  if (!name) return userError('VALIDATION', say.passkeyName(NAME_MAX), 'name');
  const passkey = await ownPasskey(ctx, id);
  if (!passkey) return notFound();
  passkey.name = name;
  await ctx.em.flush();
  return ok({ passkey });
}

/** Whether nobody could sign in with one passkey less. */
async function isOnlyWayIn(ctx: Ctx, { id, passwordHash }: User): Promise<boolean> {
  if (passwordHash) return false;
  // One that the server cannot ask is no way in.
  const others = ctx.ports.identity ? await ctx.em.count(AccountIdentity, { user: id }) : 0;
  return others + (await ctx.em.count(Passkey, { user: id })) <= 1;
}

export async function deletePasskey(ctx: Ctx, id: string) {
  await requireConfirmation(ctx);
  const { userId } = signedIn(ctx);
  // Two ways in that are taken away at once wait for each other: each would count the other one.
  const user = await ctx.em.findOneOrFail(
    User,
    { id: userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const passkey = await ownPasskey(ctx, id);
  if (!passkey) return notFound();
  if (await isOnlyWayIn(ctx, user)) return userError('CONFLICT', say.onlyWayIn, 'id');
  await ctx.em.remove(passkey).flush();
  await tellSecurity(ctx, userId, 'PASSKEY_REMOVED');
  return ok({ deletedPasskeyId: id });
}

/** With the token of a login that waits for its second step, of that account; else of whoever answers. */
export async function beginPasskeyLogin(ctx: Ctx, { challenge }: BeginPasskeyLoginInput) {
  await ctx.throttle.take(ASK_ADDRESS, ctx.origin.ip);
  const waiting = challenge ? await findTicket(ctx, 'SECOND_STEP', challenge) : null;
  if (challenge && !waiting) return userError('VALIDATION', say.challengeOver, 'challenge');
  const userId = waiting?.user?.id ?? null;
  return ok({ request: await askForPasskeyOf(ctx, { kind: 'PASSKEY_LOGIN', userId }) });
}

/** A passkey is something one has that knows its person: no second step follows. */
export async function loginWithPasskey(ctx: Ctx, answer: PasskeyAnswerInput) {
  await ctx.throttle.take(ANSWER_ADDRESS, ctx.origin.ip);
  const userId = await provedByPasskey(ctx, 'PASSKEY_LOGIN', answer);
  const user = userId ? await ctx.em.findOne(User, { id: userId }) : null;
  if (!user) {
    const accountId = await accountNamedBy(ctx, answer.response);
    recordRefusal(ctx, { action: 'LOGIN', accountId, details: { method: 'PASSKEY' } });
    return userError('INVALID_CREDENTIALS', say.passkeyRefused, 'response');
  }
  return openProvedSession(ctx, user);
}

export async function beginPasskeyConfirmation(ctx: Ctx) {
  const { userId, sessionId } = signedIn(ctx);
  if ((await ctx.em.count(Passkey, { user: userId })) === 0) return userError('NOT_FOUND', say.noPasskey);
  return ok({ request: await askForPasskeyOf(ctx, { kind: 'PASSKEY_CONFIRM', userId, sessionId }) });
}

/** Stands for the password before sensitive acts. */
export async function confirmWithPasskey(ctx: Ctx, answer: PasskeyAnswerInput) {
  const { userId, sessionId } = signedIn(ctx);
  await ctx.throttle.take(ANSWER_ADDRESS, ctx.origin.ip);
  if ((await provedByPasskey(ctx, 'PASSKEY_CONFIRM', answer, sessionId)) !== userId)
    return userError('INVALID_CREDENTIALS', say.passkeyRefused, 'response');
  return ok({ confirmedUntil: await renewConfirmation(ctx) });
}
