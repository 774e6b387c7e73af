import { pino, type DestinationStream, type Logger } from 'pino';
import { maskPersonalData } from './security/personal-data.rules.ts';

export type Log = Logger;

/** Fields that are redacted at any of the first three levels. */
const SECRETS = [
  'password',
  'token',
  'refreshToken',
  'authorization',
  'cookie',
  'secret',
  'apiKey',
  'api_key',
  'email',
];

const redactedPaths = [
  ...SECRETS,
  ...SECRETS.map((name) => `*.${name}`),
  ...SECRETS.map((name) => `*.*.${name}`),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];

const hideTokens = (text: string): string =>
  text
    .replace(/eyJ[\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]*/g, '[token]')
    .replace(/(bearer\s+)[\w.~+/-]+=*/gi, '$1[token]')
    .replace(/(:\/\/[^\s:/@]{1,200}:)[^\s@/]{1,200}@/g, '$1[oculto]@')
    .replace(
      /((?:password|contraseña|token|secret|api_?key|trial[-_]?id)["']?\s*[:=]\s*["']?)[^\s"'&,}]+/gi,
      '$1[oculto]',
    );

/** PostgreSQL repeats the refused row in the details of an error. */
const ROW_OF_ERROR = /(\n - detail: |Failing row contains )[\s\S]*?(?=\n {4}at |$)/g;

/** Removes tokens, passwords and personal data from free text (messages, stack traces, URLs that a browser reported). */
export const hideSecrets = (text: string): string =>
  maskPersonalData(hideTokens(text.replace(ROW_OF_ERROR, '$1[oculto]')));

/** The parts of an error that are logged. Errors of drivers hold the whole connection, so not all properties are. */
function serializeError(error: Error): object {
  const { code } = error as Error & { code?: unknown };
  const cause = error.cause instanceof Error ? { cause: serializeError(error.cause) } : {};
  return {
    type: error.name,
    message: hideSecrets(error.message),
    ...(code === undefined ? {} : { code }),
    stack: hideSecrets(error.stack ?? ''),
    ...cause,
  };
}

/** More levels than any of our lines has. */
const MAX_DEPTH = 6;

/** Whatever a line holds: its texts without secrets. Objects of a class are left to their serializer. */
function hideIn(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return hideSecrets(value);
  if (value instanceof Error) return serializeError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value)) return value.map((each) => hideIn(each, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, hideIn(held, depth + 1)]));
}

/** An error whose texts a library may store and print. */
export function errorWithoutSecrets(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(hideSecrets(String(error)));
  const cause = error.cause instanceof Error ? { cause: errorWithoutSecrets(error.cause) } : {};
  const { name, message, stack = '' } = error;
  return Object.assign(new Error(hideSecrets(message), cause), { name, stack: hideSecrets(stack) });
}

/** A log with one JSON line per event. Without `destination` it writes to stdout. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // `err`: pino would read the object that was made of an error as an error.
    serializers: { msg: hideIn, err: hideIn },
    formatters: { log: (fields: object) => hideIn(fields) as Record<string, unknown> },
    redact: { paths: redactedPaths, censor: '[oculto]' },
  };
  return destination ? pino(options, destination) : pino(options);
};
