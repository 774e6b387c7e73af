/** Waiting work, shared fairly: nobody's work keeps that of others waiting. */

export interface QueueLimits {
  /** Processes that work. */
  size: number;
  /** Work of everybody that waits. */
  maxWaiting: number;
  /** Work of one account that waits. */
  maxWaitingOfAccount: number;
}

export class TaskQueue<Item extends { account: string }> {
  private readonly waiting: Item[] = [];
  private readonly running = new Map<string, number>();
  /** When an account was served last, as a count. */
  private readonly servedAt = new Map<string, number>();
  private served = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** `false`: there is no room. */
  add(item: Item): boolean {
    const { maxWaiting, maxWaitingOfAccount } = this.limits;
    const ofOne = this.waiting.filter(({ account }) => account === item.account).length;
    if (this.waiting.length >= maxWaiting || ofOne >= maxWaitingOfAccount) return false;
    this.waiting.push(item);
    return true;
  }

  /** Of several processes one stays free of each account, so that another finds one at once. */
  private isHeldBack({ account }: Item): boolean {
    return (this.running.get(account) ?? 0) >= Math.max(1, this.limits.size - 1);
  }

  /** The next that may run: of the account that was served longest ago. It counts as running until `done`. */
  next(): Item | null {
    let best: Item | null = null;
    const turn = ({ account }: Item): number => this.servedAt.get(account) ?? 0;
    for (const item of this.waiting)
      if (!this.isHeldBack(item) && (best === null || turn(item) < turn(best))) best = item;
    if (!best) return null;
    this.waiting.splice(this.waiting.indexOf(best), 1);
    this.running.set(best.account, (this.running.get(best.account) ?? 0) + 1);
    this.servedAt.set(best.account, ++this.served);
    return best;
  }

  done({ account }: Item): void {
    const left = (this.running.get(account) ?? 1) - 1;
    if (left > 0) this.running.set(account, left);
    else this.running.delete(account);
    // Turns of those who have nothing here are forgotten.
    const isHere = (one: string): boolean => this.running.has(one) || this.waiting.some((each) => each.account === one);
    for (const one of this.servedAt.keys()) if (!isHere(one)) this.servedAt.delete(one);
  }

  /** `false`: it does not wait, or not any more. */
  remove(item: Item): boolean {
    const at = this.waiting.indexOf(item);
    if (at !== -1) this.waiting.splice(at, 1);
    return at !== -1;
  }

  /** Everything that waits; afterwards nothing does. */
  clear(): Item[] {
    return this.waiting.splice(0);
  }
}
