/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated';

import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchMissesQueryVariables = Exact<{
  filter?: Types.SearchMissFilter | null | undefined;
  sort?: Types.SearchMissSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchMissesQuery = { searchMisses: { totalCount: number, nodes: Array<{ id: number, text: string, searches: number, dismissed: boolean, lastSearchedAt: string, guesses: Array<string> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MissList_RowFragment = { id: number, text: string, searches: number, dismissed: boolean, lastSearchedAt: string, guesses: Array<string> } & { ' $fragmentName'?: 'MissList_RowFragment' };

export type TopMissesQueryVariables = Exact<{ [key: string]: never; }>;


export type TopMissesQuery = { searchMisses: { totalCount: number, nodes: Array<{ id: number, text: string, searches: number }> } };

export type SearchSynonymsQueryVariables = Exact<{
  search?: string | null | undefined;
  sort?: Types.SearchSynonymSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchSynonymsQuery = { searchSynonyms: { totalCount: number, nodes: Array<{ id: number, version: number, phrase: string, means: Array<string>, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SynonymList_RowFragment = { id: number, version: number, phrase: string, means: Array<string>, updatedAt: string } & { ' $fragmentName'?: 'SynonymList_RowFragment' };

export type TurnMissIntoSynonymMutationVariables = Exact<{
  id: number;
  phrase?: string | null | undefined;
  means: Array<string>;
}>;


export type TurnMissIntoSynonymMutation = { turnMissIntoSynonym: { id: number, version: number, phrase: string, means: Array<string> } };

export type TurnMissIntoServiceMutationVariables = Exact<{
  id: number;
  label: string;
}>;


export type TurnMissIntoServiceMutation = { turnMissIntoService: boolean };

export type DismissMissMutationVariables = Exact<{
  id: number;
  dismissed: boolean;
}>;


export type DismissMissMutation = { dismissSearchMiss: boolean };

export type CreateSynonymMutationVariables = Exact<{
  input: Types.SearchSynonymInput;
}>;


export type CreateSynonymMutation = { createSearchSynonym: { id: number, version: number, phrase: string, means: Array<string>, updatedAt: string } };

export type UpdateSynonymMutationVariables = Exact<{
  id: number;
  version: number;
  input: Types.SearchSynonymInput;
}>;


export type UpdateSynonymMutation = { updateSearchSynonym: { id: number, version: number, phrase: string, means: Array<string>, updatedAt: string } };

export type DeleteSynonymMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSynonymMutation = { deleteSearchSynonym: boolean };

export const MissList_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchMiss"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSearchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"guesses"}}]}}]} as unknown as DocumentNode<MissList_RowFragment, unknown>;
export const SynonymList_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phrase"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SynonymList_RowFragment, unknown>;
export const SearchMissesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchMisses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchMissFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchMissSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchMisses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MissList_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchMiss"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"dismissed"}},{"kind":"Field","name":{"kind":"Name","value":"lastSearchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"guesses"}}]}}]} as unknown as DocumentNode<SearchMissesQuery, SearchMissesQueryVariables>;
export const TopMissesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopMisses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchMisses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TopMissesQuery, TopMissesQueryVariables>;
export const SearchSynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonymSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSynonyms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymList_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phrase"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SearchSynonymsQuery, SearchSynonymsQueryVariables>;
export const TurnMissIntoSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnMissIntoSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phrase"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"means"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnMissIntoSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"phrase"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phrase"}}},{"kind":"Argument","name":{"kind":"Name","value":"means"},"value":{"kind":"Variable","name":{"kind":"Name","value":"means"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phrase"}},{"kind":"Field","name":{"kind":"Name","value":"means"}}]}}]}}]} as unknown as DocumentNode<TurnMissIntoSynonymMutation, TurnMissIntoSynonymMutationVariables>;
export const TurnMissIntoServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnMissIntoService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"label"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnMissIntoService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"label"},"value":{"kind":"Variable","name":{"kind":"Name","value":"label"}}}]}]}}]} as unknown as DocumentNode<TurnMissIntoServiceMutation, TurnMissIntoServiceMutationVariables>;
export const DismissMissDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissMiss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissSearchMiss"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dismissed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dismissed"}}}]}]}}]} as unknown as DocumentNode<DismissMissMutation, DismissMissMutationVariables>;
export const CreateSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSearchSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymList_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phrase"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateSynonymMutation, CreateSynonymMutationVariables>;
export const UpdateSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSearchSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymList_row"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymList_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSynonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phrase"}},{"kind":"Field","name":{"kind":"Name","value":"means"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateSynonymMutation, UpdateSynonymMutationVariables>;
export const DeleteSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSynonymMutation, DeleteSynonymMutationVariables>;
export function useSearchMissesQuery(options: (ApolloHooks.useQuery.Options<SearchMissesQuery, SearchMissesQueryVariables> & { variables: SearchMissesQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<SearchMissesQuery, SearchMissesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SearchMissesQueryVariables>> {
  return ApolloHooks.useQuery(SearchMissesDocument, options as ApolloHooks.useQuery.Options<SearchMissesQuery, SearchMissesQueryVariables>);
}

export function useTopMissesQuery(options: ApolloHooks.useQuery.Options<TopMissesQuery, TopMissesQueryVariables> | ApolloHooks.SkipToken = {}): ApolloHooks.useQuery.Result<TopMissesQuery, TopMissesQueryVariables, 'empty' | 'complete' | 'streaming', Partial<TopMissesQueryVariables>> {
  return ApolloHooks.useQuery(TopMissesDocument, options as ApolloHooks.useQuery.Options<TopMissesQuery, TopMissesQueryVariables>);
}

export function useSearchSynonymsQuery(options: (ApolloHooks.useQuery.Options<SearchSynonymsQuery, SearchSynonymsQueryVariables> & { variables: SearchSynonymsQueryVariables }) | ApolloHooks.SkipToken): ApolloHooks.useQuery.Result<SearchSynonymsQuery, SearchSynonymsQueryVariables, 'empty' | 'complete' | 'streaming', Partial<SearchSynonymsQueryVariables>> {
  return ApolloHooks.useQuery(SearchSynonymsDocument, options as ApolloHooks.useQuery.Options<SearchSynonymsQuery, SearchSynonymsQueryVariables>);
}

export function useTurnMissIntoSynonymMutation(options: Omit<ApolloHooks.useMutation.Options<TurnMissIntoSynonymMutation, TurnMissIntoSynonymMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<TurnMissIntoSynonymMutation, TurnMissIntoSynonymMutationVariables> {
  return ApolloHooks.useMutation(TurnMissIntoSynonymDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<TurnMissIntoSynonymMutation, TurnMissIntoSynonymMutationVariables>;
}

export function useTurnMissIntoServiceMutation(options: Omit<ApolloHooks.useMutation.Options<TurnMissIntoServiceMutation, TurnMissIntoServiceMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<TurnMissIntoServiceMutation, TurnMissIntoServiceMutationVariables> {
  return ApolloHooks.useMutation(TurnMissIntoServiceDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<TurnMissIntoServiceMutation, TurnMissIntoServiceMutationVariables>;
}

export function useDismissMissMutation(options: Omit<ApolloHooks.useMutation.Options<DismissMissMutation, DismissMissMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<DismissMissMutation, DismissMissMutationVariables> {
  return ApolloHooks.useMutation(DismissMissDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<DismissMissMutation, DismissMissMutationVariables>;
}

export function useCreateSynonymMutation(options: Omit<ApolloHooks.useMutation.Options<CreateSynonymMutation, CreateSynonymMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<CreateSynonymMutation, CreateSynonymMutationVariables> {
  return ApolloHooks.useMutation(CreateSynonymDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<CreateSynonymMutation, CreateSynonymMutationVariables>;
}

export function useUpdateSynonymMutation(options: Omit<ApolloHooks.useMutation.Options<UpdateSynonymMutation, UpdateSynonymMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<UpdateSynonymMutation, UpdateSynonymMutationVariables> {
  return ApolloHooks.useMutation(UpdateSynonymDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<UpdateSynonymMutation, UpdateSynonymMutationVariables>;
}

export function useDeleteSynonymMutation(options: Omit<ApolloHooks.useMutation.Options<DeleteSynonymMutation, DeleteSynonymMutationVariables>, 'variables'> = {}): ApolloHooks.useMutation.ResultTuple<DeleteSynonymMutation, DeleteSynonymMutationVariables> {
  return ApolloHooks.useMutation(DeleteSynonymDocument, options as never) as unknown as ApolloHooks.useMutation.ResultTuple<DeleteSynonymMutation, DeleteSynonymMutationVariables>;
}