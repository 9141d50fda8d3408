/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuickFindQueryVariables = Exact<{
  text: string;
}>;


export type QuickFindQuery = { findRecords: Array<{ kind: Types.FoundKind, id: number, title: string, detail: string | null }> };


export const QuickFindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickFind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<QuickFindQuery, QuickFindQueryVariables>;
export function useQuickFindQuery(options: (ApolloHooks.useQuery.Options<QuickFindQuery, QuickFindQueryVariables> & { variables: QuickFindQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<QuickFindQuery, QuickFindQueryVariables, 'empty' | 'complete' | 'streaming', Partial<QuickFindQueryVariables>> {
  return ApolloHooks.useQuery(QuickFindDocument, options as ApolloHooks.useQuery.Options<QuickFindQuery, QuickFindQueryVariables>);
}