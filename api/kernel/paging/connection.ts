import type { PageInfo } from '#schema/generated/contract.ts';

interface Edge<T> {
  cursor: string;
  node: T;
}

/** A page of a list, in the shape of the contract's connections. */
export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
}
