import path from 'node:path';
import type { Env } from '../kernel/env.ts';
import type { Log } from '../kernel/log.ts';
import type { CalendarSync } from '../ports/calendar-sync.ts';
import type { Embedder } from '../ports/embedder.ts';
import type { IdentityProvider } from '../ports/identity.ts';
import type { AnswerModel } from '../ports/llm.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { ConnectedService, OAuthConnection } from '../ports/oauth-connection.ts';
import type { Payments } from '../ports/payments.ts';
import type { WebhookPost } from '../ports/webhook-post.ts';
import { createGoogleCalendarSync } from '../providers/calendar-sync/google.ts';
import { createGeminiEmbedder, createOpenAiCompatibleEmbedder } from '../providers/embeddings/embedding.ts';
import { createGoogleIdentity } from '../providers/identity/google.ts';
import { createGeminiModel, createOpenAiCompatibleModel } from '../providers/llm/generative.ts';
import { createLocalEngine } from '../providers/llm/local.ts';
import { createOutbox } from '../providers/mailer/outbox.ts';
import { createSmtpMailer } from '../providers/mailer/smtp.ts';
import { createSandboxPayments } from '../providers/payments/sandbox.ts';
import type { SandboxOptions } from '../providers/payments/sandbox-store.ts';
import { createStripePayments } from '../providers/payments/stripe.ts';
import { createOAuthConnection, docusign, ZOOM } from '../providers/oauth-connection/oauth.ts';
import { createPinnedHttps } from '../providers/webhook-post/pinned-https.ts';
import { loadSecrets } from './secret.ts';

/** Which implementation of each port runs, as the settings say. */

const EMBEDDING_TIMEOUT_MS = 30_000;
const MAIL_TIMEOUT_MS = 30_000;
const CALENDAR_TIMEOUT_MS = 30_000;
const IDENTITY_TIMEOUT_MS = 10_000;
/** With its one repetition less than a transaction may wait. */
const PAYMENT_TIMEOUT_MS = 12_000;
const WEBHOOK_TIMEOUT_MS = 5000;
const SERVICE_TIMEOUT_MS = 10_000;
const OUTBOX_SENDER = 'Foja <foja@localhost>';

/** The answer model that the settings choose. */
export function chooseModel(env: Env): AnswerModel {
  const timeoutMs = env.LLM_TIMEOUT_SECONDS * 1000;
  if (env.LLM_PROVIDER === 'gemini')
    return createGeminiModel({ apiKey: env.GEMINI_API_KEY ?? '', model: env.GEMINI_MODEL, timeoutMs });
  if (env.LLM_PROVIDER === 'openai-compatible')
    return createOpenAiCompatibleModel({
      baseUrl: env.OPENAI_COMPATIBLE_URL ?? '',
      apiKey: env.OPENAI_COMPATIBLE_KEY,
      model: env.OPENAI_COMPATIBLE_MODEL ?? '',
      timeoutMs,
    });
  return createLocalEngine();
}

export function chooseEmbedder(env: Env): Embedder | null {
  const timeoutMs = EMBEDDING_TIMEOUT_MS;
  if (env.EMBEDDING_PROVIDER === 'gemini')
    return createGeminiEmbedder({
      apiKey: env.EMBEDDING_KEY ?? env.GEMINI_API_KEY ?? '',
      model: env.EMBEDDING_MODEL ?? 'gemini-embedding-001',
      timeoutMs,
    });
  if (env.EMBEDDING_PROVIDER === 'openai-compatible')
    return createOpenAiCompatibleEmbedder({
      baseUrl: env.EMBEDDING_URL ?? env.OPENAI_COMPATIBLE_URL ?? '',
      // A key is sent only to the address that it was configured for.
      apiKey: env.EMBEDDING_KEY ?? (env.EMBEDDING_URL ? undefined : env.OPENAI_COMPATIBLE_KEY),
      model: env.EMBEDDING_MODEL ?? '',
      timeoutMs,
    });
  return null;
}

/** The SMTP mailer, or the outbox of files when no mail server is configured. */
export function chooseMailer(env: Env, log: Log): Mailer {
  const from = env.MAIL_FROM ?? OUTBOX_SENDER;
  return env.SMTP_URL
    ? createSmtpMailer({ url: env.SMTP_URL, from, timeoutMs: MAIL_TIMEOUT_MS })
    : createOutbox({ folder: path.join(env.FOJA_DATA, 'outbox'), from, log });
}

/** Google Calendar; `null` when no OAuth client is configured. People read that it is not available, the log why. */
export function chooseCalendarSync(env: Env, log: Log): CalendarSync | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId && clientSecret)
    return createGoogleCalendarSync({ clientId, clientSecret, timeoutMs: CALENDAR_TIMEOUT_MS });
  log.info(
    'Google Calendar and signing in with Google are off: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not both set',
  );
  return null;
}

/** Signing in with Google, with the same OAuth client; `null` when there is none. */
export function chooseIdentity(env: Env): IdentityProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  return clientId && clientSecret
    ? createGoogleIdentity({ clientId, clientSecret, timeoutMs: IDENTITY_TIMEOUT_MS })
    : null;
}

/** Stripe when its keys are set; otherwise the test mode, which charges nothing and says so on each of its pages. */
export function choosePayments(env: Env, log: Log, sandbox: Omit<SandboxOptions, 'secret'>): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { prices, clock } = sandbox;
  if (secretKey && webhookSecret)
    return createStripePayments({ secretKey, webhookSecret, prices, clock, timeoutMs: PAYMENT_TIMEOUT_MS });
  // On a public server everybody could give themselves a plan.
  log[env.PUBLIC_URL ? 'warn' : 'info'](
    'payments are in test mode: STRIPE_SECRET_KEY is not set, and nothing is charged',
  );
  return createSandboxPayments({
    ...sandbox,
    secret: () => {
      const held = loadSecrets(env);
      if (!held) throw new Error('the file of the secret is gone');
      return `foja:sandbox-payments:${held.current}`;
    },
  });
}

/** Webhooks go to public addresses only; development and tests may name others. */
export const chooseWebhookPost = (env: Env): WebhookPost =>
  createPinnedHttps({ timeoutMs: WEBHOOK_TIMEOUT_MS, allowed: env.WEBHOOK_DEV_TARGETS ?? new Set() });

/** The services that this server has credentials for. */
export function chooseServices(env: Env): Partial<Record<ConnectedService, OAuthConnection>> {
  const timeoutMs = SERVICE_TIMEOUT_MS;
  const { ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, DOCUSIGN_CLIENT_ID, DOCUSIGN_CLIENT_SECRET, DOCUSIGN_DEMO } = env;
  const connection = (service: typeof ZOOM, clientId: string, clientSecret: string): OAuthConnection =>
    createOAuthConnection({ ...service, clientId, clientSecret, timeoutMs });
  return {
    ...(ZOOM_CLIENT_ID && ZOOM_CLIENT_SECRET ? { ZOOM: connection(ZOOM, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET) } : {}),
    ...(DOCUSIGN_CLIENT_ID && DOCUSIGN_CLIENT_SECRET
      ? { DOCUSIGN: connection(docusign(DOCUSIGN_DEMO ?? false), DOCUSIGN_CLIENT_ID, DOCUSIGN_CLIENT_SECRET) }
      : {}),
  };
}
