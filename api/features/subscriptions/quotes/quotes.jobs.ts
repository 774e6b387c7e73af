import { QuoteRequest } from '#db/entities/seat.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import type { Mail } from '#api/ports/mailer.ts';
import { PortError } from '#api/ports/port-error.ts';
import { askedMail, receivedMail } from './quotes.rules.ts';

interface QuoteMail {
  quoteId: string;
  to: 'REQUESTER' | 'OPERATOR';
  isRepeated: boolean;
}

function write(ctx: Ctx, quote: QuoteRequest, { to, isRepeated }: QuoteMail): Mail | null {
  const { id, name, email, message, seats } = quote;
  const facts = { name, email, message, seats: seats ?? null };
  if (to === 'REQUESTER') return receivedMail(id, facts);
  const operator = ctx.runtime.operator.email;
  return operator === null ? null : askedMail(id, operator, facts, isRepeated);
}

/** Mails about a request for a quote. A retry sends the same mail id. */
export const mailQuote = defineJob<QuoteMail>({
  name: 'mail-quote',
  retry: 8,
  async run(ctx, order) {
    const quote = await ctx.em.findOne(QuoteRequest, { id: order.quoteId });
    const mail = quote && write(ctx, quote, order);
    if (!mail) return;
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, quoteId: order.quoteId }, 'a mail about a quote was refused by the mail server');
    }
  },
});
