import { isDay } from '#schema/lib/days.ts';
import { validationText } from '#schema/text/validation.ts';
import type { Connection } from './connection.ts';
import { Refusal } from '../errors.ts';

/** The pages of every list: what was asked, cursors, and the connection that is answered. */

export interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** What a row is ordered by, its id last: a cursor is that, so that a page begins there whatever came in between. */
export type Keys = readonly (string | number | boolean)[];

export interface Asked {
  size: number;
  /** Where the page begins; null: at the end of the list that it is read from. */
  place: Keys | null;
  /** From the end of the list: `last` and `before`. */
  isBackwards: boolean;
}

const USUAL_PAGE = 20;
const LARGEST_PAGE = 100;

export function pageSize(asked: number | null | undefined, usual = USUAL_PAGE, largest = LARGEST_PAGE): number {
  const size = asked ?? usual;
  if (Number.isInteger(size) && size >= 1 && size <= largest) return size;
  throw new Refusal('VALIDATION', validationText.pageSizeUpTo(largest));
}

export const writeCursor = (keys: Keys): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** What one of the keys looks like: it goes into a statement as a value of its column. */
export type KeyCheck = (key: unknown) => boolean;

const LONGEST_CURSOR = 6000;

/** The keys of a cursor, or the refusal: one of another list has others. */
export function readCursor(cursor: string, checks: readonly KeyCheck[]): Keys {
  try {
    const text = cursor.length <= LONGEST_CURSOR ? Buffer.from(cursor, 'base64url').toString('utf8') : '';
    const keys: unknown = JSON.parse(text);
    const isOurs = Array.isArray(keys) && keys.length === checks.length && checks.every((check, at) => check(keys[at]));
    if (isOurs) return keys as Keys;
  } catch {
    // Falls through: it is not JSON.
  }
  throw new Refusal('VALIDATION', validationText.cursorInvalid);
}

const INSTANT = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const FIRST_DAY = '1000-01-01';
const LONGEST_TEXT = 1000;

export const isInstantKey: KeyCheck = (key) =>
  typeof key === 'string' && INSTANT.test(key) && !Number.isNaN(Date.parse(key));
export const isDayKey: KeyCheck = (key) => typeof key === 'string' && key >= FIRST_DAY && isDay(key);
export const isMarkKey: KeyCheck = (key) => typeof key === 'boolean';
export const isIdKey: KeyCheck = (key) => typeof key === 'string' && /^[\w-]{1,60}$/.test(key);
/** What PostgreSQL can keep as text. */
export const isTextKey: KeyCheck = (key) =>
  typeof key === 'string' && key.length <= LONGEST_TEXT && !key.includes('\u0000') && key.isWellFormed();

/** What a client asked of a list, or the refusal. */
export function askedOf({ first, after, last, before }: PageArguments, checks: readonly KeyCheck[]): Asked {
  const isBackwards = last != null;
  const cursor = isBackwards ? before : after;
  return { size: pageSize(last ?? first), place: cursor ? readCursor(cursor, checks) : null, isBackwards };
}

/** A page of rows that were read from its place on, one more than its size where there are more. */
export function pageOf<R, N>(
  rows: readonly R[],
  { size, place, isBackwards }: Asked,
  { keys, node }: { keys: (row: R) => Keys; node: (row: R) => N },
): Connection<N> {
  const [hasMore, hasBefore] = [rows.length > size, place !== null];
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

/** The same page with its rows as they are shown. */
export function shownPage<R, N>({ edges, pageInfo }: Connection<R>, show: (row: R) => N): Connection<N> {
  const shown = edges.map(({ cursor, node }) => ({ cursor, node: show(node) }));
  return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo };
}
