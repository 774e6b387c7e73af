/** A circuit breaker: a provider that keeps failing is left alone for a while, then tried by one question first. */

export interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open, in milliseconds. */
  openMs: number;
}

// The libraries at hand wrap a promise, not a stream: one lets every caller wait for the trial of the half-open state,
// the other counts shares of a rolling window with timers of its own.
export class CircuitBreaker {
  private inARow = 0;
  private openedAt: number | null = null;
  private isTrying = false;

  constructor(private readonly limits: BreakerLimits) {}

  /** Whether a call may begin. Half open, the first that asks is the trial and the others are refused. */
  allows(now: number): boolean {
    if (this.openedAt === null) return true;
    if (this.isTrying || now - this.openedAt < this.limits.openMs) return false;
    this.isTrying = true;
    return true;
  }

  succeeded(): void {
    this.inARow = 0;
    this.openedAt = null;
    this.isTrying = false;
  }

  failed(now: number): void {
    this.inARow++;
    if (this.isTrying || this.inARow >= this.limits.failures) this.openedAt = now;
    this.isTrying = false;
  }

  /** The call said nothing about the provider: its caller let it go. */
  abandoned(): void {
    this.isTrying = false;
  }
}
