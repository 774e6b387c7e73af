/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourtChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
}>;


export type CourtChoicesQuery = { courtOffices: { nodes: Array<{ id: string, name: string, place: string | null, confidence: Types.CourtConfidence }> } };

export type CourtCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type CourtCalendarsQuery = { courtCalendars: Array<{ key: string, name: string, years: Array<{ year: number, confidence: Types.CalendarConfidence, isComplete: boolean }> }> };


export const CourtChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourtChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtOffices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}}]}}]} as unknown as DocumentNode<CourtChoicesQuery, CourtChoicesQueryVariables>;
export const CourtCalendarsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourtCalendars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courtCalendars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}}]}}]}}]}}]} as unknown as DocumentNode<CourtCalendarsQuery, CourtCalendarsQueryVariables>;
export const useCourtChoicesQuery = (options: R.useQuery.Options<CourtChoicesQuery, CourtChoicesQueryVariables> & ({ variables: CourtChoicesQueryVariables } | { skip: true })) =>
  R.useQuery(CourtChoicesDocument, options as never) as R.useQuery.Result<CourtChoicesQuery, CourtChoicesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useCourtCalendarsQuery = (options: R.useQuery.Options<CourtCalendarsQuery, CourtCalendarsQueryVariables> = {}) =>
  R.useQuery(CourtCalendarsDocument, options as never) as R.useQuery.Result<CourtCalendarsQuery, CourtCalendarsQueryVariables, 'empty' | 'complete' | 'streaming'>;