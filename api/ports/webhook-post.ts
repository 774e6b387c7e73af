import type { WebhookFailure } from '#schema/generated/contract.ts';

/** Why events may not be posted to an address, seen without asking anybody. */
export type WebhookUrlProblem = 'FORM' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PORT' | 'HOST';

/** One attempt. `failure` is null when the receiver answered 2xx. */
export interface WebhookAttemptResult {
  durationMs: number;
  statusCode: number | null;
  failure: WebhookFailure | null;
  /** First characters of the answer, as text that can be stored. */
  responseStart: string;
}

/**
 * Posts to addresses that people wrote, which may be meant to reach what stands behind the server (SSRF). The name is
 * resolved once for each call, all its addresses must be public, and the connection goes to the one that was checked.
 */
export interface WebhookPost {
  /** Null: the form of the address is allowed. */
  problemOf(url: string): WebhookUrlProblem | null;
  /** Resolves the name without connecting. Null: it leads to public addresses. */
  probe(url: string): Promise<'NAME_NOT_FOUND' | 'ADDRESS_REFUSED' | null>;
  /** Resolves in any case but one: rejects when `signal` was aborted. */
  post(
    url: string,
    message: { headers: Readonly<Record<string, string>>; body: string | Uint8Array },
    signal: AbortSignal,
  ): Promise<WebhookAttemptResult>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    webhookPost: WebhookPost;
  }
}
