import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Bus } from './events/bus.ts';
import type { Clock } from './clock.ts';
import type { NodeKind } from './feature.ts';
import type { IdempotentRequest } from './database/idempotency.ts';
import type { WorkLimits } from './jobs/semaphore.ts';
import type { Log } from './log.ts';
import type { Abilities, Permission } from './security/permissions.ts';
import type { Encryption } from './security/encryption.ts';
import type { Throttle } from './security/throttle.ts';
import type { ToastWriter } from './events/toasts.ts';
import type { UsagePort } from './security/usage.ts';

/** Who is asking. Never taken from what the client says of itself. */
export type Actor = { kind: 'visitor' } | { kind: 'user'; userId: string; sessionId: string; abilities: Abilities };

/** What the transport lets a feature do with cookies; sockets and jobs have none. */
export interface Cookies {
  get(name: string): string | undefined;
  /** `isForReturn`: it is sent along when another site leads back to us (OAuth); never with what other sites send. */
  set(name: string, value: string, options: { maxAgeSeconds: number; isForReturn?: boolean }): void;
  clear(name: string): void;
}

/** Where a call came from: for throttles and for the list of sessions. */
export interface Origin {
  ip: string;
  userAgent: string | null;
}

/** Facts of this server that a resolver may ask for. */
export interface Runtime {
  version: string;
  /** Number of REST routes that are mounted. */
  endpointsAvailable: number;
  /** Between two pieces of an answer that is composed at once. */
  readingPaceMs: number;
  nodes: Map<string, NodeKind>;
  /** Who writes the sentence of a notice, by its code. */
  toasts: Map<string, ToastWriter>;
  workLimits: WorkLimits;
}

/** Outside services. Each file of `api/ports` adds its own here by declaration merging; `main.ts` fills it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Ports {}

/** Handed to every resolver and service: the whole of what a feature may reach. */
export interface Ctx {
  requestId: string;
  actor: Actor;
  em: SqlEntityManager;
  clock: Clock;
  usage: UsagePort;
  throttle: Throttle;
  encryption: Encryption;
  bus: Bus;
  log: Log;
  cookies: Cookies;
  origin: Origin;
  ports: Ports;
  runtime: Runtime;
  /** Done when the transaction was kept, and only then; never awaited. */
  afterCommit: (() => void)[];
  /** Reads of this request that several fields share. */
  memo: Map<string, Promise<unknown>>;
  /** The key that the request carried, until its answer is kept. */
  idempotent?: IdempotentRequest | undefined;
  /** Aborted when the server drains. */
  shutdown: AbortSignal;
}

export type UserActor = Extract<Actor, { kind: 'user' }>;

/** A context that acts for an account that nobody is signed in for here, with nothing but the abilities it needs. */
export const actingFor = (ctx: Ctx, userId: string, abilities: Permission[]): Ctx => ({
  ...ctx,
  actor: { kind: 'user', userId, sessionId: '', abilities: new Set(abilities) },
  memo: new Map(),
});

/** One read per request, however many fields ask for it. */
export function once<T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
  const known = ctx.memo.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = read();
  ctx.memo.set(key, started);
  return started;
}
