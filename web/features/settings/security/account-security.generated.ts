/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnAccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountSecurityQuery = { accountSecurity: { passkeysProblem: string | null, hasPassword: boolean, twoFactor: { enabledAt: Instant | null, recoveryCodesLeft: number }, passkeys: Array<{ id: string, name: string, createdAt: Instant, lastUsedAt: Instant | null, isBackedUp: boolean }> } };

export type BeginOwnTwoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginOwnTwoFactorMutation = { beginTwoFactor: { enrolment: { secret: string, address: string } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type ConfirmOwnTwoFactorMutationVariables = Exact<{
  input: Types.ConfirmTwoFactorInput;
}>;


export type ConfirmOwnTwoFactorMutation = { confirmTwoFactor: { recoveryCodes: Array<string> | null, endedCount: number | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type DisableOwnTwoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type DisableOwnTwoFactorMutation = { disableTwoFactor: { endedCount: number | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type RegenerateOwnRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RegenerateOwnRecoveryCodesMutation = { regenerateRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type BeginOwnPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginOwnPasskeyMutation = { beginPasskeyRegistration: { request: { token: string, options: string } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type AddOwnPasskeyMutationVariables = Exact<{
  input: Types.AddPasskeyInput;
}>;


export type AddOwnPasskeyMutation = { addPasskey: { passkey: { id: string } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type RenameOwnPasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;


export type RenameOwnPasskeyMutation = { renamePasskey: { passkey: { id: string, name: string } | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type DeleteOwnPasskeyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOwnPasskeyMutation = { deletePasskey: { deletedPasskeyId: string | null, userErrors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };


export const OwnAccountSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeysProblem"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}}]}}]} as unknown as DocumentNode<OwnAccountSecurityQuery, OwnAccountSecurityQueryVariables>;
export const BeginOwnTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOwnTwoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTwoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginOwnTwoFactorMutation, BeginOwnTwoFactorMutationVariables>;
export const ConfirmOwnTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOwnTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTwoFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"endedCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmOwnTwoFactorMutation, ConfirmOwnTwoFactorMutationVariables>;
export const DisableOwnTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableOwnTwoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTwoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DisableOwnTwoFactorMutation, DisableOwnTwoFactorMutationVariables>;
export const RegenerateOwnRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegenerateOwnRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RegenerateOwnRecoveryCodesMutation, RegenerateOwnRecoveryCodesMutationVariables>;
export const BeginOwnPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginOwnPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginOwnPasskeyMutation, BeginOwnPasskeyMutationVariables>;
export const AddOwnPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOwnPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddOwnPasskeyMutation, AddOwnPasskeyMutationVariables>;
export const RenameOwnPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameOwnPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameOwnPasskeyMutation, RenameOwnPasskeyMutationVariables>;
export const DeleteOwnPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOwnPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPasskeyId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteOwnPasskeyMutation, DeleteOwnPasskeyMutationVariables>;
export const useOwnAccountSecurityQuery = (options: R.useQuery.Options<OwnAccountSecurityQuery, OwnAccountSecurityQueryVariables> = {}) =>
  R.useQuery(OwnAccountSecurityDocument, options as never) as R.useQuery.Result<OwnAccountSecurityQuery, OwnAccountSecurityQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useBeginOwnTwoFactorMutation = (options: R.useMutation.Options<BeginOwnTwoFactorMutation, BeginOwnTwoFactorMutationVariables> = {}) =>
  R.useMutation<BeginOwnTwoFactorMutation, BeginOwnTwoFactorMutationVariables>(BeginOwnTwoFactorDocument, options);
export const useConfirmOwnTwoFactorMutation = (options: R.useMutation.Options<ConfirmOwnTwoFactorMutation, ConfirmOwnTwoFactorMutationVariables> = {}) =>
  R.useMutation<ConfirmOwnTwoFactorMutation, ConfirmOwnTwoFactorMutationVariables>(ConfirmOwnTwoFactorDocument, options);
export const useDisableOwnTwoFactorMutation = (options: R.useMutation.Options<DisableOwnTwoFactorMutation, DisableOwnTwoFactorMutationVariables> = {}) =>
  R.useMutation<DisableOwnTwoFactorMutation, DisableOwnTwoFactorMutationVariables>(DisableOwnTwoFactorDocument, options);
export const useRegenerateOwnRecoveryCodesMutation = (options: R.useMutation.Options<RegenerateOwnRecoveryCodesMutation, RegenerateOwnRecoveryCodesMutationVariables> = {}) =>
  R.useMutation<RegenerateOwnRecoveryCodesMutation, RegenerateOwnRecoveryCodesMutationVariables>(RegenerateOwnRecoveryCodesDocument, options);
export const useBeginOwnPasskeyMutation = (options: R.useMutation.Options<BeginOwnPasskeyMutation, BeginOwnPasskeyMutationVariables> = {}) =>
  R.useMutation<BeginOwnPasskeyMutation, BeginOwnPasskeyMutationVariables>(BeginOwnPasskeyDocument, options);
export const useAddOwnPasskeyMutation = (options: R.useMutation.Options<AddOwnPasskeyMutation, AddOwnPasskeyMutationVariables> = {}) =>
  R.useMutation<AddOwnPasskeyMutation, AddOwnPasskeyMutationVariables>(AddOwnPasskeyDocument, options);
export const useRenameOwnPasskeyMutation = (options: R.useMutation.Options<RenameOwnPasskeyMutation, RenameOwnPasskeyMutationVariables> = {}) =>
  R.useMutation<RenameOwnPasskeyMutation, RenameOwnPasskeyMutationVariables>(RenameOwnPasskeyDocument, options);
export const useDeleteOwnPasskeyMutation = (options: R.useMutation.Options<DeleteOwnPasskeyMutation, DeleteOwnPasskeyMutationVariables> = {}) =>
  R.useMutation<DeleteOwnPasskeyMutation, DeleteOwnPasskeyMutationVariables>(DeleteOwnPasskeyDocument, options);