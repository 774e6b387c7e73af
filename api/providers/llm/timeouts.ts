import { PortError } from '#api/ports/port-error.ts';

export interface TimeoutLimits {
  /** The longest wait for the first piece, and between two. */
  pieceMs: number;
  /** The longest that one answer waits for its provider, all calls together. */
  totalMs: number;
}

/** Runs out while a provider is waited for, never while the caller takes its time. */
export class ProviderTimeout {
  private readonly expired = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private left: number;
  private since = 0;

  constructor(private readonly limits: TimeoutLimits) {
    this.left = limits.totalMs;
  }

  get signal(): AbortSignal {
    return this.expired.signal;
  }

  /** Begins to wait for the next piece. */
  start(): void {
    this.pause();
    this.since = performance.now();
    const patience = Math.max(0, Math.min(this.limits.pieceMs, this.left));
    const detail = patience < this.limits.pieceMs ? 'no end' : 'no piece';
    this.timer = setTimeout(
      () => this.expired.abort(new PortError('TIMEOUT', `${detail} for ${Math.round(patience)} ms`)),
      patience,
    );
  }

  /** Nobody is waiting. */
  pause(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left -= performance.now() - this.since;
  }
}
