/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddressSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type AddressSuggestionsQuery = { addressSuggestions: Array<{ id: string, label: string, street: string | null, suburb: string | null, city: string | null, postCode: string | null }> };


export const AddressSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"suburb"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}}]}}]}}]} as unknown as DocumentNode<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>;
export function useAddressSuggestionsQuery(options: (ApolloHooks.useQuery.Options<AddressSuggestionsQuery, AddressSuggestionsQueryVariables> & { variables: AddressSuggestionsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<AddressSuggestionsQuery, AddressSuggestionsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<AddressSuggestionsQueryVariables>> {
  return ApolloHooks.useQuery(AddressSuggestionsDocument, options as ApolloHooks.useQuery.Options<AddressSuggestionsQuery, AddressSuggestionsQueryVariables>);
}