import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from '#api/ports/mailer.ts';
import { PortError } from '#api/ports/port-error.ts';
import { messageOf } from './message.ts';

/** The part of the log that is used. It gets the path of each mail, never the content. */
interface OutboxLog {
  info(facts: { file: string }, message: string): void;
}

/**
 * The mailer without a mail server: writes each mail to an `.eml` file, which any mail program opens, and logs its path.
 */
export function createOutbox(options: { folder: string; from: string; log: OutboxLog }): Mailer {
  const write = async (mail: Mail, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(messageOf(mail, options.from));
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const file = path.join(options.folder, `${mail.id.replace(/[^\w-]/g, '_')}.eml`);
    // Renamed when complete, so that no partial mail is visible. Readable by the owner only: mails contain access links.
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
