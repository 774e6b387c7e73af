import type { Ctx } from './context.ts';
import { HTTP_STATUS, Refusal } from './errors.ts';
import type { Permission } from './security/permissions.ts';

/** How one operation of an account ended. */
export interface LoggedCall {
  permission: Permission;
  isMutation: boolean;
  milliseconds: number;
  /** `FAILED`: on the server. `REFUSED`: it ran or not, and said no. */
  outcome: 'DONE' | 'REFUSED' | 'FAILED';
}

/**
 * Counts the operations of accounts. Declared here because access checks need it. The feature `analytics` implements it;
 * `main.ts` passes it in.
 */
export interface CallLog {
  /** Adds to what is counted in memory; returns at once and never throws. */
  note(ctx: Ctx, call: LoggedCall): void;
  /** Writes what was counted. A failure is logged, and what was not written is written with the next. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

declare module './context.ts' {
  interface Runtime {
    calls: CallLog;
  }
}

/** Whether an error is one of the server and not a refusal. */
export const isOfServer = (error: unknown): boolean =>
  !(error instanceof Refusal) || (HTTP_STATUS[error.code] >= 500 && error.code !== 'NOT_CONFIGURED');

/** Whether a payload says no. */
export const saysNo = (payload: unknown): boolean =>
  Array.isArray((payload as { userErrors?: unknown } | null)?.userErrors) &&
  (payload as { userErrors: unknown[] }).userErrors.length > 0;
