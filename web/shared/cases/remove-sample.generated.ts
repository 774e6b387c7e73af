/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RemoveSampleCaseMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSampleCaseMutation = { removeSampleCase: { removedCaseId: string | null, userErrors: Array<{ code: Types.ErrorCode, message: string }> } };


export const RemoveSampleCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSampleCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSampleCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSampleCaseMutation, RemoveSampleCaseMutationVariables>;
export const useRemoveSampleCaseMutation = (options: R.useMutation.Options<RemoveSampleCaseMutation, RemoveSampleCaseMutationVariables> = {}) =>
  R.useMutation<RemoveSampleCaseMutation, RemoveSampleCaseMutationVariables>(RemoveSampleCaseDocument, options);