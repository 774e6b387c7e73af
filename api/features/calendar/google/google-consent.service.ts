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
import { removeConnection } from './google-connection.service.ts';
import { encryptGrant } from './google-grant.service.ts';
import { findConnection } from './google-state.service.ts';
import { syncGoogle } from './google-sync.jobs.ts';
import { publishManyChanged } from './google-sync.service.ts';

/** Requests the permission of Google (OAuth with PKCE) and stores it. */

export const CALLBACK_PATH = '/api/calendar/callback';
const COOKIE = 'foja_calendar';
const CONSENT_TTL_MS = 10 * MINUTE;
const EXCHANGE_MS = 20_000;
const CONNECT_LIMIT = { name: 'google-connect', points: 20, seconds: 600 };
const CALLBACK_LIMIT = { name: 'google-answer', points: 60, seconds: 600 };

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (hash: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(other, 'hex'));

const returnTo = (ctx: Ctx): string => ctx.ports.address() + CALLBACK_PATH;

function requireSync(ctx: Ctx): CalendarSync {
  if (!ctx.ports.calendarSync) throw new Refusal('NOT_CONFIGURED', say.notConfigured);
  return ctx.ports.calendarSync;
}

/** Returns the address of Google's consent page. The state is valid once, for ten minutes, in this browser. */
export async function connectGoogle(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const vendor = requireSync(ctx);
  await ctx.throttle.take(CONNECT_LIMIT, userId);
  const [state, verifier, browser] = [secret(), secret(), secret()];
  ctx.em.create(GoogleConsent, {
    stateHash: hashOf(state),
    user: userId,
    verifier: ctx.encryption.encrypt(verifier),
    browserHash: hashOf(browser),
    expiresAt: later(ctx.clock.now(), CONSENT_TTL_MS),
  });
  ctx.cookies.set(COOKIE, browser, { maxAgeSeconds: CONSENT_TTL_MS / 1000, isForReturn: true });
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  return ok({ authUrl: await vendor.consentUrl({ state, codeChallenge, returnTo: returnTo(ctx) }) });
}

/**
 * Uses up the request of a state. Only the browser that started it may finish it: otherwise an attacker could send the
 * address of their own request to somebody else and get the calendar of that person.
 */
async function takeConsent(ctx: Ctx, state: string): Promise<GoogleConsent | 'OTHER_BROWSER' | null> {
  const consent = await ctx.em.findOne(GoogleConsent, { stateHash: hashOf(state) });
  if (!consent || consent.expiresAt <= ctx.clock.now()) return null;
  const browser = ctx.cookies.get(COOKIE);
  if (browser === undefined || !isSame(hashOf(browser), consent.browserHash)) return 'OTHER_BROWSER';
  // Outside of the transaction: the state stays used even when a later step fails.
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

/** Exchanges the code for the permission and reads the name of its calendar. */
async function exchangeCode(ctx: Ctx, consent: GoogleConsent, code: string): Promise<Permission> {
  const vendor = requireSync(ctx);
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

/** Stores the permission. For the same calendar the synchronisation continues where it was; another calendar replaces the connection. */
async function savePermission(ctx: Ctx, userId: string, { grant, calendarName }: Permission): Promise<void> {
  const now = ctx.clock.now();
  let known = await findConnection(ctx, userId);
  if (known && known.calendarName !== calendarName) {
    await removeConnection(ctx, known, { keepsEvents: false });
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

/** Handles the redirect from Google's consent page. */
export async function finishGoogle(ctx: Ctx, { state, code, error }: FinishGoogleConnectionInput) {
  requireSync(ctx);
  await ctx.throttle.take(CALLBACK_LIMIT, ctx.origin.ip);
  const consent = await takeConsent(ctx, state);
  if (consent === 'OTHER_BROWSER') return { ...userError('FORBIDDEN', say.otherBrowser, 'state'), connected: false };
  if (!consent) return { ...userError('NOT_FOUND', say.stateUnknown, 'state'), connected: false };
  ctx.cookies.clear(COOKIE);
  if (error != null || code == null) return { ...userError('FORBIDDEN', say.denied, 'error'), connected: false };
  const userId = consent.user.id;
  await savePermission(ctx, userId, await exchangeCode(ctx, consent, code));
  await publishManyChanged(ctx, userId);
  return ok({ connected: true });
}
