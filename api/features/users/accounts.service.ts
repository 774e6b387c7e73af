import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { User } from '#db/entities/user.entity.ts';
import { errorText } from '#schema/text/errors.ts';
import { validationText } from '#schema/text/validation.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, Refusal } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { readRows, rowOf, type Row } from '#api/kernel/database/rows.ts';
import { recordAudit, recordRefusal } from '../audit/index.ts';
import { hashPassword, loadCommonPasswords, needsRehash, verifyNobody, verifyPassword } from './passwords.service.ts';
import { lockAnonymousAccount } from './anonymous.service.ts';
import { finishSignIn } from './second-step.service.ts';
import { endLiveSessions, openSession } from './sessions.service.ts';
import {
  foldEmail,
  isObvious,
  loginProblem,
  PASSWORD_MAX,
  registrationProblem,
  type RegistrationInput,
} from './users.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

const MINUTES_15 = 15 * 60;
/** Wrong passwords for one account from one address. Its owner at another address is never locked out. */
const LOGIN_ACCOUNT = { name: 'login-account', points: 10, seconds: MINUTES_15 };
/** Wrong passwords from one address, whatever the account. */
const LOGIN_ADDRESS = { name: 'login-address', points: 100, seconds: MINUTES_15 };
const REGISTER_ADDRESS = { name: 'register-address', points: 300, seconds: 3600 };

type Person = Pick<User, 'name' | 'email' | 'profession' | 'passwordHash' | 'updatedAt'>;

async function createAccount(ctx: Ctx, person: Person): Promise<User> {
  const createdAt = person.updatedAt;
  const user = ctx.em.create(User, {
    id: newId('user'),
    kind: 'REGISTERED',
    anonymousUntil: null,
    features: [],
    createdAt,
    ...person,
  });
  await ctx.em.flush();
  return user;
}

/** Turns the account of a trial or a demo into that of a person; null: somebody else was first. */
async function registerAnonymous(ctx: Ctx, person: Person): Promise<User | null> {
  const user = await lockAnonymousAccount(ctx, signedIn(ctx).userId);
  if (!user || user.kind === 'REGISTERED') return null;
  const anonymous = { userId: user.id, kind: user.kind };
  Object.assign(user, person, { kind: 'REGISTERED', anonymousUntil: null });
  await ctx.em.flush();
  for (const { onRegistered } of ctx.runtime.offers) await onRegistered?.(ctx, anonymous);
  await endLiveSessions(ctx, { user: user.id }, 'registered');
  return user;
}

/**
 * The account of somebody whose e-mail has none: a new one, or that of the trial or demo whose credentials came. Null:
 * somebody registered with those first. Throws `UniqueConstraintViolationException` when the e-mail was taken meanwhile.
 */
export const openAccount = (ctx: Ctx, person: Person): Promise<User | null> =>
  ctx.actor.kind === 'user' && ctx.actor.anonymous ? registerAnonymous(ctx, person) : createAccount(ctx, person);

/**
 * Opens an account. With the credentials of a trial or a demo it is that account, with everything in it; the credentials
 * end with it.
 */
export async function register(ctx: Ctx, input: RegistrationInput) {
  const common = await loadCommonPasswords();
  const isWeak = (password: string): boolean => common.has(password) || isObvious(password, input);
  const problem = registrationProblem(input, isWeak);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  await ctx.throttle.take(REGISTER_ADDRESS, ctx.origin.ip);
  // Hashed before the e-mail is looked up: a taken one takes as long as a free one.
  const passwordHash = await hashPassword(input.password);
  const person = {
    name: input.name.trim().normalize('NFC'),
    email: foldEmail(input.email),
    profession: input.profession?.trim() || null,
    passwordHash,
    updatedAt: ctx.clock.now(),
  };
  try {
    const user = await openAccount(ctx, person);
    if (!user) return userError('CONFLICT', validationText.alreadyRegistered);
    const opened = await openSession(ctx, user);
    await recordAudit(ctx, { action: 'REGISTERED', accountId: user.id, actorKind: 'SELF' });
    return opened;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      return userError('CONFLICT', validationText.emailTaken, 'email');
    throw error;
  }
}

async function passwordMatches(user: User | null, password: string): Promise<boolean> {
  if (password.length > PASSWORD_MAX * 4) return verifyNobody(password.slice(0, PASSWORD_MAX));
  return user?.passwordHash ? verifyPassword(user.passwordHash, password) : verifyNobody(password);
}

/** The account when the password is its own. Wrong ones are counted for the account and for the address. */
export async function checkPassword(
  ctx: Ctx,
  email: string,
  password: string,
  find: () => Promise<User | null>,
): Promise<User | null> {
  const accountHere = `${email}|${ctx.origin.ip}`.slice(0, 200);
  await ctx.throttle.take(LOGIN_ADDRESS, ctx.origin.ip);
  await ctx.throttle.take(LOGIN_ACCOUNT, accountHere);
  const user = await find();
  if (!(await passwordMatches(user, password)) || !user) return null;
  await Promise.all([
    ctx.throttle.forget(LOGIN_ACCOUNT, accountHere),
    ctx.throttle.refund(LOGIN_ADDRESS, ctx.origin.ip),
  ]);
  return user;
}

export async function login(ctx: Ctx, input: { email: string; password: string; totpCode?: string | null }) {
  const problem = loginProblem(input.email, input.password);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const email = foldEmail(input.email);
  let accountId: string | null = null;
  const user = await checkPassword(ctx, email, input.password, async () => {
    const found = isStorable(email) ? await ctx.em.findOne(User, { email }) : null;
    accountId = found?.id ?? null;
    return found;
  });
  if (!user) {
    recordRefusal(ctx, { action: 'LOGIN', accountId, details: { method: 'PASSWORD' } });
    return userError('INVALID_CREDENTIALS', errorText.INVALID_CREDENTIALS);
  }
  if (user.passwordHash && needsRehash(user.passwordHash)) user.passwordHash = await hashPassword(input.password);
  return finishSignIn(ctx, user, input.totpCode);
}

/** Whether the caller's account has a password; one that only signs in with others' help has none. */
export const hasPassword = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.em.findOneOrFail(User, { id: signedIn(ctx).userId })).passwordHash !== null;

export async function getMe(ctx: Ctx): Promise<Row<User>> {
  const [raw] = await readRows(ctx.em, 'select * from user_account where id = ?', [signedIn(ctx).userId]);
  if (!raw) throw new Refusal('UNAUTHENTICATED');
  return rowOf(ctx.em, User, raw);
}
