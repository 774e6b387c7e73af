/** A place in a list: what it is ordered by there, and the id that tells equals apart. */
export interface Place {
  key: string;
  id: string;
}

const LONGEST = 200;

export const writeCursor = ({ key, id }: Place): string => btoa(JSON.stringify([key, id]));

/** What a client sent back; null when it is not one of ours. */
export function readCursor(cursor: string): Place | null {
  if (cursor.length > LONGEST) return null;
  try {
    const values: unknown = JSON.parse(atob(cursor));
    if (!Array.isArray(values) || values.length !== 2) return null;
    const [key, id] = values as unknown[];
    const isFine = typeof key === 'string' && typeof id === 'string' && /^[\w:.\- T]*$/.test(key);
    return isFine ? { key, id } : null;
  } catch {
    return null;
  }
}
