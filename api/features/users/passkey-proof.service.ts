import { LockMode } from '@mikro-orm/postgresql';
import { accountSecurityText as say } from '#schema/text/account-security.ts';
import { Passkey, type TicketKind } from '#db/entities/security.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { newTicketToken, putTicket, takeTicket } from './tickets.service.ts';
import {
  answeredBy,
  authenticationOptions,
  PASSKEY_MS,
  readAuthentication,
  siteOf,
  type Site,
} from './webauthn.adapter.ts';

/** Proving with a passkey who one is. */

/** Why this server has no passkeys; null: it has them. */
export const passkeysProblem = (ctx: Ctx): string | null => (siteOf(ctx.ports.address()) ? null : say.passkeysNeedName);

/** Throws when the public address is none that browsers give passkeys to. */
export function passkeySite(ctx: Ctx): Site {
  const site = siteOf(ctx.ports.address());
  if (!site) throw new Refusal('NOT_CONFIGURED', say.passkeysNeedName);
  return site;
}

interface Asked {
  kind: TicketKind;
  userId: string | null;
  sessionId?: string | null;
}

/** Stores the challenge of these options; the token is brought back with the answer. */
export async function askPasskey(ctx: Ctx, options: { challenge: string }, { kind, userId, sessionId = null }: Asked) {
  const token = newTicketToken();
  const now = ctx.clock.now();
  const { challenge } = options;
  await putTicket(ctx.em, token, now, { kind, userId, sessionId, challenge, lifetimeMs: PASSKEY_MS });
  return { token, options: JSON.stringify(options), expiresAt: later(now, PASSKEY_MS) };
}

/** Asks for a passkey of one account, or, with null, of whoever answers. */
export async function askForPasskeyOf(ctx: Ctx, asked: Asked) {
  const held = asked.userId ? await ctx.em.find(Passkey, { user: asked.userId }) : [];
  return askPasskey(ctx, await authenticationOptions(passkeySite(ctx), held), asked);
}

/** Whose passkey an answer names, whether or not it proves anything; null: of nobody. */
export async function accountNamedBy(ctx: Ctx, response: string): Promise<string | null> {
  const answer = answeredBy(response);
  const passkey = answer && (await ctx.em.findOne(Passkey, { credentialId: answer.credentialId }));
  return passkey?.user.id ?? null;
}

/**
 * The account that proved itself with a passkey; null: it did not. The challenge is used up in any case. A passkey of
 * another account than the ticket's, and one that names another person, prove nothing.
 */
export async function provedByPasskey(
  ctx: Ctx,
  kind: TicketKind,
  { token, response }: { token: string; response: string },
  sessionId: string | null = null,
): Promise<string | null> {
  const site = passkeySite(ctx);
  const ticket = await takeTicket(ctx, kind, token);
  const answer = answeredBy(response);
  if (!ticket?.challenge || ticket.sessionId !== sessionId || !answer) return null;
  const passkey = await ctx.em.findOne(
    Passkey,
    { credentialId: answer.credentialId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const userId = passkey?.user.id;
  if (!passkey || !userId || (ticket.userId ?? userId) !== userId || (answer.userId ?? userId) !== userId) return null;
  const read = await readAuthentication(site, ticket.challenge, response, passkey);
  if (!read) return null;
  passkey.counter = read.counter;
  passkey.isBackedUp = read.isBackedUp;
  passkey.lastUsedAt = ctx.clock.now();
  await ctx.em.flush();
  return userId;
}
