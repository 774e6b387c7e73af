import type { Server } from 'node:http';
import type { ConnectionLimits } from '#db/mikro-orm.config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Embedder } from '../ports/embedder.ts';
import type { FileStorage } from '../ports/file-storage.ts';
import type { AnswerModel } from '../ports/llm.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { ConnectedService, OAuthConnection } from '../ports/oauth-connection.ts';
import type { Ocr } from '../ports/ocr.ts';
import type { Payments } from '../ports/payments.ts';
import type { WebhookPost } from '../ports/webhook-post.ts';
import type { PageServer } from '../transport/http-app.ts';

/** Replacements of parts, for tests and the development server. */
export interface Overrides {
  clock?: Clock;
  llm?: AnswerModel;
  embedder?: Embedder;
  mailer?: Mailer;
  files?: FileStorage;
  ocr?: Ocr;
  payments?: Payments;
  webhookPost?: WebhookPost;
  services?: Partial<Record<ConnectedService, OAuthConnection>>;
  /** Serves the pages; absent: the built files, `null`: none. */
  web?: ((httpServer: Server) => Promise<PageServer>) | null;
  log?: Log;
  /** How long a statement of a request may take. */
  limits?: ConnectionLimits;
  /** `false`: scheduled jobs do not run, for tests that set the clock. */
  schedules?: boolean;
}
