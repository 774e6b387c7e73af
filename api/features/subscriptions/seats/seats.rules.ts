import { seatMail as words } from '#schema/text/seats.ts';
import { emailHtml, emailText, singleLine, type EmailTemplate } from '#api/kernel/email-template.rules.ts';
import type { Mail } from '#api/ports/mailer.ts';

export const INVITATION_DAYS = 7;
/** Of a plan whose seats are as agreed; there the agreement is the limit, and this one keeps lists short. */
const MOST_SEATS = 200;

export const roomOf = (maxUsers: number): number => (maxUsers < 0 ? MOST_SEATS : maxUsers);

export const seatUrl = (address: string, token: string): string => `${address}/subscriptions?seat=${token}`;

interface Invitation {
  id: string;
  email: string;
  ownerName: string;
  expiresAt: Date;
}

/** The name is text of a user, so it is cut to one line. */
export function seatInvitationMail({ id, email, ownerName, expiresAt }: Invitation, url: string): Mail {
  const owner = singleLine(ownerName, 80);
  const template: EmailTemplate = {
    greeting: words.greeting,
    paragraphs: [words.invited(owner), words.privacy, words.account(email), words.expires(expiresAt)],
    action: { label: words.open, url },
    footer: words.footer,
  };
  return {
    id: `seat-${id}-${expiresAt.getTime()}`,
    to: email,
    subject: words.subject(owner),
    text: emailText(template),
    html: emailHtml(template),
  };
}
