import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Fields that never reach a log, wherever they stand. */
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

/** Bearer tokens and JWTs inside of free text (stack traces, URLs that a browser reported). */
export const stripSecrets = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/(bearer\s+)[\w.~+/-]+=*/gi, '$1[token]')
    .replace(/((?:password|contraseña|token|secret|api_?key)["']?\s*[:=]\s*["']?)[^\s"'&,}]+/gi, '$1[oculto]');

/** Errors of drivers carry their whole connection along: only what tells the story is written. */
function storyOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as Error & { code?: unknown };
  const cause = error.cause instanceof Error ? { cause: storyOf(error.cause) } : {};
  return {
    type: error.name,
    message: stripSecrets(error.message),
    ...(code === undefined ? {} : { code }),
    stack: stripSecrets(error.stack ?? ''),
    ...cause,
  };
}

/** One JSON line an event; `destination` is the terminal when it is not said. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: storyOf },
    redact: { paths: redactedPaths, censor: '[oculto]' },
  };
  return destination ? pino(options, destination) : pino(options);
};
