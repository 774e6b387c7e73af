/** A circuit breaker: after repeated failures a provider is not called for a while, then tried with one question. */

export interface BreakerLimits {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open, in milliseconds. */
  openMs: number;
}

// Our own, because the libraries wrap promises, not streams (decision 0033).
export class CircuitBreaker {
  private inARow = 0;
  private openedAt: number | null = null;
  private isTrying = false;

  constructor(private readonly limits: BreakerLimits) {}

  /** Whether a call may start. When half open, the first caller is the trial and others are refused. */
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

  /** The caller stopped, so the call shows nothing about the provider. */
  abandoned(): void {
    this.isTrying = false;
  }
}
