import { googleLoginText as say } from '#schema/text/google-login.ts';
import type { GoogleAttemptPurpose } from '#db/entities/account-identity.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { IdentityRefused, type ProvedIdentity } from '#api/ports/identity.ts';
import { PortError } from '#api/ports/port-error.ts';
import { answersAttempt, requireGoogle, returnTo, takeAttempt } from './google-attempt.service.ts';

/** What Google says of who somebody is, for each way in which it says it. */

const ASK_MS = 20_000;
const FINISH_LIMIT = { name: 'google-login-finish', points: 300, seconds: 600 };

const countTry = (ctx: Ctx) => ctx.throttle.take(FINISH_LIMIT, ctx.origin.ip);

/** The identity; null: the proof is not valid. Throws with the text when Google cannot be asked. */
async function asked(ctx: Ctx, text: string, ask: (signal: AbortSignal) => Promise<ProvedIdentity>) {
  try {
    return await ask(AbortSignal.any([ctx.shutdown, AbortSignal.timeout(ASK_MS)]));
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    ctx.log.warn({ err: error }, 'google: nobody was proved');
    if (error instanceof IdentityRefused) return null;
    if (error.reason === 'NOT_CONFIGURED') throw new Refusal('NOT_CONFIGURED', say.notConfigured);
    throw new Refusal('UPSTREAM', text);
  }
}

export interface Proof {
  identity: ProvedIdentity;
  /** Whose account the attempt was about; null: nobody was signed in. */
  userId: string | null;
}

/** A proof, or why there is none. */
export type ProofResult = Proof | { problem: string };

/** Of the code of Google's page. */
export async function proofOfCode(
  ctx: Ctx,
  { code, state }: { code: string; state: string },
  purpose: GoogleAttemptPurpose,
): Promise<ProofResult> {
  const google = requireGoogle(ctx);
  await countTry(ctx);
  const attempt = await takeAttempt(ctx, { state }, purpose);
  if (!attempt) return { problem: say.stateUnknown };
  const { codeVerifier, userId } = attempt;
  const identity = await asked(ctx, say.codeFailed, (signal) =>
    google.exchange({ code, codeVerifier, returnTo: returnTo(ctx) }, ctx.clock.now(), signal),
  );
  if (!identity || !answersAttempt(attempt, identity.nonce)) return { problem: say.codeFailed };
  return { identity, userId };
}

/** Of the ID token of a one-tap prompt. Its nonce names the attempt. */
export async function proofOfCredential(ctx: Ctx, credential: string): Promise<ProofResult> {
  const google = requireGoogle(ctx);
  await countTry(ctx);
  const identity = await asked(ctx, say.credentialFailed, (signal) =>
    google.verify(credential, ctx.clock.now(), signal),
  );
  if (!identity?.nonce) return { problem: say.credentialFailed };
  const attempt = await takeAttempt(ctx, { nonce: identity.nonce }, 'SIGN_IN');
  return attempt ? { identity, userId: null } : { problem: say.stateUnknown };
}

/** Of an access token, which Google is asked about. */
export async function proofOfAccessToken(ctx: Ctx, accessToken: string, state: string): Promise<ProofResult> {
  const google = requireGoogle(ctx);
  await countTry(ctx);
  if (!(await takeAttempt(ctx, { state }, 'SIGN_IN'))) return { problem: say.stateUnknown };
  const identity = await asked(ctx, say.profileFailed, (signal) =>
    google.identityOf(accessToken, ctx.clock.now(), signal),
  );
  return identity ? { identity, userId: null } : { problem: say.profileFailed };
}
