import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from '#api/ports/mailer.ts';
import { PortError } from '#api/ports/port-error.ts';
import { messageOf } from './message.ts';

/** Only the part of a log that is used: the path of each mail, never what it says. */
interface OutboxLog {
  info(facts: { file: string }, message: string): void;
}

/**
 * Without a mail server: each mail is a file `.eml` that any mail program opens. Nothing pretends to have been sent:
 * the log says where it lies.
 */
export function createOutbox(options: { folder: string; from: string; log: OutboxLog }): Mailer {
  const write = async (mail: Mail, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(messageOf(mail, options.from));
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const file = path.join(options.folder, `${mail.id.replace(/[^\w-]/g, '_')}.eml`);
    // Whole or not at all, and the same mail once; it holds a link that opens a door: for its owner's eyes.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    options.log.info({ file }, 'mail: no SMTP_URL, written to the outbox');
  };
  return {
    kind: 'OUTBOX',
    send: (mail, signal) =>
      write(mail, signal).catch((error: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw new PortError('UNAVAILABLE', error instanceof Error ? error.message : 'outbox', { cause: error });
      }),
    close: () => Promise.resolve(),
  };
}
