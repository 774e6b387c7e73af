import { createClient, type Client, type SubscribePayload } from 'graphql-ws';
import type { SocketState } from '../connection/connection.ts';
import { credentialHeaders } from '../session/anonymous.ts';

export interface Sink<T> {
  next: (data: T) => void;
  /** The subscription was refused, or the server ended it with errors. */
  error: (error: unknown) => void;
  complete: () => void;
}

const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
const PING_MS = 12_000;
const NORMAL_CLOSURE = 1000;

const waitFor = (retries: number): number =>
  Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** Math.min(retries, 10)) * (0.75 + Math.random() / 2);

/** Waits, at most until the browser is online again. */
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

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** The one WebSocket of the page. The first subscription opens it; it reconnects without limit. */
export class Socket {
  #client: Client;
  #state: SocketState = 'idle';
  #listeners = new Set<() => void>();
  #wasLost = false;
  #wasNormalClosure = false;
  /** Number of open subscriptions. While it is above zero, we did not close the connection ourselves. */
  #openCount = 0;

  constructor(liveToken: () => Promise<string | null>, url: string | (() => string) = socketUrl) {
    this.#client = createClient({
      // graphql-ws retries a normal closure at once. The pause protects a server that closes every connection.
      url: async () => {
        if (this.#wasNormalClosure) await pause(waitFor(0));
        // It waits while the password is asked for: a socket without a token is refused.
        await liveToken();
        return typeof url === 'function' ? url() : url;
      },
      lazy: true,
      keepAlive: PING_MS,
      // Read at each connect: the previous token may have expired.
      connectionParams: async () => credentialHeaders(await liveToken()),
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (retries) => pause(waitFor(retries)),
      on: {
        connecting: () => this.#setState(this.#wasLost ? 'reconnecting' : 'connecting'),
        connected: () => {
          this.#wasLost = false;
          this.#setState('connected');
        },
        closed: (event) => {
          const { code, wasClean } = event as Partial<CloseEvent>;
          // A server that stops, or a proxy that cleans up, closes the connection normally. It counts as lost.
          this.#wasLost = this.#openCount > 0 || wasClean !== true;
          this.#wasNormalClosure = this.#wasLost && code === NORMAL_CLOSURE;
          this.#setState(this.#wasLost ? 'reconnecting' : 'idle');
        },
      },
    });
  }

  readonly subscribeState = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SocketState => this.#state;

  #setState(state: SocketState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }

  /** `payload.variables` is read again at each reconnect, so getters in it can return the latest position. */
  subscribe<T>(payload: SubscribePayload, sink: Sink<T>): () => void {
    let isOpen = true;
    const end = () => {
      if (isOpen) this.#openCount--;
      isOpen = false;
    };
    this.#openCount++;
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

/** The part of the socket that screens use. */
export type LiveSocket = Pick<Socket, 'subscribe' | 'subscribeState' | 'state'>;

/** Subscribes again whenever the server ends the subscription. Returns the function that stops it. */
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
