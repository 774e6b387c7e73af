import { healthWatch } from '../health/health.ts';

/** State of the live connection; `idle`: there is no subscription. */
export type SocketState = 'idle' | 'connecting' | 'connected' | 'reconnecting';

/** How the browser reaches the server. `problems`: it answers, but not as it should. */
type Reach = 'connecting' | 'online' | 'problems' | 'unreachable' | 'offline';

export interface ConnectionState {
  reach: Reach;
  /** `null`: this page has no socket. */
  socket: SocketState | null;
}

const RECHECK_MS = [2_000, 4_000, 8_000, 15_000] as const;
const PROBE = { query: 'query Probe { __typename }' };

type Requests = 'answered' | 'failed' | 'unreachable';

/** Asks `/graphql` something that every server can answer: its health alone does not say that it works. */
async function probe(): Promise<Requests> {
  try {
    const { status } = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PROBE),
    });
    return status >= 500 ? 'failed' : 'answered';
  } catch {
    return 'unreachable';
  }
}

/**
 * The one state of the connection, so that everything that shows it agrees. It is made of `navigator.onLine`, the
 * socket, the health poll, and the outcomes of requests. A single failed request only raises doubt: the server is
 * asked again before the state changes, because one cut request does not deserve a banner.
 */
class Connection {
  #state: ConnectionState;
  #socket: SocketState | null = null;
  #requests: Requests = 'answered';
  #listeners = new Set<() => void>();
  #checking: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rechecks = 0;

  constructor() {
    this.#state = { reach: this.#reach(), socket: null };
    healthWatch.subscribe(() => this.#tell());
    window.addEventListener('online', () => {
      this.#tell();
      void this.check();
    });
    window.addEventListener('offline', () => this.#tell());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#recheckLater();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };
  readonly state = (): ConnectionState => this.#state;

  #reach(): Reach {
    const { state } = healthWatch.health();
    if (!navigator.onLine) return 'offline';
    if (state === 'unreachable' || this.#requests === 'unreachable') return 'unreachable';
    if (state === 'problems' || this.#requests === 'failed') return 'problems';
    return state;
  }

  #tell(): void {
    const next = { reach: this.#reach(), socket: this.#socket };
    if (next.reach === this.#state.reach && next.socket === this.#state.socket) return;
    this.#state = next;
    if (next.reach === 'online') this.#rechecks = 0;
    this.#recheckLater();
    this.#listeners.forEach((listener) => listener());
  }

  #isWrong(): boolean {
    return this.#state.reach !== 'online' && this.#state.reach !== 'connecting';
  }

  /** While something is wrong and somebody looks, the server is asked again after growing pauses. */
  #recheckLater(): void {
    clearTimeout(this.#timer);
    if (!this.#isWrong() || this.#listeners.size === 0) return;
    const pause = RECHECK_MS[Math.min(this.#rechecks, RECHECK_MS.length - 1)];
    this.#timer = setTimeout(() => {
      this.#rechecks++;
      void this.check().then(() => this.#recheckLater());
    }, pause);
  }

  /** Asks the server how it is. Calls during a check share its result. */
  check(): Promise<void> {
    this.#checking ??= this.#checkNow().finally(() => (this.#checking = null));
    return this.#checking;
  }

  async #checkNow(): Promise<void> {
    await healthWatch.check();
    this.#requests = healthWatch.health().state === 'online' ? await probe() : 'answered';
    this.#tell();
  }

  setSocket(socket: SocketState | null): void {
    const isNew = socket !== this.#socket;
    this.#socket = socket;
    this.#tell();
    if (isNew && socket === 'reconnecting') this.#doubt();
    if (isNew && socket === 'connected' && this.#isWrong()) void this.check();
  }

  /** A request got an answer with this status. */
  answered(status: number): void {
    if (status >= 500) return this.#doubt();
    if (this.#requests === 'answered') return;
    this.#requests = 'answered';
    this.#tell();
  }

  /** A request got no answer. */
  unanswered(): void {
    this.#doubt();
  }

  #doubt(): void {
    if (this.#state.reach === 'online') void this.check();
  }

  /** Resolves when the server can be asked for files; `false` if that is so already. */
  async untilReachable(): Promise<boolean> {
    const isCut = () => this.#state.reach === 'offline' || this.#state.reach === 'unreachable';
    if (!isCut()) return false;
    await new Promise<void>((resolve) => {
      const end = this.subscribe(() => {
        if (isCut()) return;
        end();
        resolve();
      });
    });
    return true;
  }
}

export const connection = new Connection();

/** `fetch` that tells the connection how the request ended. A request that was stopped tells nothing. */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    connection.answered(response.status);
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) connection.unanswered();
    throw error;
  }
};
