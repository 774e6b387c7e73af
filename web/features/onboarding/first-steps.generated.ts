/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { firstSteps: { hasAsked: boolean, hasOpenedCase: boolean, hasComputedTerm: boolean, sampleCase: { id: string, title: string } | null } };

export type CreateSampleCaseMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSampleCaseMutation = { createSampleCase: { case: { id: string, title: string } | null, userErrors: Array<{ code: Types.ErrorCode, message: string }> } };


export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasAsked"}},{"kind":"Field","name":{"kind":"Name","value":"hasOpenedCase"}},{"kind":"Field","name":{"kind":"Name","value":"hasComputedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const CreateSampleCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSampleCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSampleCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSampleCaseMutation, CreateSampleCaseMutationVariables>;
export const useFirstStepsQuery = (options: R.useQuery.Options<FirstStepsQuery, FirstStepsQueryVariables> = {}) =>
  R.useQuery(FirstStepsDocument, options as never) as R.useQuery.Result<FirstStepsQuery, FirstStepsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCreateSampleCaseMutation = (options: R.useMutation.Options<CreateSampleCaseMutation, CreateSampleCaseMutationVariables> = {}) =>
  R.useMutation<CreateSampleCaseMutation, CreateSampleCaseMutationVariables>(CreateSampleCaseDocument, options);