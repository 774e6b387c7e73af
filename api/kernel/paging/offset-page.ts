import type { Connection } from './connection.ts';
import { pageSize, readCursor, writeCursor, type KeyCheck, type PageArguments } from './pages.ts';

/** A page of a list that is ranked again for each request, so that its cursor is an offset, not a row. */
export interface OffsetPage {
  size: number;
  offset: number;
}

/** Rows after this one cannot be paged to: a filter helps more than page 200. */
export const MAX_ROWS = 10_000;

const isOffset: KeyCheck = (key) => Number.isInteger(key) && Number(key) >= 0 && Number(key) < MAX_ROWS;

/** The page that a client requests. Throws a `Refusal` for an invalid size or cursor. */
export function offsetPage(
  { first, after }: Pick<PageArguments, 'first' | 'after'>,
  { usual, largest }: { usual: number; largest: number },
): OffsetPage {
  const [last] = after ? readCursor(after, [isOffset]) : [];
  return { size: pageSize(first, usual, largest), offset: last === undefined ? 0 : Number(last) + 1 };
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
