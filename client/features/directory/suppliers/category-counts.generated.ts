/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryCountsQueryVariables = Exact<{
  filter: Types.SupplierSearchFilter;
}>;


export type CategoryCountsQuery = { categoryCounts: { suppliers: number, categories: Array<{ recordId: number, suppliers: number }>, subCategories: Array<{ recordId: number, suppliers: number }> } };


export const CategoryCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSearchFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryCountsQuery, CategoryCountsQueryVariables>;
export function useCategoryCountsQuery(options: (ApolloHooks.useQuery.Options<CategoryCountsQuery, CategoryCountsQueryVariables> & { variables: CategoryCountsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<CategoryCountsQuery, CategoryCountsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<CategoryCountsQueryVariables>> {
  return ApolloHooks.useQuery(CategoryCountsDocument, options as ApolloHooks.useQuery.Options<CategoryCountsQuery, CategoryCountsQueryVariables>);
}