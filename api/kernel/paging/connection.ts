import type { ClassType } from 'type-graphql';
import { Field, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';

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
