/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ServerHealthSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ServerHealthSubscription = { healthChanged: { status: Types.HealthStatus, endpointsAvailable: number } };

export type ServerToastsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ServerToastsSubscription = { toast: { kind: Types.ToastKind, message: string, path: string | null } };


export const ServerHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ServerHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endpointsAvailable"}}]}}]}}]} as unknown as DocumentNode<ServerHealthSubscription, ServerHealthSubscriptionVariables>;
export const ServerToastsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ServerToasts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<ServerToastsSubscription, ServerToastsSubscriptionVariables>;
export const useServerHealthSubscription = (
  options: Omit<R.useSubscription.Options<ServerHealthSubscription, ServerHealthSubscriptionVariables>, 'variables'> & ({ variables?: ServerHealthSubscriptionVariables }),
) => R.useSubscription<ServerHealthSubscription, ServerHealthSubscriptionVariables>(ServerHealthDocument, options as never);
export const useServerToastsSubscription = (
  options: Omit<R.useSubscription.Options<ServerToastsSubscription, ServerToastsSubscriptionVariables>, 'variables'> & ({ variables?: ServerToastsSubscriptionVariables }),
) => R.useSubscription<ServerToastsSubscription, ServerToastsSubscriptionVariables>(ServerToastsDocument, options as never);