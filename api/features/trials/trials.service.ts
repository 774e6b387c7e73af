import { createHash, randomUUID } from 'node:crypto';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { sessionText } from '#schema/text/users.ts';
import { trialText } from '#schema/text/trials.ts';
import { Trial, UsedTrial } from '#db/entities/trial.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { ok, userError } from '#api/kernel/errors.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { foldEmail, keepGuest, keyHashOf, openAnonymousAccount } from '#api/features/users/index.ts';
import { beginDemoPlan, TRIAL_DAYS, turnDemoIntoTrial, usageOf } from '#api/features/subscriptions/index.ts';
import { sendTrialLink } from './trials.jobs.ts';
import { activationProblem, daysLeft, nameOfTrial } from './trials.rules.ts';

/** As long as a law school or an office behind one address needs; the plan of the demo limits what is used. */
const ACTIVATE_ADDRESS = { name: 'trial-address', points: 30, seconds: 3600 };
const DEMO_ADDRESS = { name: 'demo-address', points: 30, seconds: 3600 };
/** Mails to one e-mail, whoever asks for them. */
const MAILS = { name: 'trial-mail', points: 3, seconds: DAY / 1000 };

/** How long a trial can be read, and registered with its data, from its beginning. Its account is deleted then. */
const TRIAL_KEPT_MS = 30 * DAY;
const DEMO_MS = 2 * HOUR;

interface TrialFacts {
  userId: string;
  name: string;
  email: string;
  startedAt: Date;
  expiresAt: Date;
}

async function shownTrial(ctx: Ctx, id: string, { userId, name, email, startedAt, expiresAt }: TrialFacts) {
  const now = ctx.clock.now();
  const usage = await usageOf(ctx, userId);
  const isExpired = expiresAt <= now;
  return { id, name, email, startedAt, expiresAt, isExpired, daysLeft: daysLeft(expiresAt, now), usage };
}

/** Whether another mail may go to the e-mail. Its trial is answered in any case. */
const mayMail = (ctx: Ctx, email: string): Promise<boolean> =>
  ctx.throttle.take(MAILS, email.slice(0, 200)).then(
    () => true,
    () => false,
  );

async function mailLink(ctx: Ctx, trial: { userId: string; email: string }, isRepeated: boolean): Promise<void> {
  if (!(await mayMail(ctx, trial.email))) return;
  const { userId } = trial;
  const askedAt = ctx.clock.now().getTime();
  await enqueue(ctx.em, sendTrialLink, { userId, askedAt, isRepeated }, { key: `${userId}:${askedAt}` });
}

async function beginTrial(ctx: Ctx, email: string, name: string) {
  const key = randomUUID();
  const startedAt = ctx.clock.now();
  const expiresAt = later(startedAt, TRIAL_DAYS * DAY);
  const endsAt = later(startedAt, TRIAL_KEPT_MS);
  const keyHash = keyHashOf(key) ?? '';
  const { user } = await openAnonymousAccount(ctx, {
    kind: 'TRIAL',
    name,
    until: expiresAt,
    endsAt,
    keyHash,
    startedAt,
  });
  ctx.em.create(Trial, { user, email, keySealed: ctx.encryption.encrypt(key), startedAt, expiresAt });
  ctx.em.create(UsedTrial, { emailHash: hashOfEmail(email), usedAt: startedAt });
  await ctx.em.flush();
  await mailLink(ctx, { userId: user.id, email }, false);
  keepGuest(ctx, key, endsAt);
  return ok({ trial: await shownTrial(ctx, key, { userId: user.id, name, email, startedAt, expiresAt }) });
}

const hashOfEmail = (email: string): string => createHash('sha256').update(`trial:${email}`).digest('hex');

export async function activateTrial(ctx: Ctx, input: { email: string; name?: string | null }) {
  const problem = activationProblem(input);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  await ctx.throttle.take(ACTIVATE_ADDRESS, ctx.origin.ip);
  const email = foldEmail(input.email);
  // Of two who activate one e-mail at once, the second finds the trial of the first.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`trial:${email}`]);
  const running = await ctx.em.findOne(Trial, { email }, { populate: ['user'] });
  if (running && running.expiresAt > ctx.clock.now()) {
    const user = running.user.$;
    await mailLink(ctx, { userId: user.id, email }, true);
    const { startedAt, expiresAt } = running;
    const facts = { userId: user.id, name: user.name, email, startedAt, expiresAt };
    const key = ctx.encryption.decrypt(running.keySealed);
    keepGuest(ctx, key, later(startedAt, TRIAL_KEPT_MS));
    return ok({ trial: await shownTrial(ctx, key, facts) });
  }
  if ((await ctx.em.count(User, { email })) > 0) return userError('CONFLICT', trialText.hasAccount, 'email');
  if (running || (await ctx.em.count(UsedTrial, { emailHash: hashOfEmail(email) })) > 0)
    return userError('CONFLICT', trialText.alreadyUsed, 'email');
  return beginTrial(ctx, email, nameOfTrial(input.name, email));
}

interface TrialRow {
  user_id: string;
  name: string;
  email: string;
  started_at: string;
  expires_at: string;
}

/** A trial by its id; null: there is none, or somebody registered with it. */
export async function getTrial(ctx: Ctx, id: string) {
  const keyHash = keyHashOf(id);
  if (!keyHash) return null;
  const [row] = await readRows<TrialRow>(
    ctx.em,
    `select t.user_id, u.name, t.email, t.started_at, t.expires_at from session s
       join trial t on t.user_id = s.user_id join user_account u on u.id = t.user_id
     where s.key_hash = ? and s.ended_at is null`,
    [keyHash],
  );
  if (!row) return null;
  return shownTrial(ctx, id.trim().toLowerCase(), {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    startedAt: new Date(row.started_at),
    expiresAt: new Date(row.expires_at),
  });
}

export async function startDemoSession(ctx: Ctx) {
  await ctx.throttle.take(DEMO_ADDRESS, ctx.origin.ip);
  const startedAt = ctx.clock.now();
  const until = later(startedAt, DEMO_MS);
  const name = sessionText.demoUser;
  const { user, session } = await openAnonymousAccount(ctx, { kind: 'DEMO', name, until, endsAt: until, startedAt });
  beginDemoPlan(ctx, user.id);
  await ctx.em.flush();
  const claims = { userId: user.id, sessionId: session.id };
  const { token, expiresAt } = await ctx.ports.keyring.sign(ctx.em, claims, DEMO_MS);
  keepGuest(ctx, token, expiresAt);
  return ok({ demoSession: { token, expiresAt, usage: await usageOf(ctx, user.id) } });
}

/** What is kept of an anonymous account goes when somebody registers with it; that its e-mail had a trial stays. */
export async function endAnonymousAccount(
  ctx: Ctx,
  { userId, kind }: { userId: string; kind: 'TRIAL' | 'DEMO' },
): Promise<void> {
  if (kind === 'DEMO') await turnDemoIntoTrial(ctx, userId);
  else await ctx.em.nativeDelete(Trial, { user: userId });
}
