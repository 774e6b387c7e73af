import { isDay } from '#schema/lib/days.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Connection } from './connection.ts';
import { Refusal } from '../errors.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Pages of lists: the request, the cursors and the connection. */

export interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** The values by which a row is ordered, its id last. A cursor holds them, so that rows that are added later do not shift pages. */
export type CursorKeys = readonly (string | number | boolean)[];

export interface PageRequest {
  size: number;
  /** The cursor after which the page begins; null: from the first row (from the last one when backwards). */
  start: CursorKeys | null;
  /** Read from the end of the list (`last`, `before`). */
  isBackwards: boolean;
}

const DEFAULT_PAGE = 20;
const MAX_PAGE_SIZE = 100;

export function pageSize(requested: number | null | undefined, usual = DEFAULT_PAGE, largest = MAX_PAGE_SIZE): number {
  const size = requested ?? usual;
  if (Number.isInteger(size) && size >= 1 && size <= largest) return size;
  throw new Refusal('VALIDATION', validationText.pageSizeUpTo(largest));
}

export const writeCursor = (keys: CursorKeys): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** Checks one key of a cursor, because it becomes a parameter of a statement. */
export type KeyCheck = (key: unknown) => boolean;

const MAX_CURSOR_LENGTH = 6000;

/** The keys of a cursor. Throws a `Refusal` for a malformed cursor or one of another list. */
export function readCursor(cursor: string, checks: readonly KeyCheck[]): CursorKeys {
  try {
    const text = cursor.length <= MAX_CURSOR_LENGTH ? Buffer.from(cursor, 'base64url').toString('utf8') : '';
    const keys: unknown = JSON.parse(text);
    const isOurs = Array.isArray(keys) && keys.length === checks.length && checks.every((check, at) => check(keys[at]));
    if (isOurs) return keys as CursorKeys;
  } catch {
    // Not JSON: refused below.
  }
  throw new Refusal('VALIDATION', validationText.cursorInvalid);
}

const INSTANT = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const FIRST_DAY = '1000-01-01';
const MAX_TEXT_LENGTH = 1000;

export const isInstantKey: KeyCheck = (key) =>
  typeof key === 'string' && INSTANT.test(key) && !Number.isNaN(Date.parse(key));
export const isDayKey: KeyCheck = (key) => typeof key === 'string' && key >= FIRST_DAY && isDay(key);
export const isBooleanKey: KeyCheck = (key) => typeof key === 'boolean';
export const isIdKey: KeyCheck = (key) => typeof key === 'string' && /^[\w-]{1,60}$/.test(key);
/** Text that PostgreSQL can store. */
export const isTextKey: KeyCheck = (key) => typeof key === 'string' && key.length <= MAX_TEXT_LENGTH && isStorable(key);

/** The page that a client requests. Throws a `Refusal` for an invalid size or cursor. */
export function pageRequestOf({ first, after, last, before }: PageArguments, checks: readonly KeyCheck[]): PageRequest {
  const isBackwards = last != null;
  const cursor = isBackwards ? before : after;
  return { size: pageSize(last ?? first), start: cursor ? readCursor(cursor, checks) : null, isBackwards };
}

/** The connection of a page. `rows` are read from its start, with one more than its size when there are more. */
export function pageOf<R, N>(
  rows: readonly R[],
  { size, start, isBackwards }: PageRequest,
  { keys, node }: { keys: (row: R) => CursorKeys; node: (row: R) => N },
): Connection<N> {
  const [hasMore, hasBefore] = [rows.length > size, start !== null];
  const shown = isBackwards ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const edges = shown.map((row) => ({ node: node(row), cursor: writeCursor(keys(row)) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: isBackwards ? hasBefore : hasMore,
      hasPreviousPage: isBackwards ? hasMore : hasBefore,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The same page with its nodes mapped. */
export function mapPage<R, N>({ edges, pageInfo }: Connection<R>, show: (row: R) => N): Connection<N> {
  const shown = edges.map(({ cursor, node }) => ({ cursor, node: show(node) }));
  return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
}
