/** `connecting` until the first answer; then the result of the last poll. */
type HealthState = 'connecting' | 'online' | 'problems' | 'unreachable';

export interface Health {
  state: HealthState;
  endpoints: number | null;
  /** Whether the server was online at least once. After that, a failure shows a banner instead of a screen. */
  wasOnline: boolean;
}

const POLL_MS = 60_000;
const ABORT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;

async function fetchHealth(): Promise<Omit<Health, 'wasOnline'>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ABORT_MS);
  try {
    const response = await fetch('/api/health', { signal: timeout.signal, cache: 'no-store' });
    // Too much was asked from this address, maybe by others who share it: the server itself is well.
    if (response.status === TOO_MANY_REQUESTS) return { state: 'online', endpoints: null };
    const body = (await response.json()) as { status?: unknown; endpoints_available?: unknown };
    const endpoints = typeof body.endpoints_available === 'number' ? body.endpoints_available : null;
    return { state: body.status === 'OK' ? 'online' : 'problems', endpoints };
  } catch (error) {
    // An answer that is not JSON comes from a proxy: the server is reachable but not healthy.
    return { state: error instanceof SyntaxError ? 'problems' : 'unreachable', endpoints: null };
  } finally {
    clearTimeout(timer);
  }
}

/** Polls the health of the server at start and each minute, and takes what the server pushes. */
class HealthWatch {
  #health: Health = { state: 'connecting', endpoints: null, wasOnline: false };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly health = (): Health => this.#health;

  #setHealth(health: Health): void {
    this.#health = health;
    this.#listeners.forEach((listener) => listener());
  }

  /** Polls now, and again each minute. Calls during a poll share its result. */
  check(): Promise<void> {
    this.#running ??= this.#poll().finally(() => (this.#running = null));
    return this.#running;
  }

  /** The button «Reintentar»: shows the loading screen, then polls. */
  retry(): Promise<void> {
    this.#setHealth({ ...this.#health, state: 'connecting' });
    return this.check();
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    const found = await fetchHealth();
    this.#setHealth({ ...found, wasOnline: this.#health.wasOnline || found.state === 'online' });
    this.#timer = setTimeout(() => void this.check(), POLL_MS);
  }

  /** Health that the server pushed between two polls. */
  receive(isWell: boolean, endpoints: number): void {
    this.#setHealth({
      state: isWell ? 'online' : 'problems',
      endpoints,
      wasOnline: this.#health.wasOnline || isWell,
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

export const healthWatch = new HealthWatch();
