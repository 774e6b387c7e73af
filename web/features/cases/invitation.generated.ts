/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CaseInvitationPreviewQueryVariables = Exact<{
  token: string;
}>;


export type CaseInvitationPreviewQuery = { invitation: { caseTitle: string, inviterName: string, role: Types.CaseRole, expiresAt: Instant } | null };

export type AcceptCaseInvitationMutationVariables = Exact<{
  input: Types.AcceptInvitationInput;
}>;


export type AcceptCaseInvitationMutation = { acceptInvitation: { case: { id: string } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };


export const CaseInvitationPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseInvitationPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CaseInvitationPreviewQuery, CaseInvitationPreviewQueryVariables>;
export const AcceptCaseInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptCaseInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseErrors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseErrors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AcceptCaseInvitationMutation, AcceptCaseInvitationMutationVariables>;
export const useCaseInvitationPreviewQuery = (options: R.useQuery.Options<CaseInvitationPreviewQuery, CaseInvitationPreviewQueryVariables> & ({ variables: CaseInvitationPreviewQueryVariables } | { skip: true })) =>
  R.useQuery(CaseInvitationPreviewDocument, options as never) as R.useQuery.Result<CaseInvitationPreviewQuery, CaseInvitationPreviewQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useAcceptCaseInvitationMutation = (options: R.useMutation.Options<AcceptCaseInvitationMutation, AcceptCaseInvitationMutationVariables> = {}) =>
  R.useMutation<AcceptCaseInvitationMutation, AcceptCaseInvitationMutationVariables>(AcceptCaseInvitationDocument, options);