/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GoogleAccessValuesFragment = { isConfigured: boolean, email: string | null, linkedAt: Instant | null, hasPassword: boolean, isOnlyWayIn: boolean };

export type OwnGoogleAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnGoogleAccessQuery = { googleAccess: { isConfigured: boolean, email: string | null, linkedAt: Instant | null, hasPassword: boolean, isOnlyWayIn: boolean } };

export type BeginOwnGoogleProofMutationVariables = Exact<{
  input: Types.BeginGoogleProofInput;
}>;


export type BeginOwnGoogleProofMutation = { beginGoogleProof: { authUrl: string | null, state: string | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type LinkOwnGoogleMutationVariables = Exact<{
  input: Types.GoogleCodeInput;
}>;


export type LinkOwnGoogleMutation = { linkGoogle: { access: { isConfigured: boolean, email: string | null, linkedAt: Instant | null, hasPassword: boolean, isOnlyWayIn: boolean } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type UnlinkOwnGoogleMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkOwnGoogleMutation = { unlinkGoogle: { access: { isConfigured: boolean, email: string | null, linkedAt: Instant | null, hasPassword: boolean, isOnlyWayIn: boolean } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ConfirmOwnGoogleMutationVariables = Exact<{
  input: Types.GoogleCodeInput;
}>;


export type ConfirmOwnGoogleMutation = { confirmWithGoogle: { confirmedUntil: Instant | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export const GoogleAccessValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoogleAccessValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyWayIn"}}]}}]} as unknown as DocumentNode<GoogleAccessValuesFragment, unknown>;
export const OwnGoogleAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnGoogleAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoogleAccessValues"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoogleAccessValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyWayIn"}}]}}]} as unknown as DocumentNode<OwnGoogleAccessQuery, OwnGoogleAccessQueryVariables>;
export const BeginOwnGoogleProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOwnGoogleProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginGoogleProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginGoogleProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginOwnGoogleProofMutation, BeginOwnGoogleProofMutationVariables>;
export const LinkOwnGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkOwnGoogle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkGoogle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoogleAccessValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoogleAccessValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyWayIn"}}]}}]} as unknown as DocumentNode<LinkOwnGoogleMutation, LinkOwnGoogleMutationVariables>;
export const UnlinkOwnGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkOwnGoogle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkGoogle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoogleAccessValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoogleAccessValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"isOnlyWayIn"}}]}}]} as unknown as DocumentNode<UnlinkOwnGoogleMutation, UnlinkOwnGoogleMutationVariables>;
export const ConfirmOwnGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOwnGoogle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoogleCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmWithGoogle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmOwnGoogleMutation, ConfirmOwnGoogleMutationVariables>;
export const useOwnGoogleAccessQuery = (options: R.useQuery.Options<OwnGoogleAccessQuery, OwnGoogleAccessQueryVariables> = {}) =>
  R.useQuery(OwnGoogleAccessDocument, options as never) as R.useQuery.Result<OwnGoogleAccessQuery, OwnGoogleAccessQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useBeginOwnGoogleProofMutation = (options: R.useMutation.Options<BeginOwnGoogleProofMutation, BeginOwnGoogleProofMutationVariables> = {}) =>
  R.useMutation<BeginOwnGoogleProofMutation, BeginOwnGoogleProofMutationVariables>(BeginOwnGoogleProofDocument, options);
export const useLinkOwnGoogleMutation = (options: R.useMutation.Options<LinkOwnGoogleMutation, LinkOwnGoogleMutationVariables> = {}) =>
  R.useMutation<LinkOwnGoogleMutation, LinkOwnGoogleMutationVariables>(LinkOwnGoogleDocument, options);
export const useUnlinkOwnGoogleMutation = (options: R.useMutation.Options<UnlinkOwnGoogleMutation, UnlinkOwnGoogleMutationVariables> = {}) =>
  R.useMutation<UnlinkOwnGoogleMutation, UnlinkOwnGoogleMutationVariables>(UnlinkOwnGoogleDocument, options);
export const useConfirmOwnGoogleMutation = (options: R.useMutation.Options<ConfirmOwnGoogleMutation, ConfirmOwnGoogleMutationVariables> = {}) =>
  R.useMutation<ConfirmOwnGoogleMutation, ConfirmOwnGoogleMutationVariables>(ConfirmOwnGoogleDocument, options);