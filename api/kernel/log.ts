import { pino, type DestinationStream, type Logger } from 'pino';

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

/** Removes tokens and passwords from free text (stack traces, URLs that a browser reported). */
export const stripSecrets = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/(bearer\s+)[\w.~+/-]+=*/gi, '$1[token]')
    .replace(/((?:password|contraseña|token|secret|api_?key)["']?\s*[:=]\s*["']?)[^\s"'&,}]+/gi, '$1[oculto]');

/** The parts of an error that are logged. Errors of drivers hold the whole connection, so not all properties are. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as Error & { code?: unknown };
  const cause = error.cause instanceof Error ? { cause: serializeError(error.cause) } : {};
  return {
    type: error.name,
    message: stripSecrets(error.message),
    ...(code === undefined ? {} : { code }),
    stack: stripSecrets(error.stack ?? ''),
    ...cause,
  };
}

/** A log with one JSON line per event. Without `destination` it writes to stdout. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    redact: { paths: redactedPaths, censor: '[oculto]' },
  };
  return destination ? pino(options, destination) : pino(options);
};
