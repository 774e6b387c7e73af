import { loginMail as words } from '#schema/text/settings.ts';
import { longDay } from '#schema/text/mails.ts';
import { deviceOf } from '#schema/lib/devices.ts';
import { Session } from '#db/entities/session.entity.ts';
import type { User } from '#db/entities/user.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { defineJob, enqueue } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';
import { settingsOfAccount } from './account-settings.service.ts';

/** Tells an account of a login from a device that it has not signed in from before. A retry sends the same mail id. */
export const mailLogin = defineJob<{ sessionId: string }>({
  name: 'mail-login',
  retry: 8,
  async run(ctx, { sessionId }) {
    const session = await ctx.em.findOne(Session, { id: sessionId }, { populate: ['user'] });
    const to = session?.user.$.email;
    if (!session || !to) return;
    const template: EmailTemplate = {
      greeting: words.greeting,
      paragraphs: [
        words.body(longDay(session.createdAt)),
        words.device(singleLine(session.userAgent ?? words.unknownDevice)),
        words.address(session.ip),
        words.warning,
      ],
      action: { label: words.open, url: `${ctx.ports.address()}/dashboard?tab=settings` },
      footer: words.footer,
    };
    const mail = {
      id: `login-${sessionId}`,
      to,
      subject: words.subject,
      text: emailText(template),
      html: emailHtml(template),
    };
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, sessionId }, 'a mail about a login was refused by the mail server');
    }
  },
});

/** Tells of a login from a device that the account does not know; by mail too, unless it wants no such mails. */
export async function tellLogin(ctx: Ctx, user: User, sessionId: string): Promise<void> {
  const userAgent = ctx.origin.userAgent?.slice(0, 400) ?? null;
  const known = await ctx.em.count(Session, { user: user.id, userAgent, id: { $ne: sessionId } });
  if (known > 0) return;
  await notify(ctx, {
    kind: 'LOGIN',
    facts: { device: singleLine(deviceOf(userAgent) ?? ''), address: ctx.origin.ip },
    accounts: [user.id],
    source: sessionId,
    path: '/dashboard?tab=settings&part=security',
  });
  if ((await settingsOfAccount(ctx, user.id)).loginNotifications)
    await enqueue(ctx.em, mailLogin, { sessionId }, { key: sessionId });
}
