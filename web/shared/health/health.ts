/** `connecting` until the first answer; then what the last poll found. */
export type HealthState = 'connecting' | 'online' | 'problems' | 'unreachable';

export interface Health {
  state: HealthState;
  endpoints: number | null;
  /** Whether the server was online at least once: then a failure is a banner, not a screen. */
  wasOnline: boolean;
}

export const POLL_MS = 60_000;
export const ABORT_MS = 10_000;

async function askHealth(): Promise<Omit<Health, 'wasOnline'>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ABORT_MS);
  try {
    const response = await fetch('/api/health', { signal: patience.signal, cache: 'no-store' });
    const body = (await response.json()) as { status?: unknown; endpoints_available?: unknown };
    const endpoints = typeof body.endpoints_available === 'number' ? body.endpoints_available : null;
    return { state: body.status === 'OK' ? 'online' : 'problems', endpoints };
  } catch (error) {
    // An answer that is not JSON comes from something in front of the server: it is reached, and not well.
    return { state: error instanceof SyntaxError ? 'problems' : 'unreachable', endpoints: null };
  } finally {
    clearTimeout(timer);
  }
}

/** Watches the server: at start and each minute, and hears what it says of itself. */
export class HealthWatch {
  #health: Health = { state: 'connecting', endpoints: null, wasOnline: false };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly health = (): Health => this.#health;

  #become(health: Health): void {
    this.#health = health;
    this.#listeners.forEach((listener) => listener());
  }

  /** Asks now, and again each minute. Calls in the meantime join the one that runs. */
  check(): Promise<void> {
    this.#running ??= this.#ask().finally(() => (this.#running = null));
    return this.#running;
  }

  /** What 'Reintentar' does: back to the loading screen, then the answer. */
  retry(): Promise<void> {
    this.#become({ ...this.#health, state: 'connecting' });
    return this.check();
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const found = await askHealth();
    this.#become({ ...found, wasOnline: this.#health.wasOnline || found.state === 'online' });
    this.#timer = setTimeout(() => void this.check(), POLL_MS);
  }

  /** What the server tells by itself, between two questions. */
  hear(isWell: boolean, endpoints: number): void {
    this.#become({
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
