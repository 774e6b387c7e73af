import path from 'node:path';
import { z } from 'zod';
import { MIN_SECRET_LENGTH } from '#db/server/secret-file.ts';
import { isGenericRfc, rfcFault } from '#schema/lib/rfc.ts';
import { startupText } from '#schema/text/startup.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();

export const MIN_PASSPHRASE_LENGTH = 12;

/** Scheme, host and port of a page, written as a browser writes them. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Every setting of the server. `api/operations.md` has the same list. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Public address of the product. Needed behind a proxy, for the Origin check and for links. */
  PUBLIC_URL: z.url().optional(),
  /** Origins of pages of others that may call with a bearer, with commas between them. Neither `*` nor `null`. */
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().refine(isOrigin))),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same database as the owner of its tables, for migrations and backups; absent: DATABASE_URL owns them. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Folder of the embedded database and of generated secrets. */
  FOJA_DATA: z
    .string()
    .default('.foja')
    .transform((folder) => path.resolve(folder)),
  /** Encrypts secrets at rest; generated into FOJA_DATA when absent. */
  FOJA_SECRET: z.string().min(MIN_SECRET_LENGTH).optional(),
  /** The secret before this one: opens what `npm run secret:rotate` has not sealed anew yet. */
  FOJA_SECRET_PREVIOUS: z.string().min(MIN_SECRET_LENGTH).optional(),
  /** Folder of the backups that this server makes by itself; absent: it makes none. */
  BACKUP_DIR: z
    .string()
    .transform((folder) => path.resolve(folder))
    .optional(),
  /** Time of day in Mexico City. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('03:00'),
  /** How many stay: of days, and of weeks. */
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}\+\d{1,3}$/)
    .default('14+8')
    .transform((text) => text.split('+').map(Number))
    .transform(([days = 1, weeks = 0]) => ({ days, weeks })),
  /** Protects the secret inside of a backup; absent: the secret is left out. */
  BACKUP_PASSPHRASE: z.string().min(MIN_PASSPHRASE_LENGTH).optional(),
  /** Bucket of the files of people; absent: they are kept in FOJA_DATA/files. */
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  /** Of a service with the interface of S3; absent: Amazon's. */
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  /** Folder inside of the bucket. */
  FILES_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,60}(?:\/[\w.-]{1,60}){0,5}\/?$/)
    .default('foja')
    .transform((prefix) => `${prefix.replace(/\/$/, '')}/`),
  /** Text of pages that are pictures: by tesseract when it is installed, or never. */
  OCR: z.enum(['auto', 'off']).default('auto'),
  /** Processes that read files and do other long work, at once. */
  WORKER_PROCESSES: z.coerce.number().int().min(1).max(32).default(2),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LLM_PROVIDER: z.enum(['local', 'gemini', 'openai-compatible']).default('local'),
  GEMINI_API_KEY: z.string().min(1).optional(),
  GEMINI_MODEL: z.string().default('gemini-2.5-flash'),
  OPENAI_COMPATIBLE_URL: z.url().optional(),
  OPENAI_COMPATIBLE_KEY: z.string().min(1).optional(),
  OPENAI_COMPATIBLE_MODEL: z.string().min(1).optional(),
  /** Milliseconds between two pieces of an answer of the local engine. */
  READING_PACE_MS: z.coerce.number().int().min(0).max(1000).default(35),
  LLM_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  /** Adds search by meaning. Questions are then sent to the provider. */
  EMBEDDING_PROVIDER: z.enum(['none', 'gemini', 'openai-compatible']).default('none'),
  EMBEDDING_MODEL: z.string().min(1).optional(),
  /** Absent: those of the model that writes answers. */
  EMBEDDING_URL: z.url().optional(),
  EMBEDDING_KEY: z.string().min(1).optional(),
  /** Mail server, `smtp://user:password@host:587`; absent: mails are files in FOJA_DATA/outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails: `Foja <avisos@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[\w.-]+>?$/)
    .optional(),
  /** OAuth client for Google Calendar and for signing in; absent: both answer `NOT_CONFIGURED`. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OAuth applications of Zoom and DocuSign; absent: connecting answers `NOT_CONFIGURED`. */
  ZOOM_CLIENT_ID: z.string().min(1).optional(),
  ZOOM_CLIENT_SECRET: z.string().min(1).optional(),
  DOCUSIGN_CLIENT_ID: z.string().min(1).optional(),
  DOCUSIGN_CLIENT_SECRET: z.string().min(1).optional(),
  /** The environment of DocuSign for developers. */
  DOCUSIGN_DEMO: flag,
  /** Key of Stripe; absent: purchases are made in test mode, and nothing is charged. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional(),
  /** Signs what Stripe sends to /api/payments/webhook. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Who runs this server: where requests for quotes go; absent: they are only stored. */
  OPERATOR_EMAIL: z.email().optional(),
  /** E-mails of the accounts that see the counts of the platform, with commas between them. */
  FOJA_OPERATORS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email())),
  /** Who issues the CFDI of subscriptions; absent: they answer `NOT_CONFIGURED`. All four or none. */
  OPERATOR_RFC: z
    .string()
    .refine((rfc) => rfcFault(rfc) === null && !isGenericRfc(rfc))
    .optional(),
  /** As in the Constancia de Situación Fiscal, upper case, without the kind of company. */
  OPERATOR_LEGAL_NAME: z
    .string()
    .regex(/^[^|\p{Ll}]{1,300}$/u)
    .optional(),
  /** Code of c_RegimenFiscal. */
  OPERATOR_REGIME: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  OPERATOR_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  /** Port of 127.0.0.1 on which metrics are read; absent: none are kept. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Collector of traces, `http://127.0.0.1:4318`; absent: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Webhooks may be posted to these `host:port` without TLS and on this network, with commas between them; development and
   * tests only.
   */
  WEBHOOK_DEV_TARGETS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}(?:,[\w.-]+:\d{1,5})*$/)
    .transform((list) => new Set(list.split(',')))
    .optional(),
  /** Full GraphQL errors and introspection; only for development. */
  GRAPHQL_INTROSPECTION: flag,
});

const complete = environment.superRefine((env, check) => {
  const needFor = (setting: string, name: string, value: string | undefined): void => {
    if (!value) check.addIssue({ code: 'custom', path: [name], message: startupText.envRequiredBy(setting) });
  };
  const need = (setting: 'LLM_PROVIDER' | 'EMBEDDING_PROVIDER', name: string, value: string | undefined): void =>
    needFor(`${setting}=${env[setting]}`, name, value);
  // These may contain a password: only the name of the variable is printed.
  if (env.DATABASE_OWNER_URL) needFor('DATABASE_OWNER_URL', 'DATABASE_URL', env.DATABASE_URL);
  if (env.SMTP_URL) needFor('SMTP_URL', 'MAIL_FROM', env.MAIL_FROM);
  if (env.GOOGLE_CLIENT_ID) needFor('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', env.GOOGLE_CLIENT_SECRET);
  if (env.GOOGLE_CLIENT_SECRET) needFor('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', env.GOOGLE_CLIENT_ID);
  for (const [one, other] of [
    ['ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'],
    ['ZOOM_CLIENT_SECRET', 'ZOOM_CLIENT_ID'],
    ['DOCUSIGN_CLIENT_ID', 'DOCUSIGN_CLIENT_SECRET'],
    ['DOCUSIGN_CLIENT_SECRET', 'DOCUSIGN_CLIENT_ID'],
  ] as const)
    if (env[one]) needFor(one, other, env[other]);
  const bucket = ['FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const;
  const givenOfBucket = [...bucket, 'FILES_S3_ENDPOINT' as const].find((name) => env[name]);
  if (givenOfBucket) for (const name of bucket) needFor(givenOfBucket, name, env[name]);
  const fiscal = ['OPERATOR_RFC', 'OPERATOR_LEGAL_NAME', 'OPERATOR_REGIME', 'OPERATOR_POSTAL_CODE'] as const;
  const given = fiscal.find((name) => env[name]);
  if (given) for (const name of fiscal) needFor(given, name, env[name]);
  if (env.STRIPE_SECRET_KEY) needFor('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', env.STRIPE_WEBHOOK_SECRET);
  if (env.STRIPE_WEBHOOK_SECRET) needFor('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', env.STRIPE_SECRET_KEY);
  if (env.WEBHOOK_DEV_TARGETS && env.NODE_ENV === 'production')
    check.addIssue({ code: 'custom', path: ['WEBHOOK_DEV_TARGETS'], message: startupText.envDevelopmentOnly });
  if (env.LLM_PROVIDER === 'gemini') need('LLM_PROVIDER', 'GEMINI_API_KEY', env.GEMINI_API_KEY);
  if (env.LLM_PROVIDER === 'openai-compatible')
    for (const name of ['OPENAI_COMPATIBLE_URL', 'OPENAI_COMPATIBLE_MODEL'] as const)
      need('LLM_PROVIDER', name, env[name]);
  if (env.EMBEDDING_PROVIDER === 'gemini')
    need('EMBEDDING_PROVIDER', 'EMBEDDING_KEY', env.EMBEDDING_KEY ?? env.GEMINI_API_KEY);
  if (env.EMBEDDING_PROVIDER === 'openai-compatible') {
    need('EMBEDDING_PROVIDER', 'EMBEDDING_URL', env.EMBEDDING_URL ?? env.OPENAI_COMPATIBLE_URL);
    need('EMBEDDING_PROVIDER', 'EMBEDDING_MODEL', env.EMBEDDING_MODEL);
  }
});

export type Env = z.infer<typeof environment>;

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super([startupText.envTitle, ...problems.map((problem) => `  · ${problem}`)].join('\n'));
    this.name = 'EnvError';
  }
}

/** Parses all variables. Throws `EnvError` with all problems together. Empty variables count as absent. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = complete.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
