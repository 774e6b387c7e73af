import { PlanSeat } from '#db/entities/seat.entity.ts';
import { defineJob } from '#api/kernel/jobs/jobs.ts';
import { hashOfLinkToken } from '#api/kernel/security/link-token.ts';
import { PortError } from '#api/ports/port-error.ts';
import { seatInvitationMail, seatUrl } from './seats.rules.ts';

/** Mails the link of a seat, unless it was taken back or offered again meanwhile. A retry sends the same mail id. */
export const mailSeat = defineJob<{ seatId: string; sealedToken: string }>({
  name: 'mail-seat',
  retry: 8,
  async run(ctx, { seatId, sealedToken }) {
    const token = ctx.encryption.decrypt(sealedToken);
    const seat = await ctx.em.findOne(
      PlanSeat,
      { id: seatId, tokenHash: hashOfLinkToken(token), acceptedAt: null, endedAt: null },
      { populate: ['owner'] },
    );
    if (!seat || seat.expiresAt <= ctx.clock.now()) return;
    const { id, email, expiresAt } = seat;
    const facts = { id, email, expiresAt, ownerName: seat.owner.getEntity().name };
    try {
      await ctx.ports.mailer.send(seatInvitationMail(facts, seatUrl(ctx.ports.address(), token)), ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      ctx.log.warn({ err: error, seatId }, 'the invitation to a seat was refused by the mail server');
    }
  },
});
