/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContractVerificationQueryVariables = Exact<{
  sha256: string;
}>;


export type ContractVerificationQuery = { contractVerification: { sha256: string, isKnown: boolean, kind: Types.ContractHashKind | null, versionNumber: number | null, hasLaterVersion: boolean | null, savedAt: Instant | null } };


export const ContractVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"isKnown"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hasLaterVersion"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]} as unknown as DocumentNode<ContractVerificationQuery, ContractVerificationQueryVariables>;
export const useContractVerificationQuery = (options: R.useQuery.Options<ContractVerificationQuery, ContractVerificationQueryVariables> & ({ variables: ContractVerificationQueryVariables } | { skip: true })) =>
  R.useQuery(ContractVerificationDocument, options as never) as R.useQuery.Result<ContractVerificationQuery, ContractVerificationQueryVariables, 'empty' | 'complete' | 'streaming'>;