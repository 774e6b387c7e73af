/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KeepSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepSessionMutation = { keepSession: { timeoutMinutes: number | null, userErrors: Array<{ message: string }> } };


export const KeepSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeoutMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepSessionMutation, KeepSessionMutationVariables>;
export const useKeepSessionMutation = (options: R.useMutation.Options<KeepSessionMutation, KeepSessionMutationVariables> = {}) =>
  R.useMutation<KeepSessionMutation, KeepSessionMutationVariables>(KeepSessionDocument, options);