export interface Delta {
  offset: number;
  text: string;
}

/**
 * Puts a piece of the answer where it belongs. What is already there changes nothing; a piece that rewrites what is there
 * replaces it from that position on (the answer was begun anew); `null`: something before it is missing.
 */
export function applyDelta(held: string, { offset, text }: Delta): string | null {
  if (offset > held.length) return null;
  const next = held.slice(0, offset) + text;
  return held.startsWith(next) ? held : next;
}
