import type { Transporter } from 'nodemailer';
import type { Mailer } from '#api/ports/mailer.ts';
import { PortError } from '#api/ports/port-error.ts';
import { messageOf } from './message.ts';

const CONNECT_MS = 10_000;

/** Converts an error, by the reply of the server (RFC 5321: 5yz permanent, 4yz temporary) or of the connection. */
function mailErrorOf(error: unknown): PortError {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  // The reply may contain the recipient, so only its code is logged.
  const detail = responseCode ? `SMTP ${responseCode}` : (code ?? message ?? 'SMTP');
  const because = (reason: PortError['reason']) => new PortError(reason, detail, { cause: error });
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return because('NOT_CONFIGURED');
  if (responseCode !== undefined && responseCode >= 500) return because('REFUSED');
  return because(code === 'ETIMEDOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
}

/** Sends through a mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
export function createSmtpMailer(options: { url: string; from: string; timeoutMs: number }): Mailer {
  let opened: Promise<Transporter> | null = null;
  // Connects with the first mail.
  const transporter = (): Promise<Transporter> =>
    (opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: options.url,
        pool: true,
        maxConnections: 2,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: options.timeoutMs,
        socketTimeout: options.timeoutMs,
      }),
    ));
  return {
    kind: 'SMTP',
    async send(mail, signal) {
      signal.throwIfAborted();
      const sender = await transporter();
      await sender.sendMail({ ...messageOf(mail, options.from), signal }).catch((error: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw mailErrorOf(error);
      });
    },
    async close() {
      if (opened) (await opened).close();
    },
  };
}
