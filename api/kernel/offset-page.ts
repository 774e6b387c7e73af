import { validationText } from '#schema/text/validation.ts';
import type { Connection } from './connection.ts';
import { Refusal } from './errors.ts';

/** A page of a list that is ranked anew each time: its cursor is a place, not a row. */
export interface OffsetPage {
  size: number;
  offset: number;
}

/** Nobody reads further; a filter helps more than page 200. */
export const DEEPEST = 10_000;

const cursorOf = (place: number): string => Buffer.from(JSON.stringify({ place })).toString('base64url');

function placeOf(cursor: string): number {
  try {
    const { place } = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as { place?: unknown };
    if (Number.isInteger(place) && Number(place) >= 0 && Number(place) < DEEPEST) return Number(place);
  } catch {
    // Falls through: it is not one of ours.
  }
  throw new Refusal('VALIDATION', validationText.cursorInvalid);
}

/** What a client asked for, or the refusal. */
export function offsetPage(
  { first, after }: { first?: number | null; after?: string | null },
  { usual, largest }: { usual: number; largest: number },
): OffsetPage {
  const size = first ?? usual;
  if (size < 1 || size > largest) throw new Refusal('VALIDATION', validationText.pageSizeUpTo(largest));
  return { size, offset: after ? placeOf(after) + 1 : 0 };
}

export function connectOffset<T>(
  nodes: T[],
  { offset }: OffsetPage,
  totalCount: number,
): Connection<T> & { totalCount: number } {
  const edges = nodes.map((node, at) => ({ node, cursor: cursorOf(offset + at) }));
  return {
    nodes,
    edges,
    totalCount,
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
