/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForgottenCasesQueryVariables = Exact<{ [key: string]: never; }>;


export type ForgottenCasesQuery = { caseStats: { forgottenCases: number, urgentCases: number, activeCases: number } };


export const ForgottenCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForgottenCases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgottenCases"}},{"kind":"Field","name":{"kind":"Name","value":"urgentCases"}},{"kind":"Field","name":{"kind":"Name","value":"activeCases"}}]}}]}}]} as unknown as DocumentNode<ForgottenCasesQuery, ForgottenCasesQueryVariables>;
export const useForgottenCasesQuery = (options: R.useQuery.Options<ForgottenCasesQuery, ForgottenCasesQueryVariables> = {}) =>
  R.useQuery(ForgottenCasesDocument, options as never) as R.useQuery.Result<ForgottenCasesQuery, ForgottenCasesQueryVariables, 'empty' | 'complete' | 'streaming'>;