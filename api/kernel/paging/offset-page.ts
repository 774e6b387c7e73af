import type { Connection } from './connection.ts';
import { pageSize, readCursor, writeCursor, type KeyCheck, type PageArguments } from './pages.ts';

/** A page of a list that is ranked anew each time: its cursor is a place, not a row. */
export interface OffsetPage {
  size: number;
  offset: number;
}

/** Nobody reads further; a filter helps more than page 200. */
export const DEEPEST = 10_000;

const isPlace: KeyCheck = (key) => Number.isInteger(key) && Number(key) >= 0 && Number(key) < DEEPEST;

/** What a client asked for, or the refusal. */
export function offsetPage(
  { first, after }: Pick<PageArguments, 'first' | 'after'>,
  { usual, largest }: { usual: number; largest: number },
): OffsetPage {
  const [place] = after ? readCursor(after, [isPlace]) : [];
  return { size: pageSize(first, usual, largest), offset: place === undefined ? 0 : Number(place) + 1 };
}

export function connectOffset<T>(
  nodes: T[],
  { offset }: OffsetPage,
  totalCount: number,
): Connection<T> & { totalCount: number } {
  const edges = nodes.map((node, at) => ({ node, cursor: writeCursor([offset + at]) }));
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
