export interface Delta {
  offset: number;
  text: string;
}

/**
 * Inserts a piece of an answer at its offset. A repeated piece changes nothing. A different piece replaces the text
 * from its offset on, because the answer was started again. `null`: text before it is missing.
 */
export function applyDelta(current: string, { offset, text }: Delta): string | null {
  if (offset > current.length) return null;
  const next = current.slice(0, offset) + text;
  return current.startsWith(next) ? current : next;
}
