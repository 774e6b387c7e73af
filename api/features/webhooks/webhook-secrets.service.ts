import { randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '#db/entities/webhook.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';

/** Secrets are `whsec_` and 32 random bytes in base64, shown once and stored encrypted: they are needed to sign. */

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealWebhookSecret = (ctx: Ctx, secret: string): string => ctx.encryption.encrypt(secret);

/** The secrets that sign now, the newest first. */
export function signingSecrets(
  ctx: Ctx,
  endpoint: Pick<WebhookEndpoint, 'secretSealed' | 'previousSecretSealed' | 'previousSecretUntil'>,
  now: Date,
): string[] {
  const { secretSealed, previousSecretSealed: previous, previousSecretUntil: until } = endpoint;
  const isPreviousLive = previous != null && until != null && until > now;
  return [secretSealed, ...(isPreviousLive ? [previous] : [])].map((sealed) => ctx.encryption.decrypt(sealed));
}
