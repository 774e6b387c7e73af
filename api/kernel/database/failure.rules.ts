/** Kinds of failures of the database, the disk and the network, by the code of the error. */
export type Failure = 'LOST' | 'FULL' | 'READ_ONLY' | 'BUSY' | 'SLOW' | 'CONTENDED' | 'SCHEMA';

/** Codes of PostgreSQL (SQLSTATE) and of Node. A class of two letters stands for all of its codes. */
const CODES: Record<string, Failure> = {
  // The connection was lost or not made; the server starts, stops, or has no such database.
  '08': 'LOST',
  '57P01': 'LOST',
  '57P02': 'LOST',
  '57P03': 'LOST',
  '57P04': 'LOST',
  '57P05': 'LOST',
  '3D000': 'LOST',
  '58': 'LOST',
  ECONNREFUSED: 'LOST',
  ECONNRESET: 'LOST',
  ECONNABORTED: 'LOST',
  EHOSTUNREACH: 'LOST',
  ENETUNREACH: 'LOST',
  EAI_AGAIN: 'LOST',
  ENOTFOUND: 'LOST',
  ETIMEDOUT: 'LOST',
  EPIPE: 'LOST',
  '53100': 'FULL',
  ENOSPC: 'FULL',
  EDQUOT: 'FULL',
  '25006': 'READ_ONLY',
  EROFS: 'READ_ONLY',
  // Too many connections, out of memory, a limit of the configuration.
  '53': 'BUSY',
  EMFILE: 'BUSY',
  '57014': 'SLOW',
  '25P03': 'SLOW',
  '25P04': 'SLOW',
  '55P03': 'CONTENDED',
  '40P01': 'CONTENDED',
  '40001': 'CONTENDED',
  // A table, a column or a schema that is not there: the database is empty, or of another release.
  '42P01': 'SCHEMA',
  '42703': 'SCHEMA',
  '3F000': 'SCHEMA',
  // What a start grants is not granted: the tables were made anew meanwhile.
  '42501': 'SCHEMA',
};

/** `pg` gives no code to what happens on its own side of a connection. */
const MESSAGES: [RegExp, Failure][] = [
  [/timeout exceeded when trying to connect/i, 'BUSY'],
  [/connection terminated|connection.*closed|connection ended|not queryable/i, 'LOST'],
];

/** Causes that are looked at; an error may be wrapped by the driver, the ORM and GraphQL. */
const MAX_DEPTH = 6;

function ownFailure(error: Error): Failure | null {
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string') {
    const found = CODES[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? CODES[code.slice(0, 2)] : undefined);
    if (found) return found;
  }
  return MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}

/** The failure that an error tells of, however deep it is wrapped; `null`: it is of another kind, such as a defect. */
export function failureOf(error: unknown, depth = 0): Failure | null {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return null;
  const own = ownFailure(error);
  if (own) return own;
  const inner = error instanceof AggregateError ? [...(error.errors as unknown[]), error.cause] : [error.cause];
  for (const cause of inner) {
    const found = failureOf(cause, depth + 1);
    if (found) return found;
  }
  return null;
}

const OUTAGES: ReadonlySet<Failure | null> = new Set<Failure>(['LOST', 'FULL', 'READ_ONLY', 'BUSY']);

/** The database is away or takes nothing for a while: what is idempotent may be tried again later. */
export const isOutage = (error: unknown): boolean => OUTAGES.has(failureOf(error));
