import { webhookDisabledMail as words } from '#schema/text/webhooks.ts';
import { emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { PortError } from '#api/ports/port-error.ts';

/** Tells the owner of an endpoint that it was switched off. A retry sends the same mail id. */
export const mailWebhookDisabled = defineJob<{ endpointId: string; at: number }>({
  name: 'mail-webhook-disabled',
  retry: 8,
  async run(ctx, { endpointId, at }) {
    const [found] = await ctx.em.execute<{ url: string; email: string | null }[]>(
      `select e.url, u.email from webhook_endpoint e join user_account u on u.id = e.user_id
       where e.id = ? and e.state = 'DISABLED'`,
      [endpointId],
    );
    if (!found?.email) return;
    const template: EmailTemplate = {
      greeting: words.greeting,
      paragraphs: [words.body(new URL(found.url).host), words.remedy],
      action: { label: words.open, url: `${ctx.ports.address()}/dashboard?tab=settings&part=integrations` },
      footer: words.footer,
    };
    const mail = {
      id: `webhook-disabled-${endpointId}-${at}`,
      to: found.email,
      subject: words.subject,
      text: emailText(template),
      html: emailHtml(template),
    };
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, endpointId }, 'a mail about a webhook was refused by the mail server');
    }
  },
});
