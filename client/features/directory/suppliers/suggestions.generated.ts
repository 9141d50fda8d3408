/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchSuggestionsQueryVariables = Exact<{
  filter: Types.SupplierSearchFilter;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { services: Array<string>, regions: Array<{ name: string, supplierCount: number }> } };


export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSearchFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export function useSearchSuggestionsQuery(options: (ApolloHooks.useQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> & { variables: SearchSuggestionsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<SearchSuggestionsQuery, SearchSuggestionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SearchSuggestionsQueryVariables>> {
  return ApolloHooks.useQuery(SearchSuggestionsDocument, options as ApolloHooks.useQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>);
}