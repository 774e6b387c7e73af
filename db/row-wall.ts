// Tells PostgreSQL on whose behalf each statement runs. The policies of the tables (`migrations/wall.ts`) show and accept
// only rows of that caller. What is said is signed, so that an injected statement cannot say that it is somebody else.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Nobody sees rows of accounts. */
const NOBODY = '';
/** The server itself: jobs, and the few steps of requests that are about others. */
const SYSTEM = '*';

interface Call {
  /** An account id, `NOBODY` or `SYSTEM`. */
  caller: string;
  /** The request or socket that this is a step of. */
  whole?: Call | undefined;
}

const calls = new AsyncLocalStorage<Call>();

/** The request or socket that runs, of which this may be a step. */
function wholeCall(): Call | undefined {
  const step = calls.getStore();
  return step?.whole ?? step;
}

/** Runs a request or a socket. Until `callIsOf` it is nobody's. */
export const inCall = <T>(act: () => T): T => calls.run({ caller: NOBODY }, act);

/** From here on the running request is of this account; `null`: of a visitor. */
export function callIsOf(accountId: string | null): void {
  const call = wholeCall();
  if (!call || call.caller === SYSTEM) throw new Error('not in a call: the transport must begin one with `inCall`');
  call.caller = accountId ?? NOBODY;
}

/** Runs what an emitter calls later (a message of a socket) in the call of now. */
export const inThisCall = AsyncLocalStorage.bind;

/**
 * Runs statements that see the rows of all accounts: what finds out who calls, and what one account does to another by
 * right. The caller says in the service what it may read. Keep it short; entities that `act` changes must be flushed in it.
 */
export const asSystem = <T>(act: () => T): T => calls.run({ caller: SYSTEM, whole: wholeCall() }, act);

/** Signs on whose behalf statements run. The key is in the table `caller_key`, which only the owner of the tables reads. */
export interface CallerKey {
  sign(caller: string): string;
}

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const MAX_SIGNED = 2000;

export function callerKeyOf(key: Buffer): CallerKey {
  const signed = new Map<string, string>();
  return {
    sign(caller) {
      if (caller === NOBODY) return '';
      const known = signed.get(caller);
      if (known) return known;
      // Two hashes: what is known of one could be continued. `foja_account()` computes the same.
      const made = `${caller}.${sha256(key, sha256(key, caller)).toString('hex')}`;
      if (signed.size >= MAX_SIGNED) signed.clear();
      signed.set(caller, made);
      return made;
    },
  };
}

const SAY = { name: 'foja_caller', text: `select set_config('foja.caller', $1, false)` };

const FAILED_TRANSACTION = '25P02';

/** The socket of a connection of the driver. */
interface Connection {
  connection: { stream: { destroy(): void } };
}

/** What a connection was told last. */
interface Told {
  caller: string | null;
  isInTransaction: boolean;
}

const BEGINS = /^\s*(?:begin|start\s)/i;
const ENDS = /^\s*(?:commit|rollback|end|abort)/i;

type Query = (...args: readonly unknown[]) => unknown;
const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : ((config as { text?: string } | null)?.text ?? '');

/** Tells the connection of the caller of each statement before it is sent. Statements keep their order. */
class GuardedClient {
  readonly told: Told = { caller: null, isInTransaction: false };
  private readonly send: Query;
  /** Of the statement that waits for what is told; null: none does. */
  private waiting: Promise<void> | null = null;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly key: CallerKey,
    private readonly callerNow: () => string,
  ) {
    this.send = client.query.bind(client) as Query;
    Object.assign(client, { query: (...args: readonly unknown[]) => this.query(args) });
  }

  private query(args: readonly unknown[]): unknown {
    const caller = this.callerNow();
    if (!this.waiting && this.told.caller === caller) return this.sendNow(args);
    const before = this.waiting ?? Promise.resolve();
    const told = before.then(() => this.tell(caller));
    let answer: unknown;
    const sent = told.then(() => void (answer = this.sendNow(args)));
    this.waiting = sent;
    void this.forget(sent);
    // With a callback, who asked does not wait for a promise.
    return typeof args.at(-1) === 'function' ? undefined : sent.then(() => answer);
  }

  private async forget(sent: Promise<void>): Promise<void> {
    await Promise.allSettled([sent]);
    if (this.waiting === sent) this.waiting = null;
  }

  private sendNow(args: readonly unknown[]): unknown {
    const text = textOf(args[0]);
    if (BEGINS.test(text)) this.told.isInTransaction = true;
    // The end of a transaction that failed takes back what was said in it.
    else if (this.told.isInTransaction && ENDS.test(text)) this.told.caller = null;
    return this.send(...args);
  }

  private async tell(caller: string): Promise<void> {
    if (this.told.caller === caller) return;
    try {
      await this.send({ ...SAY, values: [this.key.sign(caller)] });
      this.told.caller = caller;
    } catch (error) {
      this.told.caller = null;
      // In a transaction that failed nothing runs. Otherwise the statement would run for who was said before.
      if ((error as { code?: string }).code === FAILED_TRANSACTION) return;
      (this.client as unknown as Connection).connection.stream.destroy();
    }
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Every statement of this pool runs on behalf of who calls; with `isSystem` always of the server itself. */
export function guardPool(pool: pg.Pool, key: CallerKey, isSystem: boolean): void {
  const callerNow = isSystem ? () => SYSTEM : () => calls.getStore()?.caller ?? NOBODY;
  const connections = new WeakMap<object, GuardedClient>();
  pool.on('connect', (client) => connections.set(client, new GuardedClient(client, key, callerNow)));
  pool.on('release', (_error, client) => {
    const told = connections.get(client)?.told;
    if (!told?.isInTransaction) return;
    told.isInTransaction = false;
    told.caller = null;
  });
  const connect = pool.connect.bind(pool) as (then?: Connected) => unknown;
  // A connection that was waited for is handed over in the call of who gave it back.
  Object.assign(pool, { connect: (then?: Connected) => (then ? connect(AsyncLocalStorage.bind(then)) : connect()) });
}
