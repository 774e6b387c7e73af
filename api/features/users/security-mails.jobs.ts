import {
  securityNoticeText as words,
  passwordResetMail as reset,
  type SecurityNotice,
} from '#schema/text/account-security.ts';
import { MINUTE } from '#schema/lib/durations.ts';
import { User } from '#db/entities/user.entity.ts';
import { SecurityTicket } from '#db/entities/security.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { defineJob, enqueue } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { AuditAction } from '#schema/generated/contract.ts';
import { recordAudit } from '../audit/index.ts';
import { putTicket } from './tickets.service.ts';

const RESET_MS = 30 * MINUTE;
/** Links that an account may have at once. More requests send no mail; those that it has stay good. */
const MAX_OPEN_RESETS = 5;

async function send(ctx: Ctx, mail: { id: string; to: string; subject: string }, template: EmailTemplate) {
  try {
    await ctx.ports.mailer.send({ ...mail, text: emailText(template), html: emailHtml(template) }, ctx.shutdown);
  } catch (error) {
    if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
    ctx.log.warn({ err: error, mail: mail.id }, 'a mail about the security of an account was refused');
  }
}

interface ResetRequest {
  /** Folded. Whether an account has it is looked up here, so that the request takes as long for every e-mail. */
  email: string;
  sealedToken: string;
  /** When it was asked for, milliseconds. */
  at: number;
}

/** Mails the link that sets a new password. A retry sends the same link under the same mail id. */
export const mailPasswordReset = defineJob<ResetRequest>({
  name: 'mail-password-reset',
  retry: 8,
  async run(ctx, { email, sealedToken, at }) {
    const user = await ctx.em.findOne(User, { email, kind: 'REGISTERED' });
    const askedAt = new Date(at);
    const expiresAt = later(askedAt, RESET_MS);
    if (!user || expiresAt <= ctx.clock.now()) return;
    const open = await ctx.em.count(SecurityTicket, {
      user: user.id,
      kind: 'PASSWORD_RESET',
      usedAt: null,
      createdAt: { $ne: askedAt },
      expiresAt: { $gt: ctx.clock.now() },
    });
    if (open >= MAX_OPEN_RESETS) return;
    const token = ctx.encryption.decrypt(sealedToken);
    const facts = { kind: 'PASSWORD_RESET', userId: user.id, lifetimeMs: RESET_MS } as const;
    const isNew = await putTicket(ctx.em, token, askedAt, facts);
    if (isNew) await recordAudit(ctx, { action: 'PASSWORD_RESET_REQUESTED', accountId: user.id });
    await send(
      ctx,
      { id: `password-reset-${user.id}-${at}`, to: email, subject: reset.subject },
      {
        greeting: reset.greeting,
        paragraphs: [reset.body, reset.expires(expiresAt)],
        // In the fragment, which no browser sends to a server or writes into a referrer.
        action: { label: reset.open, url: `${ctx.ports.address()}/restablecer#${token}` },
        footer: reset.footer,
      },
    );
  },
});

interface Notice {
  userId: string;
  kind: SecurityNotice;
  ip: string;
  /** Milliseconds. */
  at: number;
}

/** Tells an account that its access changed. A retry sends the same mail id. */
export const mailSecurityNotice = defineJob<Notice>({
  name: 'mail-security-notice',
  retry: 8,
  async run(ctx, { userId, kind, ip, at }) {
    const to = (await ctx.em.findOne(User, { id: userId }))?.email;
    if (!to) return;
    const { subject, body } = words.kinds[kind];
    await send(
      ctx,
      { id: `security-${userId}-${kind.toLowerCase().replaceAll('_', '-')}-${at}`, to, subject },
      {
        greeting: words.greeting,
        paragraphs: [body, words.when(new Date(at)), words.address(ip), words.warning],
        action: { label: words.open, url: `${ctx.ports.address()}/dashboard?tab=settings&part=security` },
        footer: words.footer,
      },
    );
  },
});

/** What the audit log calls it. */
const ACT_OF = {
  PASSWORD_RESET: 'PASSWORD_RESET',
  TWO_FACTOR_ON: 'TOTP_ENABLED',
  TWO_FACTOR_OFF: 'TOTP_DISABLED',
  RECOVERY_CODE_USED: 'RECOVERY_CODE_USED',
  RECOVERY_CODES_NEW: 'RECOVERY_CODES_MADE',
  PASSKEY_ADDED: 'PASSKEY_ADDED',
  PASSKEY_REMOVED: 'PASSKEY_REMOVED',
} as const satisfies Record<SecurityNotice, AuditAction>;

/** Records the act and orders its mail, in the caller's transaction. */
export async function tellSecurity(ctx: Ctx, userId: string, kind: SecurityNotice): Promise<void> {
  const at = ctx.clock.now().getTime();
  await enqueue(
    ctx.em,
    mailSecurityNotice,
    { userId, kind, ip: ctx.origin.ip, at },
    { key: `${userId}:${kind}:${at}` },
  );
  await notify(ctx, {
    kind: 'SECURITY',
    facts: { event: kind },
    accounts: [userId],
    source: `${kind}:${at}`,
    path: '/dashboard?tab=settings&part=security',
  });
  await recordAudit(ctx, { action: ACT_OF[kind], accountId: userId, actorKind: 'SELF' });
}
