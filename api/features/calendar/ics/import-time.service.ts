import { pauses } from '#api/kernel/jobs/pauses.ts';

/** A file may be made so that each event is slow to read. */
const MAX_IMPORT_MS = 20_000;

/** Time limit of one import. */
export class ImportTimeLimit {
  private readonly begun = performance.now();
  /** Lets the server answer other requests in between. */
  readonly pause = pauses();

  get isOver(): boolean {
    return performance.now() - this.begun > MAX_IMPORT_MS;
  }
}
