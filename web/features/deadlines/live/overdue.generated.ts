/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OverdueTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type OverdueTotalQuery = { deadlinePanel: { overdueCount: number } };


export const OverdueTotalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverdueTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadlinePanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}}]}}]}}]} as unknown as DocumentNode<OverdueTotalQuery, OverdueTotalQueryVariables>;
export const useOverdueTotalQuery = (options: R.useQuery.Options<OverdueTotalQuery, OverdueTotalQueryVariables> = {}) =>
  R.useQuery(OverdueTotalDocument, options as never) as R.useQuery.Result<OverdueTotalQuery, OverdueTotalQueryVariables, 'empty' | 'complete' | 'streaming'>;