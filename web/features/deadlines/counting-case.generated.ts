/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CountingCaseQueryVariables = Exact<{
  id: string;
}>;


export type CountingCaseQuery = { case: { id: string, title: string, client: string, fileNumber: string | null, viewerCanEdit: boolean, court: { id: string, name: string, place: string | null } | null } | null };

export type CaseSideQueryVariables = Exact<{
  id: string;
}>;


export type CaseSideQuery = { case: { id: string, representedSide: Types.ProceduralSide | null } | null };


export const CountingCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountingCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"fileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"court"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]}}]} as unknown as DocumentNode<CountingCaseQuery, CountingCaseQueryVariables>;
export const CaseSideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseSide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"representedSide"}}]}}]}}]} as unknown as DocumentNode<CaseSideQuery, CaseSideQueryVariables>;
export const useCountingCaseQuery = (options: R.useQuery.Options<CountingCaseQuery, CountingCaseQueryVariables> & ({ variables: CountingCaseQueryVariables } | { skip: true })) =>
  R.useQuery(CountingCaseDocument, options as never) as R.useQuery.Result<CountingCaseQuery, CountingCaseQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCaseSideQuery = (options: R.useQuery.Options<CaseSideQuery, CaseSideQueryVariables> & ({ variables: CaseSideQueryVariables } | { skip: true })) =>
  R.useQuery(CaseSideDocument, options as never) as R.useQuery.Result<CaseSideQuery, CaseSideQueryVariables, 'empty' | 'complete' | 'streaming'>;