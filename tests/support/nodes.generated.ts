/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NodeQueryVariables = Exact<{
  id: string;
}>;


export type NodeQuery = { node:
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'CalendarEvent', id: string }
    | { __typename: 'CalendarFeed', id: string }
    | { __typename: 'Case', id: string }
    | { __typename: 'CaseMessage', id: string }
    | { __typename: 'CaseNote', id: string }
    | { __typename: 'ChatMessage', id: string }
    | { __typename: 'ChatThread', id: string }
    | { __typename: 'CitationReview', id: string }
    | { __typename: 'Contract', id: string }
    | { __typename: 'CourtOffice', id: string }
    | { __typename: 'Deadline', id: string }
    | { __typename: 'DocumentTable', id: string }
    | { __typename: 'Estimate', id: string }
    | { __typename: 'GoogleConflict', id: string }
    | { __typename: 'LegalDocument', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Prebill', id: string }
    | { __typename: 'Ruling', id: string }
    | { __typename: 'SavedSearch', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'Thesis', id: string }
    | { __typename: 'TimeEntry', id: string }
    | { __typename: 'TimeRate', id: string }
    | { __typename: 'Topic', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WorkTask', id: string }
   | null };

export type NodesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type NodesQuery = { nodes: Array<
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'CalendarEvent', id: string }
    | { __typename: 'CalendarFeed', id: string }
    | { __typename: 'Case', id: string }
    | { __typename: 'CaseMessage', id: string }
    | { __typename: 'CaseNote', id: string }
    | { __typename: 'ChatMessage', id: string }
    | { __typename: 'ChatThread', id: string }
    | { __typename: 'CitationReview', id: string }
    | { __typename: 'Contract', id: string }
    | { __typename: 'CourtOffice', id: string }
    | { __typename: 'Deadline', id: string }
    | { __typename: 'DocumentTable', id: string }
    | { __typename: 'Estimate', id: string }
    | { __typename: 'GoogleConflict', id: string }
    | { __typename: 'LegalDocument', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Prebill', id: string }
    | { __typename: 'Ruling', id: string }
    | { __typename: 'SavedSearch', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'Thesis', id: string }
    | { __typename: 'TimeEntry', id: string }
    | { __typename: 'TimeRate', id: string }
    | { __typename: 'Topic', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WorkTask', id: string }
   | null> };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { status: Types.HealthStatus, database: boolean, endpointsAvailable: number } };


export const NodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Node"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<NodeQuery, NodeQueryVariables>;
export const NodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<NodesQuery, NodesQueryVariables>;
export const HealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"database"}},{"kind":"Field","name":{"kind":"Name","value":"endpointsAvailable"}}]}}]}}]} as unknown as DocumentNode<HealthQuery, HealthQueryVariables>;