import { expect, test } from 'vitest';
import type { Mail, Mailer } from '#api/ports/mailer.ts';
import type { ReadMail } from '#tests/support/read-mail.ts';

/** A way of sending with the other end in the test's hands. */
export interface MailboxUnderTest {
  mailer: Mailer;
  /** What arrived so far, in any order. */
  arrived(): Promise<ReadMail[]>;
}

export const aMail = (rest: Partial<Mail> = {}): Mail => ({
  id: `mail-${Math.random().toString(36).slice(2)}`,
  to: 'destinataria@ejemplo.mx',
  subject: 'Invitación a un asunto: «Amparo» ñ',
  text: 'Hola:\n\nUn enlace:\nhttp://ejemplo.mx/invitacion?token=abc\n\n.\nfin',
  html: '<p>Hola &amp; adiós</p>',
  ...rest,
});

const never = new AbortController().signal;

/** What every way of sending keeps to. */
export function mailerSuite(begin: () => Promise<MailboxUnderTest>): void {
  test('a mail arrives with its words, in both forms', async () => {
    const { mailer, arrived } = await begin();
    const mail = aMail();
    await mailer.send(mail, never);
    const [read] = (await arrived()).filter(({ messageId }) => messageId.includes(mail.id));
    expect(read).toMatchObject({
      from: 'Foja <avisos@ejemplo.mx>',
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      link: 'http://ejemplo.mx/invitacion?token=abc',
      messageId: `<${mail.id}@ejemplo.mx>`,
    });
  });

  test('files arrive byte for byte, and an answer goes to whom the mail names', async () => {
    const { mailer, arrived } = await begin();
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7) % 256));
    const attachments = [{ fileName: 'prefactura-pf-0001.pdf', mediaType: 'application/pdf', bytes }];
    const mail = aMail({ replyTo: 'ana@ejemplo.mx', attachments });
    await mailer.send(mail, never);
    const read = (await arrived()).find(({ messageId }) => messageId.includes(mail.id));
    expect(read).toMatchObject({ replyTo: 'ana@ejemplo.mx', text: mail.text, html: mail.html, files: attachments });
  });

  test('long lines and every letter survive', async () => {
    const { mailer, arrived } = await begin();
    const mail = aMail({ subject: 'ñandú 👩‍⚖️ '.repeat(20).trim(), text: 'áéíóú ñ 👩‍⚖️ '.repeat(400).trim() });
    await mailer.send(mail, never);
    const [read] = (await arrived()).filter(({ messageId }) => messageId.includes(mail.id));
    expect(read).toMatchObject({ subject: mail.subject, text: mail.text });
  });

  test('words that look like headers stay words, an address stays one', async () => {
    const { mailer, arrived } = await begin();
    const before = (await arrived()).length;
    const mail = aMail({ subject: 'Hola\r\nBcc: otra@ejemplo.mx\r\n\r\ncuerpo', text: 'a\r\nBcc: tercera@ejemplo.mx' });
    await mailer.send(mail, never);
    const all = await arrived();
    expect(all).toHaveLength(before + 1);
    const read = all.find(({ messageId }) => messageId.includes(mail.id));
    expect(read?.to).toBe(mail.to);
    expect(read?.subject).toContain('Bcc: otra@ejemplo.mx');
    expect(read?.text).toContain('Bcc: tercera@ejemplo.mx');
  });

  test('the same mail twice can be told by its id', async () => {
    const { mailer, arrived } = await begin();
    const mail = aMail();
    await mailer.send(mail, never);
    await mailer.send(mail, never);
    const ids = (await arrived()).map(({ messageId }) => messageId).filter((id) => id.includes(mail.id));
    expect(new Set(ids).size).toBe(1);
  });

  test('one that was given up is not sent', async () => {
    const { mailer, arrived } = await begin();
    const mail = aMail();
    await expect(mailer.send(mail, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    expect((await arrived()).some(({ messageId }) => messageId.includes(mail.id))).toBe(false);
  });
}
