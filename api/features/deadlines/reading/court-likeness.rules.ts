import { courtLikeness } from '#api/legal-language/index.ts';

/** From this likeness on two names are the same court. */
export const MIN_SAME_COURT = 0.7;

/** The court of a list that a name means, in whatever order its words were written. */
export function nearestCourt<T extends { name: string }>(name: string, courts: readonly T[]): T | null {
  let best: { court: T; likeness: number } | null = null;
  for (const court of courts) {
    const likeness = courtLikeness(name, court.name);
    if (likeness >= MIN_SAME_COURT && likeness > (best?.likeness ?? 0)) best = { court, likeness };
  }
  return best?.court ?? null;
}
