/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#schema/generated/operation-types.ts';

import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DocumentsComparedQueryVariables = Exact<{
  firstId: string;
  secondId: string;
}>;


export type DocumentsComparedQuery = { documentComparison: { similarity: number, first: { id: string, fileName: string }, second: { id: string, fileName: string }, differences: Array<{ kind: Types.DocumentDifferenceKind, text: string, firstStart: number | null, secondStart: number | null }>, facts: Array<{ kind: Types.DocumentFactKind, role: string | null, first: Array<string>, second: Array<string> }> } | null };


export const DocumentsComparedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsCompared"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secondId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"firstStart"}},{"kind":"Field","name":{"kind":"Name","value":"secondStart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"second"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarity"}}]}}]}}]} as unknown as DocumentNode<DocumentsComparedQuery, DocumentsComparedQueryVariables>;
export const useDocumentsComparedQuery = (options: R.useQuery.Options<DocumentsComparedQuery, DocumentsComparedQueryVariables> & ({ variables: DocumentsComparedQueryVariables } | { skip: true })) =>
  R.useQuery(DocumentsComparedDocument, options as never) as R.useQuery.Result<DocumentsComparedQuery, DocumentsComparedQueryVariables, 'empty' | 'complete' | 'streaming'>;