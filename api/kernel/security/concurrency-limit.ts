import { filesText } from '#schema/text/files.ts';
import { Refusal } from '../errors.ts';

/** Limits how many operations of one account run at once on this server. */
export class ConcurrencyLimit {
  private readonly running = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a slot, or throws `RATE_LIMITED`. The returned function frees it; it may be called more than once. */
  acquire(who: string): () => void {
    const count = this.running.get(who) ?? 0;
    if (count >= this.most) throw new Refusal('RATE_LIMITED', filesText.tooManyAtOnce, { retryAfter: 1 });
    this.running.set(who, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (this.running.get(who) ?? 1) - 1;
      if (left > 0) this.running.set(who, left);
      else this.running.delete(who);
    };
  }
}
