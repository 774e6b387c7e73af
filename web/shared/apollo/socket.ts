import { createClient, type Client, type SubscribePayload } from 'graphql-ws';

/** How the live connection stands; `idle`: nothing needs it. */
export type SocketState = 'idle' | 'connecting' | 'connected' | 'reconnecting';

export interface Sink<T> {
  next: (data: T) => void;
  /** The subscription was refused, or ended by the server with errors. */
  error: (error: unknown) => void;
  complete: () => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 12_000;
const NORMAL_CLOSURE = 1000;

const waitFor = (retries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(retries, 10)) * (0.75 + Math.random() / 2);

/** Waits, but no longer than until the browser is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** The one WebSocket of the page: opened by the first subscription, kept alive by retrying for ever. */
export class Socket {
  #client: Client;
  #state: SocketState = 'idle';
  #listeners = new Set<() => void>();
  #wasLost = false;
  #wasProper = false;
  /** Subscriptions that are open: while there are any, a closed line was not closed by us. */
  #open = 0;

  constructor(liveToken: () => Promise<string | null>, url: string | (() => string) = socketUrl) {
    this.#client = createClient({
      // A proper close is retried at once; a server that closes every line so would be stormed.
      url: async () => {
        if (this.#wasProper) await pause(waitFor(0));
        return typeof url === 'function' ? url() : url;
      },
      lazy: true,
      keepAlive: PING_MS,
      // Asked anew at each connect: the token of the last one may have ended.
      connectionParams: async () => {
        const token = await liveToken();
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (retries) => pause(waitFor(retries)),
      on: {
        connecting: () => this.#become(this.#wasLost ? 'reconnecting' : 'connecting'),
        connected: () => {
          this.#wasLost = false;
          this.#become('connected');
        },
        closed: (event) => {
          const { code, wasClean } = event as Partial<CloseEvent>;
          // A server that stops, or a proxy that tidies up, closes the line properly: it is lost all the same.
          this.#wasLost = this.#open > 0 || wasClean !== true;
          this.#wasProper = this.#wasLost && code === NORMAL_CLOSURE;
          this.#become(this.#wasLost ? 'reconnecting' : 'idle');
        },
      },
    });
  }

  readonly subscribeState = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SocketState => this.#state;

  #become(state: SocketState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }

  /** `payload.variables` is read again at each reconnect: getters in it go on from what is held then. */
  subscribe<T>(payload: SubscribePayload, sink: Sink<T>): () => void {
    let isOpen = true;
    const end = () => {
      if (isOpen) this.#open--;
      isOpen = false;
    };
    this.#open++;
    const unsubscribe = this.#client.subscribe<T>(payload, {
      next: (result) => {
        if (result.errors) sink.error(result.errors);
        else if (result.data) sink.next(result.data);
      },
      error: (error) => {
        end();
        sink.error(error);
      },
      complete: () => {
        end();
        sink.complete();
      },
    });
    return () => {
      end();
      unsubscribe();
    };
  }

  dispose(): void {
    void this.#client.dispose();
  }
}

/** What the screens need of the socket. */
export type LiveSocket = Pick<Socket, 'subscribe' | 'subscribeState' | 'state'>;

/** Subscribes again, for as long as it is wanted, whenever the server ends the subscription. Returns the end of it. */
export function keepSubscribed<T>(
  socket: Pick<LiveSocket, 'subscribe'>,
  payload: SubscribePayload,
  onData: (data: T) => void,
): () => void {
  let isWanted = true;
  let end: () => void = () => undefined;
  let retries = 0;
  const again = () => {
    if (!isWanted) return;
    void pause(waitFor(retries++)).then(() => isWanted && start());
  };
  const start = () => {
    end = socket.subscribe<T>(payload, {
      next: (data) => {
        retries = 0;
        onData(data);
      },
      error: again,
      complete: again,
    });
  };
  start();
  return () => {
    isWanted = false;
    end();
  };
}
