/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryChoicesQuery = { categories: Array<{ id: number, name: string, children: Array<{ id: number, name: string, position: number | null }> }> };


export const CategoryChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryChoicesQuery, CategoryChoicesQueryVariables>;
export function useCategoryChoicesQuery(options: ApolloHooks.useQuery.Options<CategoryChoicesQuery, CategoryChoicesQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<CategoryChoicesQuery, CategoryChoicesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CategoryChoicesQueryVariables>> {
  return ApolloHooks.useQuery(CategoryChoicesDocument, options as ApolloHooks.useQuery.Options<CategoryChoicesQuery, CategoryChoicesQueryVariables>);
}