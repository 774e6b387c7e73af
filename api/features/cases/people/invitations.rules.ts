import type { CaseRole, PlanCode } from '#schema/generated/contract.ts';
import { caseInvitationMail as words } from '#schema/text/mails.ts';
import { singleLine, emailHtml, emailText, type EmailTemplate } from '#api/kernel/email-template.rules.ts';

export const INVITATION_DAYS = 7;
/** Open invitations of one case. */
export const MAX_PENDING = 50;
export const MAX_GUESTS = 50;

const UNLIMITED = -1;

/**
 * Distinct accounts that may collaborate in the cases of one owner (decision S1-SUBS-026 for the enterprise plan; the
 * smaller plans have the same limit, because no decision sets a lower one). Guests take no seat.
 */
export const seatsOf = (plan: PlanCode): number => (plan === 'CUSTOM' ? UNLIMITED : 10);

export const hasSeat = (plan: PlanCode, taken: number): boolean => seatsOf(plan) === UNLIMITED || taken < seatsOf(plan);

export const isInvitable = (role: CaseRole): role is 'COLLABORATOR' | 'GUEST' => role !== 'OWNER';

export const invitationUrl = (address: string, token: string): string => `${address}/invitacion?token=${token}`;

export interface InvitationFacts {
  id: string;
  email: string;
  role: CaseRole;
  inviterName: string;
  caseTitle: string;
  expiresAt: Date;
}

/** The mail of an invitation. Names and titles are text of users, so each is cut to one line. */
export function invitationMail(facts: InvitationFacts, url: string) {
  const inviter = singleLine(facts.inviterName, 80);
  const template: EmailTemplate = {
    greeting: words.greeting,
    paragraphs: [
      words.invited(inviter, singleLine(facts.caseTitle)),
      words.role(facts.role),
      words.account(facts.email),
      words.expires(facts.expiresAt),
    ].filter(Boolean),
    action: { label: words.open, url },
    footer: words.footer,
  };
  return {
    id: `invitation-${facts.id}`,
    to: facts.email,
    subject: words.subject(inviter),
    text: emailText(template),
    html: emailHtml(template),
  };
}
