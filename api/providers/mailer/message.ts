import type { Mail } from '#api/ports/mailer.ts';

/** The message for nodemailer, the same for SMTP and outbox. */
export const messageOf = (mail: Mail, from: string) => ({
  from,
  // An object, not a text, so that the address cannot be parsed as several.
  to: { name: '', address: mail.to },
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: (mail.attachments ?? []).map(({ fileName, mediaType, bytes }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(bytes),
  })),
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: {
    // Prevents automatic replies.
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl
      ? { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'foja.local';
