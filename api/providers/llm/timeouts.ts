import { PortError } from '#api/ports/port-error.ts';

export interface TimeoutLimits {
  /** Timeout for the first piece and between two pieces. */
  pieceMs: number;
  /** Total waiting time for the provider in one answer, over all calls. */
  totalMs: number;
}

/** A timeout that runs only while we wait for the provider, not while the consumer handles a piece. */
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

  /** Starts the timeout for the next piece. */
  start(): void {
    this.pause();
    this.since = performance.now();
    const wait = Math.max(0, Math.min(this.limits.pieceMs, this.left));
    const detail = wait < this.limits.pieceMs ? 'no end' : 'no piece';
    this.timer = setTimeout(
      () => this.expired.abort(new PortError('TIMEOUT', `${detail} for ${Math.round(wait)} ms`)),
      wait,
    );
  }

  /** Stops the timeout. */
  pause(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left -= performance.now() - this.since;
  }
}
