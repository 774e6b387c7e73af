/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { notifications: { unreadCount: number } };

export type NotificationArrivesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationArrivesSubscription = { notificationArrived: { id: string } };


export const UnreadNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const NotificationArrivesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationArrives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationArrived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<NotificationArrivesSubscription, NotificationArrivesSubscriptionVariables>;
export const useUnreadNotificationsQuery = (options: R.useQuery.Options<UnreadNotificationsQuery, UnreadNotificationsQueryVariables> = {}) =>
  R.useQuery(UnreadNotificationsDocument, options as never) as R.useQuery.Result<UnreadNotificationsQuery, UnreadNotificationsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useNotificationArrivesSubscription = (
  options: Omit<R.useSubscription.Options<NotificationArrivesSubscription, NotificationArrivesSubscriptionVariables>, 'variables'> & ({ variables?: NotificationArrivesSubscriptionVariables }),
) => R.useSubscription<NotificationArrivesSubscription, NotificationArrivesSubscriptionVariables>(NotificationArrivesDocument, options as never);