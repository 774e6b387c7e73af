import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PlanCode } from '#schema/generated/contract.ts';
import type { Bus } from './events/bus.ts';
import type { Clock } from './clock.ts';
import type { WorkLimits } from './jobs/semaphore.ts';
import type { Log } from './log.ts';
import type { Abilities, Permission } from './security/permissions.ts';
import type { Encryption } from './security/encryption.ts';
import type { Throttle } from './security/throttle.ts';

/** Who makes the call. It comes from the verified token, never from data that the client sends. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: string;
      sessionId: string;
      abilities: Abilities;
      /** A trial or a demo without registration; absent: an account. */
      anonymous?: Anonymous;
      /** The account is about to be deleted; it is read only. */
      isClosing?: true;
      /** A program with a key; absent: a person. `sessionId` is then the id of the key. */
      apiKey?: UsedApiKey;
    };

interface Anonymous {
  kind: 'TRIAL' | 'DEMO';
  /** Its time is over: it reads what it has. */
  isOver: boolean;
}

interface UsedApiKey {
  id: string;
  /** The account that made it and whose plan it needs; that of its data, unless it is of the sandbox. */
  ownerId: string;
  isSandbox: boolean;
  /** Requests in an hour. */
  limit: number;
  /** Where it may come from; empty: from anywhere. */
  allowedAddresses: readonly string[];
}

/** What is left of the hour of a key. */
export interface KeyQuota {
  limit: number;
  remaining: number;
  /** Seconds until the hour begins anew. */
  resetSeconds: number;
}

/** Declared here because the transports need it. The feature `api-keys` implements it; `main.ts` passes it in. */
export interface ApiKeyAuthority {
  /** Whose call it is that brings this secret; null: no key that lives. */
  actorOf(em: SqlEntityManager, secret: string): Promise<UserActor | null>;
  isAlive(em: SqlEntityManager, id: string): Promise<boolean>;
  /** Counts a request of a key; null: the caller is a person. Throws when the key may not be used now or from there. */
  admit(ctx: Ctx, actor: UserActor): Promise<KeyQuota | null>;
}

/** How a call says whose it is. The bearer decides when there is one. */
export interface Credentials {
  bearer: string | null;
  /** The id of a trial. */
  trialId: string | null;
  /** Cookies of a request of one of our pages, where they count; absent: they say nothing. */
  cookies?: Pick<Cookies, 'get'>;
}

/** Cookies of an HTTP request. Sockets and jobs have none. */
export interface Cookies {
  get(name: string): string | undefined;
  /** `isForReturn`: SameSite=Lax, so that the browser sends it when OAuth redirects back; else SameSite=Strict. */
  set(name: string, value: string, options: { maxAgeSeconds: number; isForReturn?: boolean }): void;
  clear(name: string): void;
}

/** Where a call comes from: for throttles and for the list of sessions. */
interface Origin {
  ip: string;
  userAgent: string | null;
}

/**
 * Facts about this server. `feature.ts` and `events/toasts.ts` add theirs by declaration merging.
 * @public Merged in other files.
 */
export interface Runtime {
  version: string;
  /** Number of REST routes. */
  endpointsAvailable: number;
  /** Pause between two pieces of an answer of the local engine, in milliseconds. */
  readingPaceMs: number;
  workLimits: WorkLimits;
}

/**
 * Outside services. Each file of `api/ports` adds its own here by declaration merging; `main.ts` fills it.
 * @public Merged in other files.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Ports {}

/** A claimed key while its request runs. */
export interface IdempotentRequest {
  userId: string;
  operation: string;
  key: string;
  isDone: boolean;
}

/** What a plan limits by count. */
export type Meter = 'chat_messages' | 'documents_analyzed' | 'quantum_analyses';

export interface MeterReading {
  used: number;
  /** -1 = without limit. */
  limit: number;
  resetsAt: Date;
}

/** Declared here because access checks need it. The feature `subscriptions` implements it; `main.ts` passes it in. */
export interface UsagePort {
  planOf(ctx: Ctx, userId: string): Promise<PlanCode>;
  /** Whether the current plan includes a feature. */
  includes(ctx: Ctx, userId: string, feature: string): Promise<{ included: boolean; requiredPlan: PlanCode }>;
  /** Uses one unit with one SQL statement in the caller's transaction; throws `LIMIT_REACHED`. */
  spend(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading>;
  /** Returns one unit: failed work costs nothing. */
  refund(ctx: Ctx, userId: string, meter: Meter, spentAt: Date): Promise<void>;
  read(ctx: Ctx, userId: string, meter: Meter): Promise<MeterReading>;
}

/** Handed to every resolver and service: the whole of what a feature may reach. */
export interface Ctx {
  requestId: string;
  actor: Actor;
  em: SqlEntityManager;
  clock: Clock;
  usage: UsagePort;
  throttle: Throttle;
  apiKeys: ApiKeyAuthority;
  encryption: Encryption;
  bus: Bus;
  log: Log;
  cookies: Cookies;
  origin: Origin;
  ports: Ports;
  runtime: Runtime;
  /** Called after the transaction was committed, and only then. Not awaited. */
  afterCommit: (() => void)[];
  /** Called and awaited after a refusal (`userErrors`) was rolled back, with the connection outside of the transaction. */
  afterRefusal: (() => Promise<unknown>)[];
  /** Reads that several fields of this request share; see `oncePerRequest`. */
  memo: Map<string, Promise<unknown>>;
  /** The claimed `Idempotency-Key` of the request, until its answer is stored. */
  idempotent?: IdempotentRequest | undefined;
  /** What is left of the hour of the key that calls; absent: a person calls, or a socket. */
  keyQuota?: KeyQuota;
  /** Aborted when nobody waits for the answer any more: the connection is closed, or a job's server shuts down. */
  gone: AbortSignal;
  /** Aborted when the server shuts down. */
  shutdown: AbortSignal;
}

export type UserActor = Extract<Actor, { kind: 'user' }>;

/** A context that acts for an account without a session (in a job), with only the given permissions. */
export const actingFor = (ctx: Ctx, userId: string, abilities: Permission[]): Ctx => ({
  ...ctx,
  actor: { kind: 'user', userId, sessionId: '', abilities: new Set(abilities) },
  memo: new Map(),
});

/** Runs a read once per request, for all fields that ask for the same key. */
export function oncePerRequest<T>(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
  const known = ctx.memo.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = read();
  ctx.memo.set(key, started);
  return started;
}
