/** A mail to one person, in both forms; the HTML was escaped by whoever wrote it. */
export interface Mail {
  /** The same mail sent twice carries the same id (`Message-ID`): its reader gets it once. `[\w-]+`. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Sends mails. One contract suite (`tests/contract/mailer.suite.ts`) runs against every implementation.
 */
export interface Mailer {
  /** `OUTBOX`: written to files that somebody may read, sent to nobody. */
  readonly kind: 'OUTBOX' | 'SMTP';
  /**
   * Resolves when the mail was taken over. Rejects with `PortError`: `REFUSED` when it never will be (no such
   * recipient), anything else when it may be tried again.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    mailer: Mailer;
    /** Where people reach the product, without a slash at its end: what links in mails begin with. */
    address(): string;
  }
}
