/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NonWorkingDaysQueryVariables = Exact<{
  from: string;
  to: string;
  calendar?: string | null | undefined;
}>;


export type NonWorkingDaysQuery = { calendarRange: { nonWorkingDaysNote: string | null, nonWorkingDays: Array<{ date: string, kind: Types.NonWorkingDayKind, reason: string }> } };


export const NonWorkingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NonWorkingDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"calendar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarRange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"calendar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"calendar"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nonWorkingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonWorkingDaysNote"}}]}}]}}]} as unknown as DocumentNode<NonWorkingDaysQuery, NonWorkingDaysQueryVariables>;
export const useNonWorkingDaysQuery = (options: R.useQuery.Options<NonWorkingDaysQuery, NonWorkingDaysQueryVariables> & ({ variables: NonWorkingDaysQueryVariables } | { skip: true })) =>
  R.useQuery(NonWorkingDaysDocument, options as never) as R.useQuery.Result<NonWorkingDaysQuery, NonWorkingDaysQueryVariables, 'empty' | 'complete' | 'streaming'>;