import { validationText } from '#schema/text/validation.ts';
import type { Connection } from '../../kernel/connection.ts';
import { Refusal } from '../../kernel/errors.ts';

/** Pages of lists that are read as plain rows: a cursor is what a row is ordered by, and its id. */

export interface Place {
  key: string;
  id: string;
}

const LARGEST_PAGE = 100;
const USUAL_PAGE = 20;

export function pageSize(first: number | null | undefined): number {
  const size = first ?? USUAL_PAGE;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE)
    throw new Refusal('VALIDATION', validationText.pageSize);
  return size;
}

const writePlace = ({ key, id }: Place): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** `isKey` says what a key of this list looks like: it goes into a statement as a value of its column. */
export function readPlace(after: string | null | undefined, isKey: (key: string) => boolean): Place | null {
  if (!after) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
    const [key, id] = Array.isArray(values) && values.length === 2 ? (values as unknown[]) : [];
    if (typeof key === 'string' && typeof id === 'string' && isKey(key) && /^[\w-]{1,60}$/.test(id)) return { key, id };
  } catch {
    // Falls through: it is not one of ours.
  }
  throw new Refusal('VALIDATION', validationText.cursorInvalid);
}

export const isInstantKey = (key: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(key) && !Number.isNaN(Date.parse(key));
export const isDayKey = (key: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(key) && !Number.isNaN(Date.parse(`${key}T00:00:00Z`));

/** A page of rows that were read with one more than its size. */
export function pageOf<Row, Node>(
  rows: readonly Row[],
  size: number,
  isLater: boolean,
  { place, node }: { place: (row: Row) => Place; node: (row: Row) => Node },
): Connection<Node> {
  const shown = rows.slice(0, size).map((row) => ({ node: node(row), cursor: writePlace(place(row)) }));
  return {
    edges: shown,
    nodes: shown.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: isLater,
      startCursor: shown[0]?.cursor ?? null,
      endCursor: shown.at(-1)?.cursor ?? null,
    },
  };
}
