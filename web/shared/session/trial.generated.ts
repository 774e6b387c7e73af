/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FindTrialQueryVariables = Exact<{
  id: string;
}>;


export type FindTrialQuery = { trial: { name: string, email: string, expiresAt: Instant, isExpired: boolean, daysLeft: number } | null };


export const FindTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindTrial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}}]}}]}}]} as unknown as DocumentNode<FindTrialQuery, FindTrialQueryVariables>;
export const useFindTrialQuery = (options: R.useQuery.Options<FindTrialQuery, FindTrialQueryVariables> & ({ variables: FindTrialQueryVariables } | { skip: true })) =>
  R.useQuery(FindTrialDocument, options as never) as R.useQuery.Result<FindTrialQuery, FindTrialQueryVariables, 'empty' | 'complete' | 'streaming'>;