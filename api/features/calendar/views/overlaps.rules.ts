/** What happens to one person at the same time. */

export interface Taken {
  key: string;
  ownerId: string;
  startAt: Date;
  endAt: Date;
}

export interface Overlap<T extends Taken> {
  first: T;
  second: T;
  minutes: number;
}

/** Of one occurrence, so many others are named. */
const MAX_NAMED = 20;
const MAX_OVERLAPS = 2000;

const minutesOf = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 60_000);

/** Pairs of one person that overlap, by their start. What ends as the other begins is no conflict. */
export function overlapsOf<T extends Taken>(taken: readonly T[]): Overlap<T>[] {
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

/** By key, the keys of what overlaps it. */
export function conflictKeys<T extends Taken>(taken: readonly T[]): ReadonlyMap<string, string[]> {
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
