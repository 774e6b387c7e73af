import type { CaseSort } from '#schema/generated/contract.ts';

/** A place in a list: what it is ordered by there, and the id that tells equals apart. */
export interface Place {
  key: string;
  id: string;
}

const LONGEST_KEY = 1000;

export const writeCursor = (sort: CaseSort, { key, id }: Place): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify([sort, key, id]))));

/** What a client sent back; null when it is not one of ours, or of a list that was ordered otherwise. */
export function readCursor(cursor: string, sort: CaseSort): Place | null {
  try {
    const bytes = Uint8Array.from(atob(cursor), (sign) => sign.charCodeAt(0));
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(values) || values.length !== 3 || values[0] !== sort) return null;
    const [, key, id] = values as unknown[];
    if (typeof key !== 'string' || typeof id !== 'string') return null;
    const isFine = key.length <= LONGEST_KEY && !key.includes('\u0000') && key.isWellFormed();
    return isFine ? { key, id } : null;
  } catch {
    return null;
  }
}
