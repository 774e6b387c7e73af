import { pauses } from '#api/kernel/jobs/pauses.ts';

/** A file may be made so that each of its events takes its time. */
const PATIENCE_MS = 20_000;

/** The time that one import has. */
export class ImportTime {
  private readonly begun = performance.now();
  /** Lets others be served in between. */
  readonly pause = pauses();

  get isOver(): boolean {
    return performance.now() - this.begun > PATIENCE_MS;
  }
}
