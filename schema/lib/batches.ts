/** The items in parts of at most `size`, in their order. */
export function* batchesOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
