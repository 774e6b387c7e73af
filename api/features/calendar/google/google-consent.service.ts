import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FinishGoogleConnectionInput } from '#schema/generated/contract.ts';
import { googleText as say } from '#schema/text/google-calendar.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { GoogleConnection, GoogleConsent } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { newId } from '#api/kernel/ids.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { PermissionLost, type CalendarGrant, type CalendarSync } from '#api/ports/calendar-sync.ts';
import { PortError } from '#api/ports/port-error.ts';
import { leaveConnection } from './google-connection.service.ts';
import { encryptGrant } from './google-grant.service.ts';
import { findConnection } from './google-state.service.ts';
import { syncGoogle } from './google-sync.jobs.ts';
import { tellMany } from './google-sync.service.ts';

/** Asking for the permission, and taking it. */

export const CALLBACK_PATH = '/api/calendar/callback';
const COOKIE = 'foja_calendar';
const PATIENCE_MS = 10 * MINUTE;
const EXCHANGE_MS = 20_000;
const ASK = { name: 'google-connect', points: 20, seconds: 600 };
const ANSWER = { name: 'google-answer', points: 60, seconds: 600 };

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (hash: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(other, 'hex'));

const returnTo = (ctx: Ctx): string => ctx.ports.address() + CALLBACK_PATH;

function configured(ctx: Ctx): CalendarSync {
  if (!ctx.ports.calendarSync) throw new Refusal('NOT_CONFIGURED', say.notConfigured);
  return ctx.ports.calendarSync;
}

/** Google's page of permission. The state is good once, for ten minutes, in this browser. */
export async function connectGoogle(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const vendor = configured(ctx);
  await ctx.throttle.take(ASK, userId);
  const [state, verifier, browser] = [secret(), secret(), secret()];
  ctx.em.create(GoogleConsent, {
    stateHash: hashOf(state),
    user: userId,
    verifier: ctx.encryption.encrypt(verifier),
    browserHash: hashOf(browser),
    expiresAt: later(ctx.clock.now(), PATIENCE_MS),
  });
  ctx.cookies.set(COOKIE, browser, { maxAgeSeconds: PATIENCE_MS / 1000, isForReturn: true });
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  return ok({ authUrl: await vendor.consentUrl({ state, codeChallenge, returnTo: returnTo(ctx) }) });
}

/**
 * Takes a permission that was asked for, once. Whoever sends the address of their own state to somebody else would get
 * that person's calendar: the answer is only taken in the browser that asked.
 */
async function takeConsent(ctx: Ctx, state: string): Promise<GoogleConsent | 'OTHER_BROWSER' | null> {
  const consent = await ctx.em.findOne(GoogleConsent, { stateHash: hashOf(state) });
  if (!consent || consent.expiresAt <= ctx.clock.now()) return null;
  const browser = ctx.cookies.get(COOKIE);
  if (browser === undefined || !isSame(hashOf(browser), consent.browserHash)) return 'OTHER_BROWSER';
  // Outside of the transaction: used up even when what follows fails.
  const used = await ctx.em
    .fork({ clear: true })
    .execute<unknown[]>('delete from google_consent where state_hash = ? returning 1 as one', [consent.stateHash]);
  ctx.em.getUnitOfWork().unsetIdentity(consent);
  return used.length > 0 ? consent : null;
}

interface Permission {
  grant: CalendarGrant;
  calendarName: string;
}

/** The permission, and whose calendar it is for. */
async function askGoogle(ctx: Ctx, consent: GoogleConsent, code: string): Promise<Permission> {
  const vendor = configured(ctx);
  const signal = AbortSignal.any([ctx.shutdown, AbortSignal.timeout(EXCHANGE_MS)]);
  try {
    const codeVerifier = ctx.encryption.decrypt(consent.verifier);
    const first = await vendor.exchange({ code, codeVerifier, returnTo: returnTo(ctx) }, signal);
    const calendar = await vendor.open(first);
    const { calendarName } = await calendar.check(signal);
    return { grant: calendar.grant(), calendarName };
  } catch (error) {
    ctx.log.warn({ err: error }, 'google: the permission was not taken');
    if (error instanceof PermissionLost) throw new Refusal('FORBIDDEN', say.notEnough);
    if (error instanceof PortError && error.reason === 'NOT_CONFIGURED')
      throw new Refusal('NOT_CONFIGURED', say.notConfigured);
    throw new Refusal('UPSTREAM', say.connectFailed);
  }
}

/** A new permission for the same calendar goes on where the old one was; another calendar begins from nothing. */
async function keepPermission(ctx: Ctx, userId: string, { grant, calendarName }: Permission): Promise<void> {
  const now = ctx.clock.now();
  let known = await findConnection(ctx, userId);
  if (known && known.calendarName !== calendarName) {
    await leaveConnection(ctx, known, { keepsEvents: false });
    known = null;
  }
  const fresh = {
    sealedGrant: encryptGrant(ctx, grant),
    connectedAt: now,
    revokedAt: null,
    isWaiting: false,
    updatedAt: now,
  };
  if (known) ctx.em.assign(known, fresh);
  else
    ctx.em.create(GoogleConnection, {
      ...fresh,
      id: newId('googleConnection'),
      user: userId,
      calendarName,
      lastSyncedAt: null,
      syncToken: null,
      pageToken: null,
      isFullRead: false,
      reading: 0,
      runningSince: null,
    });
  await ctx.em.flush();
  await enqueue(ctx.em, syncGoogle, { userId }, { key: userId });
}

/** What Google's page came back with. */
export async function finishGoogle(ctx: Ctx, { state, code, error }: FinishGoogleConnectionInput) {
  configured(ctx);
  await ctx.throttle.take(ANSWER, ctx.origin.ip);
  const consent = await takeConsent(ctx, state);
  if (consent === 'OTHER_BROWSER') return { ...userError('FORBIDDEN', say.otherBrowser, 'state'), connected: false };
  if (!consent) return { ...userError('NOT_FOUND', say.stateUnknown, 'state'), connected: false };
  ctx.cookies.clear(COOKIE);
  if (error != null || code == null) return { ...userError('FORBIDDEN', say.denied, 'error'), connected: false };
  const userId = consent.user.id;
  await keepPermission(ctx, userId, await askGoogle(ctx, consent, code));
  await tellMany(ctx, userId);
  return ok({ connected: true });
}
