import { CaseInvitation } from '#db/entities/case.entity.ts';
import { tellInvited } from '../toasts/case-notices.service.ts';
import { defineJob, type AnyJob } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { PortError } from '#api/ports/port-error.ts';
import { invitationMail, invitationUrl } from './invitations.rules.ts';

/** Mails an invitation, unless it was revoked or replaced meanwhile. A retry sends the same mail id. */
export const sendInvitation = defineJob<{ invitationId: string; sealedToken: string }>({
  name: 'send-invitation',
  retry: 8,
  async run(ctx, { invitationId, sealedToken }) {
    const invitation = await ctx.em.findOne(
      CaseInvitation,
      { id: invitationId, endedAt: null, expiresAt: { $gt: ctx.clock.now() } },
      { populate: ['legalCase', 'inviter'] },
    );
    if (!invitation) return;
    const { id, email, role, expiresAt } = invitation;
    const inviterName = invitation.inviter.getEntity().name;
    const caseTitle = invitation.legalCase.getEntity().title;
    const url = invitationUrl(ctx.ports.address(), ctx.encryption.decrypt(sealedToken));
    await tellInvited(ctx, { id, email, inviterName, caseTitle });
    const mail = invitationMail({ id, email, role, inviterName, caseTitle, expiresAt }, url);
    try {
      await ctx.ports.mailer.send(mail, ctx.shutdown);
    } catch (error) {
      if (!(error instanceof PortError) || error.reason !== 'REFUSED') throw error;
      // The server refuses the recipient: retries would only harm the sender's reputation.
      ctx.log.warn({ err: error, invitationId: id }, 'an invitation was refused by the mail server');
    }
  },
});

/** Whom somebody once invited is not kept: an address of a person who may have no account. */
export const CASE_PEOPLE_RETENTION: RetentionRule[] = [
  { table: 'case_invitation', days: 90, isOver: 'coalesce(r.ended_at, r.expires_at) < ?', every: 'NIGHT' },
];

export const CASE_PEOPLE_JOBS: AnyJob[] = [sendInvitation as unknown as AnyJob];
