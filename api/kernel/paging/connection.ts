import type { PageInfo } from '#schema/generated/contract.ts';

export interface Edge<T> {
  cursor: string;
  node: T;
}

/** A page of a list, as the connections of the contract answer it. */
export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
}
