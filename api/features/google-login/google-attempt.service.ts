import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { googleLoginText as say } from '#schema/text/google-login.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { GoogleAttempt, type GoogleAttemptPurpose } from '#db/entities/account-identity.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok, Refusal } from '#api/kernel/errors.ts';
import type { IdentityProvider } from '#api/ports/identity.ts';

/** An attempt with Google: what is sent to its page, and what must come back. */

export const RETURN_PATH = '/api/auth/google-return';
/** Not named like those of sessions: whoever gave up is still a visitor. */
const COOKIE = 'google_attempt';
const ATTEMPT_MS = 10 * MINUTE;
const BEGIN_LIMIT = { name: 'google-login-begin', points: 300, seconds: 600 };
const SECRET = /^[\w-]{43}$/;

const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (hash: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(other, 'hex'));

export const returnTo = (ctx: Ctx): string => ctx.ports.address() + RETURN_PATH;

export function requireGoogle(ctx: Ctx): IdentityProvider {
  if (!ctx.ports.identity) throw new Refusal('NOT_CONFIGURED', say.notConfigured);
  return ctx.ports.identity;
}

interface AttemptAim {
  purpose: GoogleAttemptPurpose;
  userId: string | null;
  /** Address of the Google account that is expected. */
  loginHint: string | null;
}

/** Stores hashes of state and nonce, and the sealed verifier. The cookie is kept by further attempts of the browser. */
export async function beginAttempt(ctx: Ctx, { purpose, userId, loginHint }: AttemptAim) {
  const google = requireGoogle(ctx);
  await ctx.throttle.take(BEGIN_LIMIT, ctx.origin.ip);
  const [state, nonce, verifier] = [secret(), secret(), secret()];
  const held = ctx.cookies.get(COOKIE) ?? '';
  const browser = SECRET.test(held) ? held : secret();
  ctx.em.create(GoogleAttempt, {
    stateHash: hashOf(state),
    nonceHash: hashOf(nonce),
    browserHash: hashOf(browser),
    verifier: ctx.encryption.encrypt(verifier),
    purpose,
    user: userId,
    expiresAt: later(ctx.clock.now(), ATTEMPT_MS),
  });
  ctx.cookies.set(COOKIE, browser, { maxAgeSeconds: ATTEMPT_MS / 1000 });
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const authUrl = google.consentUrl({ state, nonce, codeChallenge, returnTo: returnTo(ctx), loginHint });
  return ok({ authUrl, state, nonce });
}

export interface TakenAttempt {
  userId: string | null;
  codeVerifier: string;
  nonceHash: string;
}

/**
 * Uses up the attempt of a state or of a nonce; null: there is none for this purpose in this browser, or it is over.
 * Only the browser that began it may finish it: otherwise somebody could sign others in to an account of their own.
 */
export async function takeAttempt(
  ctx: Ctx,
  by: { state: string } | { nonce: string },
  purpose: GoogleAttemptPurpose,
): Promise<TakenAttempt | null> {
  const which = 'state' in by ? { stateHash: hashOf(by.state) } : { nonceHash: hashOf(by.nonce) };
  const em = ctx.em.fork({ clear: true });
  const attempt = await em.findOne(GoogleAttempt, which);
  const browser = ctx.cookies.get(COOKIE);
  if (!attempt || attempt.purpose !== purpose || attempt.expiresAt <= ctx.clock.now()) return null;
  if (browser === undefined || !isSame(hashOf(browser), attempt.browserHash)) return null;
  // Outside of the transaction: it stays used even when a later step fails.
  if ((await em.nativeDelete(GoogleAttempt, { stateHash: attempt.stateHash })) === 0) return null;
  return {
    userId: attempt.user?.id ?? null,
    codeVerifier: ctx.encryption.decrypt(attempt.verifier),
    nonceHash: attempt.nonceHash,
  };
}

/** Whether the proof is an answer to this attempt. */
export const answersAttempt = (attempt: TakenAttempt, nonce: string | null): boolean =>
  nonce !== null && isSame(hashOf(nonce), attempt.nonceHash);
