import type { Mail } from '#api/ports/mailer.ts';

/** What nodemailer makes a message of, the same for every way of sending. */
export const messageOf = (mail: Mail, from: string) => ({
  from,
  // An object, not a text: what an address looks like can never become two addresses.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  // Answers of machines to machines go on for ever.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'foja.local';
