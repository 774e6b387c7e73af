/** Occurrences of one person that overlap. */

export interface BusyTime {
  key: string;
  ownerId: string;
  startAt: Date;
  endAt: Date;
}

export interface Overlap<T extends BusyTime> {
  first: T;
  second: T;
  minutes: number;
}

/** Keys that are listed for one occurrence. */
const MAX_NAMED = 20;
const MAX_OVERLAPS = 2000;

const minutesOf = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 60_000);

/** Pairs that overlap, in the order of their starts. One that ends when the other starts does not overlap. */
export function overlapsOf<T extends BusyTime>(taken: readonly T[]): Overlap<T>[] {
  const found: Overlap<T>[] = [];
  const running = new Map<string, T[]>();
  for (const next of taken.toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())) {
    const still = (running.get(next.ownerId) ?? []).filter(({ endAt }) => endAt > next.startAt);
    for (const first of still) {
      if (next.endAt <= next.startAt || found.length >= MAX_OVERLAPS) continue;
      const until = first.endAt < next.endAt ? first.endAt : next.endAt;
      found.push({ first, second: next, minutes: minutesOf(next.startAt, until) });
    }
    running.set(next.ownerId, [...still, next]);
  }
  return found;
}

/** For each key, the keys of the occurrences that overlap it. */
export function conflictKeys<T extends BusyTime>(taken: readonly T[]): ReadonlyMap<string, string[]> {
  const keys = new Map<string, string[]>();
  const add = (key: string, other: string): void => {
    const named = keys.get(key) ?? [];
    if (named.length < MAX_NAMED) keys.set(key, [...named, other]);
  };
  for (const { first, second } of overlapsOf(taken)) {
    add(first.key, second.key);
    add(second.key, first.key);
  }
  return keys;
}
