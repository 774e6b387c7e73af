import { createHash } from 'node:crypto';

/**
 * An id for each item that is the same after a new analysis of the same text: a hash of what the item says, and of which
 * of several equal ones it is.
 */
export function withStableIds<T>(items: readonly T[], saying: (item: T) => string): (T & { id: string })[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const said = saying(item);
    const occurrence = (seen.get(said) ?? 0) + 1;
    seen.set(said, occurrence);
    const id = createHash('sha256').update(`${said}\u0000${occurrence}`).digest('hex').slice(0, 20);
    return { ...item, id };
  });
}
