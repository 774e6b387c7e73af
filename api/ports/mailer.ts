/** A file that travels in a mail. */
export interface MailAttachment {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** An e-mail to one person, as text and HTML. The HTML is already escaped. */
export interface Mail {
  /** `Message-ID`. A retry has the same id, so that the mail is delivered once. `[\w-]+`. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go; absent: nowhere that anybody reads. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
  /** Ends mails of this kind with one `POST` (RFC 8058); absent: they cannot be ended so. */
  unsubscribeUrl?: string;
}

/**
 * Sends mails. One contract suite (`tests/contract/mailer.suite.ts`) runs against every implementation.
 */
export interface Mailer {
  /** `OUTBOX`: written to files, not sent. */
  readonly kind: 'OUTBOX' | 'SMTP';
  /**
   * Resolves when the mail was accepted. Rejects with `PortError`: `REFUSED` when it is refused for good (no such
   * recipient), other reasons when it may be retried.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    mailer: Mailer;
    /** Public address of the product, without a trailing slash, for links in mails. */
    address(): string;
  }
}
