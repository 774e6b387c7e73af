/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BeginGoogleSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginGoogleSignInMutation = { beginGoogleSignIn: { authUrl: string | null, state: string | null, nonce: string | null, userErrors: Array<{ message: string }> } };


export const BeginGoogleSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginGoogleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginGoogleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nonce"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginGoogleSignInMutation, BeginGoogleSignInMutationVariables>;
export const useBeginGoogleSignInMutation = (options: R.useMutation.Options<BeginGoogleSignInMutation, BeginGoogleSignInMutationVariables> = {}) =>
  R.useMutation<BeginGoogleSignInMutation, BeginGoogleSignInMutationVariables>(BeginGoogleSignInDocument, options);