import { HOUR, MINUTE } from '#schema/lib/durations.ts';

/** Counting of operations and their durations. */

export interface CallCount {
  calls: number;
  actions: number;
  failures: number;
  milliseconds: number;
  /** By duration class: those of `CLASS_LIMITS`, and one for what took longer. */
  durations: number[];
}

/** Upper limits of the classes, in milliseconds. They are the names of the columns `d10` to `d5000`. */
export const CLASS_LIMITS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

/** A pause that ends a stretch of use. */
export const VISIT_PAUSE = 30 * MINUTE;

export const emptyCount = (): CallCount => ({
  calls: 0,
  actions: 0,
  failures: 0,
  milliseconds: 0,
  durations: Array.from({ length: CLASS_LIMITS.length + 1 }, () => 0),
});

export function durationClassOf(milliseconds: number): number {
  const found = CLASS_LIMITS.findIndex((limit) => milliseconds <= limit);
  return found === -1 ? CLASS_LIMITS.length : found;
}

export const beginningOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR) * HOUR);

/** The bit of a minute in its hour, as a text that PostgreSQL reads as bigint. */
export const minuteBit = (at: Date): string => (1n << BigInt(Math.floor(at.getTime() / MINUTE) % 60)).toString();

/** The limit of the class in which a share of the operations ends; null: none were asked for, or it is the last class. */
export function quantileOf(durations: readonly number[], share: number): number | null {
  const total = durations.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [place, limit] of CLASS_LIMITS.entries()) {
    seen += durations[place] ?? 0;
    if (total > 0 && seen >= total * share) return limit;
  }
  return null;
}
