import { CursorError, type Cursor } from '@mikro-orm/core';
import type { ClassType } from 'type-graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { validationText } from '#schema/text/validation.ts';
import { Refusal } from './errors.ts';

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

@ObjectType('PageInfo')
export class PageInfo implements C.PageInfo {
  @Field(() => Boolean) hasNextPage!: boolean;
  @Field(() => Boolean) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true }) startCursor!: string | null;
  @Field(() => String, { nullable: true }) endCursor!: string | null;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
}

/** Declares `<name>Edge` and `<name>Connection` for a list that can grow. */
export function connectionOf<T extends object>(node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`)
  class NodeEdge implements Edge<T> {
    @Field(() => String) cursor!: string;
    @Field(() => node) node!: T;
  }

  @ObjectType(`${name}Connection`)
  class NodeConnection implements Connection<T> {
    @Field(() => [NodeEdge]) edges!: NodeEdge[];
    @Field(() => [node]) nodes!: T[];
    @Field(() => PageInfo) pageInfo!: PageInfo;
  }
  return NodeConnection;
}

/** The same with `totalCount`. */
export function countedConnectionOf<T extends object>(node: ClassType<T>, name: string) {
  const Base = connectionOf(node, name);
  @ObjectType(`${name}Connection`)
  class CountedConnection extends Base {
    @Field(() => Int) totalCount!: number;
  }
  return CountedConnection;
}

export interface PageArguments {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Every connection is ordered by an instant and the id; some keep what is marked above the rest. */
export type CursorOrder = 'INSTANT' | 'MARK_THEN_INSTANT';

/** As MikroORM writes the instant of a row; years that PostgreSQL cannot keep are not ours. */
const CURSOR_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function isOurs(values: unknown, order: CursorOrder): boolean {
  if (!Array.isArray(values)) return false;
  const [mark, ...rest]: unknown[] = order === 'INSTANT' ? [true, ...(values as unknown[])] : values;
  if (typeof mark !== 'boolean' || rest.length !== 2 || !rest.every((value) => typeof value === 'string')) return false;
  const [instant, id] = rest as [string, string];
  return CURSOR_INSTANT.test(instant) && !Number.isNaN(Date.parse(instant)) && /^[\w-]{1,100}$/.test(id);
}

/** MikroORM reads a cursor that lacks values as no cursor at all: what is not ours is refused before. */
function ourCursor(cursor: string, order: CursorOrder): string {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (isOurs(values, order)) return cursor;
  } catch {
    // Falls through: it is not JSON.
  }
  throw new Refusal('VALIDATION', validationText.cursorInvalid);
}

/** What MikroORM's `findByCursor` wants, from what a client asked; refuses pages that are too large. */
export function cursorOptions(args: PageArguments, order: CursorOrder = 'INSTANT') {
  const size = args.last ?? args.first ?? DEFAULT_PAGE;
  if (size < 1 || size > LARGEST_PAGE) throw new Refusal('VALIDATION', validationText.pageSize);
  return args.last == null
    ? { first: size, ...(args.after ? { after: ourCursor(args.after, order) } : {}) }
    : { last: size, ...(args.before ? { before: ourCursor(args.before, order) } : {}) };
}

/** Makes a connection of a cursor. A cursor that is not one of ours is the caller's fault. */
export async function connect<T extends object>(read: Promise<Cursor<T, never, never, never, boolean>>) {
  const cursor = await read.catch((error: unknown) => {
    if (error instanceof CursorError || error instanceof SyntaxError)
      throw new Refusal('VALIDATION', validationText.cursorInvalid);
    throw error;
  });
  const nodes = cursor.items as T[];
  return {
    nodes,
    edges: nodes.map((node) => ({ node, cursor: cursor.from(node as never) })),
    pageInfo: {
      hasNextPage: cursor.hasNextPage,
      hasPreviousPage: cursor.hasPrevPage,
      startCursor: cursor.startCursor,
      endCursor: cursor.endCursor,
    },
    totalCount: cursor.totalCount ?? nodes.length,
  };
}
