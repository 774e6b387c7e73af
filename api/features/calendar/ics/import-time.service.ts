import { setImmediate as breathe } from 'node:timers/promises';

/** A file may be made so that each of its events takes its time. */
const PATIENCE_MS = 20_000;
/** Others are served in between. */
const SLICE_MS = 25;

/** The time that one import has, in slices. */
export class ImportTime {
  private readonly begun = performance.now();
  private slice = this.begun;

  get isOver(): boolean {
    return performance.now() - this.begun > PATIENCE_MS;
  }

  async breathe(): Promise<void> {
    if (performance.now() - this.slice < SLICE_MS) return;
    await breathe();
    this.slice = performance.now();
  }
}
